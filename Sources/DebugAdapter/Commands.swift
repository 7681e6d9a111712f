//  ConversationCommand   begins and ends a session: the adapter itself
//  SessionCommand        goes, stops, looks and asks: the session

/// The requests that begin and end a session, by the protocol's names.
enum ConversationCommand: String, CaseIterable {
  case initialize, launch, attach, configurationDone, disconnect, terminate, restart, cancel
}

/// The requests that are about a session, by the protocol's names.
enum SessionCommand: String, CaseIterable {
  case setBreakpoints, setFunctionBreakpoints, setExceptionBreakpoints, setDataBreakpoints
  case dataBreakpointInfo, breakpointLocations, locations
  case threads, stackTrace, scopes, variables, setVariable, setExpression, evaluate, completions
  case exceptionInfo, source, loadedSources
  case next, stepIn, stepOut, `continue`, pause, stepBack, reverseContinue, restartFrame, goto
  case gotoTargets, stepInTargets

  /// Whether it reads words, which mean what they mean in the call that it names.
  var readsWords: Bool {
    [.evaluate, .setExpression, .completions, .dataBreakpointInfo].contains(self)
  }
}
