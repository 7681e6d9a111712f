import TouchDebugger
import TouchNarration

extension Stage {
  /// Answers a request about the session; what happens with it is told by `events`.
  mutating func answer(
    _ command: SessionCommand, _ arguments: Arguments
  ) throws(Refusal) -> WireValue {
    if command.readsWords { try choose(frame: arguments.whole("frameId")) }
    try Threads.check(arguments.whole("threadId"), in: debugger)
    switch command {
    case .setBreakpoints, .setFunctionBreakpoints, .setExceptionBreakpoints, .setDataBreakpoints:
      guard let (group, wishes) = try Wishes.read(command, arguments, client) else { return [:] }
      return try set(group, wishes)
    case .dataBreakpointInfo: return DataPlaces.info(arguments, self)
    case .breakpointLocations: return try BreakableLines.body(arguments, self)
    case .locations: return try Locations.body(arguments, self)
    case .threads: return Threads.body(self)
    case .stackTrace: return Stack.body(arguments, &self)
    case .scopes: return try Scopes.body(arguments, &self)
    case .variables: return try Variables.body(arguments, &self)
    case .setVariable, .setExpression: return try assign(command, arguments)
    case .evaluate: return try evaluate(arguments)
    case .completions: return Completions.body(arguments, self)
    case .exceptionInfo: return Exceptions.body(self)
    case .source: return try SourceTexts.content(arguments, self)
    case .loadedSources: return SourceTexts.all(self)
    case .next, .stepIn, .stepOut, .continue, .pause, .stepBack, .reverseContinue:
      return try go(Way(rawValue: command.rawValue), arguments)
    case .restartFrame, .goto: return try jump(command, arguments)
    case .gotoTargets: return try Targets.moments(arguments, &self)
    case .stepInTargets: return try Targets.calls(arguments, &self)
    }
  }
}
