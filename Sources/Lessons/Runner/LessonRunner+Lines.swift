import TouchDebugger
import TouchNarration

extension LessonRunner {
  /// Carries out a line typed in the lesson.
  mutating func carryOut(_ line: String) {
    // Lines up to `end` belong to the command before them, whatever they say.
    if isCollecting { return perform(line) }
    if player.state.isExplaining, isSaid(line) { return takeWords(line) }
    if player.state.isTicking, tick(line) { return }
    if let command = LessonCommand(line) { return carryOut(command) }
    if player.state.isAsking, takeAnswer(line) { return }
    if takeLateAnswer(line) { return }
    debug(line)
  }

  /// Whether a line is something said, rather than a command.
  private func isSaid(_ line: String) -> Bool {
    let words = line.split(whereSeparator: \.isWhitespace)
    if words.count >= 4 || !line.allSatisfy(\.isASCII) { return true }
    return LessonCommand(line) == nil && !isDebuggers(line) && !isMistyped(line)
  }

  private mutating func carryOut(_ command: LessonCommand) {
    switch command {
    case .nothing: pressReturn()
    case .go: goOn()
    case .hint: giveHint()
    case .skip: skip()
    case .again: showAgain()
    case .answer: showAnswer()
    case .sandbox: openSandbox()
    case .leave: fail(RunnerWords.notNow)
    case .reset, .undo: takeBack(command)
    case .help: help()
    case .helpWith(let word): help(with: word)
    case .quit(let code): turn.reply.status = .quit(code: code)
    case .lesson(let move): carryOut(move)
    case .progress: showProgress()
    case .misconceptions(let name): showMisconceptions(name)
    case .review: openReview()
    case .toggle(let name): toggle(name)
    case .predict(let word): choosePredicting(word)
    }
  }

  private mutating func pressReturn() {
    guard player.stop != nil else { return openNextLesson() }
    switch player.state.returnKey {
    case .showNextStop: showNextStop()
    case .askForAnswer: say(RunnerWords.answerExpected(answers))
    case .step: debug("step")
    case .showTable: showTable()
    case .askForWords: say(GradingWords.writeSomething)
    }
  }

  private mutating func goOn() {
    guard player.stop != nil else { return openNextLesson() }
    switch player.state.returnKey {
    case .askForAnswer: fail(RunnerWords.answerExpected(answers))
    case .askForWords: fail(GradingWords.writeSomething)
    case .step:
      // Who leaves a walk still gets what it was for.
      showAfterword()
      space()
      showNextStop()
    case .showNextStop, .showTable: showNextStop()
    }
  }

  /// Shows the stop once more; a walk begins anew.
  private mutating func showAgain() {
    if case .walk? = player.stop?.activity { player.walkAgain() }
    prepareWalk()
    showStop()
  }

  private mutating func skip() {
    guard let stop = player.stop, !player.state.isSettled else {
      return fail(RunnerWords.nothingToSkip)
    }
    if stop.id != nil, player.state.isAsking || player.state.isExplaining {
      note(.answered(GivenAnswer(question: questionID, given: "", result: .skipped)))
    }
    say(RunnerWords.skipped)
    turn.say(StyledText())
    showNextStop()
  }

  /// What one of the lesson's words does.
  mutating func help(with word: LessonWord) {
    say("\(code: word.form)  \(word.meaning[language])", indent: 2)
  }

  /// The lesson's words first, then the debugger's.
  private mutating func help() {
    for phrase in ShelfWords.help { say(phrase) }
    guard var debugger = player.playground?.debugger else { return }
    turn.say(StyledText())
    turn.say(debugger.perform("help").lines)
  }

  /// Takes back changes, where the scene is being changed.
  private mutating func takeBack(_ command: LessonCommand) {
    guard case .attempt? = player.stop?.activity, player.ownQuestion == nil else {
      return fail(RunnerWords.notNow)
    }
    if command == .undo {
      player.playground?.undo()
    } else {
      player.playground?.reset()
    }
    showGoal()
  }
}
