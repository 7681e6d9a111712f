import TouchCore
import TouchNarration

extension LessonRunner {
  /// Takes what the learner wrote, and shows what a good answer mentions.
  mutating func takeWords(_ line: String) {
    guard case .explain(let fence)? = player.stop?.activity, let stage = player.stage else {
      return
    }
    player.state.settle()
    note(
      .answered(
        GivenAnswer(
          question: fence.id ?? "", given: line.trimmingSpaces, result: .explained)))
    say(RunnerWords.yourWords)
    for fact in fence.facts {
      let numbers = fact.evidence(in: stage.trace).map { "#\($0 + 1)" }.joined(separator: " ")
      let text: StyledText = "· \(fact.phrase[language]) \(dim: numbers)"
      turn.say(text.wrapped(to: width, firstIndent: 2, indent: 4))
    }
    space()
  }
}

extension Fact {
  /// The steps that bear it out.
  fileprivate func evidence(in trace: Trace) -> [Int] {
    let names: [String]
    switch word {
    case .order:
      let pair = sentence[pair: "pair"]
      names = [pair.first, pair.second]
    case .reject, .fallback, .override: names = [sentence["view"]]
    }
    return names.compactMap { trace.ask(of: $0, 1) }
  }
}
