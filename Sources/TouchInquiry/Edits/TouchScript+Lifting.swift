import TouchCore

//   0 down   300 by 4,0   700 up          lifted at 400:  0 down   300 by 4,0   400 up
//                                         lifted at 900:  0 down   300 by 4,0   900 up

extension TouchScript {
  /// The script with a touch that is lifted at another time.
  ///
  /// - Parameters:
  ///   - number: The touch's number, in the order the fingers go down, from 1.
  ///   - time: When, in milliseconds of the virtual clock.
  /// - Returns: nil where there is no such touch, it is not lifted, it goes down later than that, or
  ///   the finger is down again by then.
  package func lifting(touch number: Int, at time: Int) -> TouchScript? {
    guard let contact = Contact(number, in: self), time > contact.down, let lift = contact.lift,
      contact.again.map({ time < $0 }) ?? true
    else { return nil }
    var kept: [TouchEvent] = []
    for event in events {
      let left = event.changes.filter { !contact.drops($0, of: event, liftedAt: time) }
      guard left.count < event.changes.count else {
        kept.append(event)
        continue
      }
      guard !left.isEmpty else { continue }
      var event = event
      event.input = .touches(left)
      kept.append(event)
    }
    let place = kept.firstIndex { $0.milliseconds > time } ?? kept.endIndex
    kept.insert(TouchEvent(time, .touches([lift.change])), at: place)
    return try? TouchScript(kept)
  }
}

extension TouchScript {
  /// The script with one touch alone, and a second behind it for timers to fire; nil where there is no
  /// such touch.
  func alone(_ number: Int) -> TouchScript? {
    guard let contact = Contact(number, in: self) else { return nil }
    var kept = events.compactMap { event -> TouchEvent? in
      guard case .touches(let changes) = event.input else { return event }
      let left = changes.filter { contact.has($0, of: event) }
      var event = event
      event.input = .touches(left)
      return left.isEmpty ? nil : event
    }
    kept.append(TouchEvent((kept.last?.milliseconds ?? 0) + 1000, .wait))
    return try? TouchScript(kept)
  }
}

/// What one finger does from its touch-down to its lift.
private struct Contact {
  let finger: String
  let down: Int
  private(set) var lift: (milliseconds: Int, change: FingerChange)?
  /// When it goes down again.
  private(set) var again: Int?

  /// Whether a change is of this touch.
  func has(_ change: FingerChange, of event: TouchEvent) -> Bool {
    let now = event.milliseconds
    return change.finger == finger && now >= down && again.map { now < $0 } ?? true
  }

  /// Whether a change does not happen as it did when the finger is lifted at another time.
  func drops(_ change: FingerChange, of event: TouchEvent, liftedAt time: Int) -> Bool {
    let now = event.milliseconds
    guard change.finger == finger, now > down, again.map({ now < $0 }) ?? true else { return false }
    return now >= time || (change.action == .up && now == lift?.milliseconds)
  }

  init?(_ number: Int, in script: TouchScript) {
    var count = 0
    var start: (finger: String, down: Int)?
    for event in script.events {
      for change in event.changes {
        if change.action == .down { count += 1 }
        guard let (finger, _) = start else {
          if change.action == .down, count == number {
            start = (change.finger, event.milliseconds)
          }
          continue
        }
        guard change.finger == finger, again == nil else { continue }
        if change.action == .down { again = event.milliseconds }
        if change.action == .up, lift == nil { lift = (event.milliseconds, change) }
      }
    }
    guard let start else { return nil }
    finger = start.finger
    down = start.down
  }
}
