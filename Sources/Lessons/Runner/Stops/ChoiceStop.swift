import TouchDebugger
import TouchNarration

/// A question with lettered choices: a prediction, a quiz, or one about the learner's own scene.
struct ChoiceStop {
  let question: ChoiceQuestion

  /// Shows the choices; those of a quiz stand in the prose.
  func show(in session: inout LessonSession) {
    session.turn.say(StyledText())
    showChoices(in: &session)
  }

  /// The choices, a letter a line.
  func showChoices(in session: inout LessonSession) {
    guard !session.hasScreen else { return }
    for choice in question.choices {
      let text = choice.text[session.language]
      let line: StyledText = "  \(strong: String(choice.letter))  \(text)"
      session.turn.say(line.wrapped(to: session.width, indent: 5))
    }
  }

  /// Takes an answer; false where the line is none.
  func take(_ answer: AnswerLine, in session: inout LessonSession) -> Bool {
    guard let place = question.place(of: answer) else {
      if refuseSeveral(answer, in: &session) { return true }
      // One letter is an answer gone wrong, unless it is a command such as `s`; `d` is short for one,
      // too, but after `a` to `c` it was meant for an answer.
      guard answer.letter != nil,
        answer.isLetterOfAnswers || !session.player.isDebuggers(answer.words)
      else { return false }
      session.fail(RunnerWords.noSuchAnswer(answer.words, session.player.answers, nearest: nil))
      return true
    }
    let isRight = place == question.right
    var result = session.player.state.answer(isRight: isRight, mayTryAgain: false)
    // The hints were for the try.
    if session.player.ownQuestion != nil, isRight { result = .correct }
    let belief = grade(place, as: session.player.questionID, in: &session)
    stand(at: session.turn.reply.answer?.cause, in: &session)
    session.offerMore(of: session.turn.reply.answer?.cause)
    let given = question.choices[place].value
    session.leave(
      answer, given: given, right: question.rightValue, belief, at: question.decidingStep)
    session.noteAnswer(given, result, confidence: answer.confidence, misconception: belief)
    if session.player.ownQuestion != nil { TryStop(session.player)?.sayRemarks(in: &session) }
    return true
  }

  /// Refuses several letters at once; false if the line is something else.
  func refuseSeveral(_ answer: AnswerLine, in session: inout LessonSession) -> Bool {
    guard answer.isSeveralLetters(of: question.choices.count),
      answer.items.count > 1 || !session.player.isDebuggers(answer.words)
    else { return false }
    session.fail(RunnerWords.oneLetter(session.player.answers))
    return true
  }

  /// Goes to the step that decided, so that `why` tells more of it.
  private func stand(at cause: AnswerCause?, in session: inout LessonSession) {
    if question.isAboutHierarchy {
      session.player.stand(before: 0)
    } else if let step = cause?.step {
      session.player.playground?.goTo(step - 1)
    }
  }

  /// Says what is right about a choice and what is not.
  ///
  /// - Parameter id: The id under which the answer is noted.
  /// - Returns: The misconception that leads to it.
  func grade(_ place: Int, as id: String, in session: inout LessonSession) -> String? {
    let grading = session.grading(question)
    let cause = question.cause(of: place, session.language)
    let isRight = place == question.right
    let belief = isRight ? nil : grading.misconception(of: place)
    session.turn.reply.answer = GradedAnswer(
      question: id, given: question.choices[place].value, isRight: isRight, cause: cause,
      belief: belief)
    guard !isRight else {
      session.sayGrading(grading.right(because: cause))
      return nil
    }
    session.turn.reply.status = .wrong
    session.sayGrading(grading.wrong(place, because: belief, cause))
    belief.map { session.player.note(refuted: $0) }
    return belief
  }

  /// Says of a letter that comes when the question is answered what it was; false where it is none.
  ///
  /// That it is also short for a command is no reason to delete breakpoints: who means the command
  /// spells it out.
  func takeLate(_ answer: AnswerLine, in session: inout LessonSession) -> Bool {
    guard session.player.state.isSettled, answer.letter != nil,
      let place = question.place(of: answer)
    else { return false }
    let choice = question.choices[place]
    let verb = session.player.playground?.debugger.verbs(in: answer.words).first.flatMap { $0 }
    session.fail(
      GradingWords.answeredAlready(
        choice.letter, choice.statement ?? choice.text[session.language],
        isRight: place == question.right, command: verb?.rawValue))
    return true
  }

  /// Shows the answer.
  func showAnswer(in session: inout LessonSession) {
    let cause = question.causeOfRight(session.language)
    session.sayGrading(session.grading(question).shown(because: cause))
    stand(at: cause, in: &session)
    session.offerMore(of: cause)
  }
}
