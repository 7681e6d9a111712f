/// Something the reader of a record left at a step.
public struct Note: Hashable, Sendable {
  /// What was left.
  public enum Content: Hashable, Sendable {
    /// Words of the reader's own.
    case text(String)
    /// What the reader expected to happen.
    case prediction(Prediction)
  }

  /// The step's number, from 1; a note before the first step has 0.
  public var step: Int
  /// What was left.
  public var content: Content

  /// Makes a note at a step.
  public init(step: Int, _ content: Content) {
    self.step = step
    self.content = content
  }
}

/// A question the reader answered before seeing the step, and what was right.
public struct Prediction: Hashable, Sendable {
  /// The question.
  public var asked: String
  /// The reader's answer.
  public var given: String
  /// Whether the reader was sure; nil where nobody asked.
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

extension Note.Content {
  /// What was left, in words.
  public var told: Phrase {
    switch self {
    case .text(let text): Phrase(en: "\(text)", zh: "\(text)")
    case .prediction(let prediction): prediction.told
    }
  }
}

extension Prediction {
  /// Such as `next-asked: predicted fourthView (sure), but it is fifthView (M01)`.
  public var told: Phrase {
    let sure = sureness
    guard given != right else {
      return Phrase(
        en: "\(code: asked): predicted \(good: given)\(sure.english), and that is right",
        zh: "\(code: asked)：预测 \(good: given)\(sure.chinese)，正确")
    }
    let cause = misconception.map { Phrase(en: " (\($0))", zh: "（\($0)）") }
    return Phrase(
      en: "\(code: asked): predicted \(bad: given)\(sure.english), but it is "
        + "\(good: right)\(cause?.english ?? "")",
      zh: "\(code: asked)：预测 \(bad: given)\(sure.chinese)，实际是 "
        + "\(good: right)\(cause?.chinese ?? "")")
  }

  private var sureness: Phrase {
    switch isSure {
    case true?: Phrase(en: " (sure)", zh: "（有把握）")
    case false?: Phrase(en: " (not sure)", zh: "（没把握）")
    case nil: Phrase(en: "", zh: "")
    }
  }
}
