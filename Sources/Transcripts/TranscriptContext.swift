import TouchCore
import TouchNarration

/// What a transcript says beyond the record itself.
public struct TranscriptContext: Hashable, Sendable {
  /// The version of this tool, as `--version` and every record say it.
  public static let thisTool = "0.1.0"

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
  /// How much is said of each step.
  public var explaining: Explaining

  /// Makes a context.
  public init(
    tool: String, lesson: String? = nil, notes: [Note] = [], part: ClosedRange<Int>? = nil,
    explaining: Explaining = .reason
  ) {
    self.tool = tool
    self.lesson = lesson
    self.notes = notes
    self.part = part
    self.explaining = explaining
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
      .map { $0.element }
  }
}
