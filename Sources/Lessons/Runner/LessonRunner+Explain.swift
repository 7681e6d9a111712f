import TouchCore
import TouchNarration

extension LessonRunner {
  /// Takes what the learner wrote, and shows what a good answer mentions.
  mutating func takeWords(_ line: String) {
    guard case .explain(let explanation)? = player.claim?.content,
      let trace = player.playground?.trace
    else { return }
    player.state.settle()
    note(
      .answered(
        GivenAnswer(
          question: player.stop?.id ?? "", given: line.trimmingSpaces, result: .explained)))
    say(RunnerWords.yourWords)
    for fact in explanation.facts {
      let numbers = fact.evidence(in: trace).map { "#\($0 + 1)" }.joined(separator: " ")
      let text: StyledText = "· \(fact.phrase[language]) \(dim: numbers)"
      turn.say(text.wrapped(to: width, firstIndent: 2, indent: 4))
    }
    space()
  }
}
