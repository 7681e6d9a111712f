import TouchNarration

//  finished with 80 % right ──a day──▶ review due ──a question of it answered right──▶ done for good

/// What a lesson whose questions were answered right still lacks: one review on another day.
public enum ReviewLeft: Hashable, Sendable {
  /// Nothing: it was reviewed, or is not done yet.
  case none
  /// It was finished today.
  case later
  /// A question of it is to be asked again.
  case due

  /// What the list of lessons says behind the title; nil if there is nothing to do.
  public var note: Phrase? {
    switch self {
    case .none, .later: nil
    case .due: Phrase(en: "review due", zh: "该复习了")
    }
  }
}

extension Progress {
  /// Whether a lesson that is done is to be reviewed.
  ///
  /// - Parameter now: The time, in seconds since 1970.
  public func reviewLeft(of lesson: String, at now: Int) -> ReviewLeft {
    guard let due = reviewDue(of: lesson) else { return .none }
    return due <= now ? .due : .later
  }

  /// When the one review of a lesson is due; nil if it is not done, was reviewed, or asks nothing.
  func reviewDue(of lesson: String) -> Int? {
    let items = Set(answers(in: lesson).compactMap { $0.item })
    guard !items.isEmpty, state(of: lesson) == .done, let finish = firstFinish(of: lesson) else {
      return nil
    }
    let due = finish + Self.day
    let isReviewed = events.contains { event in
      guard event.lesson == ReviewSchedule.lesson, event.seconds >= due,
        case .answered(let answer) = event.kind
      else { return false }
      return answer.result == .correct && answer.item.map(items.contains) == true
    }
    return isReviewed ? nil : due
  }

  /// The lessons that were finished, in their order.
  var finishedLessons: [String] {
    var found: [String] = []
    for event in events where event.kind == .finished && !found.contains(event.lesson) {
      found.append(event.lesson)
    }
    return found
  }

  /// When the last stop was first reached since the lesson was last begun.
  private func firstFinish(of lesson: String) -> Int? {
    var finish: Int?
    for event in events where event.lesson == lesson {
      if event.kind == .reset { finish = nil }
      if event.kind == .finished, finish == nil { finish = event.seconds }
    }
    return finish
  }
}
