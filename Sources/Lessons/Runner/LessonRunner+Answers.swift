import SceneLanguage
import TouchCore
import TouchNarration

extension LessonRunner {
  /// Takes a line as an answer; false where it is not one.
  mutating func takeAnswer(_ line: String) -> Bool {
    guard let stop = player.stop, let stage = player.stage else { return false }
    switch stop.activity {
    case .predict, .quiz:
      guard let question = ChoiceQuestion(stop, stage, language) else { return false }
      return choose(AnswerLine(line), question, in: stop)
    case .order(let fence):
      guard let question = OrderQuestion(fence, stage) else { return false }
      return put(AnswerLine(line), question, in: stop)
    case .reading, .attempt, .walk, .compare, .explain: return false
    }
  }

  private mutating func choose(
    _ answer: AnswerLine, _ question: ChoiceQuestion, in stop: LessonStop
  ) -> Bool {
    guard let place = question.place(of: answer) else {
      // One letter is an answer gone wrong; the debugger's own letters come after the question.
      guard answer.letter != nil else { return false }
      fail(RunnerWords.noSuchAnswer(answer.words, answers, nearest: nil))
      return true
    }
    let isRight = place == question.right
    let result = player.state.answer(isRight: isRight, mayTryAgain: false)
    let grading = Grading(question, catalogue, language: language)
    if isRight {
      sayGrading(grading.right())
    } else {
      turn.reply.status = .wrong
      sayGrading(grading.wrong(place))
    }
    if let step = question.decidingStep { player.stage?.goTo(step) }
    let belief = isRight ? nil : grading.misconception(of: place)
    note(
      .answered(
        GivenAnswer(
          question: stop.id ?? "", given: question.choices[place].value,
          confidence: answer.confidence, result: result, misconception: belief)))
    return true
  }

  /// Says a grading, paragraph by paragraph.
  mutating func sayGrading(_ paragraphs: [Paragraph]) {
    for paragraph in paragraphs { say(paragraph.text, indent: paragraph.indent) }
    space()
  }

  private var catalogue: MisconceptionCatalogue { library.misconceptions(language) }

  /// The answers that can be typed, as people write them: `a–d`, or numbers.
  var answers: String {
    guard let stop = player.stop else { return "" }
    switch stop.activity {
    case .predict, .quiz: return letters(of: stop)
    case .order(let fence): return "1–\(fence.items.count)"
    case .attempt: return "set VIEW PROPERTY"
    case .reading, .walk, .compare, .explain: return "go"
    }
  }

  /// The letters of the answers: `a–d`.
  func letters(of stop: LessonStop) -> String {
    guard let stage = player.stage, let question = ChoiceQuestion(stop, stage, language),
      let first = question.choices.first, let last = question.choices.last
    else { return "a" }
    return "\(first.letter)–\(last.letter)"
  }

  /// The answer that a misspelt word was probably meant to be.
  func nearestAnswer(to words: String) -> String? {
    guard let stop = player.stop, let stage = player.stage else { return nil }
    switch stop.activity {
    case .predict, .quiz:
      let values = ChoiceQuestion(stop, stage, language)?.choices.map(\.value) ?? []
      return nearest(AnswerLine(words).words, among: values + LessonCommand.words)
    case .order, .reading, .attempt, .walk, .compare, .explain:
      return nearest(words, among: LessonCommand.words)
    }
  }

  /// Shows the choices of a prediction; those of a quiz stand in the prose.
  mutating func showChoices(of fence: Fence) {
    guard let stop = player.stop, let stage = player.stage,
      let question = ChoiceQuestion(stop, stage, language)
    else { return }
    turn.say(StyledText())
    for choice in question.choices {
      turn.say("  \(strong: String(choice.letter))  \(choice.text)")
    }
  }
}
