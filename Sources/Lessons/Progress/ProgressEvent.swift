/// How sure a learner was of an answer.
public enum Confidence: String, Hashable, Sendable, CaseIterable {
  /// Written `!` behind the answer.
  case sure
  /// Written without a mark.
  case thinks
  /// Written `?` behind the answer.
  case guess
}

/// How an answer was graded.
public enum AnswerResult: String, Hashable, Sendable, CaseIterable {
  /// Right.
  case correct
  /// Right, with the last hint shown or after a wrong attempt.
  case correctAfterHint = "correct-after-hint"
  /// Wrong.
  case wrong
  /// The answer was shown on request.
  case peeked
  /// The question was passed over.
  case skipped
  /// Said in the learner's own words, which nobody grades.
  case explained

  /// Whether the learner knew or found it.
  public var isRight: Bool {
    switch self {
    case .correct, .correctAfterHint: true
    case .wrong, .peeked, .skipped, .explained: false
    }
  }

  /// Whether it can be right or wrong.
  public var isGraded: Bool { self != .explained }
}

/// An answer to a question of a lesson.
public struct GivenAnswer: Hashable, Sendable {
  /// The question's id in its lesson.
  public var question: String
  /// What was answered, in the words of the fence.
  public var given: String
  /// How sure the learner was.
  public var confidence: Confidence
  /// How it was graded.
  public var result: AnswerResult
  /// The misconception that leads to a wrong answer, such as M03.
  public var misconception: String?
  /// What is reviewed later: a hash of scene, touch and question, the same in every language.
  public var item: String?

  /// Makes an answer.
  public init(
    question: String, given: String, confidence: Confidence = .thinks, result: AnswerResult,
    misconception: String? = nil, item: String? = nil
  ) {
    self.question = question
    self.given = given
    self.confidence = confidence
    self.result = result
    self.misconception = misconception
    self.item = item
  }
}

/// Something that happened while learning.
public struct ProgressEvent: Hashable, Sendable {
  /// What happened.
  public enum Kind: Hashable, Sendable {
    /// A lesson was opened.
    case opened
    /// A stop was shown; numbers begin at 1.
    case reached(stop: Int, of: Int)
    /// A question was answered.
    case answered(GivenAnswer)
    /// The end was reached.
    case finished
    /// The learner wants to begin again.
    case reset
    /// The learner chose when to be asked while stepping.
    case predicting(PredictSetting)
    /// Definitions of terms were shown.
    case explained(terms: [String])
  }

  /// The end of the year 9999: a time after it is a slip, and days are added to times.
  ///
  /// Of a 32-bit Int, as in a browser, the last that leaves room for days: in 2038.
  public static let lastSecond = min(
    Int(clamping: 253_402_300_799 as Int64), Int.max - (1 << 24))

  /// When, in seconds since 1970, up to the end of the year 9999.
  public private(set) var seconds: Int
  /// The lesson's id.
  public var lesson: String
  /// What happened.
  public var kind: Kind

  /// Makes an event.
  public init(_ kind: Kind, lesson: String, at seconds: Int) {
    self.seconds = min(max(seconds, 0), Self.lastSecond)
    self.lesson = lesson
    self.kind = kind
  }

  /// Says that it happened at another time.
  mutating func move(to seconds: Int) { self.seconds = min(max(seconds, 0), Self.lastSecond) }
}
