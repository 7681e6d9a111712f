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
    say(TryWords.aboutYourScene(now.scene.name(of: view)))
    showChoices()
  }

  /// A view of which something else became by the changes: the one that had the touch before, or
  /// the last one that was changed.
  private func viewToAskAbout(_ before: Trace, _ now: Trace) -> ViewID? {
    let changed = (player.playground?.changes ?? []).compactMap { line in
      line.split(separator: " ").dropFirst().first.flatMap { now.scene.view(named: String($0)) }
    }
    let hit = before.outcomes.first?.hit
    let candidates = (hit.map { [$0] } ?? []) + changed.reversed()
    return candidates.first { verdict(of: $0, before) != verdict(of: $0, now) } ?? changed.last
  }

  private func verdict(of view: ViewID, _ trace: Trace) -> String? {
    (try? Query.parse("verdict of=\(trace.scene.name(of: view))"))?.answer(in: trace)
  }

  /// The answer and three others, in the fixed order of the vocabulary.
  private func choices(of query: Query, _ trace: Trace) -> [String] {
    let answer = query.answer(in: trace)
    let usual = ["inside", "outside", "interaction", "never-asked", "hidden", "alpha"]
    let others = usual.filter { $0 != answer }.prefix(3)
    return (others + [answer]).sorted()
  }
}
