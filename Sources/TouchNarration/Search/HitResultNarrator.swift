import TouchCore

/// Tells whom the search found, and that the touch stays there.
struct HitResultNarrator: Telling {
  let viewpoint: Viewpoint
  let index: Int

  func found(_ view: ViewID?, in window: ViewID?) -> Wording {
    let finger = trace.touch(at: index)?.finger ?? ""
    guard let view, let window else { return nobodyHit(finger) }
    return worded(
      en: "the hit view of touch \(name: finger) is \(good: name(view))",
      zh: "触摸 \(name: finger) 命中的视图是 \(name: name(view))",
      long: [
        say(
          en: """
            Hit testing is over: \(name: name(window)) returned \(answered(view, by: window)), so \
            \(name: name(view)) is the hit view of touch \(name: finger).
            """,
          zh: """
            命中测试结束：\(name: name(window)) 返回了\(answered(view, by: window))，所以 \
            \(name: name(view)) 是触摸 \(name: finger) 命中的视图。
            """),
        paragraph([
          say(
            en: """
              Its messages go to this view first; whether it handles them is another question.
              """,
            zh: "消息会先发给这个视图；它处理不处理，是另一回事。"), isAskedTwice ? "" : repetition,
        ]),
      ])
  }

  /// Whether the record shows a second pass.
  private var isAskedTwice: Bool { index > 0 && trace.isInSecondPass(index - 1) }

  /// 2.21: one pass is shown unless there is a reason for two.
  private var repetition: StyledText {
    say(
      en: """
        (\(code: "UIKit") may run the whole search more than once before \(code: "touchesBegan"); \
        it is shown once.)
        """,
      zh: """
        （在 \(code: "touchesBegan") 之前，\(code: "UIKit") 可能把整个查找重复做几遍，这里只显示一遍。）
        """)
  }

  /// 1.13: nobody answered, so nobody will ever hear of the touch.
  private func nobodyHit(_ finger: String) -> Wording {
    worded(
      en: "no window returned a view: touch \(name: finger) is \(bad: "dropped")",
      zh: "没有窗口返回视图：触摸 \(name: finger) \(bad: "被丢弃")",
      fully: say(
        en: """
          Hit testing is over, and no window returned a view. Touch \(name: finger) is dropped: \
          none of its events will be delivered.
          """,
        zh: """
          命中测试结束，没有一个窗口返回视图。触摸 \(name: finger) 被丢弃：\
          它的任何事件都不会交付给谁。
          """))
  }

  /// 1.11: for its whole life.
  func bound(to view: ViewID, in window: ViewID) -> Wording {
    let finger = trace.touch(at: index)?.finger ?? ""
    let both: StyledText =
      view == window
      ? say(
        en: "\(name: name(view)), which is its view and its window",
        zh: " \(name: name(view))，它既是触摸的视图，也是窗口")
      : say(
        en: "\(name: name(view)), its view, and to \(name: name(window)), its window",
        zh: "视图 \(name: name(view)) 和窗口 \(name: name(window))")
    return worded(
      en: "touch \(name: finger) belongs to \(name: name(view)) from now on",
      zh: "触摸 \(name: finger) 从现在起属于 \(name: name(view))",
      fully: say(
        en: """
          Touch \(name: finger) is bound to \(both), for its whole life. Wherever the finger \
          moves or lifts, nothing is hit-tested again.
          """,
        zh: """
          触摸 \(name: finger) 从此绑定到\(both)，直到结束。无论手指移动到哪里、在哪里抬起，\
          都不会再做命中测试。
          """))
  }
}
