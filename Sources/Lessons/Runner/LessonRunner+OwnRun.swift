import TouchCore
import TouchNarration

//  try ─▶ goal reached ─▶ "in your scene, what became of thirdView?" ─▶ settled

/// A question about the scene that the learner made.
///
/// Many who reach a goal cannot say why it works; this asks, once.
extension LessonRunner {
  /// Asks about the changed scene; nothing where it gives nothing to ask.
  mutating func askAboutOwnRun(_ query: Query, from before: Trace) {
    guard let now = player.playground?.trace, let view = viewToAskAbout(before, now),
      let question = try? Query.parse("verdict of=\(now.scene.name(of: view))")
    else { return }
    player.ownQuestion = ChoiceQuestion(question, choices: choices(of: question, now), now)
    player.state.askAgain()
    say(RunnerWords.aboutYourScene(now.scene.name(of: view)))
    showChoices()
  }

  /// The view that had the touch before, or one that was changed: something became of it.
  private func viewToAskAbout(_ before: Trace, _ now: Trace) -> ViewID? {
    let hit = before.outcomes.first?.hit
    if let hit, now.outcomes.first?.hit != hit { return hit }
    let changed = player.playground?.changes.compactMap { line in
      line.split(separator: " ").dropFirst().first.flatMap { now.scene.view(named: String($0)) }
    }
    return changed?.last
  }

  /// The answer and three others, in the fixed order of the vocabulary.
  private func choices(of query: Query, _ trace: Trace) -> [String] {
    let answer = query.answer(in: trace)
    let usual = ["inside", "outside", "interaction", "never-asked", "hidden", "alpha"]
    let others = usual.filter { $0 != answer }.prefix(3)
    return (others + [answer]).sorted()
  }
}
