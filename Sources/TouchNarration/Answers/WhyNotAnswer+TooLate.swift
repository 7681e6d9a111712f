import TouchCore
import TouchInquiry

extension WhyNotAnswer {
  /// 3.21: what the program changed while the finger was down, and that this is too late for it.
  var tooLate: StyledText {
    guard let late = trace.changedTooLate(for: whyNot, touch: touch) else { return "" }
    let who = name(late.change.object)
    let property = property(late.change.property)
    let when = time(trace.milliseconds(at: late.step))
    let touch = TouchWords(viewpoint, touch: touch).said
    guard case .itDid = whyNot else {
      return say(
        en: """
          \(code: property) of \(name: who) changes only at \(when) (\(place(late.step))): too late, \
          because \(touch) keeps the view that it hit when it came down.
          """,
        zh: """
          \(name: who) 的 \(code: property) 到 \(when)才改变（\(place(late.step))）：太晚了，\
          \(touch) 始终归按下时命中的视图。
          """)
    }
    return say(
      en: """
        \(code: property) of \(name: who) changes at \(when) (\(place(late.step))), and \(touch) \
        stays with \(name: name(view)) all the same.
        """,
      zh: """
        \(name: who) 的 \(code: property) 在 \(when)时改变（\(place(late.step))），\(touch) 仍然归 \
        \(name: name(view))。
        """)
  }

  private func property(_ property: Property) -> String {
    switch property {
    case .hidden: "isHidden"
    case .interactive: "isUserInteractionEnabled"
    default: property.rawValue
    }
  }
}
