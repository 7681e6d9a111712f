import JSON
import TouchDebugger

extension PageSession {
  /// Writes the breakpoints that are enabled: number, where, and the steps where each will stop.
  func writeBreakpoints(_ json: inout JSONWriter) {
    guard let debugger else { return }
    let looks = debugger.looks
    json.array("breaks") { json in
      for (breakpoint, values) in zip(debugger.breakpoints, looks.breakpointValues)
      where values.isEnabled {
        json.array { json in
          json.value(values.number)
          json.value(values.line(named: values.kind == "break" ? "" : values.kind + " "))
          json.array { json in looks.stops(of: breakpoint).forEach { json.value($0) } }
        }
      }
    }
  }
}

extension Debugger {
  /// Sets the breakpoints of another record again, as one goes on with an edited text.
  mutating func setBreakpoints(of other: Debugger?) {
    for values in other?.looks.breakpointValues ?? [] where values.isEnabled {
      _ = perform(values.line(named: values.kind + " "))
    }
  }
}

extension BreakpointValues {
  /// What is typed to set it.
  fileprivate func line(named command: String) -> String {
    command + place + (condition.map { " if " + $0 } ?? "")
  }
}
