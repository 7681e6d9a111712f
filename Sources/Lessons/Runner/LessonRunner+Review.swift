import TouchNarration

extension LessonRunner {
  /// Opens a review of what is due, or says when something will be.
  mutating func openReview() {
    let review = ReviewLesson(library, language)
    let schedule = ReviewSchedule(progress).keeping(review.comesBack)
    guard let lesson = review.lesson(schedule.due(at: turn.now)) else {
      let next = schedule.entries.map(\.due).min()
      return say(ReviewWords.nothingDue(inDays: next.map { ($0 - turn.now + 86_399) / 86_400 }))
    }
    open(lesson)
  }

  /// Says how many questions wait to be reviewed, where some do.
  mutating func showDue() {
    let due = ReviewSchedule(progress).due(at: turn.now)
    // Every lesson is read to know what comes back.
    guard !due.isEmpty else { return }
    let count = due.count(where: ReviewLesson(library, language).comesBack)
    if count > 0 { say(ReviewWords.due(count)) }
  }

  /// Whether a review is being taken.
  var isReviewing: Bool { lesson.id == ReviewSchedule.lesson }

  /// The id under which an answer at this stop is kept for reviews.
  var itemID: String? {
    // The learner's own scene is gone when a review could ask about it.
    guard player.ownQuestion == nil, player.hop == nil else { return nil }
    if isReviewing { return player.stop?.id.map { String($0.dropFirst()) } }
    return player.claim?.itemID(in: lesson.fences)
  }
}
