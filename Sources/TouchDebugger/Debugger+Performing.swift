import TouchCore
import TouchNarration

//  a typed line ─▶ perform           Return repeats, a number stands for a line of the menu
//                    └▶ run(line:)       views by the names of their app; a command each `;;`
//                         └▶ account ◀── act ◀── goTo, move, setBreakpoint, propose …
//                              └▶ dispatch     Ctrl-C, what is displayed, undo, breakpoints' `do`
//
//  Who has values calls a verb of `Verbs`; only what a person wrote is read as a line.

extension Debugger {
  /// Carries out one line; `;;` separates several commands, and the first that fails ends it.
  ///
  /// - Parameter author: Who wrote it: a line of a file may write only what is new and harmless.
  public mutating func perform(_ line: String, by author: LineAuthor = .person) -> Reply {
    acting(for: author) { $0.perform(asItIs: line) }
  }

  /// Works with the rights of somebody.
  mutating func acting<Result>(
    for author: LineAuthor, _ work: (inout Debugger) -> Result
  ) -> Result {
    let before = session.author
    session.author = author
    defer { session.author = before }
    return work(&self)
  }

  private mutating func perform(asItIs line: String) -> Reply {
    if CommandLine.commands(in: line).isEmpty {
      return repeatedByEmptyLine.map { perform(asItIs: $0) } ?? Reply()
    }
    if let question = lineOfMenu(line) {
      session.isChosenFromMenu = true
      defer { session.isChosenFromMenu = false }
      return perform(asItIs: question)
    }
    let (reply, repeats) = run(line: line)
    // Whoever lists the steps around one goes on to those after them.
    let again = verbs(in: line) == [.list] ? "list" : line
    return settle(reply, repeating: repeats ? again : nil)
  }

  /// Does what a program asks for by a verb, as if somebody had typed the words that say the same.
  ///
  /// - Parameter isUndone: Whether `undo` takes it back; it passes over what an editor sets.
  mutating func act(
    _ verb: Verb, _ words: String = "", isUndone: Bool = true,
    _ work: (inout Debugger) throws(Complaint) -> Reply
  ) -> Reply {
    let label = words.isEmpty ? verb.rawValue : "\(verb.rawValue) \(words)"
    do throws(Complaint) {
      let reply = try account(for: verb, isUndone ? label : nil, work)
      return settle(reply, repeating: CommandTable.command(verb).repeats ? label : nil)
    } catch {
      return settle(Reply(failing: names.telling(error.lines(in: language))), repeating: nil)
    }
  }

  /// Says what is to be said behind every reply, and keeps what an empty line does next.
  private mutating func settle(_ reply: Reply, repeating line: String?) -> Reply {
    repeatedByEmptyLine = nil
    guard reply.status == .ok else { return reply }
    var reply = reply
    reply.lines += self[ReloadCommand.self].remarkOnFile()
    repeatedByEmptyLine = (session.manner.repeatsMotions ? line : nil) ?? settingOut
    return reply
  }

  /// What an empty line does before anybody has gone anywhere.
  var settingOut: String? {
    emptyLineSetsOut && session.manner.repeatsMotions && cursor == 0 && !trace.isEmpty
      ? Verb.step.rawValue : nil
  }

  /// Carries out the commands of a line; says whether an empty line may do it again.
  mutating func run(line typed: String) -> (reply: Reply, repeats: Bool) {
    var line = typed
    var reply = Reply()
    var repeats = true
    do throws(Complaint) {
      line = try AppNames(session: session).named(typed)
      for (place, command) in CommandLine.commands(in: line).enumerated()
      where reply.status == .ok {
        // Whoever presses Ctrl-C wants to look, and not the rest of the line.
        if place > 0, interrupted?() == true {
          reply.lines.append(say(Words.leftOut(line[command.startIndex...])))
          break
        }
        let call = try Resolver(session: session).resolve(command)
        repeats = repeats && call.repeats
        reply.append(
          try account(for: call.verb, call.label) { it throws(Complaint) in
            try it.dispatch(call)
          })
      }
    } catch {
      reply.append(Reply(failing: names.telling(error.lines(in: language, line: line))))
    }
    return (reply, repeats)
  }

  /// Does one thing and accounts for it: what breakpoints do at its stop, what is displayed there,
  /// what `undo` takes back.
  ///
  /// - Parameter label: What `undo` calls it; nil where it passes over it.
  private mutating func account(
    for verb: Verb, _ label: String?, _ work: (inout Debugger) throws(Complaint) -> Reply
  ) throws(Complaint) -> Reply {
    let before = session
    var reply = try attend(work)
    if let line = reply.next {
      reply = perform(asItIs: line)
    } else {
      runCommands(of: reply.hit, into: &reply)
    }
    // The commands of a file have each been counted, and have had their remarks.
    guard verb != .source else { return reply }
    // The work is done by now: where Ctrl-C comes, the lines are left as they are.
    reply.lines = Interruption.asking(interrupted ?? { false }) { named(reply.lines, of: verb) }
    if place != before.place {
      // Whoever goes elsewhere looks at the innermost call there.
      session.frame = 0
      session.listed = nil
      emptyLineSetsOut = false
      reply.lines += self[DisplayCommands.self].displayLines()
    }
    if let label, verb != .undo, let change = Change(label, by: verb, from: before, to: session) {
      session.changes.append(change)
    }
    reply.lines += replayRemarks(
      on: verb, hasMoved: place != before.place, worldsBefore: before.worlds.all.count)
    return reply
  }

  /// Works until somebody presses Ctrl-C; of what that ends nothing is kept.
  private mutating func attend(
    _ work: (inout Debugger) throws(Complaint) -> Reply
  ) throws(Complaint) -> Reply {
    guard let interrupted else { return try work(&self) }
    let attention = Attention(interrupted)
    let before = session
    let result = Interruption.asking({ attention.isWanted }) {
      () -> Result<Reply, Complaint> in
      do throws(Complaint) { return .success(try work(&self)) } catch { return .failure(error) }
    }
    guard attention.wasWanted else { return try result.get() }
    session = before
    // Some say themselves what they did not come to.
    if case .failure(let complaint) = result { throw complaint }
    throw Complaint(Words.stopped(at: cursor))
  }

  /// Carries out what breakpoints do where they stopped a motion.
  private mutating func runCommands(of hit: [Breakpoint], into reply: inout Reply) {
    // A stop among the commands has none of its own, so that commands that move come to an end.
    guard !isCarryingOutCommands else { return }
    isCarryingOutCommands = true
    defer { isCarryingOutCommands = false }
    for breakpoint in hit {
      let commands = breakpoint.clauses.commands
      for (place, command) in commands.enumerated() {
        reply.append(perform(command, by: breakpoint.author))
        guard reply.status == .ok else { return }
        guard place + 1 == commands.count || interrupted?() != true else {
          let rest = commands[(place + 1)...].joined(separator: " ;; ")
          return reply.lines.append(say(Words.leftOut(rest[...])))
        }
      }
    }
  }
}
