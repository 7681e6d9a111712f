import TouchNarration

extension Debugger {
  /// Whether a line only looks and asks: where one stands and the scene stay as they are.
  public func onlyLooks(_ line: String) -> Bool {
    let calls = Resolver(session: session).calls(in: line)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let commandClass = call?.command.commandClass else { return false }
        switch commandClass {
        case .inspect, .ask: return call?.verb != .frame && call?.verb != .up && call?.verb != .down
        case .move, .stop, .change, .keep, .tool: return false
        }
      }
  }
}

extension Debugger {
  /// What the file expects otherwise at a step, from 1: the line of the file, and the words.
  public func unexpected(atStep step: Int) -> [(line: Int, words: String)] {
    (expectations?.misses(trace) ?? []).filter { $0.step == step }
      .map { ($0.line, $0.words[language].plain) }
  }

  /// What is set to catch something at the step where one stands.
  public var catchpointsHere: [Breakpoint] {
    breakpoints.filter { breakpoint in
      guard case .mishaps = breakpoint.subject, breakpoint.isEnabled else { return false }
      return breakpoint.stops(in: trace, expecting: expectations).contains(cursor)
    }
  }
}

extension Mishap {
  /// What it is, in one sentence, in a language.
  public func told(in language: Language) -> String { meaning[language].plain }
}
