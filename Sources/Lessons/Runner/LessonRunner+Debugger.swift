import SceneLanguage
import TouchDebugger
import TouchNarration

extension LessonRunner {
  /// Carries out a line of the debugger, unless it would tell what is being asked.
  mutating func debug(_ line: String) {
    guard let debugger = player.playground?.debugger else { return fail(RunnerWords.noRecord) }
    // A number stands for a line, and what that would change is not changed silently.
    let line = debugger.lineOfMenu(line) ?? line
    let verbs = debugger.verbs(in: line)
    let changesScene = debugger.changesScene(line)
    if !isAsking, AnswerLine(line).letter != nil, verbs.contains(nil) {
      return fail(RunnerWords.nothingToChoose)
    }
    if player.isGuarded, let refusal = refusal(of: line, debugger) { return fail(refusal) }
    if changesScene, !isAboutChanging { return fail(RunnerWords.changeInSandbox) }
    // What the fingers do is the lesson's too, and a branch is none of the changes it counts.
    if verbs.contains(.whatif) || verbs.contains(.branches) {
      return fail(RunnerWords.changeInSandbox)
    }
    if player.state.isAsking, verbs.contains(nil) { return fail(noSuchAnswer(line)) }
    if verbs == [.compare], player.state.isComparing { return showTable() }
    if changesScene, verbs.count == 1 { return change(line) }
    perform(line)
    noteMotion()
  }

  /// Hands a line to the debugger as it stands.
  mutating func perform(_ line: String) {
    guard !asksFirst(line), let reply = player.playground?.debugger.perform(line) else { return }
    let start = turn.reply.lines.count
    take(reply)
    if player.playground?.debugger.verbs(in: line).contains(.whyNot) == true,
      player.playground?.debugger.offersEdits == true
    {
      say(RunnerWords.editsInSandbox)
    }
    if player.state.isWalking { labelMargin(from: start) }
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
  func refusal(of line: String, _ debugger: Debugger) -> Phrase? {
    if debugger.changesScene(line) { return RunnerWords.changeInSandbox }
    for command in Debugger.commands(in: line) {
      let verbs = debugger.verbs(in: command)
      if verbs.contains(nil) { return noSuchAnswer(command) }
      if verbs.contains(where: { $0?.tellsTheAnswer == true }), !looksAtViews(command) {
        return questionFirst
      }
    }
    return nil
  }

  /// That a question waits, here or after the next Return.
  var questionFirst: Phrase {
    isAsking ? RunnerWords.predictFirst(answers) : RunnerWords.questionComesFirst
  }

  /// Whether a command is `info view NAME` or `info views`, which show the scene and no record.
  private func looksAtViews(_ command: String) -> Bool {
    let words = command.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, ["i", "info"].contains(words[0]) else { return false }
    return ["view", "views"].contains(words[1])
  }

  /// What is said of a line that is neither an answer nor a command; who mistypes a command is told
  /// which, and has not answered.
  private func noSuchAnswer(_ line: String) -> Phrase {
    let word = line.prefix { !$0.isWhitespace }
    let command = nearest(String(word), among: commandNames)
    guard isAsking else { return RunnerWords.noSuchWord(line, nearest: command) }
    let answer = nearestAnswer(to: line)
    guard answer == nil, let command else {
      return RunnerWords.noSuchAnswer(line, answers, nearest: answer)
    }
    return RunnerWords.noSuchWord(String(word), nearest: command)
  }

  /// Whether the stop is about changing the scene.
  private var isAboutChanging: Bool {
    guard case .attempt? = player.stop?.activity, player.ownQuestion == nil else { return false }
    return true
  }

  /// Whether a line begins with a command of the debugger.
  func isDebuggers(_ line: String) -> Bool {
    player.playground?.debugger.verbs(in: line).first.map { $0 != nil } ?? false
  }

  /// Whether a line is one word, and nearly a command.
  func isMistyped(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard words.count == 1, words[0].count > 2 else { return false }
    return nearest(String(words[0]), among: commandNames) != nil
  }

  /// What a mistyped word may have been.
  private var commandNames: [String] {
    LessonCommand.words + (player.playground?.debugger.commandNames ?? [])
  }
}

extension Verb {
  /// Whether the command may tell what the record holds, rather than what the scene looks like.
  var tellsTheAnswer: Bool {
    switch self {
    case .step, .next, .finish, .continue, .rstep, .rnext, .rfinish, .rcontinue, .goto, .back,
      .forward, .run, .break, .tbreak, .watch, .catch, .log, .bt, .frame, .up, .down, .display,
      .info, .chain, .recognizers, .list, .hitmap, .rules, .why, .whyNot, .whatif, .branches,
      .compare, .search, .mark, .export, .source:
      true
    case .when, .condition, .ignore, .commands, .enable, .disable, .delete, .save, .print,
      .undisplay, .tree, .views, .map, .undo, .reload, .set, .show, .note, .transcript, .help,
      .history, .define, .quit:
      false
    }
  }
}
