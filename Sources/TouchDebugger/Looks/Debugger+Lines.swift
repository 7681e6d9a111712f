import TouchNarration

extension Debugger {
  /// Whether a line only looks and asks: where one stands and the scene stay as they are.
  public func onlyLooks(_ line: String) -> Bool {
    let calls = Resolver(session: session).calls(in: line)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let commandClass = call?.command.commandClass else { return false }
        switch commandClass {
        case .look, .ask: return call?.verb != .frame && call?.verb != .up && call?.verb != .down
        case .move, .stop, .change, .search, .keep, .tool: return false
        }
      }
  }
}

extension Mishap {
  /// What it is, in one sentence, in a language.
  public func told(in language: Language) -> String { meaning[language].plain }
}
