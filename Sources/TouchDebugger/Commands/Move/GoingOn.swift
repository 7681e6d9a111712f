import TouchCore
import TouchNarration

extension MoveCommands {
  /// `continue`, `continue 2` or `continue WHERE`, in either direction.
  mutating func goOn(_ call: CommandLine) throws(Complaint) -> Reply {
    let direction = call.direction
    guard let word = call.words.first, Int(word) == nil else {
      return try move(.continue, direction, times: call.count)
    }
    let (place, rest) = call.arguments.firstPlace
    let location = try StopCommands(session: session).place(place)
    if case .responders(let pattern, _) = location, scene.responders(pattern).isEmpty {
      throw Complaint(
        ForecastReason(trace: trace, touch: touch).nobody(pattern), at: place.startIndex)
    }
    let clauses = try Clauses(rest, scene: scene)
    let goal = Breakpoint(number: 0, subject: .place(location), clauses: clauses)
    guard let stops = try? session.binding(of: goal, ifInterrupted: Words.nothingSet).stops else {
      return arrive(Arrival(reason: .interrupted), from: cursor, direction, moved: false)
    }
    guard let target = stops.next(from: cursor, direction) else {
      let spelling = location.spelling + clauses.spelling
      let other = stops.next(from: cursor, direction == .forwards ? .backwards : .forwards)
      throw Complaint(
        other == nil && stops.has(cursor)
          ? BreakpointWords.onlyHere(spelling)
          : BreakpointWords.nothingAhead(spelling, direction, other: other),
        at: place.startIndex)
    }
    return walk(to: target, direction)
  }
}
