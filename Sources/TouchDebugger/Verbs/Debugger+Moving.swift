import TouchNarration

extension Debugger {
  /// Moves over the record, up to what stops a motion.
  ///
  /// - Parameter touch: The touch whose steps alone are gone to; nil for all.
  public mutating func move(
    _ motion: Motion, _ direction: Direction = .forwards, times: Int = 1, only touch: Int? = nil
  ) -> Reply {
    let words = (times == 1 ? [] : ["\(times)"]) + (touch.map { ["touch:\($0)"] } ?? [])
    return act(Verb(motion, direction), words.joined(separator: " ")) { it throws(Complaint) in
      try it[MoveCommands.self].move(motion, direction, times: times, only: touch)
    }
  }

  /// Goes on to a step, unless something stops it before.
  public mutating func goOn(to step: Int) -> Reply {
    act(.continue, "#\(step)") { it throws(Complaint) in
      try it[MoveCommands.self].goOn(to: .step(step), Clauses(), .forwards, only: nil)
    }
  }

  /// Goes to a step at once; 0 is the start of the record.
  public mutating func goTo(_ step: Int) -> Reply {
    act(.goto, "\(step)") { it throws(Complaint) in
      try it[JumpCommands.self].goTo(step: step)
    }
  }

  /// Goes to the end of the record, behind its last step and outside all calls.
  public mutating func goToEnd() -> Reply {
    act(.goto, "end") { it throws(Complaint) in it[JumpCommands.self].goToEnd() }
  }

  /// Why the call where the person stands cannot be left; nil if it can.
  ///
  /// - Parameter touch: The touch whose steps alone are gone to; nil for all.
  public func nothingToFinish(only touch: Int?) -> Phrase? {
    trace.target(
      of: .finish, .forwards, from: session.position, in: worlds.here.calls, only: touch) == nil
      ? MoveWords.nothingToFinish(.forwards) : nil
  }
}
