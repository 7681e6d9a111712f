import TouchCore
import TouchNarration

extension Debugger {
  /// Hands a command that was read to those who carry it out.
  mutating func dispatch(_ call: CommandLine) throws(Complaint) -> Reply {
    if call.command.syntax.isEmpty { try call.insist(onAtMost: 0) }
    return switch call.verb {
    case .step, .rstep: try self[MoveCommands.self].move(.step, call)
    case .next, .rnext: try self[MoveCommands.self].move(.next, call)
    case .finish, .rfinish: try self[MoveCommands.self].move(.finish, call)
    case .continue, .rcontinue: try self[MoveCommands.self].goOn(call)
    case .goto: try self[JumpCommands.self].goTo(call)
    case .run: try self[JumpCommands.self].goTo(step: 0)
    case .break, .tbreak: try self[StopCommands.self].setBreakpoint(call)
    case .watch: try self[StopCommands.self].setWatchpoint(call)
    case .catch: try self[StopCommands.self].setCatchpoint(call)
    case .log: try self[StopCommands.self].setLogPoint(call)
    case .enable, .disable: try self[BreakpointCommands.self].enable(call)
    case .delete where call.words.first == "display":
      try self[DisplayCommands.self].delete(call.afterFirstWord)
    case .delete: try self[BreakpointCommands.self].deleteBreakpoints(call)
    case .bt: try FrameCommands(session: session).backtrace(call)
    case .frame: try self[FrameCommands.self].selectFrame(call)
    case .up: try self[FrameCommands.self].moveFrame(by: call.count)
    case .down: try self[FrameCommands.self].moveFrame(by: -call.count)
    case .list: try self[ListCommand.self].list(call)
    case .print: try LookCommands(session: session).printValue(call)
    case .display: try self[DisplayCommands.self].display(call)
    case .info: try self[InfoCommand.self].info(call)
    case .tree: try TreeCommand(session: session).tree(call)
    case .chain: try LookCommands(session: session).chain(call)
    case .recognizers: GestureLooks(session: session).recognizers()
    case .map: try MapCommand(session: session).map(call)
    case .hitmap: try HitMapCommand(session: session).hitmap(call)
    case .rules: try RulesCommand(session: session).rules(call)
    case .why: try self[WhyCommand.self].why(call)
    case .whyNot: try self[WhyNotCommand.self].whyNot(call)
    case .whatif: try self[WhatIfCommand.self].whatIf(call)
    case .undo: try self[BranchCommands.self].undo(call)
    case .branches: try self[BranchCommands.self].branches(call)
    case .compare: try self[CompareCommand.self].compare(call)
    case .reload: try self[ReloadCommand.self].reload()
    case .set: try self[SetCommand.self].set(call)
    case .show: try SetCommand(session: session).show(call)
    case .search: try self[SearchCommand.self].search(call)
    case .mark: try self[MarkCommand.self].mark(call)
    case .note: try self[NoteCommand.self].note(call)
    case .export: try self[ExportCommand.self].export(call)
    case .transcript: try self[ExportCommand.self].transcript(call)
    case .help: try HelpCommand(session: session).help(call)
    case .source: try runFile(call)
    case .quit: try call.quit()
    }
  }
}
