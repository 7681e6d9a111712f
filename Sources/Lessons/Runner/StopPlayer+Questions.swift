import TouchCore
import TouchDebugger

/// What is asked at the stop that is shown.
extension StopPlayer {
  /// Where the learner steps: in the sandbox or in the lesson.
  var here: Playground? { sandbox ?? playground }

  /// Whether something is asked, by the lesson or before a step.
  var isAsking: Bool { hop != nil || state.isAsking }

  /// The question with choices that is asked here.
  var choiceQuestion: ChoiceQuestion? {
    if let hop { return hop.choice }
    if let ownQuestion { return ownQuestion }
    guard let claim, let trace = playground?.trace else { return nil }
    return ChoiceQuestion(claim, trace, statements: stop?.statements ?? [:])
  }

  /// The order that is asked for here.
  var orderQuestion: OrderQuestion? {
    guard let claim, let trace = playground?.trace else { return nil }
    return OrderQuestion(claim, trace)
  }

  /// The hops to perform here.
  var course: DriveCourse? {
    guard let claim, case .drive(let drive) = claim.content else { return nil }
    return DriveCourse(drive, claim.stage.trace())
  }

  /// What is to be reached here.
  var attempt: Attempt? {
    guard case .attempt(let attempt)? = claim?.content else { return nil }
    return attempt
  }

  /// Whether the stop is about changing the scene.
  var isAboutChanging: Bool {
    guard case .attempt? = stop?.activity else { return false }
    return ownQuestion == nil
  }

  /// The id under which an answer is noted; a question about the learner's own scene has its own.
  var questionID: String { (stop?.id ?? "") + (ownQuestion == nil ? "" : ".own") }

  /// The answers that can be typed, as people write them: `a–d`, or numbers.
  var answers: String {
    if let question = choiceQuestion, let last = question.choices.last {
      return "\(question.choices[0].letter)–\(last.letter)"
    }
    if let question = orderQuestion { return "1–\(question.items.count)" }
    guard let course else { return "set …" }
    // The commonest word of the drive gives no hop away.
    let words = course.hops.map { $0.move.word }
    let commonest = words.max { left, right in
      words.count { $0 == left } < words.count { $0 == right }
    }
    return (commonest ?? .ask).rawValue + " …"
  }

  /// The values that an answer may spell out.
  var answerValues: [String] {
    choiceQuestion?.choices.map { $0.value } ?? orderQuestion?.items ?? []
  }

  /// Whether a line begins with a command of the debugger.
  func isDebuggers(_ line: String) -> Bool {
    playground?.debugger.verbs(in: line).first.map { $0 != nil } ?? false
  }

  /// What a mistyped word may have been.
  var commandNames: [String] { LessonCommand.words + (playground?.debugger.commandNames ?? []) }

  /// Stands before a step, without a word.
  mutating func stand(before step: Int) {
    _ = playground?.debugger.goTo(step)
  }
}
