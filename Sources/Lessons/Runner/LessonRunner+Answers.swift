import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

extension LessonRunner {
  /// Takes a line as an answer; false where it is not one.
  mutating func takeAnswer(_ line: String) -> Bool {
    let answer = AnswerLine(line)
    if let question = choiceQuestion { return choose(answer, question) }
    if let question = orderQuestion { return put(answer, question) }
    return drive(line)
  }

  /// The question with choices that is asked here.
  var choiceQuestion: ChoiceQuestion? {
    if let hop = player.hop { return hop.choice }
    if let question = player.ownQuestion { return question }
    guard let claim = player.claim, let trace = player.playground?.trace else { return nil }
    return ChoiceQuestion(claim, trace, statements: player.stop?.statements ?? [:])
  }

  /// The order that is asked for here.
  var orderQuestion: OrderQuestion? {
    guard let claim = player.claim, let trace = player.playground?.trace else { return nil }
    return OrderQuestion(claim, trace)
  }

  private mutating func choose(_ answer: AnswerLine, _ question: ChoiceQuestion) -> Bool {
    guard let place = question.place(of: answer) else {
      // One letter is an answer gone wrong, unless it is a command such as `s`.
      guard answer.letter != nil, !isDebuggers(answer.words) else { return false }
      fail(RunnerWords.noSuchAnswer(answer.words, answers, nearest: nil))
      return true
    }
    let isRight = place == question.right
    var result = player.state.answer(isRight: isRight, mayTryAgain: false)
    // The hints were for the try.
    if player.ownQuestion != nil, isRight { result = .correct }
    let grading = grading(question)
    if isRight {
      sayGrading(grading.right())
    } else {
      turn.reply.status = .wrong
      sayGrading(grading.wrong(place))
    }
    if let step = question.decidingStep { player.playground?.goTo(step) }
    let belief = isRight ? nil : grading.misconception(of: place)
    belief.map { player.note(refuted: $0) }
    leave(
      answer, given: question.choices[place].value, right: question.rightValue, belief,
      at: question.decidingStep)
    note(
      .answered(
        GivenAnswer(
          question: questionID, given: question.choices[place].value,
          confidence: answer.confidence, result: result, misconception: belief)))
    return true
  }

  /// Says of a letter that comes when the question is answered what it was; false where it is none.
  ///
  /// That it is also short for a command is no reason to delete breakpoints: who means the command
  /// spells it out.
  mutating func takeLateAnswer(_ line: String) -> Bool {
    let answer = AnswerLine(line)
    guard player.state.isSettled, answer.letter != nil, let question = choiceQuestion,
      let place = question.place(of: answer)
    else { return false }
    let choice = question.choices[place]
    let verb = player.playground?.debugger.verbs(in: answer.words).first.flatMap { $0 }
    let phrase = GradingWords.answeredAlready(
      choice.letter, choice.statement ?? choice.text[language], isRight: place == question.right,
      command: verb?.rawValue)
    fail(phrase)
    return true
  }

  /// The id under which an answer is noted; a question about the learner's own scene has its own.
  var questionID: String { (player.stop?.id ?? "") + (player.ownQuestion == nil ? "" : ".own") }

  /// Leaves an answer at the step that decided, so that it goes out with the record.
  mutating func leave(
    _ answer: AnswerLine, given: String, right: String, _ belief: String?, at step: Int?
  ) {
    guard let asked = player.claim?.question else { return }
    let prediction = TouchNarration.Prediction(
      asked: asked, given: given, isSure: answer.confidence.isSure, right: right,
      misconception: belief)
    player.playground?.debugger.leave(.prediction(prediction), at: (step ?? -1) + 1)
  }

  /// Says a grading, paragraph by paragraph.
  mutating func sayGrading(_ paragraphs: [Paragraph]) {
    for paragraph in paragraphs { say(paragraph.text, indent: paragraph.indent) }
    space()
  }

  /// What is said of a question's answers in this lesson.
  func grading(_ question: ChoiceQuestion) -> Grading {
    Grading(
      question, catalogue, home: library.beliefs(in: lesson),
      told: player.refuted, language: language)
  }

  /// The answers that can be typed, as people write them: `a–d`, or numbers.
  var answers: String {
    if let question = choiceQuestion, let last = question.choices.last {
      return "\(question.choices[0].letter)–\(last.letter)"
    }
    if let question = orderQuestion { return "1–\(question.items.count)" }
    guard let course else { return "set …" }
    // The commonest word of the drive gives no hop away.
    let words = course.hops.map(\.move.word)
    let commonest = words.max { left, right in
      words.count { $0 == left } < words.count { $0 == right }
    }
    return (commonest ?? .ask).rawValue + " …"
  }

  /// The answer that a misspelt word was probably meant to be.
  func nearestAnswer(to words: String) -> String? {
    let values = choiceQuestion?.choices.map(\.value) ?? orderQuestion?.items ?? []
    return nearest(AnswerLine(words).words, among: values)
  }

  /// Shows the choices of a prediction; those of a quiz stand in the prose.
  mutating func showChoices() {
    guard let question = choiceQuestion else { return }
    turn.say(StyledText())
    show(question.choices)
  }

  /// The choices, a letter a line.
  mutating func show(_ choices: [ChoiceQuestion.Choice]) {
    for choice in choices {
      let line: StyledText = "  \(strong: String(choice.letter))  \(choice.text[language])"
      turn.say(line.wrapped(to: width, indent: 5))
    }
  }
}

extension LessonClaim {
  /// What is asked, in the words of the fence; nil where nothing is asked.
  fileprivate var question: String? {
    switch content {
    case .predict(let prediction): prediction.query.text
    case .quiz(let quiz):
      quiz.statements.map { "\($0.letter)) \($0.predicate.text)" }.joined(separator: "; ")
    case .order(let order): order.query.text
    case .drive, .attempt, .solution, .compare, .expect, .explain, .evidence, .hypotheses: nil
    }
  }
}

extension Confidence {
  /// Whether the learner was sure; nil where no mark says so.
  var isSure: Bool? {
    switch self {
    case .sure: true
    case .guess: false
    case .thinks: nil
    }
  }
}
