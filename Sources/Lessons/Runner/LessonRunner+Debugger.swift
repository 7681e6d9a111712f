import TouchDebugger
import TouchNarration

extension LessonRunner {
  /// Carries out a line of the debugger, unless it would tell what is being asked.
  mutating func debug(_ line: String) {
    guard player.playground != nil else { return fail(RunnerWords.noRecord) }
    let verbs = Self.commands(in: line).map(Self.verb)
    if player.isGuarded, let refusal = refusal(of: line, verbs) { return fail(refusal) }
    if verbs.contains(.set), !changesScene { return fail(RunnerWords.changeInSandbox) }
    // What the fingers do is the lesson's too, and a branch is none of the changes it counts.
    if verbs.contains(.whatif) || verbs.contains(.branches) {
      return fail(RunnerWords.changeInSandbox)
    }
    if player.state.isAsking, verbs.contains(nil) { return fail(noSuchAnswer(line)) }
    if verbs == [.compare], player.state.isComparing { return showTable() }
    if verbs == [.set] { return change(line) }
    perform(line)
    noteMotion()
  }

  /// Hands a line to the debugger as it stands.
  mutating func perform(_ line: String) {
    guard let reply = player.playground?.debugger.perform(line) else { return }
    take(reply)
  }

  /// Takes over what the debugger replied.
  mutating func take(_ reply: Reply) {
    for line in reply.lines { turn.say(line.width > width ? folded(line) : [line]) }
    turn.reply.effect = reply.effect
    switch reply.status {
    case .ok: break
    case .failed: turn.reply.status = .failed
    case .quit(let code): turn.reply.status = .quit(code: code)
    }
  }

  /// A line that is too long, in several, indented as it is.
  private func folded(_ line: StyledText) -> [StyledText] {
    let indent = line.plain.prefix { $0 == " " }.count
    return line.wrapped(to: width, indent: min(indent, width / 2))
  }

  /// Why a line waits until the question is answered; nil where it tells nothing.
  private func refusal(of line: String, _ verbs: [Verb?]) -> Phrase? {
    if verbs.contains(.set) { return RunnerWords.changeInSandbox }
    for (command, verb) in zip(Self.commands(in: line), verbs) {
      guard let verb else { return noSuchAnswer(command) }
      if verb.tellsTheAnswer {
        return player.state.isAsking
          ? RunnerWords.predictFirst(answers) : RunnerWords.questionComesFirst
      }
    }
    return nil
  }

  /// What is said of a line that is neither an answer nor a command.
  private func noSuchAnswer(_ line: String) -> Phrase {
    guard player.state.isAsking else { return RunnerWords.noSuchWord(line) }
    return RunnerWords.noSuchAnswer(line, answers, nearest: nearestAnswer(to: line))
  }

  /// Whether the stop is about changing the scene.
  private var changesScene: Bool {
    guard case .attempt? = player.stop?.activity else { return false }
    return true
  }

  /// Whether a line begins with a command of the debugger.
  func isDebuggers(_ line: String) -> Bool { Self.verb(of: line) != nil }

  /// The commands of a line.
  private static func commands(in line: String) -> [String] {
    var commands: [String] = [""]
    for word in line.split(whereSeparator: \.isWhitespace) {
      if word == ";;" {
        commands.append("")
      } else {
        commands[commands.count - 1] += (commands[commands.count - 1].isEmpty ? "" : " ") + word
      }
    }
    return commands.filter { !$0.isEmpty }
  }

  /// The command that the first word means, abbreviated or not.
  static func verb(of command: String) -> Verb? {
    let word = command.prefix { !$0.isWhitespace }.lowercased()
    let rows = CommandTable.commands
    if let row = rows.first(where: { $0.spellings.contains(word) }) { return row.verb }
    let matches = rows.filter { $0.spellings.contains { $0.hasPrefix(word) } }
    return matches.count == 1 ? matches[0].verb : nil
  }
}

extension Verb {
  /// Whether the command may tell what the record holds, rather than what the scene looks like.
  var tellsTheAnswer: Bool {
    switch self {
    case .step, .next, .finish, .continue, .rstep, .rnext, .rfinish, .rcontinue, .goto, .back,
      .forward, .run, .break, .tbreak, .watch, .catch, .log, .bt, .frame, .up, .down, .display,
      .chain, .recognizers, .gate, .list, .hitmap, .rules, .why, .whyNot, .questions, .margin,
      .whatif, .branches, .compare, .search, .rsearch, .first, .last, .count, .export, .source:
      true
    case .when, .condition, .ignore, .commands, .enable, .disable, .delete, .save, .print,
      .undisplay, .info, .tree, .find, .map, .undo, .set, .show, .mark, .marks, .note, .notes,
      .help, .apropos, .history, .alias, .unalias, .define, .document, .quit:
      false
    }
  }
}
