import SceneLanguage
import TouchCore
import TouchNarration

//  ask thirdView ─▶ right: the step, and those that follow by themselves
//                   wrong: why not now; nothing moves

extension LessonRunner {
  /// The hops to perform here.
  var course: DriveCourse? {
    guard case .drive(let drive)? = player.claim?.content, let stage = player.claim?.stage else {
      return nil
    }
    return DriveCourse(drive, stage.trace())
  }

  /// Says what is to be driven, and with which words.
  mutating func showDrive() {
    guard let course, case .drive(let drive)? = player.claim?.content else { return }
    let used = Set(course.hops.map(\.move.word))
    var words = DriveMove.Word.allCases.filter(used.contains)
    // Whether anybody refuses, or who keeps a message, is for the reader to find out.
    if used.contains(.ask) { words = Set(words).union([.reject, .return]).inOrder }
    if used.contains(.deliver) { words = Set(words).union([.stop, .drop]).inOrder }
    space()
    say(DriveWords.drive(drive, words, count: course.hops.count))
    if player.state.driven == 0, let first = course.hops.first { stand(before: first.step) }
  }

  /// Takes a line as hops, parted by semicolons; false where it does not begin with a hop's word.
  mutating func drive(_ line: String) -> Bool {
    guard let course else { return false }
    let hops = line.split { $0 == ";" || $0 == "；" }.map { $0.trimmingSpaces }
    let isHop = { (text: String) in
      let word = text.prefix { !$0.isWhitespace }
      return DriveMove.Word(rawValue: String(word)) != nil
    }
    guard let first = hops.first, isHop(first) else { return false }
    for hop in hops where player.state.isAsking && turn.reply.status == .ok {
      perform(hop, course)
    }
    return true
  }

  private mutating func perform(_ words: String, _ course: DriveCourse) {
    do throws(QueryProblem) {
      let move = try DriveMove.parse(words, in: course.trace.scene)
      take(move, words, course)
    } catch {
      fail(DriveWords.cannotRead(words, error))
    }
  }

  private mutating func take(_ move: DriveMove, _ words: String, _ course: DriveCourse) {
    let place = player.state.driven
    guard !course.isRight(move, at: place) else { return goOn(course) }
    if case .answer(nil) = move, case .reject = course.hops[place].move {
      return fail(DriveWords.rejectSaysWhy)
    }
    turn.reply.status = .wrong
    _ = player.state.answer(isRight: false, mayTryAgain: true)
    let objection = course.objection(to: move, at: place)
    say(DriveWords.objection(objection))
  }

  /// Performs the hop that is due, and says what it and those that follow by themselves come to.
  mutating func goOn(_ course: DriveCourse) {
    let place = player.state.driven
    let hop = course.hops[place]
    sayStep(hop, course)
    for step in course.following(place) where course.trace.isWorthTelling(step) {
      sayGradingLine(step)
    }
    player.state.drive(to: place + 1)
    let last = course.following(place).last ?? hop.step
    player.playground?.goTo(last)
    guard place + 1 == course.hops.count else { return }
    finishDrive(course)
  }

  private mutating func finishDrive(_ course: DriveCourse) {
    let mistakes = player.state.wrongTries
    let result = player.state.answer(isRight: true, mayTryAgain: true)
    player.noteWalk(upTo: (course.hops.last?.step ?? 0) + 1)
    space()
    say(DriveWords.driven(mistakes))
    note(
      .answered(
        GivenAnswer(
          question: player.stop?.id ?? "", given: "\(course.hops.count) hops", result: result)))
  }

  /// Shows the hop that is due and performs it; the drive counts as peeked when it is done.
  mutating func showHop() {
    guard let course else { return }
    player.state.peek()
    say("\(dim: "→") \(code: course.text(of: player.state.driven))")
    goOn(course)
  }

  /// What the narrator says of a step may tell the next one, so questions and messages are told short.
  private mutating func sayStep(_ hop: DriveHop, _ course: DriveCourse) {
    switch hop.move {
    case .ask(let name):
      guard case .hitAsk(_, _, let point, _) = course.trace[hop.step] else { return }
      say(hop.step, DriveWords.asks(name, about: point))
    case .deliver(let name, let method): say(hop.step, DriveWords.gets(name, method))
    case .reject, .answer, .stop, .drop, .recognize, .fail, .hold, .fire: sayGradingLine(hop.step)
    }
  }

  private mutating func say(_ step: Int, _ phrase: Phrase) {
    say("\(dim: "#\(step + 1)") \(phrase[language])", indent: 2)
  }

  private mutating func sayGradingLine(_ step: Int) {
    guard let trace = player.playground?.trace else { return }
    let paragraph = Narrator(trace, language).paragraph(step)
    say(paragraph.text, indent: paragraph.indent)
  }
}

extension Trace {
  /// Whether a step that nobody has to perform tells something new.
  fileprivate func isWorthTelling(_ step: Int) -> Bool {
    switch self[step] {
    case .hitResult, .gate, .timer, .action, .change: true
    case .hitReturn: true
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .touchBind, .touchDeliver,
      .chainNext, .chainStop, .chainDrop, .recognizer, .control, .scroll, .focus:
      false
    }
  }
}

extension Set<DriveMove.Word> {
  fileprivate var inOrder: [DriveMove.Word] { DriveMove.Word.allCases.filter(contains) }
}
