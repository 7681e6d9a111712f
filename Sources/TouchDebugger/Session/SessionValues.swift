import TouchCore
import TouchInquiry
import TouchNarration

/// What an answer to "why not" came to, as values.
public struct AnswerValues: Hashable, Sendable {
  /// An edit that was tried and is enough.
  public struct Proposal: Hashable, Sendable {
    /// The line that makes it.
    public let command: String
    /// What somebody else has no longer with it, a sentence each.
    public let harm: [StyledText]
  }

  /// The line that asks for it.
  public let question: String
  /// Whether what was asked for happened after all.
  public let happened: Bool
  /// How sure that is.
  public let grade: Grade
  /// The steps that prove it, from 1.
  public let steps: [Int]
  /// What is enough, in the order to show it.
  public let edits: [Proposal]
  /// How many single edits were tried.
  public let tried: Int
}

/// Why a motion ended where it did, as values.
public struct StopValues: Hashable, Sendable {
  /// Why a motion ended.
  public enum Reason: String, Hashable, Sendable, CaseIterable {
    /// It arrived where it was to go.
    case arrived
    /// Something was set to stop there.
    case breakpoint
    case interrupted
    /// The record was over.
    case start, end
  }

  /// Why it ended.
  public let reason: Reason
  /// The numbers of the breakpoints that stopped it.
  public let breakpoints: [Int]
}

/// A breakpoint, as values.
public struct BreakpointValues: Hashable, Sendable {
  /// What people call it.
  public let number: Int
  /// The command that makes it: break, tbreak, watch, catch or log.
  public let kind: String
  /// Where or for what it stops.
  public let place: String
  /// Its condition as it was typed.
  public let condition: String?
  /// Whether it stops at all.
  public let isEnabled: Bool
  /// How often it has stopped.
  public let hits: Int
  /// The steps at which it stops, from 1.
  public let stops: [Int]
}

extension StopValues {
  init(_ reason: StopReason) {
    switch reason {
    case .arrived: self.init(reason: .arrived, breakpoints: [])
    case .breakpoints(let labels):
      self.init(reason: .breakpoint, breakpoints: labels.map(\.number))
    case .interrupted: self.init(reason: .interrupted, breakpoints: [])
    case .edge(.forwards): self.init(reason: .end, breakpoints: [])
    case .edge(.backwards): self.init(reason: .start, breakpoints: [])
    }
  }
}

extension Answer {
  /// The answer without its words.
  func values(in scene: Scene, _ language: Language) -> AnswerValues {
    let enough = repair?.enough.prefix(Self.mostEdits) ?? []
    return AnswerValues(
      question: question, happened: happened,
      grade: grade.grade == .proved && !doubts.isEmpty ? .likely : grade.grade,
      steps: steps.map { $0 + 1 },
      edits: zip(enough, commands(in: scene)).map { remedy, command in
        AnswerValues.Proposal(
          command: command, harm: remedy.harm.map { RepairWords.harm($0, in: scene)[language] })
      }, tried: repair?.tried.count ?? 0)
  }
}
