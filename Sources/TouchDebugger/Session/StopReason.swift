import TouchCore
import TouchNarration

/// Why a motion ended where it did.
enum StopReason: Hashable, Sendable {
  case arrived
  case breakpoints([Breakpoint.Label])
  case interrupted
  /// The record ended before the motion did.
  case edge(Direction)
}
