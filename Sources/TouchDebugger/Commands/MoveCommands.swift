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
  mutating func move(
    _ motion: Motion, _ direction: Direction, times: Int
  ) throws(Complaint) -> Reply {
    if companion != nil { return try walk(motion, direction, times: times) }
    let before = cursor
    var reason = StopReason.arrived
    for _ in 0..<times {
      guard let target = trace.target(of: motion, direction, from: cursor) else {
        throw Complaint(Words.nothingToFinish(direction))
      }
      reason = travel(to: target.cursor, direction, ranOut: target.ranOut)
      if ends(motion, at: reason) { break }
    }
    return arrival(reason, from: before)
  }

  /// A breakpoint ends every motion but `continue N`, which counts them.
  func ends(_ motion: Motion, at reason: StopReason) -> Bool {
    switch reason {
    case .arrived: false
    case .breakpoints: motion != .continue
    case .interrupted, .edge: true
    }
  }

  /// Walks step by step, so that breakpoints and the person can stop it on the way.
  private mutating func travel(
    to target: Int, _ direction: Direction, ranOut: Bool
  ) -> StopReason {
    while cursor != target {
      cursor += direction.rawValue
      let hit = hitBreakpoints()
      if !hit.isEmpty { return .breakpoints(hit) }
      if cursor != target, interrupted?() == true { return .interrupted }
    }
    return ranOut ? .edge(direction) : .arrived
  }

  /// The breakpoints that stop at the cursor; temporary ones go away with that.
  mutating func hitBreakpoints() -> [Int] {
    guard let index, !breakpoints.isEmpty else { return [] }
    let hit = breakpoints.filter { $0.stops(at: index, in: trace) }.map(\.number)
    guard !hit.isEmpty else { return [] }
    for place in breakpoints.indices where hit.contains(breakpoints[place].number) {
      breakpoints[place].hits += 1
    }
    breakpoints.removeAll { $0.isTemporary && hit.contains($0.number) }
    return hit
  }

  private func arrival(_ reason: StopReason, from before: Int) -> Reply {
    var reply = Reply(moved: cursor != before)
    switch reason {
    case .arrived, .breakpoints: reply.lines = stopLines(reason)
    case .interrupted: reply.lines = stopLines(reason) + [say(Words.interrupted(at: cursor))]
    case .edge(let direction):
      reply.lines = (reply.moved ? stopLines(reason) : []) + [say(Words.edge(direction))]
    }
    return reply
  }

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
