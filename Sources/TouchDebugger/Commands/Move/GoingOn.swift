import TouchCore
import TouchNarration

extension MoveCommands {
  /// `continue`, `continue 2` or `continue WHERE`, in either direction, of all touches or of one.
  mutating func goOn(_ whole: CommandLine) throws(Complaint) -> Reply {
    let (call, only) = try whole.cutAtTouch(of: trace)
    let direction = call.direction
    guard let word = call.words.first, Int(word) == nil else {
      return try move(.continue, direction, times: call.count, only: only)
    }
    let (place, rest) = call.arguments.firstWord
    let location = try StopCommands(session: session).place(place)
    if case .responders(let pattern, _) = location, scene.responders(pattern).isEmpty {
      throw Complaint(
        ForecastReason(trace: trace, touch: touch).nobody(pattern), at: place.startIndex)
    }
    return try goOn(
      to: location, try Clauses(rest, scene: scene), direction, only: only, at: place.startIndex)
  }

  /// Goes on to where a breakpoint would stop, unless another one stops it before.
  mutating func goOn(
    to location: BreakpointLocation, _ clauses: Clauses, _ direction: Direction, only: Int?,
    at place: String.Index? = nil
  ) throws(Complaint) -> Reply {
    let goal = Breakpoint(number: 0, subject: .place(location), clauses: clauses)
    guard let bound = try? session.binding(of: goal, ifInterrupted: Words.nothingSet).stops else {
      return arrive(Arrival(reason: .interrupted), from: session.position, direction, moved: false)
    }
    let stops = bound.filter { trace.isAbout(only, at: $0) }
    guard let target = stops.next(from: session.position, direction) else {
      let spelling = location.spelling + clauses.spelling + (only.map { " touch:\($0)" } ?? "")
      let other = stops.next(from: cursor, direction == .forwards ? .backwards : .forwards)
      throw Complaint(
        other == nil && stops.has(cursor)
          ? BreakpointWords.onlyHere(spelling)
          : BreakpointWords.nothingAhead(spelling, direction, other: other),
        at: place)
    }
    let reply = walk(to: target, direction, only: only)
    if cursor == target, location.isOfReceiver { session.placeOfReceiver = self.place }
    return reply
  }
}
