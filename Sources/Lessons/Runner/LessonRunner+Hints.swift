import TouchCore
import TouchNarration

//  1 where to look ─▶ 2 the rule ─▶ 3 the answer with its reason, which comes back in a review
//    <details>           the rule that decides here

extension LessonRunner {
  /// Shows the next hint of the lesson; behind the last of them, the rule that decides.
  mutating func giveHint() {
    // The hints in the file are for the try, not for the question about what came of it.
    guard player.ownQuestion == nil else { return showRule() }
    let rule = decidingRule
    let extra = rule == nil ? 0 : 1
    switch player.state.hint() {
    case .show(let place, let count):
      say(GradingWords.hint(place + 1, of: count + extra))
      show(StopLayout(width: width, captions: false).lines(player.stop?.hints[place] ?? []))
    case .thatWasTheLast(let count):
      if rule != nil { say(GradingWords.hint(count + 1, of: count + 1)) }
      showRule()
    case .notNeeded: say(GradingWords.nothingToHint)
    }
  }

  /// The rule that decides, in its own words, or what is asked for; then there is no other hint.
  private mutating func showRule() {
    if let course {
      let word = course.hops[player.state.driven].move.word
      return say(GradingWords.nextKind(word.entry.meaning, word.entry.form))
    }
    if let rule = decidingRule {
      say(rule)
    } else if player.stop?.hints.isEmpty != false {
      return say(GradingWords.noHint)
    }
    say(GradingWords.lastHint)
  }

  /// The rule that the author names, or the one behind the step that decides.
  private var decidingRule: Rule? {
    if player.ownQuestion == nil, let named = player.claim?.fence.decidingRule { return named }
    guard let step = choiceQuestion?.decidingStep ?? orderQuestion?.lastStep,
      let trace = player.playground?.trace
    else { return nil }
    return Rule.named(trace.rule(of: step))
  }

  /// Says a rule as a hint.
  mutating func say(_ rule: Rule) { say(GradingWords.rule("\(rule.number)", rule.sentence)) }
}
