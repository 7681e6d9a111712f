import TouchCore
import TouchNarration

//  1 where to look ─▶ 2 the rule ─▶ 3 the answer with its reason, which comes back in a review
//    <details>           the rule that decides here

/// The hints of the question that is asked here.
struct Hints {
  private let player: StopPlayer

  init(_ player: StopPlayer) { self.player = player }

  /// Shows the next hint of the lesson; behind the last of them, the rule that decides.
  func give(in session: inout LessonSession) {
    // The hints in the file are for the try, not for the question about what came of it.
    guard player.ownQuestion == nil else { return showRule(in: &session) }
    let rule = decidingRule
    let extra = rule == nil ? 0 : 1
    switch session.player.state.hint() {
    case .show(let place, let count):
      session.say(GradingWords.hint(place + 1, of: count + extra))
      session.show(player.stop?.hints[place] ?? [])
    case .thatWasTheLast(let count):
      if rule != nil { session.say(GradingWords.hint(count + 1, of: count + 1)) }
      showRule(in: &session)
    case .notNeeded: session.say(GradingWords.nothingToHint)
    }
  }

  /// The rule that decides, in its own words, or what is asked for; then there is no other hint.
  private func showRule(in session: inout LessonSession) {
    if let drive = DriveStop(player) { return session.say(drive.hint(session)) }
    if let rule = decidingRule {
      session.say(rule)
    } else if player.stop?.hints.isEmpty != false {
      return session.say(GradingWords.noHint)
    }
    session.say(GradingWords.lastHint)
  }

  /// The rule that the author names, or the one behind the step that decides.
  private var decidingRule: Rule? {
    if player.ownQuestion == nil, let named = player.claim?.fence.decidingRule { return named }
    guard let step = player.choiceQuestion?.decidingStep ?? player.orderQuestion?.lastStep,
      let trace = player.playground?.trace
    else { return nil }
    return Rule.named(trace.rule(of: step))
  }
}
