import TouchNarration

//  ✓ The red dot: that was the last stop.        ○ with fewer than 80 % right
//  4 of 6 questions right; wrong: stop 4 (2 questions).
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
  /// The stops with a question that was answered wrong in the end, from 1, and how many there are.
  private let wrongStops: [(stop: Int, count: Int)]

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
    let player = session.player
    let wrong = session.progress.lastAnswers(in: lesson.id).filter { !$0.result.isRight }
      .compactMap { player.stop(asking: $0.question) }
    wrongStops = player.stops.indices.compactMap { place in
      let count = wrong.count { $0 == place }
      return count == 0 ? nil : (place + 1, count)
    }
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

extension StopPlayer {
  /// The place of the stop that asks a question, itself or before a step of its walk.
  fileprivate func stop(asking question: String) -> Int? {
    guard let (record, step, _) = HopQuestion.parts(of: question) else {
      let id = question.prefix { $0 != "." }
      return stops.firstIndex { $0.id.map { $0[...] == id } ?? false }
    }
    return stops.firstIndex { stop in
      guard let stage = stop.activity.fence.flatMap(claim)?.stage, stage.recordName == record else {
        return false
      }
      return WalkStop(stop, of: self, in: stage.trace())?.steps.contains(step) ?? false
    }
  }
}

extension LessonSession {
  /// The lesson to go to for a misconception: one that is not done, of the core path if it has one.
  ///
  /// It is not the exam, which explains nothing; a belief at home in this lesson needs no other one.
  fileprivate func lessonCuring(_ id: String) -> String? {
    guard !library.beliefs(in: lesson).contains(id) else { return nil }
    let others = library.lessons(treating: id).filter { $0 != lesson.id && $0 != library.core.last }
    let open = others.filter { progress.state(of: $0) != .done }
    return open.first(where: library.core.contains) ?? open.first ?? others.first
  }
}
