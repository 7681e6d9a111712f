import TouchDebugger
import TouchNarration

/// The stops of a lesson as they are shown.
enum StopPages {
  /// Opens a lesson where it was left, or at its beginning.
  static func open(_ lesson: Lesson, in session: inout LessonSession) {
    let state = session.progress.state(of: lesson.id)
    session.lesson = lesson
    session.player = StopPlayer(lesson)
    session.note(.opened)
    var place = 0
    if !session.isReviewing, case .started(let stop, _) = state, stop > 1 {
      place = min(stop, session.player.stops.count) - 1
      if isOver(place, session) { place += 1 }
    }
    show(place, in: &session)
    if place > 0, !session.player.isAtEnd {
      session.space()
      session.say(RunnerWords.resumed(stop: place + 1))
    }
  }

  /// Whether the log says that nothing is left to answer at a stop.
  private static func isOver(_ place: Int, _ session: LessonSession) -> Bool {
    let stop = session.player.stops[place]
    let answers = session.progress.answers(in: session.lesson.id)
    guard let id = stop.id, let last = answers.last(where: { $0.question == id }) else {
      return false
    }
    // Whoever left after a wrong try has another one; a wrong choice ends its question.
    guard case .order = stop.activity else { return true }
    return last.result != .wrong
  }

  /// Goes to the next stop.
  static func showNext(in session: inout LessonSession) {
    show(session.player.place + 1, in: &session)
  }

  /// Goes to a stop and shows it; past the last one the lesson is over.
  private static func show(_ place: Int, in session: inout LessonSession) {
    session.player.enter(place, language: session.language)
    let interrupted = session.interrupted
    session.player.playground?.debugger.interrupted = interrupted
    if session.player.isAtEnd { return showEnd(in: &session) }
    session.note(.reached(stop: place + 1, of: session.player.stops.count))
    WalkStop.prepare(&session.player)
    showStop(in: &session)
  }

  /// Shows the stop once more; a walk begins anew.
  static func showAgain(in session: inout LessonSession) {
    if case .walk? = session.player.stop?.activity { session.player.walkAgain() }
    WalkStop.prepare(&session.player)
    showStop(in: &session)
  }

  /// Shows the stop where the learner is.
  private static func showStop(in session: inout LessonSession) {
    let player = session.player
    guard let stop = player.stop else { return showEnd(in: &session) }
    if session.isNewcomer, player.place == 0 { session.say(RunnerWords.touchtrace) }
    session.isNewcomer = false
    session.say(RunnerWords.place(session.lesson, stop: player.place + 1, of: player.stops.count))
    if session.lesson.language != session.language { session.say(RunnerWords.notTranslated) }
    session.turn.say(StyledText())
    StopPicture.show(stop, captions: player.fences.scenes.count > 1, in: &session)
    if let summary = stop.summary {
      session.space()
      session.say(StyledText(summary.plain, .strong))
    }
    if case .walk = stop.activity { WalkStop.explainGaps(in: &session) }
    if case .attempt = stop.activity { StopPicture.showAgain(stop, in: &session) }
    showActivity(of: stop, in: &session)
    TermNotes.show(stop, in: &session)
    session.space()
  }

  private static func showActivity(of stop: LessonStop, in session: inout LessonSession) {
    let player = session.player
    switch stop.activity {
    case .predict: player.choiceQuestion.map { ChoiceStop(question: $0).show(in: &session) }
    case .order: player.orderQuestion.map { OrderStop(question: $0).show(in: &session) }
    case .drive: DriveStop(player)?.show(in: &session)
    case .attempt: TryStop(player)?.show(in: &session)
    case .reading, .quiz, .walk, .compare, .explain: break
    }
  }

  /// Shows the answer of what is asked here.
  static func showAnswer(in session: inout LessonSession) {
    let player = session.player
    guard let stop = player.stop, player.state.isAsking else {
      return session.fail(RunnerWords.noAnswerToShow)
    }
    if case .drive = stop.activity { return DriveStop(player)?.showHop(in: &session) ?? () }
    if case .attempt(_, let solution) = stop.activity, player.ownQuestion == nil {
      TryStop.showSolution(solution, in: &session)
    } else if let question = player.choiceQuestion {
      ChoiceStop(question: question).showAnswer(in: &session)
      if player.ownQuestion != nil { TryStop(player)?.sayRemarks(in: &session) }
    } else if let question = player.orderQuestion {
      OrderStop(question: question).showAnswer(in: &session)
    }
    session.player.state.settle()
    session.noteAnswer("", .peeked)
  }

  /// Passes over what is asked.
  static func skip(in session: inout LessonSession) {
    guard let stop = session.player.stop, !session.player.state.isSettled else {
      return session.fail(RunnerWords.nothingToSkip)
    }
    if stop.id != nil, session.player.state.isAsking || session.player.state.isExplaining {
      // An explanation is not graded, so it is not counted as a question either.
      session.noteAnswer("", session.player.state.isExplaining ? .explained : .skipped)
    }
    session.say(RunnerWords.skipped)
    if !session.player.state.isAsking, session.leaveWalk() { return }
    session.turn.say(StyledText())
    showNext(in: &session)
  }

  /// The page after the last stop.
  private static func showEnd(in session: inout LessonSession) {
    session.note(.finished)
    LessonEnd(session).show(in: &session)
    ProgressPages.showDue(in: &session)
    session.space()
  }
}
