import TestSupport
import Testing
import TouchCore
import TouchInquiry

@Suite("Hit testing (facts §2)")
struct HitTestTests {
  @Test("2.1, 2.5, 2.6: article 000's walk, step by step")
  func fiveViewsWalk() {
    expectSteps(
      tap(fiveViews, at: 200, 420).hitLines,
      """
      hit.ask 0 window (200,420) inside
      hit.ask 1 firstView (200,420) inside
      hit.ask 2 thirdView (180,120) inside
      hit.ask 3 fifthView (160,-140) outside
      hit.ask 3 fourthView (160,90) inside
      hit.return 3 fourthView fourthView
      hit.return 2 thirdView fourthView
      hit.return 1 firstView fourthView
      hit.return 0 window fourthView
      """)
  }

  static let three = """
    window 100x100
      view parent 0,0 100x100
        view back 0,0 80x80
        view middle 10,10 80x80
        view front 20,20 80x80
    """

  @Test("2.5: children are asked from last to first, and the first answer ends the questions")
  func newestFirst() {
    let trace = tap(Self.three, at: 15, 15)
    #expect(
      trace.hitLines.map { $0.split(separator: " ")[2] }.prefix(4) == [
        "window", "parent", "front", "middle",
      ])
    #expect(!trace.asked(touch: 1).contains(trace.scene.view(named: "back")!))
    #expect(hit(Self.three, at: 50, 50) == "front")
  }

  @Test("2.6: a view whose children all refuse answers itself")
  func itself() { #expect(hit(Self.three, at: 95, 5) == "parent") }

  @Test(
    "2.2, 2.3, 2.8: each switch refuses the whole subtree, and the call is made all the same",
    arguments: [
      ("hidden", AskVerdict.hidden), ("noninteractive", .interaction), ("alpha=0.005", .alpha),
    ])
  func switches(property: String, verdict: AskVerdict) {
    let text = """
      window 100x100
        view behind 0,0 100x100
        view closed 0,0 100x100 \(property)
          view inner 0,0 100x100
      """
    let trace = tap(text, at: 50, 50)
    #expect(trace.verdict(of: trace.scene.view(named: "closed")!, touch: 1) == verdict)
    #expect(trace.verdict(of: trace.scene.view(named: "inner")!, touch: 1) == nil)
    // 2.26: the search goes on behind it.
    #expect(hit(text, at: 50, 50) == "behind")
  }

  @Test("2.2: the limit of alpha is 0.01, and 2.14: exactly 0.01 is a setting")
  func alphaLimit() {
    func ghost(_ alpha: String, _ setting: String = "") -> String {
      hit("\(setting)window 9x9\n  view ghost 0,0 9x9 alpha=\(alpha)", at: 1, 1)
    }
    #expect(ghost("0.011") == "ghost")
    #expect(ghost("0.009") == "window")
    #expect(ghost("0.01") == "window")
    #expect(ghost("0.01", "model alphaAsFloat32 off\n") == "ghost")
    #expect(ghost("0.009", "model alphaAsFloat32 off\n") == "window")
  }

  @Test("2.4: pointInside NO means nil")
  func pointInsideNo() {
    let text = """
      window 100x100
        view closed 0,0 100x100
          view inner 0,0 100x100
          ~pointInside return no
      """
    #expect(hit(text, at: 50, 50) == "window")
  }

  @Test(
    "2.9: minimum edges are inside, maximum edges are not",
    arguments: [
      (10.0, 20.0, "box"), (9.999, 20, "window"), (59.999, 20, "box"), (60, 20, "window"),
      (10, 59.999, "box"), (10, 60, "window"), (10, 19.999, "window"),
    ])
  func halfOpen(x: Double, y: Double, name: String) {
    #expect(hit("window 100x100\n  view box 10,20 50x40", at: x, y) == name)
  }

  @Test("2.10: a shifted bounds origin moves what is inside")
  func boundsOrigin() {
    let text = """
      window 100x100
        view scrolled 0,0 100x100 bounds=0,500
          view row 0,520 100x20
      """
    #expect(hit(text, at: 50, 30) == "row")
    #expect(hit(text, at: 50, 10) == "scrolled")
  }

  @Test(
    "2.11: outside its superview's bounds a view cannot be hit, clipped or not",
    arguments: ["", " clips"])
  func overflow(clips: String) {
    let text = """
      window 100x100
        view card 0,0 50x50\(clips)
          view poking 40,40 50x50
      """
    #expect(hit(text, at: 45, 45) == "poking")
    #expect(hit(text, at: 60, 60) == "window")
  }

  @Test("2.12: a superview that accepts more points makes what sticks out reachable")
  func pointInsideOverrides() {
    func card(_ override: String) -> String {
      """
      window 100x100
        view card 0,0 50x50
          view poking 40,40 50x50
          ~pointInside \(override)
      """
    }
    #expect(hit(card("include poking"), at: 60, 60) == "poking")
    #expect(hit(card("expand 20"), at: 60, 60) == "poking")
    #expect(hit(card("expand 5"), at: 60, 60) == "window")
    #expect(hit(card("return yes"), at: 99, 99) == "card")
    #expect(hit(card("holes 0,0,20,20"), at: 10, 10) == "window")
    #expect(hit(card("holes 0,0,20,20"), at: 30, 30) == "card")
  }

  static func overridden(_ override: String) -> String {
    """
    window 100x100
      view behind 0,0 100x100
      view bar 0,0 50x50 hidden
        view inner 0,0 50x50
        ~hitTest \(override)
    """
  }

  @Test(
    "2.13: an overridden hitTest answers as it says, wherever the point is",
    arguments: [("return self", "bar"), ("return inner", "inner"), ("return nil", "behind")])
  func hitTestOverrides(override: String, name: String) {
    let trace = tap(Self.overridden(override), at: 90, 90)
    let bar = trace.scene.view(named: "bar")!
    #expect(trace.outcomes[0].hit.map { trace.scene.name(of: $0) } == name)
    #expect(trace.verdict(of: bar, touch: 1) == .overridden)
    #expect(trace.verdict(of: trace.scene.view(named: "inner")!, touch: 1) == nil)
  }

  @Test("2.13: calling super looks as usual; passing through refuses only the view itself")
  func callingSuper() {
    func bar(_ override: String) -> String {
      """
      window 100x100
        view behind 0,0 100x100
        view bar 0,0 100x100
          view inner 0,0 50x50
          ~hitTest \(override)
      """
    }
    #expect(hit(bar("super"), at: 90, 90) == "bar")
    #expect(hit(bar("passthrough"), at: 90, 90) == "behind")
    #expect(hit(bar("passthrough"), at: 10, 10) == "inner")
  }

  @Test("2.15: alpha is not inherited, only the refusing view itself counts")
  func alphaIsNotInherited() {
    let text = "window 9x9\n  view half 0,0 9x9 alpha=0.1\n    view inner 0,0 9x9 alpha=0.09"
    #expect(hit(text, at: 1, 1) == "inner")
  }

  @Test("2.17: an animation without allowUserInteraction refuses")
  func animating() {
    #expect(hit("window 9x9\n  view moving 0,0 9x9 animating", at: 1, 1) == "window")
    #expect(
      hit("window 9x9\n  view moving 0,0 9x9 animating=allowUserInteraction", at: 1, 1) == "moving")
  }

  @Test("2.22: no point leads into a view that its transform squeezes flat")
  func flat() {
    #expect(hit("window 9x9\n  view flat 0,0 9x9 transform=scale(0,1)", at: 4, 4) == "window")
    #expect(hit("window 9x9\n  view thin 0,0 9x9 transform=scale(0.5,1)", at: 4, 4) == "thin")
  }

  @Test("2.9, 2.22: a quarter turn keeps its edges where they are")
  func quarterTurn() {
    let text = "window 99x99\n  view v 40,40 40x40 anchor=0,0 transform=rotate(90)"
    #expect(hit(text, at: 20, 40) == "v")
    #expect(hit(text, at: 20, 39.999) == "window")
  }

  @Test("2.19: a disabled control is hit all the same")
  func disabledControl() {
    #expect(hit("window 9x9\n  view under 0,0 9x9\n  button b 0,0 9x9 disabled", at: 1, 1) == "b")
  }

  @Test("13: labels and images do not take touches unless they are told to")
  func interactionDefaults() {
    #expect(hit("window 9x9\n  label l 0,0 9x9", at: 1, 1) == "window")
    #expect(hit("window 9x9\n  image i 0,0 9x9", at: 1, 1) == "window")
    #expect(hit("window 9x9\n  image i 0,0 9x9 interactive", at: 1, 1) == "i")
  }

  @Test("Drawing order does not change who is asked first")
  func zPosition() {
    let text = "window 9x9\n  view raised 0,0 9x9 zPosition=10\n  view newest 0,0 9x9"
    #expect(hit(text, at: 1, 1) == "newest")
  }

  @Test("2.7: each view is asked, then its subviews; nobody behind the answer is asked")
  func orderOfCalls() {
    let text = """
      window 100x100
        view a 0,0 100x100
          view b 0,0 50x100
            view d 0,0 50x100
          view c 50,0 50x100
            view e 0,0 50x50
            view f 0,50 50x50
      """
    let trace = tap(text, at: 60, 10)
    expectSteps(
      trace.hitLines,
      """
      hit.ask 0 window (60,10) inside
      hit.ask 1 a (60,10) inside
      hit.ask 2 c (10,10) inside
      hit.ask 3 f (10,-40) outside
      hit.ask 3 e (10,10) inside
      hit.return 3 e e
      hit.return 2 c e
      hit.return 1 a e
      hit.return 0 window e
      """)
  }

  @Test("2.16: a view that draws nothing takes the touch of what is seen through it")
  func clearView() {
    let text = """
      window 100x100
        button seen 0,0 100x100
        view clear 0,0 100x100
      """
    #expect(hit(text, at: 50, 50) == "clear")
  }

  @Test("2.18: a view that was moved is hit at its new place at once")
  func modelGeometry() {
    let trace = delivered(
      """
      0 down A at 10,10
      10 up A
      500 set v frame 50,0 40x40
      500 down B at 10,10
      510 down C at 60,10
      520 up B,C
      """, in: "window 100x100\n  view v 0,0 40x40")
    #expect(
      trace.outcomes.map { $0.hit.map { trace.scene.name(of: $0) } } == ["v", "window", "v"])
  }

  @Test("2.20: hitTestTwice asks the window a second time, before the bind, with the same answers")
  func twice() throws {
    let trace = tap("model hitTestTwice on\n" + Self.three, at: 15, 15)
    let once = tap(Self.three, at: 15, 15).hitLines
    #expect(trace.hitLines == once + once)
    let bind = try #require(trace.firstIndex { $0.kindName == "touch.bind" })
    let asked = trace.indices.filter { trace[$0].kindName == "hit.ask" }
    #expect(asked.allSatisfy { $0 < bind && trace.milliseconds(at: $0) == 0 })
  }

  @Test("2.20, 2.21: one pass is shown unless somebody asks for two; no more than that differs")
  func onePass() {
    let trace = tap(Self.three, at: 15, 15)
    let window = trace.filter { step in
      if case .hitAsk(_, 0, _, _) = step { true } else { false }
    }
    #expect(window.count == 1)
    func rest(_ header: String) -> [String] {
      tap(header + Self.three, at: 15, 15).lines.filter {
        !$0.hasPrefix("hit.") && !$0.hasPrefix("window.ask")
      }
    }
    #expect(rest("model hitTestTwice on\n") == rest(""))
    let twice = tap("model hitTestTwice on\n" + Self.three, at: 15, 15)
    #expect(twice.lines.count { $0 == "window.ask window (15,15)" } == 2)
  }
}
