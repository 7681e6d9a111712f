extension Debugger {
  /// Carries out the command that lines were collected for.
  mutating func keep(_ collected: Collector) -> Reply {
    switch collected.purpose {
    case .commands: Reply()
    case .definition(let name): keepDefinition(name, collected.lines)
    case .documentation(let name): keepDocumentation(name, collected.lines)
    }
  }
}
