//  progress.jsonl ──▶ lines ──▶ events ──▶ states of lessons
//  (only appended to; two logs are merged by putting one behind the other)

/// What a learner has done so far, read from the log.
public struct Progress: Hashable, Sendable {
  /// How far a learner is with a lesson.
  public enum State: Hashable, Sendable {
    case new
    case started(stop: Int, of: Int)
    /// The last stop was reached with too few right answers.
    case read
    /// The last stop was reached, and of the questions at least 80 % were answered right.
    case done

    /// Whether the last stop was reached.
    var isFinished: Bool {
      switch self {
      case .new, .started: false
      case .read, .done: true
      }
    }

    /// What the list of lessons shows in front of the title.
    public var mark: String {
      switch self {
      case .new: " "
      case .started: "…"
      case .read: "○"
      case .done: "✓"
      }
    }
  }

  /// The events, oldest first.
  public private(set) var events: [ProgressEvent] = []
  /// Makes an empty log.
  public init() {}

  /// Reads the text of a log, or of several put behind each other.
  public init(log: String) { self.init(ProgressLines(Array(log.utf8))) }

  /// Takes what is whole of a log; a line that occurs twice counts once.
  ///
  /// - Parameter now: The time: an event that is said to come much later was noted by a clock that
  ///   was wrong, and happened before the one that stands behind it.
  public init(_ lines: ProgressLines, at now: Int = ProgressEvent.lastSecond) {
    var seen: Set<String> = []
    for line in lines.whole where seen.insert(line.text).inserted {
      if let event = line.event { events.append(event) }
    }
    var next = now
    for place in events.indices.reversed() {
      if events[place].seconds > Self.latest(at: now) { events[place].move(to: next) }
      next = events[place].seconds
    }
    let order = events.indices.sorted { (events[$0].seconds, $0) < (events[$1].seconds, $1) }
    events = order.map { events[$0] }
  }

  /// The same log with every event changed.
  func mapped(_ change: (ProgressEvent) -> ProgressEvent) -> Progress {
    var progress = self
    progress.events = events.map(change)
    return progress
  }

  /// The latest time that a clock may have shown if it is right now: clocks are put back a little.
  static func latest(at now: Int) -> Int { min(now, ProgressEvent.lastSecond) + day }

  static let day = 86_400

  /// What happens now, as it is noted: never before what was noted last, or a clock that was put
  /// back would change the order; and a second after the same, or the two would count once.
  func event(_ kind: ProgressEvent.Kind, of lesson: String, at now: Int) -> ProgressEvent {
    let time = max(now, min(events.last?.seconds ?? now, Self.latest(at: now)))
    var event = ProgressEvent(kind, lesson: lesson, at: time)
    while event.seconds < ProgressEvent.lastSecond, events.contains(event) {
      event.move(to: event.seconds + 1)
    }
    return event
  }

  /// Notes an event that is being appended to the log.
  public mutating func note(_ event: ProgressEvent) { events.append(event) }

  /// How far the learner is with a lesson.
  public func state(of lesson: String) -> State {
    var state = State.new
    for event in events where event.lesson == lesson { state.follow(event) }
    guard state == .done else { return state }
    let score = score(in: lesson)
    return score.right * 5 < score.all * 4 ? .read : .done
  }

  /// The lesson to go on with and its stop: the last one touched, unless it is done.
  public var resumePoint: (lesson: String, stop: Int)? {
    let last = events.last { $0.lesson != ReviewSchedule.lesson }
    guard let lesson = last?.lesson, case .started(let stop, _) = state(of: lesson) else {
      return nil
    }
    return (lesson, stop)
  }

  /// The answers to the questions of a lesson since it was last begun, oldest first.
  public func answers(in lesson: String) -> [GivenAnswer] {
    var answers: [GivenAnswer] = []
    for event in events where event.lesson == lesson {
      switch event.kind {
      case .answered(let answer): answers.append(answer)
      case .reset: answers = []
      case .opened, .reached, .finished, .predicting, .explained: break
      }
    }
    return answers
  }
}

extension Progress {
  /// How many questions were answered, and how many of them right at the last try.
  ///
  /// - Parameter lesson: Whose questions; nil for those of all lessons since each was last begun.
  func score(in lesson: String? = nil) -> (right: Int, all: Int) {
    let lessons = lesson.map { [$0] } ?? Set(events.map { $0.lesson }).sorted()
    return lessons.reduce(into: (right: 0, all: 0)) { score, lesson in
      let latest = lastAnswers(in: lesson)
      score.right += latest.count { $0.result.isRight }
      score.all += latest.count
    }
  }

  /// The last answer to each question of a lesson that can be right or wrong.
  func lastAnswers(in lesson: String) -> [GivenAnswer] {
    var latest: [String: GivenAnswer] = [:]
    for answer in answers(in: lesson) where answer.result.isGraded {
      latest[answer.question] = answer
    }
    return Array(latest.values)
  }
}

extension Progress.State {
  /// A lesson once finished stays so while it is looked at again; only `reset` takes that back.
  fileprivate mutating func follow(_ event: ProgressEvent) {
    switch (event.kind, self) {
    case (.finished, _): self = .done
    case (.reset, _): self = .new
    case (.reached(let stop, let count), .new), (.reached(let stop, let count), .started):
      self = .started(stop: stop, of: count)
    case (.reached, .read), (.reached, .done), (.opened, _), (.answered, _), (.predicting, _),
      (.explained, _):
      break
    }
  }
}
