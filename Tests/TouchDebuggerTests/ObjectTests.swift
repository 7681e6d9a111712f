import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

private let page = scene(
  """
  windowScene main
    window 390x844
      vc root
        view page 0,0 390x844
          @tap outer
            ~target tapped
          scroll list 0,400 390x400 contentSize=390x1800
            button save 20,100 200x50
              ~target touchUpInside nil doSave
          button top 20,100 200x50
            ~target touchUpInside root doTop
          switch dark 20,160 60x30
          view card 20,200 300x100
            @longPress held
              ~shouldBegin yes
              ~simultaneous outer
          @tap twice taps=2
          @pan drag requires=twice
            ~target dragged
          @swipe flick direction=left|up
          @edgePan back edges=left
  """)

private let script = touches(
  """
  0 down A at 100,120
  60 up A
  500 down B at 100,550
  520 move B by 0,-40
  540 move B by 0,-60
  550 up B
  """, in: page)

/// What a line shows at the first step whose text has some words.
private func shown(_ line: String, at text: String, _ language: Language = .english) -> String {
  var debugger = debugger(page, script, .english)
  let place = debugger.trace.indices.first { index in
    debugger.narrator.explain(index).short.plain.contains(text)
  }
  _ = debugger.perform("goto \((place ?? -1) + 1)")
  debugger.language = language
  return debugger.shown(line)
}

@Suite("Properties of every kind of object") struct ObjectTests {
  @Test(arguments: [
    ("top.isHighlighted", "yes"), ("top.isTracking", "yes"), ("top.isEnabled", "yes"),
    ("save.isTracking", "no"), ("top.targets", "[touchUpInside -> root.doTop]"),
    ("save.targets", "[touchUpInside -> nil.doSave]"), ("dark.value", "0"), ("dark.isOn", "no"),
    ("top.value", "nil"), ("page.isHighlighted", "nil"),
    ("root.presentedViewController", "nil"), ("root.parent", "nil"), ("page.controller", "root"),
    ("window.rootViewController", "root"), ("window.windowScene", "main"),
    ("window.isKeyWindow", "yes"), ("window.level", "0"), ("page.level", "nil"),
    ("application.windows", "[window]"), ("app.keyWindow", "window"),
    ("app.isIgnoringInteractionEvents", "no"), ("app.delegate", "nil"),
    ("page.recognizers.count", "5"), ("card.gestureRecognizers", "[held]"),
    ("drag.requiresToFail", "[twice]"), ("outer.requires", "[]"),
    ("drag.targets", "[target.dragged]"),
    ("flick.direction", "left|up"), ("back.edges", "left"), ("outer.direction", "nil"),
    ("held.shouldBegin", "yes"), ("outer.shouldBegin", "nil"), ("held.simultaneous", "[outer]"),
    ("outer.allowedTouchTypes", "direct|indirect|pencil|indirectPointer"),
    ("flick.minimumPressDuration", "nil"),
    ("held.minimumPressDuration", "0.5"), ("twice.numberOfTapsRequired", "2"),
    ("touch.type", "direct"), ("touches", "[touch 1]"), ("touches.count", "1"),
    ("touch1 == touch", "yes"), ("touch2", "nil"), ("touch1.phase", "began"),
    ("hit.superview", "page"), ("hit == top", "yes"), ("kind == hit.ask", "no"),
    ("firstResponder", "nil"), ("list.bounces", "yes"), ("list.alwaysBounce", "none"),
    ("root.window", "window"),
  ])
  func `are printable`(expression: String, expected: String) {
    #expect(shown("print \(expression)", at: "top is highlighted") == expected)
  }

  @Test func `a hit view is known when hit testing is over`() {
    #expect(shown("print hit", at: "window is asked at") == "nil")
    #expect(shown("print hit", at: "the hit view of touch A").hasPrefix("top  UIButton\n"))
  }

  @Test func `a scroll view's flags are as they are at the step`() {
    let flags = "print list.isTracking ;; print list.isDragging ;; print list.isDecelerating"
    #expect(shown(flags, at: "list.pan Possible -> Began") == "yes\nno\nno")
    #expect(shown(flags, at: "list scrolls to (0,30)") == "yes\nyes\nno")
    #expect(shown(flags, at: "list begins to slow down") == "no\nno\nyes")
  }

  @Test func `a control tracks from began to ended`() {
    #expect(shown("print top.isTracking", at: "top ends tracking") == "no")
    #expect(shown("print top.isHighlighted", at: "top sends touchUpInside") == "yes")
    #expect(shown("print top.isHighlighted", at: "top is no longer highlighted") == "no")
  }

  @Test func `a recognizer knows the touches it follows`() {
    #expect(shown("print list.pan.activeTouches", at: "list.pan Possible -> Began") == "[touch 2]")
    #expect(shown("print list.pan.state", at: "list.pan Possible -> Began") == "began")
    #expect(shown("print list.pan.activeTouches", at: "list begins to slow down") == "[]")
  }

  @Test func `the first responder is as it is at the step`() {
    let form = scene(
      """
      window 390x844
        vc root
          view page 0,0 390x844
            field name 20,100 200x40
      """)
    var debugger = debugger(form, touches("0 down A at 60,120\n60 up A", in: form))
    #expect(debugger.shown("step ;; print firstResponder").hasSuffix("\nnil"))
    _ = debugger.perform("goto end")
    #expect(debugger.shown("print firstResponder").hasPrefix("name  UITextField\n"))
    #expect(debugger.shown("print name.isFirstResponder") == "yes")
  }

  @Test func `print tells what decides first, and names what is as usual`() {
    #expect(
      shown("print top", at: "top is highlighted") == """
        top  UIButton
          isHidden                  no
          alpha                     1
          isUserInteractionEnabled  yes
          frame                     20,100 200x50
          bounds                    0,0 200x50
          center                    (120,125)
          isEnabled                 yes
          isHighlighted             yes
          isTouchInside             yes
          isTracking                yes
          targets                   [touchUpInside -> root.doTop]
          superview                 page
          window                    window
          next                      page
          as usual: animating, anchorPoint, transform, zPosition,
            clipsToBounds, isMultipleTouchEnabled, isExclusiveTouch,
            subviews, gestureRecognizers, isFirstResponder,
            canBecomeFirstResponder, contextMenu, drag, tag,
            overridesHitTest, overridesPointInside, rowAction
        """)
    #expect(
      shown("print held", at: "top is highlighted") == """
        held  UILongPressGestureRecognizer
          state                 possible
          activeTouches         []
          view                  card
          isEnabled             yes
          numberOfTapsRequired  0
          minimumPressDuration  0.5
          shouldBegin           yes
          simultaneous          [outer]
          as usual: attached, cancelsTouchesInView,
            delaysTouchesBegan, delaysTouchesEnded,
            allowedTouchTypes, requiresExclusiveTouchType,
            numberOfTouchesRequired, allowableMovement,
            requiresToFail, targets
        """)
    #expect(
      shown("print touch", at: "top is highlighted").hasPrefix("touch 1  UITouch\n  number   "))
    #expect(
      shown("print root", at: "top is highlighted").hasPrefix("root  UIViewController\n  window"))
    #expect(shown("print app", at: "top is highlighted").hasPrefix("app  UIApplication\n  windows"))
    #expect(
      shown("print save", at: "top is highlighted", .simplifiedChinese).contains("与默认相同：animating"))
  }

  @Test func `before the first step only what the scene knows can be printed`() {
    var debugger = debugger(page, script)
    #expect(debugger.perform("print view").status == .failed)
    #expect(debugger.perform("print touches").status == .failed)
    #expect(debugger.shown("print top.isTracking") == "nil")
    #expect(debugger.shown("print top.isHidden") == "no")
    #expect(debugger.shown("print held.state") == "possible")
  }

  @Test func `a wrong property names the right one`() {
    #expect(shown("print top.isHiden", at: "top is h").contains("did you mean isHidden?"))
    #expect(
      shown("print top.subviews.first", at: "top is h").hasPrefix(
        "a list has no property first; it has count"))
    #expect(
      shown("print top.subviews.first", at: "top is h", .simplifiedChinese)
        .hasPrefix("列表没有属性 first；它有 count"))
    #expect(shown("print touch.numbr", at: "top is h").contains("did you mean number?"))
  }

  @Test func `info touches tells all of every finger`() {
    #expect(
      shown("info touches", at: "top is highlighted") == """
        touch 1  A  began  (100,120)  in top  tapCount 1
          seen by back, flick, drag, twice, outer
        """)
    #expect(shown("info touches", at: "window is asked at").contains("no view yet"))
    #expect(
      shown("info touch", at: "list has slowed down")
        == "this step is not about a touch\nno finger is down here")
    #expect(
      shown("info touch", at: "list has slowed down", .simplifiedChinese) == "这一步与触摸无关\n这里没有按下的手指")
  }
}

@Suite("Finding") struct FindTests {
  private func shown(_ line: String, _ language: Language = .english) -> String {
    var debugger = debugger(page, script, language)
    return debugger.shown(line)
  }

  @Test func `by a part of a name, with the place in the tree and in the window`() {
    #expect(
      shown("tree SAVE") == """
        save  UIButton
          window › page › list › save
          20,500 200x50 in its window
        """)
    #expect(shown("tree doSave").hasPrefix("no name, class or text has doSave"))
  }

  @Test func `by a glob over name and class`() {
    #expect(shown("tree list.*").contains("list.pan  UIScrollViewPanGestureRecognizer  on list"))
    #expect(!shown("tree list.*").contains("save"))
    #expect(
      shown("tree *Switch") == """
        dark  UISwitch
          window › page › dark
          20,160 60x30 in its window
        """)
    #expect(shown("tree fl*").split(separator: "\n").map { $0.prefix(5) } == ["flick"])
    #expect(shown("tree roo*") == "root  UIViewController  its view is page")
  }

  @Test func `what is not there names the nearest`() {
    #expect(shown("tree lisst").hasPrefix("no name, class or text has lisst; did you mean list?"))
    #expect(shown("tree lisst", .simplifiedChinese).hasPrefix("没有名称、类或文字含有 lisst；是想写 list 吗？"))
    #expect(shown("tree /(/").hasPrefix("there are no regular expressions; for names use * and ?"))
  }
}
