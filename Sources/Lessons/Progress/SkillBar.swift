import TouchNarration

//  2 Finding the view   [####x.....]  19 of 41

/// How the questions of a chapter were answered, as a bar that needs no colour.
struct SkillBar {
  /// How many were answered right at the last try, how many were not, and how many there are.
  let right: Int
  let wrong: Int
  let all: Int

  private static let cells = 10

  /// The answers to the questions of some lessons.
  init(_ lessons: [String], of library: LessonLibrary, _ progress: Progress) {
    var counts = (right: 0, wrong: 0, all: 0)
    for id in lessons {
      // Every language asks the same questions.
      let stops = library.lesson(id, .english).map { StopBuilder.stops(of: $0.document.blocks) }
      let questions = Set((stops ?? []).filter { $0.isGraded }.compactMap { $0.id })
      let answers = progress.lastAnswers(in: id).filter { questions.contains($0.question) }
      let right = answers.count { $0.result.isRight }
      counts.right += right
      counts.wrong += answers.count - right
      counts.all += questions.count
    }
    (right, wrong, all) = counts
  }

  /// `[####x.....]`; what was answered right and what was not show at least one sign each.
  var text: StyledText {
    guard all > 0 else { return "" }
    let least = (right > 0 ? 1 : 0) + (wrong > 0 ? 1 : 0)
    let begun = max(least, share(right + wrong))
    let known = right == 0 ? 0 : wrong == 0 ? begun : min(max(1, share(right)), begun - 1)
    return """
      [\(good: String(repeating: "#", count: known))\
      \(bad: String(repeating: "x", count: begun - known))\
      \(dim: String(repeating: ".", count: Self.cells - begun))]
      """
  }

  private func share(_ count: Int) -> Int { count * Self.cells / all }
}
