import TouchCore
import TouchNarration

extension Debugger {
  /// Carries out a command and what it leaves to others: the line it stands for, and the commands
  /// of the breakpoints that stopped it.
  mutating func carryOut(_ call: CommandLine) throws(Complaint) -> Reply {
    if call.command.syntax.isEmpty { try call.insist(onAtMost: 0) }
    var reply = try attentively(call)
    switch reply.next {
    case .line(let line)?: return follow(line)
    case nil: break
    }
    carryOutCommands(of: reply.hit, into: &reply)
    return reply
  }

  /// Hands a command to those who carry it out; where Ctrl-C ended their work, nothing of it is
  /// kept.
  private mutating func attentively(_ call: CommandLine) throws(Complaint) -> Reply {
    guard let interrupted else { return try handOver(call) }
    let attention = Attention(interrupted)
    let before = session
    let result = Interruption.asking({ attention.isWanted }) {
      () -> Result<Reply, Complaint> in
      do throws(Complaint) { return .success(try handOver(call)) } catch { return .failure(error) }
    }
    guard attention.wasWanted else { return try result.get() }
    session = before
    // Some say themselves what they did not come to.
    if case .failure(let complaint) = result { throw complaint }
    throw Complaint(Words.stopped(at: cursor))
  }

  /// Hands a command to those who carry it out.
  private mutating func handOver(_ call: CommandLine) throws(Complaint) -> Reply {
    switch call.verb {
    case .step, .rstep: try self[MoveCommands.self].move(.step, call)
    case .next, .rnext: try self[MoveCommands.self].move(.next, call)
    case .finish, .rfinish: try self[MoveCommands.self].move(.finish, call)
    case .continue, .rcontinue: try self[MoveCommands.self].goOn(call)
    case .goto: try self[JumpCommands.self].goTo(call)
    case .run: self[JumpCommands.self].jump(to: 0)
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
    case .transcript: try ExportCommand(session: session).transcript(call)
    case .help: try HelpCommand(session: session).help(call)
    case .source: try source(call)
    case .quit: try call.quit()
    }
  }

  // A stop among the commands has none of its own, so that commands that move come to an end.
  private mutating func carryOutCommands(of hit: [Breakpoint], into reply: inout Reply) {
    guard !isCarryingOutCommands else { return }
    isCarryingOutCommands = true
    defer { isCarryingOutCommands = false }
    for breakpoint in hit {
      let commands = breakpoint.clauses.commands
      for (place, command) in commands.enumerated() {
        reply.append(follow(command))
        guard reply.status == .ok else { return }
        guard place + 1 == commands.count || interrupted?() != true else {
          let rest = commands[(place + 1)...].joined(separator: " ;; ")
          return reply.lines.append(say(Words.leftOut(rest[...])))
        }
      }
    }
  }
}
