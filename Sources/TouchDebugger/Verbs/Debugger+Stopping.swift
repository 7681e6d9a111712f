extension Debugger {
  /// Sets a breakpoint beside those that are there; `undo` passes over it.
  ///
  /// - Returns: What is said of it, and the breakpoint; nil where there is none of that.
  public mutating func setBreakpoint(
    _ target: StopTarget, _ clauses: StopClauses = StopClauses()
  ) -> (reply: Reply, breakpoint: Breakpoint?) {
    let reply = act(.break, isUndone: false) { it throws(Complaint) in
      try it[StopCommands.self].set(target, clauses)
    }
    return (reply, reply.status == .ok ? breakpoints.last : nil)
  }

  /// Deletes breakpoints; `undo` passes over it.
  public mutating func deleteBreakpoints(_ numbers: [Int]) {
    guard !numbers.isEmpty else { return }
    _ = act(.delete, isUndone: false) { $0[BreakpointCommands.self].delete(numbers) }
  }
}
