import TouchCore

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

/// What a transcript says beyond the record itself.
public struct TranscriptContext: Hashable, Sendable {
  /// The version of the tool that writes it.
  public var tool: String
  /// The lesson the scene is from.
  public var lesson: String?
  /// What the reader left at the steps.
  public var notes: [Note]
  /// The first and the last step to tell, from 1; nil for all.
  ///
  /// Pages and Markdown know parts, and their steps keep their numbers.
  public var part: ClosedRange<Int>?

  /// Makes a context.
  public init(
    tool: String, lesson: String? = nil, notes: [Note] = [], part: ClosedRange<Int>? = nil
  ) {
    self.tool = tool
    self.lesson = lesson
    self.notes = notes
    self.part = part
  }

  /// The places of the steps to tell.
  func places(in trace: Trace) -> Range<Int> {
    guard let part else { return trace.indices }
    return (part.lowerBound - 1..<part.upperBound).clamped(to: trace.indices)
  }

  /// The notes by step; those of one step stay in the order they were left.
  var notesInOrder: [Note] {
    notes.filter { note in part.map { note.step == 0 || $0.contains(note.step) } ?? true }
      .enumerated()
      .sorted { ($0.element.step, $0.offset) < ($1.element.step, $1.offset) }
      .map(\.element)
  }
}
