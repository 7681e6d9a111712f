import TouchNarration

//  perform ─▶ follow ─▶ the commands of the line ─▶ one of the table: carried out
//                                   ▲               └ one of the person's own: its lines ─┐
//                                   └─────────────────────────────────────────────────────┘

extension Debugger {
  /// Carries out one line; `;;` separates several commands, and the first that fails ends it.
  public mutating func perform(_ line: String) -> Reply {
    session.named.keep(line)
    return follow(line)
  }

  /// Carries out one line that stands in a file: what it names counts only below the folder one is
  /// in, or where a person named it, too.
  public mutating func follow(_ line: String) -> Reply {
    if session.collector == nil, CommandLine.commands(in: line).isEmpty {
      return repeatedByEmptyLine.map { follow($0) } ?? Reply()
    }
    if session.collector == nil, let question = lineOfMenu(line) { return follow(question) }
    var (reply, repeats) = carryOut(line: line)
    if !isCollecting, reply.status == .ok { reply.lines += self[ReloadCommand.self].remarkOnFile() }
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

  /// Whether lines are being collected, up to `end`.
  public var isCollecting: Bool { session.collector != nil }

  /// Forgets the lines collected so far, and the command they were for.
  public mutating func stopCollecting() { session.collector = nil }

  /// Carries out a line, typed or written; says whether an empty line may do it again.
  mutating func carryOut(line: String) -> (reply: Reply, repeats: Bool) {
    if session.collector != nil { return (collect(line), false) }
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
    switch try Resolver(session: session).resolve(command) {
    case .own(let macro, let arguments):
      return try carryOut(macro, try macro.expansion(arguments), at: command.startIndex)
    case .builtIn(let call):
      let before = place
      let worldsBefore = worlds.all.count
      var reply = try carryOut(call)
      // The commands of a file have each said already where they went.
      if place != before, call.verb != .source {
        hasMoved(from: before, by: call.verb)
        reply.lines += self[DisplayCommands.self].displayLines()
      }
      // A file's commands have each had their remarks already.
      if call.verb != .source {
        reply.lines += replayRemarks(
          on: call.verb, hasMoved: place != before, worldsBefore: worldsBefore)
      }
      return (reply, call.repeats)
    }
  }

  /// Carries out the lines of a command of the person's own, up to the first that fails.
  private mutating func carryOut(
    _ macro: Macro, _ lines: [String], at place: String.Index
  ) throws(Complaint) -> (reply: Reply, repeats: Bool) {
    guard session.macros.enter() else { throw Complaint(MacroWords.tooDeep(macro.name), at: place) }
    defer { session.macros.leave() }
    var reply = Reply()
    var repeats = true
    for line in lines where reply.status == .ok {
      guard interrupted?() != true else {
        throw Complaint(Words.interrupted(at: cursor), at: place)
      }
      let (next, repeated) = carryOut(line: line)
      repeats = repeats && repeated
      reply.append(next)
      // Of commands within commands only the one that was typed is named.
      if next.status == .failed, session.macros.depth == 1 {
        reply.lines.append(say(MacroWords.within(macro.name, line: line)))
      }
    }
    return (reply, repeats)
  }

  private mutating func collect(_ line: String) -> Reply {
    guard var collecting = session.collector else { return Reply() }
    let isLast = collecting.take(line)
    session.collector = isLast ? nil : collecting
    return isLast ? keep(collecting) : Reply()
  }

  /// Whoever goes elsewhere looks at the innermost call there.
  private mutating func hasMoved(from before: Place, by verb: Verb) {
    session.frame = 0
    session.listed = nil
    emptyLineSetsOut = false
    if verb != .back, verb != .forward { session.visits.leave(before) }
  }
}
