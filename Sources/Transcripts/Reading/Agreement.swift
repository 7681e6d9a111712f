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
    guard let trace, let own else { return nil }
    if let step = firstOtherAnswer(trace, own) {
      return .impossible(
        .step(step + 1, theirs: told(step, trace), ours: told(step, own)))
    }
    if let touch = zip(trace.outcomes, own.outcomes).first(where: { $0 != $1 })?.0.touch {
      return .impossible(.outcome(touch: touch))
    }
    if let step = otherLine ?? firstOtherDetail(trace, own) { return .risky(.details(step: step)) }
    return head.tool == tool ? .fine : .risky(.tool(head.tool))
  }

  private func firstOtherAnswer(_ trace: Trace, _ own: Trace) -> Int? {
    guard trace.records != own.records else { return nil }
    let shared = min(trace.count, own.count)
    return (0..<shared).first { trace[$0].answer != own[$0].answer }
      ?? (trace.count == own.count ? nil : shared)
  }

  /// The number of the first step that is otherwise in anything.
  private func firstOtherDetail(_ trace: Trace, _ own: Trace) -> Int? {
    trace.indices.first {
      trace.records[$0] != own.records[$0] || trace.moment(of: $0) != own.moment(of: $0)
    }.map { $0 + 1 }
  }

  private func told(_ step: Int, _ trace: Trace) -> Phrase? {
    guard trace.indices.contains(step) else { return nil }
    return Phrase(
      en: Narrator(trace, .english).explain(step).short,
      zh: Narrator(trace, .simplifiedChinese).explain(step).short)
  }
}
