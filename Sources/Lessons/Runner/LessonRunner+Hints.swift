import TouchCore
import TouchNarration

//  1 where to look ─▶ 2 the rule ─▶ 3 the answer with its reason, which comes back in a review
//    <details>           <details>, or the rule that decides here

extension LessonRunner {
  /// Shows the next hint of the lesson; where it has none, the rule that decides.
  mutating func giveHint() {
    switch player.state.hint() {
    case .show(let place, let count):
      say(RunnerWords.hint(place + 1, of: count))
      turn.say(StopLayout(width: width, captions: false).lines(player.stop?.hints[place] ?? []))
    case .thatWasTheLast: say(RunnerWords.lastHint)
    case .none: showRule()
    case .notNeeded: say(RunnerWords.nothingToHint)
    }
  }

  /// The rule behind the step that decides, in its own words, or what is asked for.
  private mutating func showRule() {
    if let course {
      let word = course.hops[player.state.driven].move.word
      return say(RunnerWords.nextKind(word.entry.meaning, word.entry.form))
    }
    let step = choiceQuestion?.decidingStep ?? orderQuestion?.lastStep
    guard let step, let trace = player.playground?.trace,
      let rule = Rule.catalogue.first(where: { $0.number == trace.rule(of: step) })
    else { return say(RunnerWords.noHint) }
    say(RunnerWords.rule("\(rule.number)", rule.sentence))
    say(RunnerWords.lastHint)
  }
}
