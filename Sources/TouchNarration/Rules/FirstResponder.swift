import TouchCore

extension Rule {
  static let firstResponder: [Rule] = becoming + otherEvents

  private static let becoming: [Rule] = [
    Rule(
      12, 1, .documented, "header UIResponder.h; swift-win32's tests",
      en: """
        \(code: "canBecomeFirstResponder") is no by default, \(code: "canResignFirstResponder") \
        yes.
        """,
      zh: "\(code: "canBecomeFirstResponder") 默认否，\(code: "canResignFirstResponder") 默认是。"),
    Rule(
      12, 2, .documented, "Apple, UIResponder.becomeFirstResponder(); openuikit's tests",
      en: """
        Becoming first responder fails outside a window, where it may not, and where the current \
        one refuses to resign.
        """,
      zh: "不在窗口里、不允许成为，或者当前的不肯放弃，就不能成为第一响应者。"),
    Rule(
      12, 3, .documented, "openuikit's test; Apple",
      en: "The old first responder resigns, once, before the new one takes over.",
      zh: "旧的第一响应者先放弃一次，新的才接手。"),
    Rule(
      12, 4, .documented, "Apple; openuikit and Chameleon",
      en: """
        Each window has at most one first responder; which window is key decides who gets keys.
        """,
      zh: "每个窗口最多一个第一响应者；按键交给谁，看哪个是主窗口。"),
    Rule(
      12, 5, .documented, "openuikit's test; Apple",
      en: "A view controller may be first responder, through its view's window.",
      zh: "视图控制器也可以是第一响应者，通过它的视图所在的窗口。"),
    Rule(
      12, 6, .documented, "Apple",
      en: "A touch makes nobody first responder; text controls do that themselves.",
      zh: "触摸不会让谁成为第一响应者；文本控件是自己做的。"),
  ]

  private static let otherEvents: [Rule] = [
    Rule(
      12, 7, .documented,
      "Apple, Using responders and the responder chain to handle events; without a first responder the sources disagree",
      en: """
        A shake goes to the first responder of the key window and up the chain; what happens \
        without one is a setting.
        """,
      zh: "摇动交给主窗口的第一响应者，再沿链往上；没有第一响应者时怎么办，由设置决定。"),
    Rule(
      12, 8, .documented, "Apple, Using responders and the responder chain to handle events",
      en: "Remote control events go to the first responder and up the chain.",
      zh: "遥控事件交给第一响应者，再沿链往上。"),
    Rule(
      12, 9, .documented,
      "Apple, Using responders and the responder chain to handle events; openuikit's test",
      en: "Presses go to the focused view or first responder and up the chain to the delegate.",
      zh: "按键交给焦点视图或第一响应者，再沿链往上，直到代理。"),
    Rule(
      12, 10, .documented, "Apple; header UIResponder.h",
      en: "\(code: "canPerformAction") is asked up the chain from the first responder.",
      zh: "从第一响应者沿链往上询问 \(code: "canPerformAction")。"),
    Rule(
      12, 11, .documented, "Apple, UIApplication.sendAction; Chameleon's comment on an experiment",
      en: """
        An action without a target starts at the first responder, as documented, and then at the \
        sender, as observed.
        """,
      zh: "没有目标的动作按文档从第一响应者开始，再按观察从发送者开始。"),
    Rule(
      12, 12, .inferred, "Apple",
      en: """
        A sender that is no responder, such as a recognizer or bar button item, leaves only the \
        first responder to start from.
        """,
      zh: "发送者不是响应者（比如识别器或工具栏按钮）时，只能从第一响应者开始。"),
  ]
}
