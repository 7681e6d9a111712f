import TouchCore

extension Rule {
  static let queueAndWindows: [Rule] = [
    Rule(
      1, 1, .observed, "Lotheve's logs; Neuburg, Programming iOS",
      en: "Events wait in a queue and are dispatched one at a time, in the order they came.",
      zh: "事件在队列里等待，按来的先后一个一个派发。"),
    Rule(
      1, 3, .observed, "published backtrace of hitTest; Neuburg, Touch Delivery",
      en: """
        Hit testing happens before \(code: "sendEvent"): when the event is sent, the touch already \
        has its window and view.
        """,
      zh: """
        命中测试发生在 \(code: "sendEvent") 之前：事件发出时，触摸已经有了窗口和视图。
        """),
    Rule(
      1, 5, .documented, "Apple, UITouch.window",
      en: "Touches go to the window the finger landed in, not to the key window.",
      zh: "触摸交给手指落下的那个窗口，而不是主窗口（\(code: "keyWindow")）。"),
    Rule(
      1, 6, .observed, "published backtrace of hitTest; Lotheve's logs",
      en: """
        Visible windows are asked from front to back, and the first whose hit test answers a view \
        takes the touch.
        """,
      zh: "可见的窗口从前往后询问，第一个在命中测试中回答出视图的窗口接下触摸。"),
    Rule(
      1, 7, .observed, "Lotheve's logs; header UIWindow.h",
      en: """
        In front means a higher \(code: "windowLevel") first, and among equal levels the window \
        shown last.
        """,
      zh: "靠前的意思是：\(code: "windowLevel") 高的在前；层级相同，最后显示的在前。"),
    Rule(
      1, 8, .documented, "header UIWindow.h; the values of the named levels from Chameleon",
      en: """
        \(code: "windowLevel") is \(number: "0") by default; the named levels are normal \
        \(number: "0"), status bar \(number: "1000") and alert \(number: "2000").
        """,
      zh: """
        \(code: "windowLevel") 默认是 \(number: "0")；有名字的层级是普通 \(number: "0")、状态栏 \
        \(number: "1000")、警告 \(number: "2000")。
        """),
    Rule(
      1, 9, .documented, "UIWindow is a UIView; header UIWindow.h on windowScene",
      en: """
        A window that is hidden, takes no interaction, is too transparent or is in no window scene \
        takes no touches.
        """,
      zh: "隐藏的、不可交互的、过于透明的，或者不在任何窗口场景里的窗口，不接收触摸。"),
    Rule(
      1, 11, .documented, "Apple, Using responders and the responder chain to handle events",
      en: """
        A touch stays bound to its window and view for its whole life; nothing is hit-tested again \
        on a move or a lift.
        """,
      zh: "触摸一生都绑定在它的窗口和视图上；移动和抬起时都不会再做命中测试。"),
    Rule(
      1, 13, .observed, "Lotheve's logs; touchHLE, ui_touch.rs",
      en: "A touch for which no window answers a view is dropped.",
      zh: "没有窗口回答出视图的触摸会被丢弃。"),
    Rule(
      1, 10, .documented, "header UIApplication.h",
      en: """
        While \(code: "beginIgnoringInteractionEvents") has been called more often than its end, \
        interaction events are dropped.
        """,
      zh: "\(code: "beginIgnoringInteractionEvents") 的调用比结束多时，交互事件都会被丢弃。"),
  ]
}
