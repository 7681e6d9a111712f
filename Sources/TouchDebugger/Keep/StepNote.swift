import TouchNarration

/// Something the person left at a step.
public struct StepNote: Hashable, Sendable {
  /// What was left.
  public enum Content: Hashable, Sendable {
    /// Words of their own.
    case text(String)
    /// An answer given before the step was seen.
    case prediction(StepPrediction)
  }

  /// What people call it; never given twice.
  public let number: Int
  /// The step it was left at, counted from 1; 0 before the first.
  public var step: Int { place.cursor }
  /// What was left.
  public let content: Content
  let place: Place

  /// What was left, in words.
  public func told(in language: Language) -> StyledText {
    switch content {
    case .text(let text): StyledText(stringLiteral: text)
    case .prediction(let prediction): Words.predicted(prediction)[language]
    }
  }
}

/// A question the person answered before seeing the step, and what was right.
public struct StepPrediction: Hashable, Sendable {
  /// The question.
  public var asked: String
  /// The person's answer.
  public var given: String
  /// Whether the person was sure; nil where they did not say.
  public var isSure: Bool?
  /// The right answer, computed from the record.
  public var right: String
  /// The catalogued misconception that explains the answer given, such as M01.
  public var misconception: String?

  /// Makes a prediction.
  public init(
    asked: String, given: String, isSure: Bool? = nil, right: String, misconception: String? = nil
  ) {
    self.asked = asked
    self.given = given
    self.isSure = isSure
    self.right = right
    self.misconception = misconception
  }
}

extension Words {
  /// Such as `next-asked: predicted fourthView (sure), but it is fifthView (M01)`.
  static func predicted(_ it: StepPrediction) -> Phrase {
    let sure = sureness(it.isSure)
    guard it.given != it.right else {
      return Phrase(
        en: "\(code: it.asked): predicted \(good: it.given)\(sure.english), and that is right",
        zh: "\(code: it.asked)：预测 \(good: it.given)\(sure.chinese)，正确")
    }
    let cause = it.misconception.map { Phrase(en: " (\($0))", zh: "（\($0)）") }
    return Phrase(
      en: "\(code: it.asked): predicted \(bad: it.given)\(sure.english), but it is "
        + "\(good: it.right)\(cause?.english ?? "")",
      zh: "\(code: it.asked)：预测 \(bad: it.given)\(sure.chinese)，实际是 "
        + "\(good: it.right)\(cause?.chinese ?? "")")
  }

  private static func sureness(_ isSure: Bool?) -> Phrase {
    switch isSure {
    case true?: Phrase(en: " (sure)", zh: "（有把握）")
    case false?: Phrase(en: " (not sure)", zh: "（没把握）")
    case nil: Phrase(en: "", zh: "")
    }
  }
}
