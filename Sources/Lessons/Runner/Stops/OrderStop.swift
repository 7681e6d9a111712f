import TouchNarration

/// Things to be put in the order in which they happened.
struct OrderStop {
  let question: OrderQuestion

  /// Shows the things, numbered.
  func show(in session: inout LessonSession) {
    guard !session.hasScreen else { return }
    session.turn.say(StyledText())
    let items = question.items.enumerated().map { place, name in
      "\(strong: "\(place + 1)") \(name: name)" as StyledText
    }
    var line = StyledText()
    for item in items {
      if !line.isEmpty, line.width + item.width + 3 > session.width - 2 {
        session.turn.say("  " + line)
        line = StyledText()
      }
      line += line.isEmpty ? item : "   " + item
    }
    session.turn.say("  " + line)
  }

  /// Takes numbers or names as an order; false where the line is none.
  func take(_ answer: AnswerLine, in session: inout LessonSession) -> Bool {
    guard let given = question.names(answer.items), !given.isEmpty else {
      // A list of letters is no command either.
      let items = answer.items
      let isList = items.count > 1 && items.allSatisfy { AnswerLine($0).letter != nil }
      guard answer.isLetterOfAnswers || isList else { return false }
      session.fail(RunnerWords.noSuchAnswer(answer.words, session.player.answers, nearest: nil))
      return true
    }
    guard Set(given).count == given.count else {
      session.fail(GradingWords.twice)
      return true
    }
    let fault = question.fault(in: given)
    let result = session.player.state.answer(isRight: fault == nil, mayTryAgain: true)
    let grading = OrderGrading(question, language: session.language)
    let names = given.joined(separator: " ")
    let cause = question.cause(of: fault, session.language)
    session.turn.reply.answer = GradedAnswer(
      question: session.player.questionID, given: names, isRight: fault == nil, cause: cause,
      belief: nil)
    let said = fault.map(grading.wrong) ?? grading.right()
    session.sayGrading(said.saying(cause, session.language))
    if fault != nil { session.turn.reply.status = .wrong }
    // `why` tells more of the reason, but not of steps that are still asked for.
    if !session.player.isGuarded {
      session.player.playground?.goTo(cause?.step.map { $0 - 1 } ?? question.lastStep)
      session.offerMore(of: cause)
    }
    session.leave(
      answer, given: names, right: question.answer.joined(separator: " "), at: question.lastStep)
    session.noteAnswer(names, result, confidence: answer.confidence)
    return true
  }

  /// Shows the answer.
  func showAnswer(in session: inout LessonSession) {
    session.sayGrading(OrderGrading(question, language: session.language).shown())
    session.player.playground?.goTo(question.lastStep)
  }
}
