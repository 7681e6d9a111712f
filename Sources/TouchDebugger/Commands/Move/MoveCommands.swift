import TouchCore
import TouchInquiry
import TouchNarration

//  cursor ●────────────▶ target         the nearest stop on the way is looked up, not searched for;
//              ■ stop                   what is walked step by step is only asked for a Ctrl-C

/// Moves over the record, up to what stops a motion.
struct MoveCommands: ChangesSession {
  var session: Session

  mutating func move(_ motion: Motion, _ call: CommandLine) throws(Complaint) -> Reply {
    let (call, touch) = try call.cutAtTouch(of: trace)
    return try move(motion, call.direction, times: call.count, only: touch)
  }

  /// Moves.
  ///
  /// - Parameter touch: The touch whose steps alone are gone to; nil for all.
  mutating func move(
    _ motion: Motion, _ direction: Direction, times: Int, only touch: Int?
  ) throws(Complaint) -> Reply {
    let before = session.position
    var arrival = Arrival(reason: .arrived)
    for _ in 0..<times {
      guard
        let target = trace.target(
          of: motion, direction, from: session.position, in: worlds.here.calls, only: touch)
      else {
        throw Complaint(MoveWords.nothingToFinish(direction))
      }
      arrival = travel(to: target.position, direction, ranOut: target.ranOut, only: touch)
      if ends(motion, at: arrival.reason) { break }
    }
    var reply = arrive(arrival, from: before, direction, moved: session.position != before)
    if motion == .finish { reply.lines += returned(from: before) }
    return reply
  }

  /// What the call that was left has returned, as gdb says it.
  private func returned(from before: Int) -> [StyledText] {
    guard let call = trace.frames(at: before).first, before < call.close, call.close < cursor,
      case .hitReturn = trace[call.close - 1]
    else { return [] }
    return [say(MoveWords.returned(narrator.line(call.close - 1), at: call.close))]
  }

  /// Walks to a step, unless a breakpoint stops it before.
  mutating func walk(to target: Int, _ direction: Direction, only touch: Int?) -> Reply {
    let before = session.position
    let arrival = travel(to: target, direction, ranOut: false, only: touch)
    return arrive(arrival, from: before, direction, moved: session.position != before)
  }

  /// A breakpoint ends every motion but `continue N`, which counts them.
  func ends(_ motion: Motion, at reason: StopReason) -> Bool {
    switch reason {
    case .arrived: false
    case .breakpoints: motion != .continue
    case .interrupted, .edge: true
    }
  }

  private mutating func travel(
    to target: Int, _ direction: Direction, ranOut: Bool, only touch: Int?
  ) -> Arrival {
    guard (try? session.bindBreakpoints()) != nil else { return Arrival(reason: .interrupted) }
    let stop = nearestStop(from: session.position, to: target, direction, only: touch)
    let end = stop ?? target
    let interrupted = interrupted
    var here = session.position
    while here != end {
      here += direction.rawValue
      if here != end, interrupted?() == true { break }
    }
    session.position = here
    session.placeOfReceiver = nil
    guard here == end else { return Arrival(reason: .interrupted) }
    guard stop != nil else {
      return Arrival(reason: ranOut || session.isOver ? .edge(direction) : .arrived)
    }
    let hit = hitBreakpoints()
    session.placeOfReceiver = hit.contains { $0.isOfReceiver } ? place : nil
    return Arrival(reason: .breakpoints(hit.map { $0.label }), hit: hit)
  }

  /// The first step of a way at which some breakpoint stops.
  private func nearestStop(
    from position: Int, to target: Int, _ direction: Direction, only touch: Int?
  ) -> Int? {
    let stops = breakpoints.compactMap { breakpoint -> Int? in
      guard breakpoint.stopsRuns, let stops = breakpoint.binding?.stops else { return nil }
      let meant = touch == nil ? stops : stops.filter { trace.isAbout(touch, at: $0) }
      return meant.next(from: position, direction)
    }
    switch direction {
    case .forwards: return stops.min().flatMap { $0 <= target ? $0 : nil }
    case .backwards: return stops.max().flatMap { $0 >= target ? $0 : nil }
    }
  }

  /// Counts the breakpoints that stop at the cursor; temporary ones go away with that.
  mutating func hitBreakpoints() -> [Breakpoint] {
    let here = cursor
    let places = breakpoints.indices.filter { place in
      breakpoints[place].stopsRuns && breakpoints[place].binding?.stops.has(here) == true
    }
    for place in places { session.breakpoints[place].hits += 1 }
    let hit = places.map { breakpoints[$0] }
    session.breakpoints.removeAll { $0.isTemporary && hit.map { $0.number }.contains($0.number) }
    return hit
  }
}

/// Where a motion came to an end.
struct Arrival {
  var reason: StopReason
  /// The breakpoints that stopped it, as they were.
  var hit: [Breakpoint] = []
}
