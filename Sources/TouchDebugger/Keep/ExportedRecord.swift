import TouchCore
import TouchNarration

//  export a.svg ;; step        the record is written when the line is over, but as it was here

/// A record as it was when somebody asked for it.
public struct ExportedRecord: Hashable, Sendable {
  /// The record.
  public let trace: Trace
  /// How many steps had happened.
  public let cursor: Int
  /// What was written at its steps.
  public let notes: [StepNote]
  /// Whether somebody else recorded the steps.
  public let isReplayed: Bool
  /// How much was said of each step.
  public let explaining: Explaining
}
