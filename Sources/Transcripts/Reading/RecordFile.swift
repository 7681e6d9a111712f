import TouchNarration
import TouchCore

/// A record as its file tells it.
public struct RecordFile: Sendable {
  /// Its first line; nil where it cannot be read.
  public let head: RecordHead?
  /// What its head describes; nil where there is no head, a reason where it cannot be played here.
  public let stage: Result<RecordStage, RecordStage.Trouble>?
  /// The record; nil where something is wrong with the file or it cannot be played here.
  public let trace: Trace?
  /// What its reader left at the steps.
  public let notes: [Note]
  /// What is wrong with the file, in its order.
  public let problems: [RecordProblem]
  /// Whether more may be wrong than was told.
  public let hasMoreProblems: Bool
  /// How many steps it has.
  public let count: Int
  /// What this version makes of the head.
  let own: Trace?
  /// The first step whose line this version writes otherwise.
  let otherLine: Int?
  /// Whether every byte of the steps was compared.
  let isExact: Bool

  init(_ reader: RecordReader) {
    head = reader.head
    stage = reader.stage
    notes = reader.notes
    problems = reader.problems
    hasMoreProblems = reader.problems.count >= RecordReader.mostProblems
    count = reader.steps
    own = reader.rerun.trace
    otherLine = reader.rerun.otherLine
    switch reader.care {
    case .steps: isExact = false
    case .everything: isExact = true
    }
    guard reader.problems.isEmpty, let builder = reader.decoder.builder, let ends = reader.ends
    else {
      trace = nil
      return
    }
    trace = builder.finish(ends)
  }
}
