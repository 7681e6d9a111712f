/// The virtual clock's timers: earliest first, those of one time in the order they were made.
struct Clock {
  private var timers: [(due: Int, serial: UInt32, owner: TimerOwner, since: Int32)] = []
  private var made: UInt32 = 0

  /// Makes a timer, which a step brought, and answers its serial number.
  mutating func start(_ owner: TimerOwner, due: Int, since step: Int32) -> UInt32 {
    made += 1
    let place = timers.firstIndex { $0.due > due } ?? timers.count
    timers.insert((due, made, owner, step), at: place)
    return made
  }

  /// Takes a timer back before it fires.
  mutating func stop(_ serial: UInt32) { timers.removeAll { $0.serial == serial } }

  /// Takes the next timer that is due at a time or before.
  mutating func take(until milliseconds: Int) -> (due: Int, owner: TimerOwner, since: Int32)? {
    guard let first = timers.first, first.due <= milliseconds else { return nil }
    timers.removeFirst()
    return (first.due, first.owner, first.since)
  }
}
