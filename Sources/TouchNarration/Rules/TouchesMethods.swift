import TouchCore

extension Rule {
  static let touchesMethods: [Rule] = [
    Rule(
      6, 1, .documented, "Apple, UIResponder.touchesBegan(_:with:); crash backtraces",
      en: """
        What \(code: "UIResponder") does in the four touches methods is to send the same touches \
        and event on to \(code: "next").
        """,
      zh: """
        \(code: "UIResponder") 在四个触摸方法里所做的，就是把同样的触摸和事件传给 \(code: "next")。
        """),
    Rule(
      6, 2, .observed, "note.49px.com",
      en: """
        Overriding one without calling super ends the climb for that method only; each of the four \
        is forwarded by itself.
        """,
      zh: """
        重写其中一个而不调用 \(code: "super")，只结束这一个方法的传递；四个方法各自独立地转发。
        """),
    Rule(
      6, 3, .documented, "Apple, Using responders and the responder chain to handle events",
      en: "Calling super continues the climb; the touch's view stays the hit view all the way.",
      zh: "调用 \(code: "super") 会继续往上传；触摸的视图一路上始终是命中视图。"),
    Rule(
      6, 4, .observed, "crash backtraces; UIKit's headers",
      en: """
        Views, controllers, windows and the application inherit the forwarding; \
        \(code: "UIControl") and a few others have their own.
        """,
      zh: """
        视图、控制器、窗口和应用都继承这种转发；\(code: "UIControl") 等少数类有自己的做法。
        """),
    Rule(
      6, 5, .documented, "header UIResponder.h; openuikit's test",
      en: "The methods about presses and motion are forwarded in the same way.",
      zh: "按键和晃动的方法以同样的方式转发。"),
  ]

  /// Section 13 of the specification is a table of classes, cited here as one rule.
  static let defaults: [Rule] = [
    Rule(
      13, 1, .documented, "headers UIView.h, UILabel.h and UIImageView.h",
      en: """
        \(code: "isUserInteractionEnabled") is on by default, but off for \(code: "UILabel") and \
        \(code: "UIImageView") (the table of section 13, as one rule).
        """,
      zh: """
        \(code: "isUserInteractionEnabled") 默认打开，但 \(code: "UILabel") 和 \
        \(code: "UIImageView") 默认关闭（第 13 节的表格，合为一条规则）。
        """)
  ]
}
