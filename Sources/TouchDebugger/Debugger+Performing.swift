import TouchNarration

//  perform ─▶ follow ─▶ the commands of the line, each carried out; what it changed can be undone

extension Debugger {
  /// Carries out one line; `;;` separates several commands, and the first that fails ends it.
  public mutating func perform(_ line: String) -> Reply {
    session.named.keep(line)
    return follow(line)
  }

  /// Carries out one line for an editor: a breakpoint stands beside others at its place, and `undo`
  /// passes over what the line did.
  public mutating func arrange(_ line: String) -> Reply {
    let changes = session.changes
    session.keepsTwins = true
    defer { (session.keepsTwins, session.changes) = (false, changes) }
    return perform(line)
  }

  /// Carries out one line that stands in a file: what it names counts only below the folder one is
  /// in, or where a person named it, too.
  public mutating func follow(_ line: String) -> Reply {
    if CommandLine.commands(in: line).isEmpty {
      return repeatedByEmptyLine.map { follow($0) } ?? Reply()
    }
    if let question = lineOfMenu(line) {
      session.isChosenFromMenu = true
      defer { session.isChosenFromMenu = false }
      return follow(question)
    }
    var (reply, repeats) = carryOut(line: line)
    if reply.status == .ok { reply.lines += self[ReloadCommand.self].remarkOnFile() }
    let isRepeatable = repeats && session.manner.repeatsMotions && reply.status == .ok
    // Whoever lists the steps around one goes on to those after them.
    repeatedByEmptyLine = isRepeatable ? (verbs(in: line) == [.list] ? "list" : line) : nil
    if repeatedByEmptyLine == nil, reply.status == .ok { repeatedByEmptyLine = settingOut }
    return reply
  }

  /// What an empty line does before anybody has gone anywhere.
  var settingOut: String? {
    emptyLineSetsOut && session.manner.repeatsMotions && cursor == 0 && !trace.isEmpty
      ? "step" : nil
  }

  /// Carries out a line, typed or written; says whether an empty line may do it again.
  mutating func carryOut(line: String) -> (reply: Reply, repeats: Bool) {
    do throws(Complaint) {
      return carryOut(named: try AppNames(session: session).named(line))
    } catch {
      return (Reply(failing: error.lines(in: language, line: line)), false)
    }
  }

  private mutating func carryOut(named line: String) -> (reply: Reply, repeats: Bool) {
    var reply = Reply()
    var repeats = true
    for (place, command) in CommandLine.commands(in: line).enumerated()
    where reply.status == .ok {
      // Whoever presses Ctrl-C wants to look, and not the rest of the line.
      if place > 0, interrupted?() == true {
        reply.lines.append(say(Words.leftOut(line[command.startIndex...])))
        break
      }
      do throws(Complaint) {
        let (next, repeated) = try carryOut(command)
        repeats = repeats && repeated
        reply.append(next)
      } catch {
        reply.append(Reply(failing: error.lines(in: language, line: line)))
      }
    }
    return (reply, repeats)
  }

  private mutating func carryOut(
    _ command: Substring
  ) throws(Complaint) -> (reply: Reply, repeats: Bool) {
    let call = try Resolver(session: session).resolve(command)
    let before = session
    var reply = try carryOut(call)
    // The commands of a file have each been counted, and have had their remarks.
    guard call.verb != .source else { return (reply, call.repeats) }
    if place != before.place {
      hasMoved()
      reply.lines += self[DisplayCommands.self].displayLines()
    }
    if call.verb != .undo,
      let change = Change(call.label, by: call.command, from: before, to: session)
    {
      session.changes.append(change)
    }
    reply.lines += replayRemarks(on: call.verb, worldsBefore: before.worlds.all.count)
    return (reply, call.repeats)
  }

  /// Whoever goes elsewhere looks at the innermost call there.
  private mutating func hasMoved() {
    session.frame = 0
    session.listed = nil
    emptyLineSetsOut = false
  }
}
