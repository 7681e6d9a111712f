import TouchCore
import TouchInquiry

/// A grade in words, with what the answer lacks to be better: one sentence, and the rest counted.
struct GradeWords: Telling {
  let viewpoint: Viewpoint
  let ground: Ground
  /// Values that Apple does not document, with which the answer is different.
  var rivals: [Rival] = []

  /// How sure the answer is: what depends on something undocumented is likely at most.
  var grade: Grade { ground.grade == .proved && !rivals.isEmpty ? .likely : ground.grade }

  /// `LIKELY: …`; the three words are the same in every language, for scripts to look for, and said
  /// in the person's behind them.
  ///
  /// - Parameter question: The line whose `all` lists all doubts; nil where nothing lists them.
  func said(asking question: String? = nil) -> StyledText {
    let word = named(grade)
    if let gap = ground.gap { return colon(word, missing(gap)) }
    let doubts = doubts(isFull: false)
    guard let first = doubts.first else {
      return colon(
        word,
        say(
          en: """
            every rule used is documented or observed, and nothing the model leaves out could \
            change this.
            """,
          zh: "用到的规则都有文档记载或实测，模型略去的内容也不会改变这个结果。"))
    }
    return colon(word, paragraph([first, more(doubts.count - 1, question)]))
  }

  /// What the answer lacks to be better, a sentence or two each: what it depends on first.
  var doubts: [StyledText] { doubts(isFull: true).map(capital) }

  /// - Parameter isFull: Whether what is left out is described as well as named.
  private func doubts(isFull: Bool) -> [StyledText] {
    guard ground.gap == nil else { return [] }
    let weights = ground.missing.map(weight)
    let facts = ground.missing.indices.sorted { (weights[$0], $0) < (weights[$1], $1) }
      .map { ground.missing[$0] }
    let known = facts.map { MissingFactWords(viewpoint: viewpoint, missing: $0).told }
    let (decisive, others) = (
      ground.omissions.filter { $0.isDecisive }, ground.omissions.filter { !$0.isDecisive }
    )
    return known + decisive.map { leftOut($0, isFull) }
      + [undocumented, weakest, bygone].filter { !$0.isEmpty }
      + others.map { leftOut($0, isFull) }
  }

  /// What decides first, then what may be shown over the finger or not be there, then all the rest.
  private func weight(_ missing: MissingFact) -> Int {
    if missing.isDecisive { return 0 }
    let view = scene[missing.view]
    return missing.fact == .visibility && (!view.isDrawn || view.isAssumedBar) ? 1 : 2
  }

  private func more(_ count: Int, _ question: String?) -> StyledText {
    guard count > 0 else { return "" }
    let doubts = count == 1 ? "1 more doubt" : "\(count) more doubts"
    guard let question else { return say(en: "\(doubts).", zh: "另有 \(count) 处存疑。") }
    return say(
      en: "\(doubts): \(code: question + " all").",
      zh: "另有 \(count) 处存疑：\(code: question + " all")。")
  }

  /// What was tried and changes the answer.
  private var undocumented: StyledText {
    guard !rivals.isEmpty else { return "" }
    let names = list(
      rivals.map { StyledText("model.\($0.setting.rawValue) \($0.setting.typed($0.value))", .code) }
    )
    return say(
      en: "the answer is different with \(names), which Apple does not document.",
      zh: "换成 \(names)，答案就不同，而 Apple 没有文档说明。")
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
        it uses \(weakest.count == 1 ? "rule" : "rules") \(rules); a device log would settle it.
        """,
      zh: "用到规则 \(rules)，要有真机日志才能确定。")
  }

  /// The rules that nobody saw on a system of today.
  private var bygone: StyledText {
    guard !ground.bygone.isEmpty else { return "" }
    let rules = list(ground.bygone.map { "\(number: $0.description)" })
    return say(
      en: "rule \(rules) was observed on iOS 5 to 7 only.",
      zh: "规则 \(rules) 只在 iOS 5 到 7 上实测过。")
  }

  /// What is left out says what it is and whom it is about, and its name where it is told in full.
  private func leftOut(_ finding: Omission.Finding, _ isFull: Bool) -> StyledText {
    let names = list(finding.names.map { StyledText($0, .name) })
    let sentence = finding.omission.sentence[language]
    guard isFull else {
      return paragraph([
        sentence.firstSentence, say(en: "This concerns \(names).", zh: "这里涉及 \(names)。"),
      ])
    }
    let id = finding.omission.id
    let head = say(
      en: "the model leaves out \(code: id), which concerns \(names).",
      zh: "模型略去了 \(code: id)，这里涉及 \(names)。")
    return paragraph([head, sentence])
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
  private func missing(_ gap: Basis.Gap) -> StyledText {
    switch gap {
    case .nothingHappened:
      say(
        en: "the record has no such touch.",
        zh: "记录里没有这样一次触摸。")
    case .nobodyDecided:
      say(
        en: "no step of the record decided it; please report this scene.",
        zh: "记录里没有哪一步决定了它；请报告这个场景。")
    case .subclass(let id):
      say(
        en: """
          what the class of \(name: name(id)) does is unknown; only the scene says when it \
          recognizes.
          """,
        zh: "\(name: name(id)) 的类实际怎么做并不知道；它何时识别只是场景里的说法。")
    case .swiftUI(let view):
      say(
        en: """
          how \(code: "SwiftUI") and a view of UIKit share a touch is not known (22.32); \
          \(name: name(view)) may react as well.
          """,
        zh: """
          \(code: "SwiftUI") 和 \(code: "UIKit") 的视图怎样分一次触摸并不知道（22.32）；\
          \(name: name(view)) 也可能有反应。
          """)
    case .cutShort:
      say(
        en: """
          the record is cut short at the limit of steps (\(code: "touchtrace help limits")), and it \
          may happen later.
          """,
        zh: "记录在步骤上限处提前结束（\(code: "touchtrace help limits")），之后仍可能发生。")
    case .placeless:
      say(
        en: "run the app in LLDB, and paste the output of \(code: LLDBQuestion.screen).",
        zh: "在 LLDB 里运行应用，把 \(code: LLDBQuestion.screen) 的输出粘贴过来。")
    case .scrollViewsAction:
      say(
        en: "the model leaves out actions added to a scroll view's own recognizer.",
        zh: "加到滚动视图自带识别器上的动作没有建模。")
    }
  }
}
