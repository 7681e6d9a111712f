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

extension Debugger {
  func whereAmI() -> Reply {
    guard let index else { return Reply(lines: stopLines()) }
    let touch = trace.touch(at: index)
    return reply(
      MoveWords.when(
        cursor, of: trace.count, milliseconds: trace.milliseconds(at: index),
        touch: touch.map { trace.touchName($0.number) }, phase: touch?.phase.word ?? ""))
  }
}
