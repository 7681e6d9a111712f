import TouchCore

/// The virtual clock of a record, as its steps tell it (4.5).
struct RecordClock {
  /// Timers that scripts and settings can start fire long before.
  private static let lastTime = 1 << 53

  /// Whether a line could not be read, so that any time may be the next.
  var isLost = false
  /// When the current event or timer was; nil before the first.
  private var now: Int?
  private var latest = 0

  /// Checks the time of a step: that of its event or timer, which is never before the last one.
  mutating func take(_ kind: StepKind, _ time: Int, at place: Int) throws(RecordFault) {
    guard !isLost else { return }
    switch kind {
    case .queuePut, .timer:
      guard (latest...Self.lastTime).contains(time) else {
        throw RecordFault(.badTime(after: latest), at: place)
      }
      (now, latest) = (time, time)
    case .queueTake where now != nil: now = time
    default:
      guard let now else { throw RecordFault(.noMoment, at: 0) }
      guard now == time else { throw RecordFault(.otherTime(now), at: place) }
    }
  }
}
