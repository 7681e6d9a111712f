import SceneLanguage
import TouchDebugger
import TouchNarration

extension LessonRunner {
  /// Says what a line typed in the lesson comes to: words, an answer, a word of the lesson, and
  /// else what the debugger does.
  mutating func runInLesson(_ line: String) {
    let state = player.state
    if state.isExplaining, isSaid(line) {
      return ExplainStop(player)?.take(line, in: &session) ?? ()
    }
    if state.isTicking, ExplainStop(player)?.tick(line, in: &session) == true { return }
    if let command = LessonCommand(line) { return run(command) }
    if state.isAsking, takeAnswer(line) { return }
    if takeLateAnswer(line) || sayMore(line) { return }
    guard let debugger = player.playground?.debugger else {
      return session.fail(RunnerWords.noRecord)
    }
    DebuggerLine(line, debugger).runUnlessTelling(in: &session)
  }

  /// Says more of the answer above; false where the line is another one, or the learner has moved on.
  private mutating func sayMore(_ line: String) -> Bool {
    guard !player.isAsking, var reasons = player.furtherReasons,
      player.playground?.debugger.verbs(in: line) == [.why],
      !line.contains(where: { $0.isWhitespace })
    else { return false }
    // A walk's own step is what comes behind it.
    guard reasons.next != nil || !player.state.isWalking else { return false }
    let lines = reasons.take()
    session.player.furtherReasons = reasons
    for line in lines { session.say(line) }
    if lines.isEmpty { session.say(GradingWords.noMore) }
    return true
  }

  /// Whether a line is something said, rather than a command.
  private func isSaid(_ line: String) -> Bool {
    let words = line.split(whereSeparator: { $0.isWhitespace })
    // A word such as 退出 is a command that somebody looks for.
    if words.count == 1, Debugger.answer(toWord: String(words[0])) != nil { return false }
    if words.count >= 4 { return true }
    // A word or two of Chinese explains nothing, as a mistyped word of English does not.
    if !line.allSatisfy({ $0.isASCII }) { return line.count { !$0.isWhitespace } > 4 }
    return LessonCommand(line) == nil && !player.isDebuggers(line) && !isMistyped(words)
  }

  /// Whether a line is one word, and nearly a command.
  private func isMistyped(_ words: [Substring]) -> Bool {
    guard words.count == 1, words[0].count > 2 else { return false }
    return nearest(String(words[0]), among: player.commandNames) != nil
  }

  /// Takes a line as an answer; false where it is not one.
  private mutating func takeAnswer(_ line: String) -> Bool {
    let answer = AnswerLine(line)
    if let question = player.choiceQuestion {
      return ChoiceStop(question: question).take(answer, in: &session)
    }
    if let question = player.orderQuestion {
      return OrderStop(question: question).take(answer, in: &session)
    }
    return DriveStop(player)?.drive(line, in: &session) == true
  }

  /// Says of a letter that comes when the question is answered what it was; false where it is none.
  private mutating func takeLateAnswer(_ line: String) -> Bool {
    let answer = AnswerLine(line)
    guard player.state.isSettled, answer.letter != nil, let question = player.choiceQuestion else {
      return false
    }
    return ChoiceStop(question: question).takeLate(answer, in: &session)
  }

  private mutating func run(_ command: LessonCommand) {
    switch command {
    case .nothing: pressReturn()
    case .go: goOn()
    case .hint: Hints(player).give(in: &session)
    case .skip: StopPages.skip(in: &session)
    case .again: StopPages.showAgain(in: &session)
    case .answer: StopPages.showAnswer(in: &session)
    case .sandbox: SandboxRoom.open(in: &session)
    case .leave: session.fail(RunnerWords.notNow)
    case .reset, .undo: takeBack(command)
    case .help: help()
    case .helpAll: session.helpWithAll()
    case .helpWith(let word): session.help(with: word)
    case .quit(let code): session.turn.reply.status = .quit(code: code)
    case .lesson(let move): LessonShelf.move(move, in: &session)
    case .progress: ProgressPages.showProgress(in: &session)
    case .misconceptions(let name): ProgressPages.showMisconceptions(name, in: &session)
    case .review: ProgressPages.openReview(in: &session)
    case .predict(let word): HopAsker.choose(word, in: &session)
    }
  }

  private mutating func pressReturn() {
    guard player.stop != nil else { return LessonShelf.openNext(in: &session) }
    switch player.state.returnKey {
    case .showNextStop: StopPages.showNext(in: &session)
    case .askForAnswer: session.say(RunnerWords.answerExpected(player.answers))
    case .step:
      DebuggerDeed.steps(stride).show(in: &session)
      WalkStop.noteMotion(in: &session)
    case .showTable: CompareStop.showTable(in: &session)
    case .askForWords: session.say(GradingWords.writeSomething)
    }
  }

  /// How many steps bring a walk on; it stops where a belief of the learner goes another way.
  private var stride: Int {
    mutating get {
      guard let playground = player.playground, let walk = WalkStop(player) else { return 1 }
      let followed = player.refuted
      guard !followed.isEmpty else { return walk.stride(from: playground.debugger.cursor) }
      let record = HopRecall.recordName(of: playground, in: &session.player.hops)
      let finder = session.player.hops.finder(of: record) { playground.trace }
      return walk.stride(from: playground.debugger.cursor) { step in
        !finder.beliefs(partingAt: step).isDisjoint(with: followed)
      }
    }
  }

  private mutating func goOn() {
    guard player.stop != nil else { return LessonShelf.openNext(in: &session) }
    switch player.state.returnKey {
    case .askForAnswer: session.fail(RunnerWords.answerExpected(player.answers))
    case .askForWords: session.fail(GradingWords.writeSomething)
    case .step:
      // Who leaves a walk still gets what it was for, and time to read it.
      guard !session.leaveWalk() else { return }
      StopPages.showNext(in: &session)
    case .showNextStop, .showTable: StopPages.showNext(in: &session)
    }
  }

  /// The lesson's words first, then the debugger's.
  private mutating func help() {
    for phrase in ShelfWords.help { session.say(phrase) }
    guard let debugger = player.playground?.debugger else { return }
    session.turn.say(StyledText())
    session.turn.say(debugger.looks.help())
  }

  /// Takes back changes, where the scene is being changed.
  private mutating func takeBack(_ command: LessonCommand) {
    guard player.isAboutChanging else { return session.fail(RunnerWords.notNow) }
    if command == .reset {
      session.player.playground?.reset()
    } else if let reply = session.player.playground?.debugger.undo(), reply.status != .ok {
      return session.relay(reply)
    }
    TryStop(player)?.showGoal(in: &session)
  }
}
