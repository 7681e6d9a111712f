import TouchCore
import TouchNarration

/// Why an answer is right or wrong.
public struct AnswerCause: Hashable, Sendable {
  /// The step that decided, from 1; nil if no step did, but the hierarchy alone.
  public let step: Int?
  /// The rule that the question asks about, or else the one that the step decided by.
  public let rule: RuleNumber
  /// The reason, in a sentence or two.
  public let sentence: StyledText

  init(_ cause: StepCause, in trace: Trace, by rule: RuleNumber? = nil) {
    step = cause.step + 1
    self.rule = rule ?? trace.rule(of: cause.step)
    sentence = cause.sentence.announcingNothing.withoutSettings
  }

  /// A reason that stands in no step.
  init(_ sentence: StyledText, by rule: RuleNumber) {
    (step, self.rule, self.sentence) = (nil, rule, sentence)
  }

  /// The reason with its rule behind it, and its step if the sentence does not name that.
  func marked(_ language: Language) -> StyledText {
    let unsaid = step.flatMap { sentence.cited.contains($0) ? nil : $0 }
    let mark = unsaid.map { GradingWords.place($0, rule) } ?? GradingWords.rule(rule)
    return "\(sentence)\(language.gap)\(mark[language])"
  }
}

/// What an answer to a question came to, for who reads values.
public struct GradedAnswer: Hashable, Sendable {
  /// The question's id in its lesson.
  public let question: String
  /// What was answered, in the words of the fence.
  public let given: String
  /// Whether it is right.
  public let isRight: Bool
  /// Why; nil if the record has no step.
  public let cause: AnswerCause?
  /// The misconception that a wrong answer follows, such as M03.
  public let belief: String?
}

extension Language {
  /// What stands between two sentences.
  var gap: StyledText { self == .english ? " " : "" }
}

extension StyledText {
  /// It as a sentence of its own: with a full stop where it announces the steps that follow.
  var announcingNothing: StyledText {
    guard let last = runs.last, let mark = last.text.last, let stop = [":": ".", "：": "。"][mark]
    else { return self }
    return StyledText(runs.dropLast() + [StyledRun(last.text.dropLast() + stop, last.style)])
  }

  /// The numbers of the steps that it names, counted from 1.
  var cited: [Int] {
    plain.split(separator: "#", omittingEmptySubsequences: false).dropFirst()
      .compactMap { Int($0.prefix { $0.isNumber }) }
  }

  /// It with a capital letter in front, unless it begins with a name.
  var capitalized: StyledText {
    guard let lead = runs.first, lead.style == .plain else { return self }
    let text = lead.text.prefix(1).uppercased() + lead.text.dropFirst()
    return StyledText([StyledRun(text, lead.style)] + runs.dropFirst())
  }
}
