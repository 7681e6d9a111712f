import SceneLanguage
import TouchDebugger
import TouchNarration

/// A line of the debugger, typed in a lesson.
struct DebuggerLine {
  /// The line as it was typed.
  private let typed: String
  /// The line it means: a number stands for a line of the last list.
  private let line: String
  private let debugger: Debugger

  init(_ line: String, _ debugger: Debugger) {
    typed = line
    self.line = debugger.lineOfMenu(line) ?? line
    self.debugger = debugger
  }

  /// A line as it stands, numbers and all.
  init(asTyped line: String, _ debugger: Debugger) {
    typed = line
    self.line = line
    self.debugger = debugger
  }

  /// Carries a line out, unless it would tell what is being asked.
  static func carryOut(_ line: String, in session: inout LessonSession) {
    guard let debugger = session.player.playground?.debugger else {
      return session.fail(RunnerWords.noRecord)
    }
    DebuggerLine(line, debugger).carryOut(in: &session)
  }

  /// A line of several steps, ended where the walk ends.
  private func withinWalk(_ player: StopPlayer) -> String {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard player.state.isWalking, words.count == 2, debugger.verbs(in: line) == [.step],
      let count = Int(words[1]), let end = WalkStop(player)?.steps.upperBound,
      debugger.cursor < end, count > end - debugger.cursor
    else { return line }
    return "\(words[0]) \(end - debugger.cursor)"
  }

  private func carryOut(in session: inout LessonSession) {
    let player = session.player
    let verbs = debugger.verbs(in: line)
    let changesScene = debugger.changesScene(line)
    if !player.isAsking, AnswerLine(line).letter != nil, verbs.contains(nil) {
      return session.fail(RunnerWords.nothingToChoose)
    }
    if AnswerLine(line).isLetterOfAnswers, player.stop?.asks == true, let verb = verbs.first ?? nil
    {
      return session.fail(RunnerWords.spellOut(line, verb.rawValue))
    }
    if player.isGuarded, let refusal = refusal(session) { return session.fail(refusal) }
    if changesScene, !player.isAboutChanging { return session.fail(RunnerWords.changeInSandbox) }
    if player.state.isAsking, verbs.contains(nil) {
      return session.fail(noSuchAnswer(line, player))
    }
    if verbs == [.compare], player.state.isComparing {
      return CompareStop.showTable(in: &session)
    }
    if changesScene, verbs.count == 1 { return change(in: &session) }
    Self.perform(withinWalk(player), in: &session)
    WalkStop.noteMotion(in: &session)
  }

  /// Carries out a line that changes the scene, and looks whether the goal is reached.
  private func change(in session: inout LessonSession) {
    guard let reply = session.player.playground?.debugger.perform(typed) else { return }
    session.take(reply)
    guard reply.status == .ok, let stop = TryStop(session.player),
      let playground = session.player.playground
    else { return }
    stop.take(playground, in: &session)
  }

  /// Hands a line to the debugger as it stands.
  static func perform(_ line: String, in session: inout LessonSession) {
    guard !HopAsker.asksFirst(line, in: &session),
      let reply = session.player.playground?.debugger.perform(line)
    else { return }
    let start = session.turn.reply.lines.count
    let width = session.width
    let narrow = SidePicture.textWidth(ofScreen: session.columns, most: width)
    let isBesidePicture = session.player.state.isWalking && narrow != nil
    if isBesidePicture { session.width = narrow ?? width }
    session.take(reply)
    if let debugger = session.player.playground?.debugger, debugger.offersEdits,
      !session.player.isAboutChanging, debugger.verbs(in: line).contains(.whyNot)
    {
      session.say(RunnerWords.editsInSandbox)
    }
    WalkStop.labelMargin(from: start, in: &session)
    if isBesidePicture { SidePicture.add(from: start, at: session.width, in: &session) }
    session.width = width
  }

  /// Why the line waits until the question is answered; nil where it tells nothing.
  func refusal(_ session: LessonSession) -> Phrase? {
    if debugger.changesScene(line) { return RunnerWords.answerBeforeSandbox }
    for command in Debugger.commands(in: line) {
      let verbs = debugger.verbs(in: command)
      if verbs.contains(nil) { return noSuchAnswer(command, session.player) }
      if verbs.contains(where: { $0?.tellsTheAnswer == true }) { return session.questionFirst }
    }
    return nil
  }

  /// What is said of a line that is neither an answer nor a command; who mistypes a command is told
  /// which, and has not answered.
  private func noSuchAnswer(_ line: String, _ player: StopPlayer) -> Phrase {
    let word = line.prefix { !$0.isWhitespace }
    if let answer = Debugger.answer(toWord: String(word)) { return answer }
    let command = nearest(String(word), among: player.commandNames)
    guard player.isAsking else { return RunnerWords.noSuchWord(line, nearest: command) }
    let answer = nearest(AnswerLine(line).words, among: player.answerValues)
    guard answer == nil, let command else {
      return RunnerWords.noSuchAnswer(line, player.answers, nearest: answer)
    }
    return RunnerWords.noSuchWord(String(word), nearest: command)
  }
}

extension Verb {
  /// Whether the command may tell what the record holds, rather than what the scene looks like.
  fileprivate var tellsTheAnswer: Bool {
    switch self {
    case .step, .next, .finish, .continue, .rstep, .rnext, .rfinish, .rcontinue, .goto, .run,
      .break, .tbreak, .watch, .catch, .log, .bt, .frame, .up, .down, .display, .info, .chain,
      .recognizers, .list, .hitmap, .rules, .why, .whyNot, .whatif, .branches, .compare, .search,
      .mark, .export, .source:
      true
    case .enable, .disable, .delete, .print, .tree, .map, .undo, .reload, .set, .show, .note,
      .transcript, .help, .quit:
      false
    }
  }
}
