import TouchCore
import TouchNarration

/// What is said of where a breakpoint will stop, and why it never will.
enum ForecastWords {
  static func allPass(_ steps: [Int]) -> Phrase {
    let list = Listed(steps.prefix(4).map { "#\($0)" })
    let dots = steps.count > 4 ? " …" : ""
    return Phrase(
      en: "its count skips \(list.english)\(dots)",
      zh: "按次数的规定，它在 \(list.chinese)\(dots) 都会放过")
  }

  static func nothingOfTheKind(_ meanings: [Phrase]) -> Phrase {
    guard let first = meanings.first, meanings.count == 1 else {
      return Phrase(en: "nothing of these kinds happens", zh: "没有发生这几类事情")
    }
    return Phrase(en: "it never happens that ", zh: "没有发生这样的事：") + first
  }

  static func neverAnother(_ source: String, _ value: String) -> Phrase {
    guard value != "nil" else {
      return Phrase(en: "\(code: source) never changes", zh: "\(code: source) 从不改变")
    }
    return Phrase(
      en: "\(code: source) is \(number: value) all the time",
      zh: "\(code: source) 始终是 \(number: value)")
  }

  static let recordHasNone = Phrase(
    en: "the record has no such step", zh: "记录里没有这样的步骤")

  static func nobodyAnswers(_ verdict: AskVerdict) -> Phrase {
    Phrase(
      en: "no view has the verdict " + verdict.phrase.english,
      zh: "没有视图的检查结果是“" + verdict.phrase.chinese + "”")
  }

  static func ruleDecidesNothing(_ rule: String) -> Phrase {
    Phrase(
      en: "rule \(bad: rule) does not decide a step; \(code: "rules") lists the rules that do",
      zh: "规则 \(bad: rule) 没有决定任何步骤；\(code: "rules") 列出起作用的规则")
  }

  static func noneReached(_ count: Int) -> Phrase {
    Phrase(
      en: "none of the \(count) matches is ever reached", zh: "符合的 \(count) 个都不会走到")
  }

  static func andWhyNot(_ reason: Phrase, _ name: String) -> Phrase {
    Phrase(
      en: reason.english + "; \(code: "why-not \(name)") says more",
      zh: reason.chinese + "；\(code: "why-not \(name)") 说明更多")
  }

  static func methodNeverReaches(_ method: String, _ name: String) -> Phrase {
    Phrase(
      en: "no \(code: method) ever reaches \(name: name)",
      zh: "没有任何 \(code: method) 传到 \(name: name)")
  }

  static func comesOnlyTo(_ name: String, _ states: [String]) -> Phrase {
    Phrase(
      en: "\(name: name) comes only to \(code: states.joined(separator: ", "))",
      zh: "\(name: name) 只到过 \(code: states.joined(separator: "、"))")
  }

  static func staysPossible(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) gets touches and stays Possible; \(code: "why-not \(name)") says why",
      zh: "\(name: name) 收到触摸，但一直停在 Possible；\(code: "why-not \(name)") 说明原因")
  }

  static func seesNoTouch(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) gets no touch; \(code: "why-not \(name)") says why",
      zh: "\(name: name) 收不到触摸；\(code: "why-not \(name)") 说明原因")
  }

  static func eventNeverHappens(_ control: String, _ events: [String]) -> Phrase {
    Phrase(
      en: """
        \(name: control) sends it at \(code: events.joined(separator: ", ")), which never \
        happens; \(code: "why-not \(control)") says more
        """,
      zh: """
        \(name: control) 在 \(code: events.joined(separator: "、")) 时发送它，而这从未发生；\
        \(code: "why-not \(control)") 说明更多
        """)
  }

  static func nobodySends(_ senders: [String]) -> Phrase {
    Phrase(
      en: "\(name: senders.joined(separator: ", ")) never send it",
      zh: "\(name: senders.joined(separator: "、")) 都没有发送它")
  }

  static func onlyIf(_ condition: String) -> Phrase {
    Phrase(en: "  only if \(code: condition)", zh: "  条件 \(code: condition)")
  }

  static func onlyTimes(_ rule: String) -> Phrase {
    Phrase(en: "  only \(code: rule)", zh: "  次数 \(code: rule)")
  }

  static func shows(_ text: String) -> Phrase {
    Phrase(en: "  shows \(code: "\"\(text)\"")", zh: "  显示 \(code: "\"\(text)\"")")
  }

  static func writesInto(_ file: String) -> Phrase {
    Phrase(en: "  writes into \(name: file)", zh: "  写入 \(name: file)")
  }

  static func reached(_ count: Int, byTouch touches: [(touch: String, count: Int)]) -> Phrase {
    let english = touches.map { "touch \($0.touch) \($0.count)×" }.joined(separator: ", ")
    let chinese = touches.map { "触摸 \($0.touch) \($0.count) 次" }.joined(separator: "，")
    return Phrase(
      en: "  reached \(count)×" + (english.isEmpty ? "" : " \(dim: "(\(english))")"),
      zh: "  到达 \(count) 次" + (chinese.isEmpty ? "" : "\(dim: "（\(chinese)）")"))
  }
}
