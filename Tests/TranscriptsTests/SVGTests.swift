import TestSupport
import Testing
import TouchCore
import TouchNarration
import Transcripts

/// Everything that can stick out, be cut, be turned or be gone.
private let crowded = recorded(
  """
  window 390x844
    vc root
      view page 0,0 390x844
        view card 30,250 330x180
          label title 20,20 200x30
          button ok 120,150 90x60
        view sheet 40,560 200x160 clips
          button more 150,120 90x70
        view turned 60,60 200x120 transform=rotate(30)
        view faint 260,560 100x40 alpha=0
        view dot 340,700 1x1
        view nothing 300,780 0x0
      view glass 0,740 390x104 hidden
  """, "0 down A at 165,450\n80 up A")

@Suite("The picture of a scene at a step") struct SVGTests {
  @Test("Article 000's picture is the one kept, when fifthView refuses and at the end")
  func article000() throws {
    try expectGolden(
      SceneSVG(of: article, at: 6, language: .english).text, "article-000-step-7.svg")
    try expectGolden(SceneSVG.ofEnd(article, .simplifiedChinese).text, "article-000.zh-Hans.svg")
  }

  @Test("A crowded scene's picture is the one kept") func crowd() throws {
    try expectGolden(SceneSVG.ofEnd(crowded).text, "crowded.svg")
  }

  @Test("Whose turn it is has the strongest outline, and the finger its point in that view")
  func turn() throws {
    let picture = try SceneSVG(of: article, at: 6, language: .english).read()
    #expect(picture.has("path", ["class": "s-accent", "stroke-width": "4"]))
    #expect(picture.words.contains("(160,-140)"))
    #expect(picture.words.contains("the finger, in coordinates of fifthView"))
  }

  @Test("Of very many views that were asked, the first are drawn and the others counted")
  func many() throws {
    let views = (0..<1600).map { "  view v\($0) \($0 % 380),\($0 / 380) 10x10" }
    let picture = try SceneSVG.ofEnd(
      recorded((["window 390x844"] + views).joined(separator: "\n"), "0 down A at 195,620\n80 up A")
    ).read()
    #expect(picture.elements.count(where: { $0.attributes["data-view"] != nil }) == 1500)
    #expect(picture.words.contains("101 views are not drawn"))
  }

  @Test("A view lies where its superviews put it, however they are turned")
  func nested() throws {
    let picture = try SceneSVG.ofEnd(
      recorded(
        """
        window 400x400
          view a 100,100 200x200 transform=rotate(90)
            view b 20,0 100x100 transform=scale(0.5,0.5)
              view c 10,30 40x20
        """, "0 down A at 10,10\n80 up A")
    ).read()
    // c is 40 by 20 at half the size, on its side: the picture of the window is 380 points wide.
    let box = try #require(picture.elements.first { $0.attributes["data-view"] == "3" })
    #expect(box.attributes["width"] == "9.5" && box.attributes["height"] == "19")
  }

  @Test("A view is painted where it draws, wherever it takes touches")
  func drawn() throws {
    let picture = try SceneSVG.ofEnd(
      recorded(
        """
        window 390x844
          view clear 20,60 350x200
            ~draw nothing
          view modal 20,300 350x300
            ~draw holes 100,100,140,48
        """, "0 down A at 195,620\n80 up A")
    ).read()
    let shapes = picture.elements.filter { $0.attributes["data-view"] != nil }
    #expect(shapes.contains { $0.name == "rect" && $0.attributes["fill"] == "none" })
    #expect(shapes.contains { $0.name == "path" && $0.attributes["fill"] != "none" })
  }

  @Test("What a view's own pointInside accepts is drawn, and the legend says so")
  func ownPointInside() throws {
    let holed = recorded(
      """
      window 390x844
        view modal 0,0 390x844
          ~pointInside holes 125,600,140,48
        button tab 300,780 60x40
          ~pointInside expand 20
      """, "0 down A at 195,620\n80 up A")
    let picture = try SceneSVG.ofEnd(holed).read()
    let lines = picture.elements.filter {
      $0.name == "path" && $0.attributes["stroke-dasharray"] == "2 3"
        && $0.attributes["fill"] == "none"
    }
    #expect(lines.count == 2)
    let modal = picture.elements.first { $0.attributes["data-view"] == "1" }
    #expect(modal?.name == "rect")
    #expect(picture.words.contains("the area of an overridden pointInside"))
    #expect(try !SceneSVG.ofEnd(article).read().words.contains("pointInside differs"))
  }

  @Test("Who refused, and why, and who is hit is said without colour") func verdicts() throws {
    let picture = try SceneSVG.ofEnd(article).read()
    #expect(picture.words.contains("✗ outside"))
    #expect(picture.words.contains("✓ hit"))
    let crowd = try SceneSVG.ofEnd(crowded).read()
    for words in ["✗ hidden", "✗ alpha", "✗ outside", "◌ interaction", "✓ hit"] {
      #expect(crowd.words.contains(words), "\(words)")
    }
  }

  @Test("Nothing is told of steps that are still to come") func future() throws {
    let before = try SceneSVG(of: article, at: nil, language: .english).read()
    #expect(before.words.contains("before the first of 31 steps"))
    #expect(!before.words.contains("✗") && !before.words.contains("✓"))
    #expect(!before.words.contains("dropped"))
    #expect(before.words.contains("(200,420)"), "the finger is shown where it will land")
    let asking = try SceneSVG(of: article, at: 6, language: .english).read()
    #expect(!asking.words.contains("✓") && !asking.words.contains("dropped"))
  }

  @Test("What takes no touches is dashed, and what is hidden covers nothing") func dashed() throws {
    let picture = try SceneSVG.ofEnd(crowded).read()
    #expect(picture.shape(of: "title", in: crowded)?["stroke-dasharray"] == "5 3")
    #expect(picture.shape(of: "title", in: crowded)?["fill"] == nil)
    #expect(picture.shape(of: "glass", in: crowded)?["fill"] == "none")
    #expect(picture.shape(of: "card", in: crowded)?["stroke-dasharray"] == nil)
  }

  @Test("2.10, 2.11: What sticks out of a superview is hatched, what is clipped only dotted")
  func sticksOut() throws {
    let crowd = try SceneSVG.ofEnd(crowded).read()
    #expect(crowd.elements.count { $0.attributes["class"] == "out" } == 1)
    #expect(crowd.elements.count { $0.attributes["stroke-dasharray"] == "1 4" } == 1)
    #expect(crowd.words.contains("outside the bounds of a superview"))
    let article = try SceneSVG.ofEnd(article).read()
    #expect(!article.elements.contains { $0.attributes["class"] == "out" })
    #expect(!article.words.contains("outside the bounds of a superview"))
  }

  @Test("A turned view is a turned shape, a tiny one is still seen") func shapes() throws {
    let picture = try SceneSVG.ofEnd(crowded).read()
    #expect(picture.shape(of: "turned", in: crowded)?["d"]?.hasPrefix("M") == true)
    #expect(picture.shape(of: "dot", in: crowded)?["width"] == "4")
    #expect(picture.shape(of: "nothing", in: crowded)?["width"] == "4")
    let turns = picture.elements.compactMap { $0.attributes["transform"] }
    #expect(turns.count == 1 && turns[0].hasPrefix("rotate(30 "))
  }

  @Test("9.30: What is held back lies in the pocket, by whom") func pocket() throws {
    let trace = doubleTap("delaysTouchesBegan=yes")
    let held = try #require(trace.indices.first { trace[$0].kindName == "gate.hold" })
    let full = try SceneSVG(of: trace, at: held, language: .english).read()
    #expect(full.words.contains("touchesBegan · A"))
    #expect(full.words.contains("delayed by double"))
    let end = try SceneSVG.ofEnd(trace).read()
    #expect(!end.words.contains("touchesBegan · A"))
    let plain = try SceneSVG.ofEnd(article).read()
    #expect(!plain.words.contains("Delayed messages"))
  }

  @Test("Every finger has a name, its point and its way") func fingersAndTrails() throws {
    let end = try #require(fingers.indices.last { fingers.milliseconds(at: $0) == 40 })
    let picture = try SceneSVG(of: fingers, at: end, language: .english).read()
    #expect(picture.words.contains("A (40,400)"))
    #expect(picture.words.contains("B (260,400)"))
    let trails = picture.elements.filter {
      $0.name == "path" && $0.attributes["class"] == "s-finger" && $0.attributes["opacity"] != nil
    }
    #expect(trails.map { $0.attributes["d"]?.count { $0 == "L" } } == [2, 2])
  }

  @Test("The chain tells who had the message and how it ended") func chain() throws {
    let words = try SceneSVG.ofEnd(article).read().words
    #expect(
      words.contains(
        "Responder chain: fourthView → thirdView → firstView → root → window → app ✗ dropped"))
    let kept = try SceneSVG.ofEnd(recorded("window 390x844\n  button go 0,0 390x844")).read().words
    #expect(kept.contains("Responder chain: go ✓ kept"))
  }

  @Test("A scene without a window has a picture that says so") func noWindow() throws {
    let script = try tap()
    let picture = try SceneSVG.ofEnd(record(script, in: Scene())).read()
    #expect(picture.words.contains("there is no window to draw"))
  }
}
