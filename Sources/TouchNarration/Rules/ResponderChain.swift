import TouchCore

extension Rule {
  static let responderChain: [Rule] = hops + wholeChain

  private static let hops: [Rule] = [
    Rule(
      5, 1, .documented, "Apple, UIResponder.next",
      en: "\(code: "next") is \(bad: "nil") unless a class says otherwise; each kind does.",
      zh: "\(code: "next") 默认是 \(bad: "nil")；每种响应者各自重写它。"),
    Rule(
      5, 2, .documented, "Apple, Using responders and the responder chain to handle events",
      en: """
        A view's next responder is the controller whose root view it is, otherwise its superview.
        """,
      zh: "视图如果是控制器的根视图，下一个响应者就是那个控制器；否则是父视图。"),
    Rule(
      5, 3, .inferred, "follows from 5.2; openuikit's tests",
      en: """
        Only the controller's current root view goes to the controller; a replaced one goes to its \
        superview.
        """,
      zh: "只有控制器当前的根视图才传给控制器；被换下来的传给父视图。"),
    Rule(
      5, 4, .documented, "Apple, Using responders and the responder chain to handle events",
      en: """
        A controller's next responder is the window if it is the window's root, the presenting \
        controller if it was presented, otherwise its view's superview.
        """,
      zh: """
        控制器的下一个响应者：是窗口的根控制器，就是窗口；是被呈现的，就是呈现它的控制器；\
        否则是它的视图的父视图。
        """),
    Rule(
      5, 6, .documented, "Apple; Michael Ho's print-out of a chain",
      en: """
        A presented controller's next responder is the presenting controller, past the container \
        between them.
        """,
      zh: "被呈现的控制器，下一个响应者是呈现它的控制器，跳过中间的容器。"),
    Rule(
      5, 7, .documented, "Apple, UIResponder.next; Lotheve",
      en: """
        A child controller reaches its container through the views: its view's superview, and so \
        on up.
        """,
      zh: "子控制器通过视图到达容器控制器：先到它的视图的父视图，再一路往上。"),
    Rule(
      5, 8, .inferred, "openuikit's tests",
      en: """
        A controller whose view is in no hierarchy has no next responder, unless it was presented.
        """,
      zh: "视图不在任何层级里的控制器没有下一个响应者，除非它是被呈现的。"),
    Rule(
      5, 9, .observed, "four published print-outs; the documentation still names the application",
      en: """
        A window's next responder is its window scene, and the scene's is the application; without \
        scenes it is the application.
        """,
      zh: "窗口的下一个响应者是它的窗口场景，窗口场景的下一个是应用；没有窗口场景时，直接是应用。"),
    Rule(
      5, 10, .observed, "absent from four published print-outs",
      en: "The scene's delegate is not in the chain.", zh: "窗口场景的代理不在响应者链里。"),
    Rule(
      5, 11, .documented, "Apple, Using responders and the responder chain to handle events",
      en: """
        The application's next responder is its delegate, only if that is a \(code: "UIResponder") \
        and not in the chain already.
        """,
      zh: """
        应用的下一个响应者是它的代理，前提是代理是 \(code: "UIResponder")，并且还不在链里。
        """),
  ]

  private static let wholeChain: [Rule] = [
    Rule(
      5, 12, .observed, "openuikit's tests; SunSatan's print-out",
      en: """
        The delegate's next responder is \(bad: "nil"); a message nobody handled is dropped \
        silently.
        """,
      zh: "代理的下一个响应者是 \(bad: "nil")；没有谁处理的消息被悄悄丢弃。"),
    Rule(
      5, 13, .documented, "Apple, Using responders and the responder chain to handle events",
      en: "Overriding \(code: "next") changes the route; it may skip or insert responders.",
      zh: "重写 \(code: "next") 会改变路线，可以跳过或插入响应者。"),
    Rule(
      5, 14, .inferred, "next is a property",
      en: "The chain is computed at the moment of forwarding, not stored.",
      zh: "响应者链在转发的那一刻算出，并不预先保存。"),
    Rule(
      5, 15, .documented, "Apple, Using responders and the responder chain to handle events",
      en: "For touches, the first in the chain is the hit view.",
      zh: "对触摸来说，响应者链的第一个是命中视图。"),
    Rule(
      5, 16, .documented, "Apple, Event Handling Guide for iOS",
      en: "Gesture recognizers and control actions are not members of the chain.",
      zh: "手势识别器和控件的动作不是响应者链的成员。"),
  ]
}
