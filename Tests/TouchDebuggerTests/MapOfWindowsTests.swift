import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

/// A narrow window with a message above an app's main window.
private let bannered = scene(
  """
  window banner 390x180 level=alert
    view card 20,60 350x100
  window main 390x844 key
    view page 0,0 390x844
      view left 20,300 165x300
  """)

@Suite("The map of several windows") struct MapOfWindowsTests {
  private func map(at step: Int, _ language: Language = .english) -> String {
    var debugger = debugger(
      bannered, touches("0 down A at 100,400\n60 up A", in: bannered), language)
    return debugger.shown("goto \(step) ;; map")
  }

  @Test func `all that are shown are drawn on the screen, the finger too, before one is asked`() {
    let map = map(at: 0)
    for part in ["main › page, banner", "┌card", "┌left", "●"] {
      #expect(map.contains(part), "\(part):\n\(map)")
    }
    #expect(map.hasSuffix("● finger (100,400)\nwindows, from the front: banner, main"), "\(map)")
    #expect(self.map(at: 0, .simplifiedChinese).hasSuffix("窗口（由前到后）：banner、main"))
  }

  @Test func `the one that is asked has its border, and the one in front its refusal`() {
    let asked = map(at: 5)
    #expect(asked.contains("╔main › page, banner ✗═"), "\(asked)")
    #expect(asked.contains("● finger (100,400)  ═ asked now: main"), "\(asked)")
    #expect(asked.contains("✗ returned nil: banner"), "\(asked)")
  }

  @Test func `a window in front is clear: only its views cover what lies behind`() {
    let tall = scene(
      """
      window banner 390x844 level=alert
        view card 0,100 390x200
      window main 390x844
        view under 20,120 100x100
        view below 20,400 100x100
      """)
    var debugger = debugger(tall)
    let map = debugger.shown("map")
    #expect(map.contains("┌below") && map.contains("├card"), "\(map)")
    #expect(map.hasSuffix("\nnot drawn: under (covered)"), "\(map)")
  }

  @Test func `a finger beside all windows is said to be outside, not drawn`() {
    let small = scene("window 100x100\n  view page 0,0 100x100")
    var debugger = debugger(small, touches("0 down A at 300,300", in: small))
    let map = debugger.shown("map")
    #expect(
      map.hasSuffix("\nfinger (300,300), outside the picture") && !map.contains("●"), "\(map)")
  }
}

/// A text whose lines are joined again.
private func unwrapped(_ text: String) -> String {
  text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
}

@Suite("What a map's legend says") struct MapLegendTests {
  private let family = scene(
    """
    window 390x844
      view elder 20,80 350x420
      view younger 20,320 350x460
        view dada 20,40 310x200
        view ming 20,60 310x300 noninteractive
    """)

  private func shown(_ line: String) -> String {
    var debugger = debugger(family, touches("0 down A at 195,440\n80 up A", in: family))
    return debugger.shown(line)
  }

  @Test func `a view that is covered but for a sliver has a border and a name of its own`() {
    let map = shown("goto 6 ;; map")
    #expect(map.contains("┌dada") && map.contains(/[├╠]ming/), "\(map)")
    #expect(!map.contains("not drawn"), "\(map)")
  }

  @Test func `has a sign only where the picture or the list below has it`() {
    var debugger = debugger(family, touches("0 down A at 195,440\n80 up A", in: family))
    for step in 0...debugger.trace.count {
      let lines = debugger.perform("goto \(step) ;; map").lines.map(\.plain)
      let place = lines.lastIndex { $0.hasPrefix("└") || $0.hasPrefix("╚") } ?? 0
      let legend = lines[(place + 1)...].joined(separator: "\n")
      let picture = lines[...place].joined()
      for (sign, words) in [
        ("✗", "✗ returned nil"), ("✓", "✓ hit view"), ("═", "═ now at"), ("●", "● finger"),
      ]
      where legend.contains(words) {
        #expect(picture.contains(sign), "\(sign) at \(step):\n\(lines.joined(separator: "\n"))")
      }
    }
    #expect(shown("goto 20 ;; map").contains("now at: "))
  }

  @Test func `covered means wholly covered, with other words for a sliver without a place`() {
    let slivers = scene(
      """
      window 390x844
        view hidden 20,100 100x100
        view nearly 10,100 4x100
        view front 11,100 300x100
      """)
    var debugger = debugger(slivers)
    debugger.rowWidth = 20
    let map = unwrapped(debugger.shown("map"))
    #expect(map.contains("hidden (covered)"), "\(map)")
    #expect(map.contains("nearly") && !map.contains("nearly (covered)"), "\(map)")
  }

  @Test func `tells what a view's own pointInside accepts, and draws it where there is room`() {
    let holed = scene(
      """
      window 390x844
        button buy 125,600 140x48
        view modal 0,0 390x844
          ~pointInside holes 20,100,200,200 125,600,140,48
        button tab 300,780 60x40
          ~pointInside expand 20
        view always 0,60 50x30
          ~pointInside return no
      """)
    var debugger = debugger(holed)
    let map = debugger.shown("map")
    #expect(map.contains("┌buy──") && map.contains("┌┄┄"), "\(map)")
    #expect(
      unwrapped(map).contains(
        "┄ modal: pointInside returns false in 20,100 200x200; 125,600 140x48 "), "\(map)")
    #expect(
      unwrapped(map).contains("tab: pointInside returns true up to 20 pt outside its bounds"),
      "\(map)")
    #expect(map.contains("\nalways: pointInside returns false everywhere"), "\(map)")
    debugger.language = .simplifiedChinese
    #expect(
      unwrapped(debugger.shown("map")).contains(
        "┄ modal：pointInside 在 20,100 200x200; 125,600 140x48 里"))
    #expect(debugger.shown("map --ascii").contains("....."))
  }
}

@Suite("Names of other scripts on the map") struct WideNameMapTests {
  /// Names as a dump of a real app may bring them.
  private var chinese: Scene {
    var scene = scene(
      """
      window 390x844
        view page 0,0 390x844
          view card 40,200 300x200
          view narrow 300,600 20x100
      """)
    for (old, new) in [("page", "页面"), ("card", "卡片"), ("narrow", "窄")] {
      if let view = scene.view(named: old) { scene[view].name = new }
    }
    return scene
  }

  @Test(arguments: 20...60) func `are drawn as two cells, and every line is as wide`(columns: Int) {
    var debugger = debugger(chinese)
    debugger.rowWidth = columns
    let picture = debugger.perform("map").lines.prefix(22)
    #expect(picture.allSatisfy { $0.width == picture[0].width && $0.width <= columns })
    let text = picture.map(\.plain).joined(separator: "\n")
    #expect(text.contains("window › 页面─") && text.contains("┌卡片─"), "\(text)")
    #expect(!text.contains("?"))
  }

  @Test func `are question marks where only ASCII is wanted`() {
    var debugger = debugger(chinese)
    let map = debugger.shown("map --ascii")
    let isPlain = map.prefix { $0 != "@" }.allSatisfy(\.isASCII)
    #expect(isPlain && map.contains("+??"), "\(map)")
  }
}
