import TouchCore
import TouchNarration

/// Why a motion ended where it did.
enum StopReason: Hashable, Sendable {
  case arrived
  case breakpoints([Int])
  case interrupted
  /// The record ended before the motion did.
  case edge(Direction)
}

extension Debugger {
  mutating func jump(to target: Int) -> Reply {
    let before = cursor
    cursor = target
    return Reply(lines: stopLines(), moved: cursor != before)
  }

  mutating func goTo(_ call: CommandLine) throws(Complaint) -> Reply {
    guard let word = call.words.first else { throw Complaint(Words.goWhere(trace.count)) }
    try call.insist(onAtMost: 1)
    switch word {
    case "start": return jump(to: 0)
    case "end": return jump(to: trace.count)
    default: break
    }
    let isRelative = word.hasPrefix("+") || word.hasPrefix("-")
    guard let number = Int(word.hasPrefix("#") ? word.dropFirst() : word) else {
      throw Complaint(Words.goWhere(trace.count), at: word.startIndex)
    }
    let (target, overflow) = isRelative ? cursor.addingReportingOverflow(number) : (number, false)
    guard !overflow, (0...trace.count).contains(target) else {
      throw Complaint(Words.noStep(target, of: trace.count), at: word.startIndex)
    }
    return jump(to: target)
  }

  func whereAmI() -> Reply {
    guard let index else { return Reply(lines: stopLines()) }
    let touch = trace.touch(at: index)
    return reply(
      Words.when(
        cursor, of: trace.count, milliseconds: trace.milliseconds(at: index),
        touch: touch?.number, phase: touch.map { "\($0.phase)" } ?? ""))
  }
}
