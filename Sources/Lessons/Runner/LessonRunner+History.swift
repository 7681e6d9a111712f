import TouchNarration

extension LessonRunner {
  /// How far the learner is, chapter by chapter.
  mutating func showProgress() {
    for chapter in library.index(language).chapters {
      let written = chapter.items.compactMap(\.lesson).filter(library.lessons.contains)
      guard !written.isEmpty else { continue }
      let done = written.count { progress.state(of: $0) == .done }
      say(
        "\(done == written.count ? "\(good: "✓")" : " ") \(ShelfWords.done(done, of: written.count)[language])  \(chapter.title)"
      )
    }
    let answers = progress.answers
    let right = answers.count { $0.result.isRight }
    if !answers.isEmpty { say(ShelfWords.score(right, of: answers.count)) }
    showDue()
  }

  /// What the learner once believed: how often, and whether a later answer was right.
  ///
  /// - Parameter name: One of the catalogue, such as `M01`, met or not; empty for all that were met.
  mutating func showMisconceptions(_ name: String) {
    if !name.isEmpty {
      guard let entry = catalogue[name.uppercased()] else {
        return fail(ShelfWords.noMisconception(name))
      }
      say("\(code: entry.id) \(entry.title)")
      return say(entry.refutation, indent: 6)
    }
    let met = progress.metMisconceptions.compactMap { met in catalogue[met.id].map { (met, $0) } }
    guard !met.isEmpty else { return say(ShelfWords.noMisconceptions) }
    for (met, entry) in met {
      let mark: StyledText = met.isCured ? "\(good: "✓")" : "\(bad: "·")"
      say(
        "\(mark) \(code: entry.id) \(entry.title) \(dim: ShelfWords.times(met.count)[language].plain)"
      )
      if !met.isCured { say(entry.refutation, indent: 6) }
    }
  }
}
