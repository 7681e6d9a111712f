import SceneLanguage
import TestSupport
import Testing
import TouchCore

@Suite("Controls, scroll views and focus in the language")
struct FocusAndControlTests {
  private func view(_ lines: String...) throws -> View {
    let scene = scene("window 390x844\n" + lines.map { "  \($0)\n" }.joined())
    return scene[try #require(scene.viewIDs.last)]
  }

  @Test("7.16, 7.18: a control calls some object, a responder, or whoever handles the action")
  func targets() throws {
    let button = try view(
      "button b", "  ~target touchUpInside save", "  ~target touchDown|touchCancel window log:",
      "  ~target allTouchEvents nil save", "  ~target touchDownRepeat save")
    #expect(
      button.control.targets == [
        ActionTarget([.touchUpInside, .touchDownRepeat], target: .someObject, action: "save"),
        ActionTarget(
          [.touchDown, .touchCancel], target: .responder(.view(ViewID(0))), action: "log:"),
        ActionTarget(.allTouchEvents, target: .firstToHandle, action: "save"),
      ])
  }

  @Test("7.5, 7.7, 8.2: subclasses answer about tracking and about recognizers")
  func tracking() throws {
    let control = try view(
      "control c", "  ~beginTracking return no", "  ~continueTracking return yes",
      "  ~gestureRecognizerShouldBegin return no")
    #expect(control.control.beginTracking == false && control.control.continueTracking == true)
    #expect(control.gestureRecognizerShouldBegin == false)
  }

  @Test("Controls have values and segments")
  func values() throws {
    #expect(try view("slider s value=0.25").value == 0.25)
    let segmented = try view("segmented s segments=4 value=3")
    #expect(segmented.value == 3 && segmented.control.numberOfSegments == 4)
  }

  @Test("A view that drags handles the moves, and may call super")
  func drag() throws {
    let drags = try view("view v", "  ~touchesMoved drag")
    #expect(drags.drag == .drag && drags.overrides[.moved] == .handles)
    let both = try view("view v", "  ~touchesMoved dragMake super")
    #expect(both.drag == .dragMake && both.overrides[.moved] == .handlesAndCallsSuper)
  }

  @Test("11.1, 11.7, 11.8, 11.11, 11.15: a scroll view has what it scrolls and how")
  func scrolling() throws {
    let list = try view(
      """
      scroll s contentSize=390x3000 contentOffset=0,40 delaysContentTouches=no bounces=no \
      canCancelContentTouches=no alwaysBounce=x|y scrollEnabled=no decelerationRate=fast \
      touchesShouldBegin=no touchesShouldCancel=yes
      """)
    var expected = Scrolling()
    expected.contentSize = Size(390, 3000)
    expected.delaysContentTouches = false
    expected.canCancelContentTouches = false
    expected.bounces = false
    expected.alwaysBounce = [.x, .y]
    expected.isScrollEnabled = false
    expected.deceleratesFast = true
    expected.touchesShouldBegin = false
    expected.touchesShouldCancel = .always(true)
    #expect(list.scrolling == expected)
    #expect(list.bounds.origin == Point(0, 40))
    #expect(try view("table t alwaysBounce=y").scrolling?.alwaysBounce == .y)
    #expect(try view("textView t contentSize=1x1").scrolling?.contentSize == Size(1, 1))
  }

  @Test("12.1, 12.5, 12.10: responders answer about focus and actions")
  func focus() throws {
    let scene = scene(
      """
      app main ignoring=1
        ~handles quit
        window
          vc root firstResponder
            ~canBecomeFirstResponder return yes
            ~resignFirstResponder return no
            field f canBecomeFirstResponder=no
              ~handles copy:
              ~handles paste:
              ~canPerformAction paste: no
            view v canBecomeFirstResponder firstResponder
      """)
    #expect(scene.application.ignoringInteractionEvents == 1)
    #expect(scene.application.overrides.actions == ["quit"])
    let root = scene.controllers[0].overrides
    #expect(root.isFirstResponder && root.canBecomeFirstResponder == true)
    #expect(root.canResignFirstResponder == false)
    let field = scene[try #require(scene.view(named: "f"))].overrides
    #expect(field.actions == ["copy:", "paste:"] && field.refusedActions == ["paste:"])
    #expect(field.canBecomeFirstResponder == false && !field.isFirstResponder)
    let v = scene[try #require(scene.view(named: "v"))].overrides
    #expect(v.isFirstResponder && v.canBecomeFirstResponder == true)
  }
}
