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

  /// What a line comes to: several steps end where the walk ends.
  private func deed(_ player: StopPlayer) -> DebuggerDeed {
    let words = line.split(whereSeparator: { $0.isWhitespace })
    guard player.state.isWalking, words.count == 2, debugger.verbs(in: line) == [.step],
      let count = Int(words[1]), let end = WalkStop(player)?.steps.upperBound,
      debugger.cursor < end, count > end - debugger.cursor
    else { return .line(line) }
    return .steps(end - debugger.cursor)
  }

  /// Has the debugger do it, unless it would tell what is being asked.
  func runUnlessTelling(in session: inout LessonSession) {
    let player = session.player
    let verbs = debugger.verbs(in: line)
    let changesScene = debugger.changesScene(line)
    if !player.isAsking, AnswerLine(line).letter != nil, verbs.contains(nil) {
      return session.fail(RunnerWords.nothingToChoose)
    }
    // A learner who answers what the prose of a walk asks must not leave the walk by it.
    if AnswerLine(line).isLetterOfAnswers, let verb = verbs.first ?? nil {
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
    deed(player).show(in: &session)
    WalkStop.noteMotion(in: &session)
  }

  /// Carries out a line that changes the scene, and looks whether the goal is reached.
  private func change(in session: inout LessonSession) {
    guard let reply = session.player.playground?.debugger.perform(typed) else { return }
    session.relay(reply)
    guard reply.status == .ok, let stop = TryStop(session.player),
      let playground = session.player.playground
    else { return }
    stop.take(playground, in: &session)
  }

  /// Why the line waits until the question is answered; nil where it tells nothing.
  func refusal(_ session: LessonSession) -> Phrase? {
    if debugger.changesScene(line) { return RunnerWords.answerBeforeSandbox }
    for command in Debugger.commands(in: line) {
      let verbs = debugger.verbs(in: command)
      if verbs.contains(nil) { return noSuchAnswer(command, session.player) }
      guard verbs.contains(where: { $0?.tellsTheAnswer == true }) else { continue }
      let word = String(command.prefix { !$0.isWhitespace })
      return LessonCommand.moves.contains(word)
        ? RunnerWords.orMove(word, after: session.questionFirst) : session.questionFirst
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
    let saysNothing: [Verb] = [
      .enable, .disable, .delete, .print, .tree, .map, .undo, .reload, .set, .show, .note,
      .transcript, .help, .quit,
    ]
    return !saysNothing.contains(self)
  }
}
