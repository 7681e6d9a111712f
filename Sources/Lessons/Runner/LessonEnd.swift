import TouchNarration

//  ✓ “The red dot”: that was the last stop. 5 of 6 questions right.
//  The newest child wins …  refuted
//  Next, by what went wrong: 02/05 Lao Wang's bun …

/// The page after the last stop of a lesson.
struct LessonEnd {
  private let lesson: Lesson
  private let score: (right: Int, all: Int)
  /// The misconceptions that wrong answers were laid to, the commonest first.
  private let believed: [Misconception]
  private let told: Set<String>
  /// A lesson that cures the first of them.
  private let cure: (lesson: String, belief: Misconception)?

  init(_ session: LessonSession) {
    lesson = session.lesson
    let answers = session.progress.answers(in: session.lesson.id).filter { $0.result.isGraded }
    score = session.progress.score(in: session.lesson.id)
    var counts: [String: Int] = [:]
    for belief in answers.compactMap({ $0.misconception }) { counts[belief, default: 0] += 1 }
    believed = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .compactMap { session.catalogue[$0.key] }
    told = session.player.refuted
    cure =
      believed.lazy.compactMap { entry in
        session.lessonCuring(entry.id).map { ($0, entry) }
      }.first
  }

  func show(in session: inout LessonSession) {
    session.say(ShelfWords.finished(lesson.title))
    if score.all > 0 { session.say(ShelfWords.score(score.right, of: score.all)) }
    for entry in believed {
      session.say(ShelfWords.wentWrong(entry.title), indent: 2)
      // Who was told in this session needs no more than the reminder.
      if !told.contains(entry.id) { session.say(entry.refutation, indent: 4) }
    }
    if let cure {
      let title = session.library.title(of: cure.lesson, session.language)
      session.say(ShelfWords.cure(Lesson.place(of: cure.lesson), title, cure.belief.title))
    }
  }
}

extension LessonSession {
  /// The first of the lessons not done that treat a misconception; nil where there is none but this
  /// one.
  fileprivate func lessonCuring(_ id: String) -> String? {
    library.lessons(treating: id).first { $0 != lesson.id && progress.state(of: $0) != .done }
  }
}
