import TouchCore
import TouchInquiry
import TouchNarration

extension MoveCommands {
  /// What a motion shows: the lines of the log points it passed, where it stands, what the
  /// breakpoints there say; what they do is left to whoever carries out commands.
  ///
  /// - Parameter moved: Whether it moved at all.
  mutating func arrive(
    _ arrival: Arrival, from before: Int, _ direction: Direction, moved: Bool
  ) -> Reply {
    var reply = Reply(lines: self[LogPoints.self].logLines(from: before, direction), moved: moved)
    switch arrival.reason {
    case .arrived: reply.lines += stopLines(arrival.reason)
    case .breakpoints:
      reply.lines += stopLines(arrival.reason) + arrival.hit.flatMap { notes(of: $0) }
    case .interrupted:
      reply.lines += stopLines(arrival.reason) + [say(Words.interrupted(at: cursor))]
    case .edge(let direction):
      let isNew = cursor != min(before, trace.count)
      reply.lines +=
        (isNew ? StopScreen(session: session).stepLines(arrival.reason) : [])
        + [say(MoveWords.edge(direction))]
    }
    reply.stop = StopValues(arrival.reason)
    reply.hit = arrival.hit
    return reply
  }

  /// What a breakpoint shows where it stops.
  private func notes(of breakpoint: Breakpoint) -> [StyledText] {
    guard let index else { return [] }
    var notes: [StyledText] = []
    switch breakpoint.subject {
    case .place: break
    case .value(let watched):
      let (old, new) = watched.change(at: index, in: trace)
      notes.append(
        say(BreakpointWords.changed(watched.source, old.text(in: scene), new.text(in: scene))))
    case .mishaps(let mishaps):
      if Mishap.catches(mishaps) {
        let misses = (session.expectations?.misses(trace) ?? []).filter { $0.step == cursor }
        notes += misses.map { say(BreakpointWords.expectedOtherwise($0)) }
      }
      if let view = trace.visibleButNotAsked(at: index) {
        notes.append(say(BreakpointWords.visibleButNotAsked(scene.name(of: view))))
      }
    }
    if let message = breakpoint.clauses.message {
      let here = vantage.seen(atReceiver: breakpoint.isOfReceiver)
      notes.append("  " + message.text(at: here, .strong))
    }
    return notes
  }
}
