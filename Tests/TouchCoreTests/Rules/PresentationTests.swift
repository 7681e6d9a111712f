import TestSupport
import Testing
import TouchCore

/// A home with a button, and a controller that it presents.
private func presented(_ words: String, _ view: String = "0,40 400x760", _ more: String...)
  -> String
{
  ([
    "window 400x800", "  vc home", "    ~touchesBegan log", "    view page 0,0 400x800",
    "      button b 100,10 100x20", "        ~target touchUpInside go",
    "  presented vc card by=home \(words)", "    view sheet \(view)",
  ] + more.map { "      " + $0 }).joined(separator: "\n")
}

private let tapB = tap(at: 150, 20)

@Suite("Presentations (facts §19)")
struct PresentationTests {
  @Test(
    "19.19, 19.21, 19.22, 19.23: a tap beside a sheet hits the dimming view and dismisses (19-a)")
  func besideSheet() {
    let trace = delivered(tapB, in: presented("style=pageSheet"))
    expectSteps(
      trace.hitLines,
      """
      hit.ask 0 window (150,20) inside
      hit.ask 1 sheet (150,-20) outside
      hit.ask 1 card.dimming (150,20) inside
      hit.return 1 card.dimming card.dimming
      hit.return 0 window card.dimming
      """)
    expectSteps(
      trace.log,
      """
      0 touchesBegan card.dimming 1
      60 card.dimmingTap ended matched
      60 present.ask card shouldDismiss yes
      60 present.change card willDismiss
      60 present.change card didDismiss
      60 cancel 1 card.dimmingTap
      60 touchesCancelled card.dimming 1
      """)
    // It is gone, so a second tap is the button's.
    let again = delivered(tapB + "\n500 down B at 150,20\n560 up B", in: presented(""))
    #expect(again.outcomes.last?.hit == again.scene.view(named: "b"))
  }

  @Test("19.15: without a word about the style it is a page sheet")
  func defaultStyle() {
    #expect(hit(presented(""), at: 150, 20) == "card.dimming")
  }

  @Test("19.24: a modal sheet stays, and its delegate is not asked (19-a)")
  func modal() {
    let log = delivered(tapB, in: presented("modal")).log("present")
    #expect(log == ["60 present.change card stays"])
  }

  @Test("19.22, 19.23: the setting and the delegate may keep it")
  func kept() {
    let off = "model sheetTapOutsideDismisses off\n"
    #expect(
      delivered(tapB, in: off + presented("")).log("present") == ["60 present.change card stays"])
    #expect(
      delivered(tapB, in: presented("shouldDismiss=no")).log("present") == [
        "60 present.ask card shouldDismiss no", "60 present.change card stays",
      ])
  }

  @Test("19.13: fullScreen takes the presenter's view out of the window (19-b)")
  func fullScreen() {
    for style in ["fullScreen", "currentContext"] {
      let trace = delivered(tapB, in: presented("style=\(style)"))
      expectSteps(
        trace.hitLines,
        """
        hit.ask 0 window (150,20) inside
        hit.ask 1 sheet (150,-20) outside
        hit.ask 1 card.transition (150,20) inside
        hit.return 1 card.transition card.transition
        hit.return 0 window card.transition
        """)
      #expect(
        trace.chains == [
          "touchesBegan card.transition > window > app dropped",
          "touchesEnded card.transition > window > app dropped",
        ])
      let (page, sheet) = (trace.scene.view(named: "page")!, trace.scene.view(named: "sheet")!)
      #expect(trace.scene.window(containing: page) == nil)
      #expect(trace.scene.window(containing: sheet) == trace.scene.windows[0].view)
    }
  }

  @Test("19.14, 19.16: overFullScreen leaves it there, and nothing passes all the same")
  func overFullScreen() throws {
    for style in ["overFullScreen", "overCurrentContext", "custom"] {
      let scene = TestSupport.scene(presented("style=\(style)"))
      let page = try #require(scene.view(named: "page"))
      #expect(scene.window(containing: page) != nil)
      #expect(hit(presented("style=\(style)"), at: 150, 20) == "card.transition")
    }
  }

  @Test("19.31, 19.56: up to the largest undimmed detent touches beside a sheet go through (19-c)")
  func undimmed() {
    let words = "detents=medium|large undimmed=medium"
    let low = delivered(tapB, in: presented(words + " detent=medium", "0,400 400x400"))
    #expect(low.log("send") == ["60 send go object"])
    #expect(hit(presented(words + " detent=large"), at: 150, 20) == "card.dimming")
    #expect(hit(presented("undimmed=large"), at: 150, 20) == "b")
  }

  @Test("19.26, 19.28: a sheet's pan has a pull at the top of its scroll view (19-d)")
  func pullAtTop() {
    let scroll = "scroll list 0,0 400x760 contentSize=400x2000"
    let script = "0 down A at 200,400\n20 move A by 0,60\n40 up A"
    let top = delivered(script, in: presented("", "0,40 400x760", scroll))
    expectSteps(
      top.log("sheetPan", "sheet.move", "list", "present"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      20 card.sheetPan began matched
      20 card.sheetPan prevents list.pan
      20 list.pan failed prevented card.sheetPan
      20 card.sheetPan prevents list.delay
      20 list.delay failed prevented card.sheetPan
      20 sheet.move card began
      20 present.ask card shouldDismiss yes
      20 present.change card willDismiss
      20 sheet.move card moved (0,90)
      20 discard 1 recognized card.sheetPan
      40 card.sheetPan ended lifted
      40 present.change card didDismiss
      """)
    let below = delivered(
      script, in: presented("", "0,40 400x760", scroll + " contentOffset=0,100"))
    #expect(below.log("list willBeginDragging") == ["20 list willBeginDragging (0,100)"])
    #expect(below.log("sheet.move").isEmpty)
    // 19.28: upwards it scrolls.
    let up = delivered(
      "0 down A at 200,400\n20 move A by 0,-60\n40 up A",
      in: presented("", "0,40 400x760", scroll))
    #expect(up.log("sheet.move").isEmpty && !up.log("willBeginDragging").isEmpty)
  }

  @Test("19.29: with a refresh control the pull refreshes, and the sheet stays")
  func pullRefreshes() {
    let script = "0 down A at 200,300\n20 move A by 0,20\n40 move A by 0,280\n400 up A"
    let trace = delivered(
      script,
      in: presented(
        "", "0,40 400x760", "scroll list 0,0 400x760 contentSize=400x2000",
        "  refresh spinner 0,-60 400x60"))
    #expect(
      trace.log("sheet.move", "valueChanged", "list willBegin")
        == [
          "20 list willBeginDragging (0,0)", "40 spinner valueChanged",
          "400 list willBeginDecelerating (0,-131.83)",
        ])
  }

  @Test("19.26: a sheet's pan begins in any direction, and takes a sideways drag from its content")
  func pullSideways() {
    let script = "0 down A at 100,400\n20 move A by 20,0\n40 up A"
    func told(_ line: String) -> [String] {
      delivered(script, in: presented("", "0,40 400x760", line)).log("sheetPan began", "touches")
    }
    #expect(
      told("view stars 20,300 360x100") == [
        "0 touchesBegan stars 1", "20 card.sheetPan began matched", "20 touchesCancelled stars 1",
      ])
    // 19.27: a slider keeps its touch, and so does a view that says no.
    #expect(!told("slider volume 20,340 360x60 value=0.2").contains { $0.contains("sheetPan") })
    let keeps = "view stars 20,300 360x100\n        ~gestureRecognizerShouldBegin return no"
    #expect(!told(keeps).contains { $0.contains("sheetPan") })
    // A horizontal scroll view in it is deeper.
    #expect(
      !told("scroll strip 0,300 400x100 contentSize=900x100").contains { $0.contains("sheetPan") })
  }

  @Test("19.26, 19.41: in a sheet the swipe from the edge still goes back")
  func backInSheet() {
    let text = """
      window 400x800
        vc home
          view page 0,0 400x800
          presented navigation nav style=pageSheet
            vc first
              view one 0,0 400x760
            vc second
              view two 0,0 400x760
      """
    let trace = delivered(
      "0 down A at 3,400\n20 move A by 20,0\n40 move A by 200,0\n60 up A", in: text)
    #expect(trace.log("began matched") == ["20 nav.edgePop began matched"])
  }

  @Test("19.30: a sheet that can grow takes the drag up, unless told otherwise")
  func growing() {
    let scroll = "scroll list 0,0 400x400 contentSize=400x2000"
    let up = "0 down A at 200,600\n20 move A by 0,-60\n400 up A"
    let words = "detents=medium|large"
    let grows = delivered(up, in: presented(words, "0,400 400x400", scroll))
    #expect(
      grows.log("sheet.move").prefix(2) == [
        "20 sheet.move card began", "20 sheet.move card moved (0,350)",
      ])
    #expect(grows.log("willBeginDragging").isEmpty)
    let scrolls = delivered(
      up, in: presented(words + " scrollingExpands=no", "0,400 400x400", scroll))
    #expect(scrolls.log("sheet.move").isEmpty && !scrolls.log("willBeginDragging").isEmpty)
  }

  @Test("19.24, 19.31: a modal sheet lets no touch beside it through, dimmed or not")
  func modalUndimmed() {
    func hit(_ words: String) -> String? {
      delivered(
        tapB,
        in: presented(
          "detents=medium|large detent=medium undimmed=medium \(words)", "0,400 400x400")
      ).hit
    }
    #expect(hit("") == "b")
    #expect(hit("modal") == "card.dimming")
  }

  @Test("19.24, 19.25: a modal sheet only stretches, and its delegate hears of the attempt")
  func modalPull() {
    let log = delivered(
      "0 down A at 200,100\n20 move A by 0,500\n400 up A", in: presented("modal")
    ).log("sheet.move", "present")
    expectSteps(
      log,
      """
      20 sheet.move card began
      20 sheet.move card moved (0,241.59)
      400 present.change card didAttemptToDismiss
      400 sheet.move card ended
      """)
    // Neither far nor fast: nobody is told.
    let short = delivered(
      "0 down A at 200,100\n100 move A by 0,20\n600 move A by 0,1\n700 up A",
      in: "model pullSpeed 2000\n" + presented("modal"))
    #expect(short.log("didAttempt").isEmpty)
  }

  @Test("19.27: content loses its touch to the sheet's pan; a slider keeps it")
  func content() {
    let script = "0 down A at 20,100\n20 move A by 0,40\n40 up A"
    let drawing = delivered(
      script,
      in: presented("", "0,40 400x760", "view canvas 0,0 400x400", "  ~touchesMoved log"))
    #expect(drawing.log("touchesCancelled") == ["20 touchesCancelled canvas 1"])
    let slider = delivered(
      script, in: presented("", "0,40 400x760", "slider s 0,40 300x40"))
    #expect(slider.log("sheet.move").isEmpty)
    #expect(slider.log("touchesEnded") == ["40 touchesEnded s 1"])
  }

  @Test("19.32, 19.33: a popover's passthrough views get their touches (19-f)")
  func popover() {
    let text = """
      window 400x800
        vc home
          view page 0,0 400x800
            button tool 10,10 60x40
              ~target touchUpInside use
            button b 100,10 100x20
              ~target touchUpInside go
        presented vc card by=home style=popover passthrough=tool
          view menu 50,100 200x200
      """
    let tool = delivered(tap(at: 30, 30), in: text)
    #expect(tool.log("send", "present") == ["60 send use object"])
    let beside = delivered(tapB, in: text)
    #expect(
      beside.log("send", "present") == [
        "60 present.ask card shouldDismiss yes", "60 present.change card willDismiss",
        "60 present.change card didDismiss",
      ])
  }

  @Test("19.34: anchored to a bar's item, it lets touches through to the others")
  func source() {
    let text = """
      window 400x800
        navigation nav
          bar
            barItem done 300,0 44x44
            barItem add 350,0 44x44
          vc home
            view page 0,0 400x800
        presented vc card by=home style=popover source=done
          view menu 50,100 200x200
      """
    #expect(hit(text, at: 360, 20) == "add")
    #expect(hit(text, at: 310, 20) == "card.dimming")
  }

  @Test("19.35, 19.36: beside an alert nothing happens, beside an action sheet it means cancel")
  func alerts() {
    let view = "50,300 300x200"
    let alert = delivered(tapB, in: presented("style=alert", view))
    #expect(
      alert.log == ["0 touchesBegan card.dimming 1", "60 touchesEnded card.dimming 1"])
    // 19.35: what keeps the touch lies in the app's own window.
    #expect(alert.chains.first == "touchesBegan card.dimming > window > app dropped")
    #expect(alert.outcomes.map(\.window) == [alert.scene.windows[0].view])
    #expect(alert.scene.windows.count == 1)
    #expect(
      delivered(tapB, in: presented("style=actionSheet", view)).log("present") == [
        "60 present.change card stays"
      ])
    #expect(
      delivered(tapB, in: presented("style=actionSheet cancel", view)).log("present") == [
        "60 present.change card didDismiss"
      ])
  }

  @Test("19.17, 19.18: whoever presents from inside a container, the container is next")
  func presenter() {
    let text = """
      window 400x800
        navigation nav
          vc home
            view page 0,0 400x800
        presented vc card by=home
          view sheet 0,40 400x760
      """
    let scene = TestSupport.scene(text)
    let sheet = scene.view(named: "sheet")!
    #expect(
      scene.chain(from: .view(sheet)).map { scene.name(of: $0.responder) } == [
        "card", "nav", "window", "app",
      ])
    let context = text.replacing("vc home", with: "vc home definesContext")
      .replacing("by=home", with: "by=home style=overCurrentContext")
    let inside = TestSupport.scene(context)
    #expect(
      inside.chain(from: .view(inside.view(named: "sheet")!)).map { inside.name(of: $0.responder) }
        == ["card", "home", "nav.view", "nav", "window", "app"])
  }

  @Test("19.12: set dismissed and presented take it out and bring it back")
  func bySet() {
    let script = """
      0 set card dismissed
      10 down A at 150,20
      60 up A
      100 set card presented
      500 down B at 150,20
      560 up B
      """
    let trace = delivered(script, in: presented(""))
    #expect(
      trace.outcomes.map { $0.hit.map { trace.scene.name(of: $0) } } == ["b", "card.dimming"])
    #expect(hit(presented("dismissed"), at: 150, 20) == "b")
  }
}
