import TouchCore
import TouchNarration

extension LessonRunner {
  /// Shows the things to be put in order, numbered.
  mutating func showItems() {
    guard let question = orderQuestion else { return }
    turn.say(StyledText())
    let items = question.items.enumerated().map { place, name in
      "\(strong: "\(place + 1)") \(name: name)" as StyledText
    }
    var line = StyledText()
    for item in items {
      if !line.isEmpty, line.width + item.width + 3 > width - 2 {
        turn.say("  " + line)
        line = StyledText()
      }
      line += line.isEmpty ? item : "   " + item
    }
    turn.say("  " + line)
  }

  /// Takes numbers, letters or names as an order; false where the line is none.
  mutating func put(_ answer: AnswerLine, _ question: OrderQuestion) -> Bool {
    guard let given = question.names(answer.items), !given.isEmpty else { return false }
    guard Set(given).count == given.count else {
      fail(GradingWords.twice)
      return true
    }
    let fault = question.fault(in: given)
    let result = player.state.answer(isRight: fault == nil, mayTryAgain: true)
    let grading = OrderGrading(question, language: language)
    if let fault {
      turn.reply.status = .wrong
      sayGrading(grading.wrong(fault))
    } else {
      sayGrading(grading.right())
      player.playground?.goTo(question.lastStep)
    }
    let names = given.joined(separator: " ")
    leave(
      answer, given: names, right: question.answer.joined(separator: " "), nil,
      at: question.lastStep)
    note(
      .answered(
        GivenAnswer(
          question: player.stop?.id ?? "", given: names,
          confidence: answer.confidence, result: result)))
    return true
  }
}
