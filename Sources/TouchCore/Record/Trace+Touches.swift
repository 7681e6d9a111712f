//  moments    0   1   2   3   4   5   6   7
//  touch 1        ▼───────────▲                down 1, lift 4
//  touch 2                ▼───────────         down 3

/// When a touch goes down, and when it leaves the screen, as places in `Trace.moments`.
package struct TouchLife: Hashable, Sendable {
  package let down: Int32
  /// Past every moment while it is down.
  package internal(set) var lift = Int32.max

  /// The lives of all touches; touch 1 is the first.
  static func all(in moments: [Moment]) -> [TouchLife] {
    var lives: [TouchLife] = []
    for place in moments.indices {
      for touch in moments[place].touches {
        switch touch.phase {
        case .began: lives.append(TouchLife(down: Int32(place)))
        case .ended, .cancelled: lives[touch.number - 1].lift = Int32(place)
        case .moved, .stationary: continue
        }
      }
    }
    return lives
  }
}

extension Trace {
  /// The touch a step is about, as it was then; nil where it is about none.
  ///
  /// Before its `touch.bind` a touch has no view yet (1.3); a message that was held back carries
  /// the touch as it was when the message was due (9.31).
  ///
  /// - Complexity: O(log *n*).
  public func touch(at index: Int) -> Touch? {
    let record = records[index]
    let now = Int(record.moment)
    guard record.touchNumber != 0 else { return moments[now].touch }
    let found = touch(record.touchNumber, due: record.phase, until: now)
    return found?.phase == .began && !isBound(by: index) ? found?.unbound : found
  }

  /// The moment at which a touch goes down; nil where there is no such touch.
  public func down(of touch: Int) -> Int? {
    lives.indices.contains(touch - 1) ? Int(lives[touch - 1].down) : nil
  }

  /// A touch as it was in a phase; as it was last where it was not in that phase by then.
  private func touch(_ number: Int, due phase: TouchPhase?, until now: Int) -> Touch? {
    // Nearly always it is told in its own instant.
    if let touch = moments[now].touches.first(where: { $0.number == number }),
      phase == nil || touch.phase == phase
    {
      return touch
    }
    guard lives.indices.contains(number - 1) else { return nil }
    let life = lives[number - 1]
    switch phase {
    case .began: if let due = touch(number, in: .began, at: life.down, until: now) { return due }
    case .ended: if let due = touch(number, in: .ended, at: life.lift, until: now) { return due }
    case .moved, .stationary, .cancelled, nil: break
    }
    var found: Touch?
    // What was moved is told in the same instant, so this is a look at one or two.
    for moment in moments[...Swift.min(now, last(of: life))].reversed() {
      guard let touch = moment.touches.first(where: { $0.number == number }) else { continue }
      if phase == nil || touch.phase == phase { return touch }
      found = found ?? touch
      if touch.phase == .began { break }
    }
    return found
  }

  private func touch(
    _ number: Int, in phase: TouchPhase, at place: Int32, until now: Int
  ) -> Touch? {
    guard place <= now else { return nil }
    return moments[Int(place)].touches.first { $0.number == number && $0.phase == phase }
  }

  /// The last moment that may know of a touch: a timer at the time of its lift may stand behind.
  private func last(of life: TouchLife) -> Int {
    guard life.lift < moments.count else { return moments.count - 1 }
    let time = moments[Int(life.lift)].milliseconds
    return moments.firstPlace { $0.milliseconds <= time } - 1
  }

  private func isBound(by index: Int) -> Bool {
    switch records[index].kind {
    case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult: false
    default: true
    }
  }
}

extension StepRecord {
  /// The phase in which a touch is when its message is due; nil where any may be.
  var phase: TouchPhase? {
    guard isDelivery else { return nil }
    return [TouchPhase.began, .moved, .ended].first { $0.method.rawValue == detail & 15 }
  }
}
