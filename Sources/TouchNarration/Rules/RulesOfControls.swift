import TouchCore

extension Rule {
  static let controls: [Rule] = tracking + sending

  private static let tracking: [Rule] = [
    Rule(
      7, 1, .documented, "header UIControl.h",
      en: """
        A control tells what happened with control events, from \(code: "touchDown") to \
        \(code: "valueChanged"), each a bit of its own.
        """,
      zh: "控件用控件事件说明发生了什么，从 \(code: "touchDown") 到 \(code: "valueChanged")，每种占一位。"),
    Rule(
      7, 3, .reported, "touchHLE; article 003 agrees from experiment",
      en: "A control tracks one touch, the first of its own; further ones are ignored.",
      zh: "控件只跟踪一个触摸，也就是它自己的第一个；其余的不理会。"),
    Rule(
      7, 4, .observed, "order in three published logs; the rest is reported",
      en: """
        When a touch begins, \(code: "beginTracking") is called first; after a yes come the \
        highlight, \(code: "touchDown"), and \(code: "touchDownRepeat") for a second tap.
        """,
      zh: """
        触摸开始时先调用 \(code: "beginTracking")；回答是之后才有高亮、\(code: "touchDown")，第二次点击还有 \
        \(code: "touchDownRepeat")。
        """),
    Rule(
      7, 5, .documented, "header UIControl.h; peers differ",
      en: """
        After a no of \(code: "beginTracking") there is no highlight, no event and no tracking.
        """,
      zh: "\(code: "beginTracking") 回答否，就没有高亮，没有事件，也不跟踪。"),
    Rule(
      7, 6, .reported, "WinObjC has the same order; openuikit and Chameleon send both at once",
      en: """
        On a move comes \(code: "continueTracking"), then entering or leaving, then dragging \
        inside or outside, each a send of its own.
        """,
      zh: "移动时先调用 \(code: "continueTracking")，再发送进入或离开，然后是在内或在外拖动，各发一次。"),
    Rule(
      7, 7, .documented, "header UIControl.h",
      en: """
        After a no of \(code: "continueTracking") the tracking ends: no highlight and no further \
        events.
        """,
      zh: "\(code: "continueTracking") 回答否，跟踪就结束：没有高亮，也没有后续事件。"),
    Rule(
      7, 8, .observed, "logs of chensifang, zedzhao and Lotheve",
      en: """
        On the lift \(code: "endTracking") is called, and then touch up is sent, inside or \
        outside.
        """,
      zh: "抬起时先调用 \(code: "endTracking")，再发送抬起事件，分在内和在外。"),
    Rule(
      7, 9, .reported, "one known constant; openuikit, Chameleon and touchHLE differ",
      en: "The highlight is cleared only after touch up inside, so the action still sees it.",
      zh: "在内抬起的事件发送之后才清除高亮，所以动作里还看得到高亮。"),
    Rule(
      7, 10, .observed, "chensifang's log",
      en: """
        A cancelled touch leads to \(code: "cancelTracking") and \(code: "touchCancel"), and is \
        never sent on to the superview.
        """,
      zh: "触摸被取消时调用 \(code: "cancelTracking") 并发送 \(code: "touchCancel")，从不传给父视图。"),
    Rule(
      7, 11, .observed, "article 003; chensifang's logs",
      en: """
        While a control tracks a touch it forwards nothing, so its superviews' touches methods \
        stay silent.
        """,
      zh: "控件跟踪触摸时什么都不转发，所以它的父视图的触摸方法收不到消息。"),
    Rule(
      7, 12, .reported, "reports of touches behind disabled buttons; touchHLE differs",
      en: """
        A control that does not track, because it is disabled or refused, sends began, moved and \
        ended on along the chain.
        """,
      zh: "不跟踪的控件（因为禁用，或者拒绝了）把开始、移动、结束沿响应者链继续传。"),
    Rule(
      7, 13, .observed, "chensifang's log, one source; article 003",
      en: """
        What a subview forwards into a control starts no tracking, sends no control events, and \
        stops there.
        """,
      zh: "子视图转发给控件的触摸不会开始跟踪，不发送控件事件，消息就停在那里。"),
    Rule(
      7, 14, .observed, "measured by several people; all peers use no margin",
      en: """
        While it tracks, a control counts points up to about \(number: "70") points outside its \
        bounds as inside.
        """,
      zh: "跟踪期间，控件把 \(code: "bounds") 之外大约 \(number: "70") 点以内都算在内。"),
    Rule(
      7, 15, .documented, "header UIControl.h",
      en: """
        That margin is for tracking only; the hit itself is decided by \(code: "pointInside").
        """,
      zh: "这个余量只用于跟踪；命中本身由 \(code: "pointInside") 决定。"),
  ]

  private static let sending: [Rule] = [
    Rule(
      7, 16, .documented, "Apple, UIControl",
      en: "Adding the same target and action again merges the events.",
      zh: "再次添加同样的目标和动作，会把事件合并。"),
    Rule(
      7, 18, .documented, "header UIControl.h",
      en: "An action without a target climbs the responder chain until somebody implements it.",
      zh: "没有目标的动作沿响应者链往上，直到有谁实现它。"),
    Rule(
      7, 19, .documented, "header UIControl.h; chensifang's backtrace",
      en: """
        A control event calls the matching registrations in the order they were made, each through\
         the application.
        """,
      zh: "控件事件按登记的次序调用相符的目标，每一个都经过应用。"),
    Rule(
      7, 20, .documented, "header UIControl.h",
      en: "A disabled control does nothing with touches itself.",
      zh: "禁用的控件自己不用触摸做任何事。"),
    Rule(
      7, 21, .observed, "logs of Lotheve and chensifang; Stack Overflow 77329118",
      en: "Recognizers of its superviews see a control's touches as they see any view's.",
      zh: "父视图上的识别器看得到控件的触摸，和看别的视图的触摸一样。"),
  ]
}
