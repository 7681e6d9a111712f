extension Debugger {
  /// Hands a command to the function that carries it out.
  mutating func carryOut(_ call: CommandLine) throws(Complaint) -> Reply {
    if call.command.syntax.isEmpty { try call.insist(onAtMost: 0) }
    switch call.verb {
    case .step: return try move(.step, .forwards, times: call.count)
    case .next: return try move(.next, .forwards, times: call.count)
    case .finish: return try move(.finish, .forwards, times: 1)
    case .continue: return try move(.continue, .forwards, times: call.count)
    case .rstep: return try move(.step, .backwards, times: call.count)
    case .rnext: return try move(.next, .backwards, times: call.count)
    case .rfinish: return try move(.finish, .backwards, times: 1)
    case .rcontinue: return try move(.continue, .backwards, times: call.count)
    case .goto: return try goTo(call)
    case .run: return jump(to: 0)
    case .when: return whereAmI()
    case .break: return try setBreakpoint(call, isTemporary: false)
    case .tbreak: return try setBreakpoint(call, isTemporary: true)
    case .delete: return try deleteBreakpoints(call)
    case .bt: return backtrace()
    case .print: return try printValue(call)
    case .info: return try info(call)
    case .tree: return tree()
    case .chain: return try chain(call)
    case .recognizers: return recognizers()
    case .gate: return gate()
    case .list: return try list(call)
    case .map: return try map(call)
    case .rules: return try rules(call)
    case .why: return try why(call)
    case .whyNot: return try whyNot(call)
    case .compare: return try compare(call)
    case .set: return try set(call)
    case .show: return try show(call)
    case .export: return try export(call)
    case .help: return try help(call)
    case .history: return Reply(effects: [.history])
    case .quit: return try quit(call)
    }
  }
}
