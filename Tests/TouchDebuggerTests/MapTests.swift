import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("The map") struct MapTests {
  private func map(_ line: String = "map", at step: Int, _ language: Language = .english) -> Reply {
    var debugger = debugger(article000, nil, language)
    _ = debugger.perform("goto \(step)")
    return debugger.perform(line)
  }

  @Test func `shows the finger, whose turn it is and who refused, as the screen is shaped`() {
    #expect(
      map(at: 7).plain == """
        ┌window › firstView────┐
        │                      │
        │┌secondView──────────┐│
        ││                    ││
        ││                    ││
        ││                    ││
        │└────────────────────┘│
        │┌thirdView───────────┐│
        ││┌fourthView────────┐││
        │││                  │││
        │││         ●        │││
        │││                  │││
        │││                  │││
        ││└──────────────────┘││
        ││╔fifthView ✗═══════╗││
        ││║                  ║││
        ││║                  ║││
        ││║                  ║││
        ││╚══════════════════╝││
        │└────────────────────┘│
        │                      │
        └──────────────────────┘
        ● finger (200,420)  ═ asked now: fifthView
        ✗ returned nil: fifthView
        """)
  }

  @Test func `needs nothing but ASCII where that is wanted`() {
    let ascii = map("map --ascii", at: 16).plain
    #expect(
      ascii == """
        +window > firstView----+
        |                      |
        |+secondView----------+|
        ||                    ||
        ||                    ||
        ||                    ||
        |+--------------------+|
        |+thirdView-----------+|
        ||#fourthView *======#||
        ||#                  #||
        ||#         @        #||
        ||#                  #||
        ||#                  #||
        ||#==================#||
        ||+fifthView x-------+||
        |||                  |||
        |||                  |||
        |||                  |||
        ||+------------------+||
        |+--------------------+|
        |                      |
        +----------------------+
        @ finger (200,420)  = now at: fourthView
        x returned nil: fifthView  * hit view: fourthView
        """)
    let isPlain = ascii.allSatisfy(\.isASCII)
    #expect(isPlain)
    var debugger = debugger()
    debugger.drawsInASCII = true
    #expect(debugger.shown("goto 16 ;; map").hasSuffix(ascii))
  }

  @Test func `marks turned views, keeps hidden ones from covering, and cuts what is outside`() {
    let odd = scene(
      """
      window 844x390
        view panel 100,50 200x200
          view button 150,20 200x80
          view gone 20,20 40x100 hidden
            view inner 0,0 300x60
        view turned 500,100 200x100 transform=rotate(45)
        view tiny 700,20 1x1
        view far 900,20 1e9x1e9
      """)
    var debugger = debugger(odd)
    debugger.rowWidth = 50
    let lines = debugger.perform("map").lines.prefix { "┌│├└".contains($0.plain.first ?? " ") }
    #expect(lines.count >= 12 && lines.allSatisfy { $0.plain.count == 50 })
    let text = lines.map(\.plain).joined(separator: "\n")
    #expect(text.contains("┌turned ∠"))
    #expect(text.contains("button") && text.contains("■tiny") && !text.contains("far"))
  }

  @Test func `names what cannot be made out on it, with the reason`() {
    let crowded = scene(
      """
      window 390x844
        view dot 200,300 3x3
        view behind 20,500 100x80
        view front 0,480 300x200
        view away 500,0 40x40
      """)
    var debugger = debugger(crowded)
    #expect(
      debugger.shown("map").hasSuffix(
        "■ too small to draw\nnot drawn: behind (covered); away (outside the picture)"))
    #expect(debugger.shown("map").contains("■dot"))
    debugger.language = .simplifiedChinese
    #expect(debugger.shown("map").hasSuffix("\n没有画出：behind（被盖住）；away（在图之外）"))
    #expect(!debugger.shown("set dot frame=20,100 200x50 ;; map").contains("■"))
  }

  /// The map of a scene at a step, 30 columns wide.
  private func small(_ text: String, at step: Int = 0) -> String {
    var debugger = debugger(scene(text))
    debugger.rowWidth = 30
    _ = debugger.perform("goto \(step)")
    return debugger.perform("map").plain
  }

  @Test func `names that begin in one cell share a label, each once, whoever's turn it is`() {
    let text = """
      window 390x844
        view page 0,0 390x844
          view card 40,80 300x400
            view photo 0,0 300x200
            button buy 40,300 100x80
        view guide 0,0 390x844 noninteractive
      """
    var debugger = debugger(scene(text))
    debugger.rowWidth = 60
    for step in 0...debugger.trace.count {
      let map = debugger.shown("goto \(step) ;; map")
      let drawn = map.split(separator: "\n").filter { "┌╔│║└╚├╠".contains($0.first ?? " ") }
      for name in ["window", "page", "guide", "card", "photo", "buy"] {
        #expect(drawn.joined().ranges(of: name).count == 1, "\(name) at \(step):\n\(map)")
      }
      #expect(map.contains(/window[ ↑]* › page[ ↑]*, guide/))
      #expect(map.contains(/card[ ✓✗↑]* › photo/))
      #expect(!map.contains("guide › ") && !map.contains("not drawn"))
    }
  }

  @Test func `names of one frame that need two rows say in the second that they lie in the first`()
  {
    let map = small(
      """
      window 390x844
        view firstContainer 0,0 390x844
          view secondContainer 0,0 390x844
      """)
    #expect(map.contains("│› secondContainer"), "\(map)")
    #expect(!map.contains("› ─") && !map.contains("›─"), "\(map)")
  }

  @Test func `a view that a scroll view has moved up is cut and still has its name`() {
    let map = small(
      """
      window 390x844
        scroll list 0,200 390x400 contentSize=390x2000 contentOffset=0,300 clips
          view page 0,0 390x2000
          view gone 20,0 100x100
      """)
    #expect(map.contains("├list › page") && map.hasSuffix("not drawn: gone (clipped)"), "\(map)")
  }

  @Test func `what lies in front covers what lies behind, whichever was made first`() {
    let map = small(
      """
      window 390x844
        view front 20,100 300x300 zPosition=1
        view back 40,150 100x100
      """)
    #expect(map.contains("┌front") && map.hasSuffix("not drawn: back (covered)"), "\(map)")
  }

  @Test func `a name whose place is covered stands elsewhere on its view`() {
    let map = small(
      """
      window 390x844
        view under 20,100 200x300
        view over 0,60 390x80
      """)
    #expect(map.contains("└under─") && !map.contains("not drawn"), "\(map)")
  }

  @Test func `a sign and its word stay together in the legend`() {
    var debugger = debugger()
    for columns in 30...60 {
      debugger.rowWidth = columns
      let legend = debugger.perform("goto 16 ;; map").lines.map(\.plain).drop { $0.first != "●" }
      #expect(legend.allSatisfy { $0.count <= columns })
      for part in ["● finger (200,420)", "═ now at: fourthView", "✗ returned nil", "✓ hit view"] {
        #expect(legend.contains { $0.contains(part) }, "\(columns): \(part)")
      }
    }
  }

  @Test func `styles say what the marks say`() {
    func style(of text: String, _ reply: Reply) -> StyledRun.Style? {
      reply.lines.flatMap(\.runs).first { $0.text.contains(text) }?.style
    }
    let asking = map(at: 7)
    #expect(style(of: "fifthView ✗", asking) == .strong)
    #expect(style(of: "╔", asking) == .strong)
    let hit = map(at: 20)
    #expect(style(of: "fifthView ✗", hit) == .dim)
    #expect(style(of: "fourthView ✓", hit) == .good)
  }

  @Test func `before the first step the finger is shown where it will land`() {
    let map = map(at: 0)
    #expect(map.lines.count == 23 && map.lines.last?.plain == "● finger (200,420)")
    #expect(!map.plain.contains("✗") && !map.plain.contains("═"))
  }

  @Test func `its legend speaks the person's language`() {
    let legend = map(at: 16, .simplifiedChinese).plain
    for part in ["手指 (200,420)", "═ 当前：fourthView", "✗ 返回 nil：fifthView", "✓ 命中的视图：fourthView"] {
      #expect(legend.contains(part), "\(part):\n\(legend)")
    }
  }
}

@Suite("Hidden views on the map") struct HiddenViewMapTests {
  @Test func `a hidden view has its name, and its border leaves the names of others alone`() {
    let hiding = scene(
      """
      window 390x844
        view page 0,0 390x844
          view cover 0,0 390x400 hidden
          button top 20,100 200x50 hidden
      """)
    var debugger = debugger(hiding)
    let map = debugger.shown("map")
    #expect(map.contains("┌window › page › cover ◌─"))
    #expect(map.contains("┌top ◌─"))
  }
}

@Suite("Several fingers on the map") struct FingersOnMapTests {
  @Test func `every finger that is down is drawn, also while the program changes something`() {
    let pad = scene("window 390x844\n  view pad 0,0 390x844 multitouch\n  view note 0,0 9x9")
    let script = touches("0 down A,B at 100,600 300,600\n50 set note hidden\n90 up A,B", in: pad)
    var debugger = debugger(pad, script)
    let place = debugger.trace.firstIndex { $0.kindName == "scene.change" } ?? 0
    let map = debugger.shown("goto \(place + 1) ;; map")
    #expect(map.contains("● fingers A\u{a0}(100,600), B\u{a0}(300,600)"))
    #expect(map.contains { $0 == "●" } && map.filter { $0 == "●" }.count == 3)
    // Before the first step they are shown where they will land.
    #expect(
      debugger.shown("goto start ;; map").contains("● fingers A\u{a0}(100,600), B\u{a0}(300,600)"))
  }
}

@Suite("The map in sentences") struct MapSentencesTests {
  @Test func `says where each view lies, where the finger is of it and what it answered`() {
    var debugger = debugger()
    let text = debugger.shown("goto 16 ;; map --text")
    for line in [
      "Finger a is at (200,420).", "It is the turn of fourthView.",
      "firstView fills window. The finger is inside.",
      "thirdView is in firstView, 20 pt from its left edge and 300 pt from its top edge; it is 350 "
        + "by 480 pt. The finger is inside.",
      "The finger is 140 pt above its top edge. It has refused the touch.",
      "The finger is inside. It is the hit view.",
    ] { #expect(text.contains(line), "\(line)\n\(text)") }
    #expect(!text.contains("│"))
    debugger.language = .simplifiedChinese
    let chinese = debugger.shown("map --text")
    #expect(chinese.contains("firstView 占满 window。手指在它里面。"), "\(chinese)")
    #expect(chinese.contains("手指在它上边之外 140 点。它拒绝了这次触摸。"), "\(chinese)")
  }

  @Test func `says which view lies over which, and what cannot be seen`() {
    var debugger = debugger(
      scene("window 390x844\n  view back 20,20 200x200\n  view front 100,100 200x200 hidden"))
    #expect(debugger.shown("map --text").contains("It cannot be seen."))
    #expect(debugger.shown("set front hidden=no ;; map --text").contains("It lies over back."))
    #expect(debugger.shown("map front --text").hasPrefix("Finger"))
  }
}
