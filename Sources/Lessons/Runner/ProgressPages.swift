import TouchNarration

/// What the learner has done, believed, and should look at again.
enum ProgressPages {
  /// How far the learner is, chapter by chapter.
  static func showProgress(in session: inout LessonSession) {
    for chapter in session.library.shelves(session.language) {
      let written = session.library.written(in: chapter)
      guard !written.isEmpty else { continue }
      let done = written.count { session.progress.state(of: $0) == .done }
      let mark: StyledText = done == written.count ? "\(good: "✓")" : " "
      let words = ShelfWords.done(done, of: written.count)[session.language]
      session.say("\(mark) \(words)  \(chapter.title)")
    }
    let score = session.progress.score()
    if score.all > 0 { session.say(ShelfWords.score(score.right, of: score.all)) }
    showDue(in: &session)
  }

  /// What the learner once believed: how often, and whether a later answer was right.
  ///
  /// - Parameter name: One of the catalogue, such as `M01`, met or not; empty for all that were met.
  static func showMisconceptions(_ name: String, in session: inout LessonSession) {
    let catalogue = session.catalogue
    if !name.isEmpty {
      guard let entry = catalogue[name.uppercased()] else {
        return session.fail(ShelfWords.noMisconception(name))
      }
      session.say("\(code: entry.id) \(entry.title)")
      return session.say(entry.refutation, indent: 6)
    }
    let met = session.progress.metMisconceptions.compactMap { met in
      catalogue[met.id].map { (met, $0) }
    }
    guard !met.isEmpty else { return session.say(ShelfWords.noMisconceptions) }
    for (met, entry) in met {
      let mark: StyledText = met.isCured ? "\(good: "✓")" : "\(bad: "·")"
      let times = ShelfWords.times(met.count)[session.language].plain
      session.say("\(mark) \(code: entry.id) \(entry.title) \(dim: times)")
      if !met.isCured { session.say(entry.refutation, indent: 6) }
    }
  }

  /// Opens a review of what is due, or says when something will be.
  static func openReview(in session: inout LessonSession) {
    let now = session.turn.now
    let review = ReviewLesson(session.library, session.language)
    let schedule = ReviewSchedule(session.progress).keeping(review.comesBack)
    guard let lesson = review.lesson(schedule.due(at: now)) else {
      let next = schedule.entries.map { $0.due }.min()
      return session.say(ReviewWords.nothingDue(inDays: next.map { ($0 - now + 86_399) / 86_400 }))
    }
    StopPages.open(lesson, in: &session)
  }

  /// Says how many questions wait to be reviewed, where some do.
  static func showDue(in session: inout LessonSession) {
    let due = ReviewSchedule(session.progress).due(at: session.turn.now)
    // Every lesson is read to know what comes back.
    guard !due.isEmpty else { return }
    let count = due.count(where: ReviewLesson(session.library, session.language).comesBack)
    if count > 0 { session.say(ReviewWords.due(count)) }
  }
}
