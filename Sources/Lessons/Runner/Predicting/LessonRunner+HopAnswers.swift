import SceneLanguage
import TouchNarration

extension LessonRunner {
  /// Takes a line while a question waits before a step; false where it is none of its business.
  mutating func takeBeforeHop(_ line: String) -> Bool {
    guard let hop = player.hop, !isCollecting else { return false }
    switch LessonCommand(line) {
    case .nothing: say(RunnerWords.answerExpected(answers))
    case .hint: giveHint(hop)
    case .skip:
      note(hop, GivenAnswer(question: hop.id, given: "", result: .skipped))
      say(RunnerWords.skipped)
      goOn(past: hop, isTold: false)
    case .answer:
      sayGrading(grading(hop.choice).shown())
      note(hop, GivenAnswer(question: hop.id, given: "", result: .peeked))
      goOn(past: hop, isTold: true)
    case .sandbox: fail(questionFirst)
    // Who leaves the place leaves the question; it comes again when the step does.
    case .go, .again, .leave, .reset, .undo:
      player.hop = nil
      return false
    case .help, .helpWith, .progress, .misconceptions, .review, .toggle, .predict, .lesson, .quit:
      return false
    case nil: return answer(hop, line)
    }
    return true
  }

  private mutating func answer(_ hop: HopQuestion, _ line: String) -> Bool {
    let answer = AnswerLine(line)
    guard let place = hop.choice.place(of: answer) else { return carryOut(line, before: hop) }
    let isRight = place == hop.choice.right
    let grading = grading(hop.choice)
    sayGrading(isRight ? grading.right() : grading.wrong(place))
    if !isRight { turn.reply.status = .wrong }
    let hasSeenAll = hop.hints >= HopHint.allCases.count
    let given = GivenAnswer(
      question: hop.id, given: hop.choice.choices[place].value, confidence: answer.confidence,
      result: !isRight ? .wrong : hasSeenAll ? .correctAfterHint : .correct,
      misconception: isRight ? nil : grading.misconception(of: place))
    given.misconception.map { player.note(refuted: $0) }
    leave(given, at: hop)
    note(hop, given)
    goOn(past: hop, isTold: true)
    return true
  }

  /// A line of the debugger works if it does not tell what is asked.
  private mutating func carryOut(_ line: String, before hop: HopQuestion) -> Bool {
    guard let debugger = (player.sandbox ?? player.playground)?.debugger else { return false }
    if player.sandbox != nil, debugger.changesScene(line) {
      player.hop = nil
      return false
    }
    let letter = AnswerLine(line)
    if letter.letter != nil, debugger.verbs(in: line).contains(nil) {
      fail(RunnerWords.noSuchAnswer(letter.words, answers, nearest: nil))
      return true
    }
    guard let refusal = refusal(of: line, debugger) else { return false }
    fail(refusal)
    return true
  }

  private mutating func note(_ hop: HopQuestion, _ answer: GivenAnswer) {
    var answer = answer
    // A review asks about the belief; an answer that follows none leaves it nothing to ask.
    if answer.misconception != nil || answer.result == .correct { answer.item = itemID(of: hop) }
    note(.answered(answer))
    player.hops.note(hop, isTold: answer.result != .skipped)
  }

  private func itemID(of hop: HopQuestion) -> String? {
    guard let stage = player.playground?.stage, stage.recordName == hop.record else { return nil }
    return stage.itemID(asking: [hop.query.text], in: lesson.fences)
  }

  /// Leaves the answer at its step, so that it goes out with the record.
  private mutating func leave(_ answer: GivenAnswer, at hop: HopQuestion) {
    guard player.sandbox == nil else { return }
    let prediction = TouchNarration.Prediction(
      asked: hop.query.text, given: answer.given, isSure: answer.confidence.isSure,
      right: hop.choice.rightValue, misconception: answer.misconception)
    player.playground?.debugger.leave(.prediction(prediction), at: hop.step + 1)
  }

  /// Makes the step that was waited for; one that the feedback has told is not told again.
  private mutating func goOn(past hop: HopQuestion, isTold: Bool) {
    player.hop = nil
    player.hops.tell([hop.step], of: hop.record, hop.choice.trace)
    space()
    if isTold, hop.choice.evidence.contains(hop.step) {
      _ = player.performHere("step")
    } else if player.sandbox == nil {
      perform("step")
    } else if let reply = player.performHere("step") {
      take(reply)
    }
    if player.sandbox == nil { noteMotion() }
  }
}

extension LessonRunner {
  /// Says or chooses when the learner is asked while stepping.
  mutating func choosePredicting(_ word: String) {
    if !word.isEmpty {
      let known = PredictSetting.allCases.map(\.rawValue)
      guard let setting = PredictSetting(rawValue: word.lowercased()) else {
        return fail(HopWords.noPredictSetting(word, nearest: nearest(word, among: known)))
      }
      if setting != progress.predictSetting { note(.predicting(setting)) }
      if setting == .off { player.hop = nil }
    }
    say(HopWords.predicting(progress.predictSetting))
    if isWorkedWalk { say(HopWords.asksNothing) }
  }
}
