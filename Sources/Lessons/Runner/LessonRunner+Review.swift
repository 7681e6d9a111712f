import TouchNarration

extension LessonRunner {
  /// Opens a review of what is due, or says when something will be.
  mutating func openReview() {
    let schedule = ReviewSchedule(progress)
    let due = schedule.due(at: turn.now)
    guard let lesson = ReviewLesson(library, language).lesson(due) else {
      let next = schedule.entries.map(\.due).filter { $0 > turn.now }.min()
      return say(RunnerWords.nothingDue(inDays: next.map { ($0 - turn.now + 86_399) / 86_400 }))
    }
    open(lesson)
  }

  /// Says how many questions wait to be reviewed, where some do.
  mutating func showDue() {
    let count = ReviewSchedule(progress).due(at: turn.now).count
    if count > 0 { say(RunnerWords.due(count)) }
  }

  /// Whether a review is being taken.
  var isReviewing: Bool { lesson.id == ReviewSchedule.lesson }

  /// The id under which an answer at this stop is kept for reviews.
  var itemID: String? {
    if isReviewing { return player.stop?.id.map { String($0.dropFirst()) } }
    // The learner's own scene is gone when a review could ask about it.
    guard player.ownQuestion == nil, player.hop == nil else { return nil }
    return player.claim?.itemID(in: lesson.fences)
  }
}
