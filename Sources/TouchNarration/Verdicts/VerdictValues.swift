import TouchCore
import TouchInquiry

/// A verdict as values, for whoever does not read sentences.
public struct VerdictValues: Hashable, Sendable {
  /// Edits that were tried and are enough.
  public struct Proposal: Hashable, Sendable {
    /// The line that makes them.
    public let command: String
    /// What they are in the app's code, a line each; empty where no code says it.
    public let swift: [StyledText]
    /// What somebody else has no longer with it, a sentence each.
    public let harm: [StyledText]
    /// What somebody else has with it besides, a sentence each.
    public let gains: [StyledText]
  }

  /// The line that asks for it.
  public let question: String
  /// Whether what was asked for happened after all.
  public let happened: Bool
  /// How sure that is.
  public let grade: Grade
  /// What decided, what stands in the way after that, and how sure it is, a paragraph each.
  public let reason: [StyledText]
  /// What the answer lacks to be surer, a sentence or two each.
  public let doubts: [StyledText]
  /// The steps that prove it, from 1.
  public let steps: [Int]
  /// What is enough, in the order to show it.
  public let edits: [Proposal]
  /// What would stop it, where it happened.
  public let stops: [Proposal]
  /// How many single edits were tried.
  public let tried: Int

  /// An answer that no step proves, and that nothing in the scene changes.
  package init(unproven question: String, _ grade: Grade, _ reason: [StyledText]) {
    self.question = question
    (happened, self.grade, self.reason) = (false, grade, reason)
    (doubts, steps, edits, stops, tried) = ([], [], [], [], 0)
  }

  /// The values of a verdict.
  package init(_ told: ToldVerdict) {
    let verdict = told.verdict
    question = told.question
    happened = verdict.happened
    grade = told.grade
    reason = FoundNames(verdict.trace.scene).telling(
      told.reason + told.obstacles + [told.gradeLine])
    doubts = FoundNames(verdict.trace.scene).telling(told.doubts)
    steps = verdict.steps.map { $0 + 1 }
    edits = zip(told.remedies, told.commands).map { told.proposal($0, $1) }
    stops = zip(verdict.stops, told.stopCommands).map { told.proposal($0, $1) }
    tried = verdict.repair?.tried.count ?? 0
  }
}

extension ToldVerdict {
  fileprivate func proposal(_ remedy: Remedy, _ command: String) -> VerdictValues.Proposal {
    let trace = verdict.trace
    return VerdictValues.Proposal(
      command: command, swift: swift(remedy),
      harm: remedy.harm.map { RepairWords.harm($0, in: trace)[language] },
      gains: remedy.gains.map { RepairWords.gain($0, in: trace)[language] })
  }

  /// Edits in the app's code, a line each; those that no code says are left out.
  package func swift(_ remedy: Remedy) -> [StyledText] {
    remedy.edits.compactMap { $0.inSwift(verdict.trace.scene) }.map { $0[language] }
  }
}
