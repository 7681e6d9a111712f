//  wrong ──1 day──▶ right ──3──▶ right ──7──▶ right ──21──▶ right: learnt
//    ▲                └── wrong again ──┘
//  shown ──at once──▶ …
//  a lesson done without one of these ──1 day──▶ one of its questions ──▶ right: reviewed

/// When which question comes back.
public struct ReviewSchedule: Hashable, Sendable {
  /// The lesson id under which reviews are logged.
  public static let lesson = "review"
  /// The days between two reviews.
  static let days = [1, 3, 7, 21]

  private static let day = Progress.day

  /// A question that comes back.
  public struct Entry: Hashable, Sendable {
    /// The question's id.
    public let item: String
    /// The misconception that led to the wrong answer.
    public internal(set) var misconception: String?
    /// How many reviews were answered right since; -1 where the answer was shown, and none yet.
    public internal(set) var reviews: Int
    /// When it is due, in seconds since 1970.
    public internal(set) var due: Int
    /// Whether the learner was sure of a wrong answer; such errors come first.
    public internal(set) var wasSure: Bool
    /// The lesson that was done, if the question comes back for its sake alone.
    public internal(set) var lesson: String?
  }

  /// What comes back, in the order of its first appearance.
  public private(set) var entries: [Entry] = []

  /// Follows the log.
  public init(_ progress: Progress) {
    for event in progress.events {
      guard case .answered(let answer) = event.kind, let item = answer.item else { continue }
      take(answer, item, at: event.seconds, isReview: event.lesson == Self.lesson)
    }
    for lesson in progress.finishedLessons { enter(lesson, of: progress) }
  }

  /// Enters a question of a lesson that is done, unless one of it comes back anyway.
  private mutating func enter(_ lesson: String, of progress: Progress) {
    guard let due = progress.reviewDue(of: lesson) else { return }
    let items = progress.answers(in: lesson).compactMap { $0.item }
    guard let item = items.last, !entries.contains(where: { items.contains($0.item) }) else {
      return
    }
    entries.append(
      Entry(
        item: item, misconception: nil, reviews: 0, due: due, wasSure: false, lesson: lesson))
  }

  /// What is due, confident errors first, then the longest due.
  public func due(at now: Int) -> [Entry] {
    entries.filter { $0.due <= now }.enumerated()
      .sorted {
        ($0.element.wasSure ? 0 : 1, $0.element.due, $0.offset)
          < ($1.element.wasSure ? 0 : 1, $1.element.due, $1.offset)
      }
      .map { $0.element }
  }

  /// The same schedule without what does not come back.
  func keeping(_ comesBack: (Entry) -> Bool) -> ReviewSchedule {
    var schedule = self
    schedule.entries = entries.filter(comesBack)
    return schedule
  }

  private mutating func take(_ answer: GivenAnswer, _ item: String, at time: Int, isReview: Bool) {
    switch answer.result {
    case .wrong:
      enter(item, answer, reviews: 0, due: time + Self.days[0] * Self.day)
    case .peeked: enter(item, answer, reviews: -1, due: time)
    case .correctAfterHint:
      enter(item, answer, reviews: 0, due: time + Self.days[0] * Self.day)
    case .correct: if isReview { advance(item, at: time) }
    case .skipped, .explained: return
    }
  }

  private mutating func enter(_ item: String, _ answer: GivenAnswer, reviews: Int, due: Int) {
    let isSure = answer.result == .wrong && answer.confidence == .sure
    if let place = entries.firstIndex(where: { $0.item == item }) {
      entries[place].misconception = answer.misconception ?? entries[place].misconception
      entries[place].wasSure = entries[place].wasSure || isSure
      (entries[place].reviews, entries[place].due) = (reviews, due)
    } else {
      entries.append(
        Entry(
          item: item, misconception: answer.misconception, reviews: reviews, due: due,
          wasSure: isSure, lesson: nil))
    }
  }

  private mutating func advance(_ item: String, at time: Int) {
    guard let place = entries.firstIndex(where: { $0.item == item }) else { return }
    entries[place].reviews += 1
    guard Self.days.indices.contains(entries[place].reviews) else {
      entries.remove(at: place)
      return
    }
    entries[place].due = time + Self.days[entries[place].reviews] * Self.day
  }
}
