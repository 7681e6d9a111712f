import SceneLanguage
import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

/// A computed question that waits before a step.
struct HopStop {
  let hop: HopQuestion

  /// Takes a line while the question waits; false where it is none of its business.
  func runWhileAsked(_ line: String, in session: inout LessonSession) -> Bool {
    switch LessonCommand(line) {
    case .nothing: session.say(RunnerWords.answerExpected(session.player.answers))
    case .hint: giveHint(in: &session)
    case .skip:
      note(GivenAnswer(question: hop.id, given: "", result: .skipped), in: &session)
      session.say(RunnerWords.skipped)
      goOn(isTold: false, in: &session)
    case .answer:
      let cause = hop.choice.causeOfRight(session.language)
      session.sayGrading(session.grading(hop.choice).shown(because: cause))
      note(GivenAnswer(question: hop.id, given: "", result: .peeked), in: &session)
      goOn(isTold: true, in: &session)
    case .sandbox: session.fail(session.questionFirst)
    // Who leaves the place leaves the question; it comes again when the step does.
    case .go, .again, .leave, .reset, .undo:
      session.player.hop = nil
      return false
    case .help, .helpAll, .helpWith, .progress, .misconceptions, .review, .predict, .lesson, .quit:
      return false
    case nil: return grade(line, in: &session)
    }
    return true
  }

  private func grade(_ line: String, in session: inout LessonSession) -> Bool {
    let answer = AnswerLine(line)
    let stop = ChoiceStop(question: hop.choice)
    guard let place = hop.choice.place(of: answer) else {
      return stop.refuseSeveral(answer, in: &session) || refuse(line, in: &session)
    }
    let belief = stop.grade(place, as: hop.id, in: &session)
    let hasSeenAll = hop.hints >= HopHint.allCases.count
    let isRight = place == hop.choice.right
    let given = GivenAnswer(
      question: hop.id, given: hop.choice.choices[place].value, confidence: answer.confidence,
      result: !isRight ? .wrong : hasSeenAll ? .correctAfterHint : .correct,
      misconception: belief)
    leave(given, in: &session)
    note(given, in: &session)
    let cause = session.turn.reply.answer?.cause
    goOn(isTold: true, in: &session)
    if session.player.sandbox == nil { session.offerMore(of: cause) }
    return true
  }

  /// Refuses a line of the debugger that would tell what is asked; false where it works.
  private func refuse(_ line: String, in session: inout LessonSession) -> Bool {
    guard let debugger = session.player.here?.debugger else { return false }
    if session.player.sandbox != nil, debugger.changesScene(line) {
      session.player.hop = nil
      return false
    }
    let letter = AnswerLine(line)
    if letter.letter != nil, debugger.verbs(in: line).contains(nil) {
      session.fail(RunnerWords.noSuchAnswer(letter.words, session.player.answers, nearest: nil))
      return true
    }
    guard let refusal = DebuggerLine(asTyped: line, debugger).refusal(session) else {
      return false
    }
    session.fail(refusal)
    return true
  }

  private func note(_ answer: GivenAnswer, in session: inout LessonSession) {
    var answer = answer
    // A review asks about the belief; an answer that follows none leaves it nothing to ask.
    if answer.misconception != nil || answer.result == .correct { answer.item = itemID(session) }
    session.note(.answered(answer))
    session.player.hops.note(hop, isTold: answer.result != .skipped)
  }

  private func itemID(_ session: LessonSession) -> String? {
    guard let stage = session.player.playground?.stage, stage.recordName == hop.record else {
      return nil
    }
    return stage.itemID(asking: [hop.query.text], in: session.lesson.fences)
  }

  /// Leaves the answer at its step, so that it goes out with the record.
  private func leave(_ answer: GivenAnswer, in session: inout LessonSession) {
    guard session.player.sandbox == nil else { return }
    let prediction = Prediction(
      asked: hop.query.text, given: answer.given, isSure: answer.confidence.isSure,
      right: hop.choice.rightValue, misconception: answer.misconception)
    session.player.playground?.debugger.leave(.prediction(prediction), at: hop.step + 1)
  }

  /// Makes the step that was waited for; one that the feedback has told is not told again.
  private func goOn(isTold: Bool, in session: inout LessonSession) {
    session.player.hop = nil
    session.player.hops.tell([hop.step], of: hop.record, hop.choice.trace)
    session.space()
    if isTold, hop.choice.evidence.contains(hop.step) {
      _ = session.player.debugHere { $0.move(.step) }
    } else if session.player.sandbox == nil {
      DebuggerDeed.steps(1).show(in: &session)
    } else if let reply = session.player.debugHere({ $0.move(.step) }) {
      session.relay(reply)
    }
    if session.player.sandbox == nil { WalkStop.noteMotion(in: &session) }
  }

  /// Shows the next hint.
  private func giveHint(in session: inout LessonSession) {
    guard let hint = HopHint(rawValue: hop.hints) else {
      return session.say(GradingWords.lastHint)
    }
    session.player.hop?.hints += 1
    session.say(GradingWords.hint(hop.hints + 1, of: HopHint.allCases.count))
    switch hint {
    case .nudge: session.say(hop.query.nudge)
    case .rule:
      let trace = hop.choice.trace
      let step = HopTemplates(trace).tellingStep(of: hop.query) ?? hop.step
      guard let rule = Rule.named(trace.rule(of: step)) else {
        return session.say(GradingWords.lastHint)
      }
      session.say(rule)
    }
  }
}
