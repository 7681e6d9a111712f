import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

//  ask thirdView ─▶ right: the step, and those that follow by themselves
//                   wrong: why not now; nothing moves

/// Hops that the learner performs who is the window.
struct DriveStop {
  let drive: Drive
  let course: DriveCourse

  /// The drive of a stop; nil where it has none.
  init?(_ player: StopPlayer) {
    guard case .drive(let drive)? = player.claim?.content, let course = player.course else {
      return nil
    }
    (self.drive, self.course) = (drive, course)
  }

  /// Says what is to be driven, and with which words.
  func show(in session: inout LessonSession) {
    let used = Set(course.hops.map { $0.move.word })
    var words = DriveMove.Word.allCases.filter(used.contains)
    // Whether anybody refuses, or who keeps a message, is for the reader to find out.
    if used.contains(.ask) { words = Set(words).union([.reject, .return]).inOrder }
    if used.contains(.deliver) { words = Set(words).union([.stop, .drop]).inOrder }
    session.space()
    session.say(DriveWords.drive(drive, words, count: course.hops.count))
    if session.player.state.driven == 0, let first = course.hops.first {
      session.player.stand(before: first.step)
    }
  }

  /// Takes a line as hops, parted by semicolons; false where it does not begin with a hop's word.
  func drive(_ line: String, in session: inout LessonSession) -> Bool {
    let hops = line.split { $0 == ";" || $0 == "；" }.map { $0.trimmingSpaces }
    guard let first = hops.first,
      DriveMove.Word(rawValue: String(first.prefix { !$0.isWhitespace })) != nil
    else { return false }
    for hop in hops where session.player.state.isAsking && session.turn.reply.status == .ok {
      readHop(hop, in: &session)
    }
    return true
  }

  private func readHop(_ words: String, in session: inout LessonSession) {
    let hop = course.completed(words)
    do throws(QueryProblem) {
      let move = try DriveMove.parse(hop, in: course.trace.scene)
      judge(move, hop, in: &session)
    } catch {
      session.fail(DriveWords.cannotRead(hop, error))
    }
  }

  private func judge(_ move: DriveMove, _ words: String, in session: inout LessonSession) {
    let place = session.player.state.driven
    let step = course.hops[place].step
    let trace = course.trace
    func grade(_ isRight: Bool, _ cause: StepCause) {
      session.turn.reply.answer = GradedAnswer(
        question: session.player.questionID, given: words, isRight: isRight,
        cause: AnswerCause(cause, in: trace), belief: nil)
    }
    guard !course.isRight(move, at: place) else {
      grade(true, Narrator(trace, session.language).ownCause(of: step))
      return goOn(in: &session)
    }
    if case .answer(nil) = move, case .reject = course.hops[place].move {
      return session.fail(DriveWords.rejectSaysWhy)
    }
    let handedUp = course.steps(handingUp: move, before: place)
    guard handedUp.isEmpty else {
      return session.fail(DriveWords.handedUp(words, handedUp))
    }
    let objection = DriveWords.objection(course.objection(to: move, at: place))
    grade(false, StepCause(step: step, sentence: objection[session.language]))
    session.turn.reply.status = .wrong
    _ = session.player.state.answer(isRight: false, mayTryAgain: true)
    session.say(objection)
  }

  /// Performs the hop that is due, and says what it and those that follow by themselves come to.
  private func goOn(in session: inout LessonSession) {
    let place = session.player.state.driven
    let hop = course.hops[place]
    say(hop, in: &session)
    for step in course.following(place) where course.trace[step].isWorthTelling {
      say(step, in: &session)
    }
    session.player.state.drive(to: place + 1)
    session.player.playground?.goTo(course.following(place).last ?? hop.step)
    if place + 1 == course.hops.count { finish(in: &session) }
  }

  private func finish(in session: inout LessonSession) {
    let mistakes = session.player.state.wrongTries
    let result = session.player.state.answer(isRight: true, mayTryAgain: true)
    session.player.noteWalk(upTo: (course.hops.last?.step ?? 0) + 1)
    session.space()
    session.say(DriveWords.driven(mistakes))
    session.noteAnswer("\(course.hops.count) hops", result)
  }

  /// Shows the hop that is due and performs it; the drive counts as peeked when it is done.
  func showHop(in session: inout LessonSession) {
    session.player.state.peek()
    session.say(DriveWords.due(course.text(of: session.player.state.driven)))
    goOn(in: &session)
  }

  /// What kind of hop is due, as a hint.
  func hint(_ session: LessonSession) -> Phrase {
    let word = course.hops[session.player.state.driven].move.word
    return GradingWords.nextKind(word.meaning, word.form.text)
  }

  /// What the narrator says of a step may tell the next one, so questions and messages are told short.
  private func say(_ hop: DriveHop, in session: inout LessonSession) {
    switch hop.move {
    case .ask(let name):
      guard case .hitAsk(_, _, let point, _) = course.trace[hop.step] else { return }
      say(hop.step, DriveWords.asks(name, about: point), in: &session)
    case .deliver(let name, let method):
      say(hop.step, DriveWords.gets(name, method), in: &session)
    case .reject, .answer, .stop, .drop, .recognize, .fail, .hold, .fire:
      say(hop.step, in: &session)
    }
  }

  private func say(_ step: Int, _ phrase: Phrase, in session: inout LessonSession) {
    session.say("\(dim: "#\(step + 1)") \(phrase[session.language])", indent: 2)
  }

  private func say(_ step: Int, in session: inout LessonSession) {
    guard let trace = session.player.playground?.trace else { return }
    let paragraph = Narrator(trace, session.language).paragraph(step)
    session.say(paragraph.text, indent: paragraph.indent)
  }
}

extension Step {
  /// Whether it tells something new, though nobody has to perform it.
  fileprivate var isWorthTelling: Bool {
    switch self {
    case .hitResult, .hitReturn, .gate, .timer, .action, .change: true
    default: false
    }
  }
}

extension Set<DriveMove.Word> {
  fileprivate var inOrder: [DriveMove.Word] { DriveMove.Word.allCases.filter(contains) }
}
