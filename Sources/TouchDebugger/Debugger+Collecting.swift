extension Debugger {
  /// Does with the collected lines what they were collected for.
  mutating func keep(_ collected: Collector) -> Reply {
    switch collected.purpose {
    case .commands(let number): keepCommands(collected.lines, of: number)
    case .definition(let name): self[DefineCommands.self].keepDefinition(name, collected.lines)
    case .documentation(let name):
      self[DefineCommands.self].keepDocumentation(name, collected.lines)
    }
  }

  private mutating func keepCommands(_ lines: [String], of number: Int) -> Reply {
    // It may have been deleted while its lines were typed: by a command of another one.
    guard let place = breakpoints.firstIndex(where: { $0.number == number }) else {
      return reply(StopWords.noBreakpoint("\(number)", known: breakpoints.map(\.number)))
    }
    let commands = lines.flatMap { CommandLine.commands(in: $0) }.map { String($0) }
    return self[BreakpointCommands.self].give(commands, toBreakpointAt: place)
  }
}
