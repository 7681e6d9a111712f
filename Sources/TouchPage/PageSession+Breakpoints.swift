import JSON
import TouchDebugger

extension PageSession {
  /// Writes the breakpoints at which a run ends: number, where, and the steps.
  func writeBreakpoints(_ json: inout JSONWriter) {
    guard let debugger else { return }
    let looks = debugger.looks
    json.array("breaks") { json in
      for (breakpoint, values) in zip(debugger.breakpoints, looks.breakpointValues)
      where breakpoint.stopsRuns {
        json.array { json in
          json.value(values.number)
          json.value(values.words)
          json.array { json in looks.runEnds(at: breakpoint).forEach { json.value($0) } }
        }
      }
    }
  }
}

extension BreakpointValues {
  /// What is typed to set it, without the command that most are set with.
  fileprivate var words: String {
    (kind == "break" ? "" : kind + " ") + place + (condition.map { " if " + $0 } ?? "")
  }
}
