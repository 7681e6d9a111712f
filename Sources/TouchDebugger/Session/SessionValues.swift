import TouchCore
import TouchInquiry
import TouchNarration

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
      self.init(reason: .breakpoint, breakpoints: labels.map { $0.number })
    case .interrupted: self.init(reason: .interrupted, breakpoints: [])
    case .edge(.forwards): self.init(reason: .end, breakpoints: [])
    case .edge(.backwards): self.init(reason: .start, breakpoints: [])
    }
  }
}
