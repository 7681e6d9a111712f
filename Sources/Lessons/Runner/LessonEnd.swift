import TouchNarration

//  ✓ The red dot: that was the last stop.        ○ with fewer than 80 % right
//  5 of 6 questions right; wrong: stop 4.
//    not true: “The newest child wins …”
//      what happens instead, unless this session has said it
//      02/05, Lao Wang's bun, explains it

/// The page after the last stop of a lesson.
struct LessonEnd {
  private let lesson: Lesson
  private let state: Progress.State
  private let reviewLeft: ReviewLeft
  private let score: (right: Int, all: Int)
  /// The misconceptions that wrong answers were laid to, the commonest first.
  private let believed: [Misconception]
  private let told: Set<String>
  /// The stops whose question was answered wrong in the end, from 1.
  private let wrongStops: [Int]

  init(_ session: LessonSession) {
    lesson = session.lesson
    let answers = session.progress.answers(in: session.lesson.id).filter { $0.result.isGraded }
    score = session.progress.score(in: session.lesson.id)
    state = session.progress.state(of: session.lesson.id)
    reviewLeft = session.progress.reviewLeft(of: session.lesson.id, at: session.turn.now)
    var counts: [String: Int] = [:]
    for belief in answers.compactMap({ $0.misconception }) { counts[belief, default: 0] += 1 }
    believed = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .compactMap { session.catalogue[$0.key] }
    told = session.player.refuted
    let wrong = Set(
      session.progress.lastAnswers(in: lesson.id).filter { !$0.result.isRight }
        .map { $0.question.prefix { $0 != "." } })
    let stops = session.player.stops
    wrongStops = stops.indices.filter { stops[$0].id.map { wrong.contains($0[...]) } ?? false }
      .map { $0 + 1 }
  }

  func show(in session: inout LessonSession) {
    session.say(ShelfWords.finished(lesson.title, state.mark))
    if score.all > 0 {
      session.say(ShelfWords.score(score.right, of: score.all, wrong: wrongStops))
    }
    if state == .read { session.say(ShelfWords.needsMore) }
    if reviewLeft == .later { session.say(ShelfWords.reviewLater) }
    if lesson.id == session.library.core.last { session.say(ShelfWords.endOfPath) }
    for entry in believed {
      session.say(ShelfWords.wentWrong(entry.title), indent: 2)
      // Who was told in this session needs no more than the reminder.
      if !told.contains(entry.id) { session.say(entry.refutation, indent: 4) }
      guard let cure = session.lessonCuring(entry.id) else { continue }
      let title = session.library.title(of: cure, session.language)
      session.say(ShelfWords.cure(Lesson.place(of: cure), title), indent: 4)
    }
  }
}

extension LessonSession {
  /// The lesson to go to for a misconception: one that is not done, of the core path if it has one.
  ///
  /// It is not this lesson, nor the exam, which explains nothing.
  fileprivate func lessonCuring(_ id: String) -> String? {
    let others = library.lessons(treating: id).filter { $0 != lesson.id && $0 != library.core.last }
    let open = others.filter { progress.state(of: $0) != .done }
    return open.first(where: library.core.contains) ?? open.first ?? others.first
  }
}
