import TouchCore
import TouchNarration

/// Whether this version would record the same, and if not, why.
public enum Agreement: Sendable {
  /// It records the same.
  case fine
  /// It answers alike, but something else is otherwise.
  case risky(Risk)
  /// It cannot play the record, or answers otherwise.
  case impossible(Refusal)

  /// What is otherwise although the answers are not.
  public enum Risk: Hashable, Sendable {
    /// Another version wrote it.
    case tool(String)
    /// A step is told with other words or numbers.
    case details(step: Int)
  }

  /// Why a record cannot be played again.
  public enum Refusal: Sendable {
    /// Its head cannot be played here.
    case stage(RecordStage.Trouble)
    /// This version answers otherwise at a step, from 1.
    case step(Int, theirs: Phrase?, ours: Phrase?)
    /// All steps agree, and yet something else became of a touch.
    case outcome(touch: Int)
  }
}

extension RecordFile {
  /// Whether this version would record the same; nil where something is wrong with the file.
  ///
  /// - Parameter tool: What this version is called.
  public func agreement(tool: String) -> Agreement? {
    guard problems.isEmpty, let head else { return nil }
    if case .failure(let trouble)? = stage { return .impossible(.stage(trouble)) }
    guard trace != nil else { return nil }
    if let other = differences.answer {
      return .impossible(.step(other.step, theirs: other.theirs, ours: other.ours))
    }
    if let touch = differences.outcome { return .impossible(.outcome(touch: touch)) }
    if let step = differences.line { return .risky(.details(step: step)) }
    return head.tool == tool ? .fine : .risky(.tool(head.tool))
  }
}
