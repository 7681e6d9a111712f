import TouchCore

/// A grade in words, with what the answer lacks to be better.
struct GradeWords: Telling {
  let viewpoint: Viewpoint
  let ground: Ground

  /// `LIKELY: …`; the three words are the same in every language, for scripts to look for, and said
  /// in the person's behind them.
  var said: StyledText {
    let grade = named(ground.grade)
    if let gap = ground.gap { return colon(grade, missing(gap)) }
    guard ground.grade != .proved else {
      return colon(
        grade,
        say(
          en: """
            every rule it rests on is documented or observed, and nothing left out touches it.
            """,
          zh: "它依据的规则都有文档记载或实测，模型略去的东西也与它无关。"))
    }
    let reasons =
      notKnown + [weakest, bygone].filter { !$0.isEmpty } + ground.omissions.map(leftOut)
    return colon(grade, paragraph(reasons.prefix(1) + reasons.dropFirst().map(capital)))
  }

  /// What is not known of the views: what the answer hangs on first, and not more than two of them.
  private var notKnown: [StyledText] {
    let decisive = ground.missing.filter { $0.isDecisive }
    let first = decisive + ground.missing.filter { !$0.isDecisive }
    let told = first.prefix(2).map { MissingFactWords(viewpoint: viewpoint, missing: $0).told }
    guard first.count > 2 else { return told }
    let count = first.count - 2
    let more = say(
      en: "\(count) more \(count == 1 ? "fact is" : "facts are") missing.",
      zh: "另外还缺 \(count) 项情况。")
    return told + [more]
  }

  /// The rules that are neither documented nor observed.
  private var weakest: StyledText {
    let weakest = ground.weakest
    guard !weakest.isEmpty else { return "" }
    let rules = list(
      weakest.map { rule in
        say(
          en: "\(number: rule.description) (\(known(ground.rules[rule])))",
          zh: "\(number: rule.description)（\(known(ground.rules[rule]))）")
      })
    return say(
      en: """
        it rests on \(weakest.count == 1 ? "rule" : "rules") \(rules); a log of a device would \
        settle it.
        """,
      zh: "它依据规则 \(rules)，要有真机的日志才能确定。")
  }

  /// The rules that nobody saw on a system of today.
  private var bygone: StyledText {
    guard !ground.bygone.isEmpty else { return "" }
    let rules = list(ground.bygone.map { "\(number: $0.description)" })
    return say(
      en: "rule \(rules) was seen on iOS 5 to 7 only; whether today's systems do it is not known.",
      zh: "规则 \(rules) 只在 iOS 5 到 7 上见过；现在的系统是否如此，不得而知。")
  }

  /// What is left out says its name, whom it is about, and what it is.
  private func leftOut(_ finding: Omission.Finding) -> StyledText {
    let names = list(finding.names.map { StyledText($0, .name) })
    let sentence = finding.omission.sentence[language]
    let id = finding.omission.id
    return say(
      en: "the model leaves out \(code: id), which concerns \(names). \(sentence)",
      zh: "模型略去了 \(code: id)，这里涉及 \(names)。\(sentence)")
  }

  private func named(_ grade: Grade) -> StyledText {
    let word = StyledText(grade.rawValue, .code)
    return switch grade {
    case .proved: say(en: word, zh: "\(word)（有据可查）")
    case .likely: say(en: word, zh: "\(word)（很可能）")
    case .unknown: say(en: word, zh: "\(word)（无法确定）")
    }
  }

  private func colon(_ grade: StyledText, _ text: StyledText) -> StyledText {
    say(en: "\(grade): \(text)", zh: "\(grade)：\(text)")
  }

  private func known(_ confidence: Rule.Confidence?) -> StyledText {
    switch confidence {
    case .documented: say(en: "documented", zh: "文档记载")
    case .observed: say(en: "observed", zh: "实测")
    case .reported: say(en: "only reported", zh: "只是他人报告")
    case .peer: say(en: "only seen in a peer", zh: "只见于同类实现")
    case .inferred, nil: say(en: "inferred", zh: "推断")
    }
  }

  /// The fact that is missing.
  private func missing(_ gap: Gap) -> StyledText {
    switch gap {
    case .nothingHappened:
      say(
        en: "no step of the record shows it, because no such touch went down.",
        zh: "记录里没有哪一步能说明，因为没有这样一次触摸按下。")
    case .nobodyDecided:
      say(
        en: "no step of the record decided it; please report this scene.",
        zh: "记录里没有哪一步决定了它；请报告这个场景。")
    case .subclass(let id):
      say(
        en: """
          what the class of \(name: name(id)) really does is not known; the scene alone says when \
          it recognizes.
          """,
        zh: "\(name: name(id)) 的类实际怎么做并不知道；它何时识别只是场景里的说法。")
    case .scrollViewsAction:
      say(
        en: "actions that are added to a scroll view's own recognizer are not modelled.",
        zh: "加到滚动视图自带识别器上的动作没有建模。")
    }
  }
}
