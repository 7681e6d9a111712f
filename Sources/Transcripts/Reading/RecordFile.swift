import TouchCore
import TouchNarration

/// A record as its file tells it.
public struct RecordFile: Sendable {
  /// Its first line; nil where it cannot be read.
  public let head: RecordHead?
  /// What its head describes; nil where there is no head, a reason where it cannot be played here.
  public let stage: Result<RecordStage, RecordStage.Trouble>?
  /// What this version makes of the head; nil where something is wrong with the file or the head
  /// cannot be played here.
  public let trace: Trace?
  /// What the record says at the steps of which this version says something else.
  public var texts: [Int: String] { differences.texts }
  /// What its reader left at the steps.
  public let notes: [Note]
  /// What is wrong with the file, in its order.
  public let problems: [RecordProblem]
  /// Whether more may be wrong than was told.
  public let hasMoreProblems: Bool
  /// How many steps it has.
  public let count: Int
  /// Where this version says something else.
  let differences: Rerun.Differences

  /// Whether this version writes the same bytes.
  public var isExact: Bool { differences.line == nil && differences.answer == nil }

  init(_ reader: RecordReader) {
    head = reader.head
    stage = reader.stage
    notes = reader.notes
    problems = reader.problems
    hasMoreProblems = reader.problems.count >= RecordReader.mostProblems
    count = reader.steps
    differences = reader.rerun.differences
    trace = reader.problems.isEmpty ? reader.rerun.trace : nil
  }
}
