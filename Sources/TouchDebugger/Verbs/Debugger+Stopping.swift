extension Debugger {
  /// Sets a breakpoint beside those that are there; `undo` passes over it.
  ///
  /// - Parameters:
  ///   - target: Where it stops.
  ///   - clauses: When it stops there, and what it says.
  ///   - number: Its number, which no other has; nil for the next one.
  /// - Returns: What is said of it, and the breakpoint; nil where there is none of that.
  public mutating func setBreakpoint(
    _ target: StopTarget, _ clauses: StopClauses = StopClauses(), number: Int? = nil
  ) -> (reply: Reply, breakpoint: Breakpoint?) {
    let next = session.nextBreakpointNumber
    session.nextBreakpointNumber = number ?? next
    defer { keepBreakpointNumbers(below: next) }
    let reply = act(.break, isUndone: false) { it throws(Complaint) in
      try it[StopCommands.self].set(target, clauses)
    }
    return (reply, reply.status == .ok ? breakpoints.last : nil)
  }

  /// Gives none of some numbers to a breakpoint that is set later.
  public mutating func keepBreakpointNumbers(below next: Int) {
    session.nextBreakpointNumber = max(session.nextBreakpointNumber, next)
  }

  /// Deletes breakpoints; `undo` passes over it.
  public mutating func deleteBreakpoints(_ numbers: [Int]) {
    guard !numbers.isEmpty else { return }
    _ = act(.delete, isUndone: false) { $0[BreakpointCommands.self].delete(numbers) }
  }
}
