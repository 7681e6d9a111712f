import TouchCore

/// What a delegate, or a view's subclass, looked at before it answered (8.2, 18.8, 18.10).
struct DelegateLookWords: Telling {
  let viewpoint: Viewpoint
  let index: Int

  /// Nothing where its answer is always the same.
  var told: StyledText {
    for check in trace.evidence(at: index) {
      if let words = words(check) { return words }
    }
    return ""
  }

  private func words(_ check: Check) -> StyledText? {
    let who = check.subject.map { name($0) } ?? ""
    if let inner = innerView(check) { return inner }
    switch (check.name, check.value, check.test) {
    case (.touchView, .flag(let isSo), _):
      return say(
        en: """
          \(asked.english) looks whether \(name: who) is the view of the touch: \(found(isSo, check)).
          """,
        zh: "\(asked.chinese)看触摸的视图是不是 \(name: who)：\(found(isSo, check))。")
    case (.touchInside, .flag(let isSo), _):
      return say(
        en: """
          \(asked.english) looks whether the view of the touch lies in \(name: who): \(found(isSo, check)).
          """,
        zh: "\(asked.chinese)看触摸的视图在不在 \(name: who) 里：\(found(isSo, check))。")
    case (.scrolled, .flag(let isSo), _):
      return say(
        en: """
          \(asked.english) looks whether \(name: who) is scrolled away from its top: \
          \(found(isSo, check)).
          """,
        zh: "\(asked.chinese)看 \(name: who) 是否离开了顶部：\(found(isSo, check))。")
    case (.touchKind, .flag(let isSo), _):
      return say(
        en: """
          \(asked.english) looks whether \(name: who), the view of the touch, is a \
          \(code: className(check)): \(found(isSo, check)).
          """,
        zh: """
          \(asked.chinese)看触摸的视图 \(name: who) 是不是 \(code: className(check))：\(found(isSo, check))。
          """)
    case (.touchPlace, .place(let place), .inside(let area)),
      (.touchPlace, .place(let place), .outside(let area)):
      let isInside = area.contains(place)
      return say(
        en: """
          \(asked.english) looks whether \(number: place.short) lies in \(number: area.short) of its view: \
          \(yesOrNo(isInside)).
          """,
        zh: """
          \(asked.chinese)看 \(number: place.short) 在不在它的视图的 \(number: area.short) 里：\(yesOrNo(isInside))。
          """)
    default: return moved(check)
    }
  }

  /// Who looks.
  private var asked: Phrase {
    trace.isOwnRefusal(at: index) || trace.stoppedItself(at: index)
      ? Phrase(en: "Its subclass", zh: "它的子类") : Phrase(en: "The delegate", zh: "代理")
  }

  /// What the delegate finds, and its answer where that is not the same.
  private func found(_ isSo: Bool, _ check: Check) -> StyledText {
    guard isSo != check.passes else { return yesOrNo(isSo) }
    guard !trace.stoppedItself(at: index) else { return yesOrNo(isSo) }
    return say(
      en: "\(yesOrNo(isSo)), so it returns \(trueOrFalse(check.passes))",
      zh: "\(yesOrNo(isSo))，所以返回 \(trueOrFalse(check.passes))")
  }

  /// The class for which the delegate looks.
  private func className(_ check: Check) -> String {
    guard case .property(let property, of: .recognizer(let id)?) = check.origin else {
      return "UIView"
    }
    guard case .kind(let kind)? = scene[id].answers.test(of: property)?.look else {
      return "UIView"
    }
    return kind.className
  }

  /// 18.7: what is touched in some controls is a view inside of them.
  private func innerView(_ check: Check) -> StyledText? {
    guard trace.rule(of: index) == RuleNumber(18, 7),
      case .responder(.view(let view))? = check.subject,
      case .flag(let isSo) = check.value, let inner = scene[view].kind.kindOfTouchedView
    else { return nil }
    let who = name(view)
    let says = check.name == .touchKind ? "touch.view is …" : "touch.view == …"
    return inner == .button
      ? say(
        en: """
          \(asked.english) looks what \(code: "touch.view") is: not \(name: who) itself, but one of the two \
          buttons in it. \(code: says) gives \(yesOrNo(isSo)).
          """,
        zh: """
          \(asked.chinese)看 \(code: "touch.view") 是什么：不是 \(name: who) 本身，而是里面两个按钮之一。\
          \(code: says) 的结果：\(yesOrNo(isSo))。
          """)
      : say(
        en: """
          \(asked.english) looks what \(code: "touch.view") is: not \(name: who) itself, but a view inside of it \
          that is not a control. \(code: says) gives \(yesOrNo(isSo)).
          """,
        zh: """
          \(asked.chinese)看 \(code: "touch.view") 是什么：不是 \(name: who) 本身，而是里面一个不是控件的视图。\
          \(code: says) 的结果：\(yesOrNo(isSo))。
          """)
  }

  /// 18.10: what the fingers did.
  private func moved(_ check: Check) -> StyledText? {
    guard let found = check.number, let limit = check.limit else { return nil }
    switch check.name {
    case .sideways:
      return say(
        en: "\(asked.english) compares: \(points(found)) to the side, \(points(limit)) up or down.",
        zh: "\(asked.chinese)比较：横向 \(points(found))，纵向 \(points(limit))。")
    case .upright:
      return say(
        en: "\(asked.english) compares: \(points(found)) up or down, \(points(limit)) to the side.",
        zh: "\(asked.chinese)比较：纵向 \(points(found))，横向 \(points(limit))。")
    case .towards:
      return say(
        en: "\(asked.english) looks how far the fingers went that way: \(points(found)).",
        zh: "\(asked.chinese)看手指朝那个方向走了多远：\(points(found))。")
    case .speed:
      return say(
        en: """
          \(asked.english) looks at the speed: \(number: short(found)) points a second, against \
          \(number: short(limit)).
          """,
        zh: "\(asked.chinese)看速度：每秒 \(number: short(found)) 点，对照 \(number: short(limit))。")
    default: return nil
    }
  }
}

extension DelegateAnswers {
  /// What is looked at before a question is answered.
  fileprivate func test(of property: Check.Property) -> DelegateTest? {
    switch property {
    case .shouldReceive: receiveTest
    case .cancelsItself: cancelTest
    case .failsItself: failTest
    default: beginTest
    }
  }
}

extension Trace {
  /// Whether a recognizer's own class stopped it at a step (18.23).
  fileprivate func stoppedItself(at index: Int) -> Bool {
    StateChange(at: index, in: self)?.cause == .stoppedItself
  }

  /// Whether a step asks a view whose subclass returns false to some recognizers (8.2).
  func isOwnRefusal(at index: Int) -> Bool {
    guard case .recognizer(.ask(.viewShouldBegin, let id, _, let view?, false)) = self[index],
      let refusal = scene[view].beginRefusal
    else { return false }
    return refusal.concerns(scene[id].kind) && rule(of: index) == RuleNumber(8, 2)
  }
}
