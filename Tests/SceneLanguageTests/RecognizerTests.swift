import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Recognizers in the language")
struct RecognizerTests {
  /// The recognizer of a line that stands below a view.
  private func recognizer(_ lines: String...) throws -> Recognizer {
    let scene = scene(
      "window\n  view a\n" + lines.map { "    \($0)\n" }.joined() + "  @tap other\n  scroll list\n")
    let a = try #require(scene.view(named: "a"))
    let id = try #require(scene[a].recognizers.first)
    return scene[id]
  }

  @Test(
    "9.6, 10: a recognizer without words has UIKit's defaults", arguments: RecognizerKind.allCases)
  func defaults(kind: RecognizerKind) throws {
    guard !kind.belongsToScrollView else { return }
    var made = Scene()
    let window = try made.addWindow(View("window", .window))
    let a = try made.addSubview(View("a"), to: window)
    let id = try made.addRecognizer(Recognizer("", kind), to: a)
    #expect(try recognizer("@\(kind.rawValue)") == made[id])
  }

  @Test("10.1, 10.7, 10.12, 10.22, 10.32: every kind has the properties that are its own")
  func kinds() throws {
    let tap = try recognizer("@tap double taps=2 touches=3")
    #expect(tap.name == "double")
    #expect(tap.numberOfTapsRequired == 2 && tap.numberOfTouchesRequired == 3)
    let press = try recognizer(
      "@longPress taps=1 touches=2 minimumPressDuration=0.25 allowableMovement=5")
    #expect(press.numberOfTapsRequired == 1 && press.numberOfTouchesRequired == 2)
    #expect(press.minimumPressDuration == 0.25 && press.allowableMovement == 5)
    let pan = try recognizer("@pan minimumTouches=2 maximumTouches=3")
    #expect(pan.minimumNumberOfTouches == 2 && pan.maximumNumberOfTouches == 3)
    let swipe = try recognizer("@swipe direction=left|up touches=2")
    #expect(swipe.direction == [.left, .up] && swipe.numberOfTouchesRequired == 2)
    #expect(try recognizer("@swipe direction=none").direction == [])
    #expect(try recognizer("@edgePan edges=left|bottom").edges == [.left, .bottom])
    let custom = try recognizer("@custom recognizesAt=moved ignoresTouches")
    #expect(custom.recognizesAt == .moved && custom.ignoresTouches)
  }

  @Test("9.5, 9.12, 9.27, 9.30, 9.32: every recognizer has the flags, with yes, no or nothing")
  func flags() throws {
    let it = try recognizer(
      """
      @pan disabled cancelsTouchesInView=no delaysTouchesBegan delaysTouchesEnded=no \
      allowedTouchTypes=direct|pencil requiresExclusiveTouchType=no
      """)
    #expect(!it.isEnabled && !it.cancelsTouchesInView)
    #expect(it.delaysTouchesBegan && !it.delaysTouchesEnded)
    #expect(it.allowedTouchTypes == [.direct, .pencil] && !it.requiresExclusiveTouchType)
    let other = try recognizer("@pan disabled=no cancelsTouchesInView=yes")
    #expect(other.isEnabled && other.cancelsTouchesInView && other.name.isEmpty)
  }

  @Test("9.21: requires may name recognizers that are written later, and a scroll view's own")
  func requires() throws {
    let scene = scene(
      """
      window
        view a
          @tap single requires=double,list.pan,view3.pinch
          @tap double taps=2
        scroll list
        view
          @pinch
      """)
    let single = try #require(scene.recognizer(named: "single"))
    #expect(
      scene[single].requiresToFail.map { scene.name(of: $0) } == [
        "double", "list.pan", "view3.pinch",
      ])
  }

  @Test("9.4, 9.15, 9.23, 9.26: a delegate or subclass answers below its recognizer")
  func answers() throws {
    let it = try recognizer(
      "@tap t", "  ~shouldReceive no", "  ~shouldBegin yes", "  ~simultaneous other list.pan",
      "  ~requireFailureOf other", "  ~requiredToFailBy list.pan list.delay",
      "  ~canPrevent return no", "  ~canBePrevented no")
    // The window's own recognizer is the first, then come those of the subviews in their order.
    let (other, delay, pan) = (RecognizerID(0), RecognizerID(2), RecognizerID(3))
    var answers = DelegateAnswers()
    answers.shouldReceive = false
    answers.shouldBegin = true
    answers.simultaneous = .some([other, pan])
    answers.requireFailureOf = [other]
    answers.requiredToFailBy = [pan, delay]
    answers.canPrevent = false
    answers.canBePrevented = false
    #expect(it.answers == answers)
    #expect(
      try recognizer("@tap t", "  ~simultaneous all").answers.simultaneous == .all)
  }

  @Test("11.18: answers directly below a scroll view are those of its pan's delegate")
  func scrollView() throws {
    let scene = scene(
      """
      window
        scroll list
          ~simultaneous swipe
          ~shouldBegin no
          @scrollPan maximumTouches=1 requires=swipe
            ~target nil scrolled
          @scrollDelay disabled
          @swipe swipe
          @pan
      """)
    let pan = scene[try #require(scene.recognizer(named: "list.pan"))]
    let swipe = try #require(scene.recognizer(named: "swipe"))
    #expect(pan.kind == .scrollPan)
    #expect(pan.answers.simultaneous == .some([swipe]) && pan.answers.shouldBegin == false)
    #expect(pan.maximumNumberOfTouches == 1 && pan.requiresToFail == [swipe])
    #expect(pan.targets == [ActionTarget(target: .firstToHandle, action: "scrolled")])
    let delay = scene[try #require(scene.recognizer(named: "list.delay"))]
    #expect(delay.kind == .scrollDelay && !delay.isEnabled)
    let added = scene[try #require(scene.recognizer(named: "list.pan2"))]
    #expect(added.kind == .pan)
    #expect(scene.recognizers.count == 4)
  }

  @Test("A recognizer that stands behind subviews is numbered like one in front of them")
  func late() {
    let early = scene("window\n  @tap a\n  view v\n    @pan b")
    #expect(scene("window\n  view v\n    @pan b\n  @tap a") == early)
  }
}
