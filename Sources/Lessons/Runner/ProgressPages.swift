import TouchNarration

/// What the learner has done, believed, and should look at again.
enum ProgressPages {
  /// How far the learner is with the core path, and which questions of each chapter are known.
  static func showProgress(in session: inout LessonSession) {
    let (library, progress) = (session.library, session.progress)
    let core = library.core.count { progress.state(of: $0) == .done }
    if !library.core.isEmpty { session.say(ShelfWords.core(core, of: library.core.count)) }
    let bars = library.index(session.language).chapters.map { chapter in
      (chapter.title, SkillBar(library.written(in: chapter), of: library, progress))
    }.filter { $0.1.all > 0 }
    let width = bars.map { displayWidth($0.0) }.max() ?? 0
    for (title, bar) in bars {
      let gap = String(repeating: " ", count: width - displayWidth(title) + 2)
      let count = ShelfWords.answered(bar.right, of: bar.all)[session.language]
      session.say("\(title)\(gap)\(bar.text)  \(count)", indent: 2)
    }
    session.say(ShelfWords.barSigns)
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
