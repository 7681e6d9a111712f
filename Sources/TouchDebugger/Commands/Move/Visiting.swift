extension JumpCommands {
  mutating func visit(_ call: CommandLine) throws(Complaint) -> Reply {
    let direction = call.direction
    let (target, ranOut) = session.visits.go(direction, times: try call.count, from: place)
    let ending = ranOut ? [say(MoveWords.noVisit(direction))] : []
    guard target != place else { return Reply(lines: ending) }
    var reply = stand(at: target)
    reply.lines += ending
    return reply
  }

  /// Goes to a moment, into another world where it is of that one.
  mutating func stand(at target: Place) -> Reply {
    let before = place
    if target.world != worlds.current { session.go(toWorld: target.world) }
    session.cursor = min(target.cursor, trace.count)
    var reply = Reply(lines: stopLines(), moved: place != before)
    if target.world != before.world { reply.lines.append(say(MoveWords.nowInWorld(worlds.here))) }
    return reply
  }
}
