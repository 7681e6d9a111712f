//  progress.jsonl ──▶ lines ──▶ events ──▶ states of lessons
//  (only appended to; two logs are merged by putting one behind the other)

/// What a learner has done so far, read from the log.
public struct Progress: Hashable, Sendable {
  /// How far a learner is with a lesson.
  public enum State: Hashable, Sendable {
    case new
    case started(stop: Int, of: Int)
    case done

    /// What the list of lessons shows in front of the title.
    public var mark: String {
      switch self {
      case .new: " "
      case .started: "…"
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
  public init(_ lines: ProgressLines) {
    var seen: Set<String> = []
    for line in lines.whole where seen.insert(line.text).inserted {
      if let event = line.event { events.append(event) }
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

  /// Notes an event that is being appended to the log.
  public mutating func note(_ event: ProgressEvent) { events.append(event) }

  /// How far the learner is with a lesson.
  public func state(of lesson: String) -> State {
    var state = State.new
    for event in events where event.lesson == lesson { state.follow(event) }
    return state
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
      case .opened, .reached, .finished, .predicting: break
      }
    }
    return answers
  }
}

extension Progress.State {
  /// A lesson once done stays done while it is looked at again; only `reset` takes that back.
  fileprivate mutating func follow(_ event: ProgressEvent) {
    switch (event.kind, self) {
    case (.finished, _): self = .done
    case (.reset, _): self = .new
    case (.reached(let stop, let count), .new), (.reached(let stop, let count), .started):
      self = .started(stop: stop, of: count)
    case (.reached, .done), (.opened, _), (.answered, _), (.predicting, _): break
    }
  }
}
