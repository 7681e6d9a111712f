//  down ─▶ a new Touch, tapCount 1 or more ─▶ move … ─▶ up
//                     ▲                                 │
//                     └── soon enough, near enough ◀────┘   (3.7)

/// Follows the fingers of a script and keeps each contact's touch up to date.
struct Fingers {
  /// The touches that are down, in the order they went down.
  private(set) var down: [Touch] = []
  private var lifted: [Touch] = []
  private var count = 0

  /// Changes one finger's touch and answers it; 3.3: the others are stationary.
  mutating func apply(_ change: FingerChange, at milliseconds: Int, scene: Scene) -> Touch {
    var evidence = Evidence(isWanted: false)
    return apply(change, at: milliseconds, scene: scene, &evidence)
  }

  /// Changes one finger's touch and answers it, and says why a new one counts as which tap.
  mutating func apply(
    _ change: FingerChange, at milliseconds: Int, scene: Scene, _ evidence: inout Evidence
  ) -> Touch {
    guard let place = down.firstIndex(where: { $0.finger == change.finger }) else {
      let touch = newTouch(for: change, at: milliseconds, scene: scene, &evidence)
      down.append(touch)
      return touch
    }
    down[place].previousScreenLocation = down[place].screenLocation
    down[place].screenLocation = location(of: change, before: down[place], scene: scene)
    down[place].phase = change.action.phase
    down[place].milliseconds = milliseconds
    return down[place]
  }

  /// 3.3: before an event, whatever is down is stationary until the event says otherwise.
  mutating func rest() {
    for place in down.indices where down[place].phase != .stationary {
      down[place].phase = .stationary
      down[place].previousScreenLocation = down[place].screenLocation
    }
  }

  /// 1.11: what hit testing found at began is the touch's for its whole life.
  mutating func bind(_ touch: Int, view: ViewID?, window: ViewID?) {
    guard let place = down.firstIndex(where: { $0.number == touch }) else { return }
    down[place].view = view
    down[place].window = window
  }

  /// 3.1: lets go of the touches that ended or were cancelled in the event.
  mutating func letGo() {
    for touch in down where touch.phase == .cancelled {
      lifted.removeAll { $0.finger == touch.finger }
    }
    lifted.append(contentsOf: down.filter { $0.phase == .ended })
    down.removeAll { $0.phase == .ended || $0.phase == .cancelled }
  }

  private mutating func newTouch(
    for change: FingerChange, at milliseconds: Int, scene: Scene, _ evidence: inout Evidence
  ) -> Touch {
    count += 1
    let place = location(of: change, before: nil, scene: scene)
    return Touch(
      number: count, finger: change.finger, type: change.type, button: change.button, phase: .began,
      tapCount: tapCount(at: place, milliseconds, scene.settings, &evidence),
      milliseconds: milliseconds, screenLocation: place, previousScreenLocation: place)
  }

  /// 3.7: touch-downs count on when they follow closely in time and place; a drag counts from where
  /// it ended, because the header speaks of the place of the taps.
  private mutating func tapCount(
    at place: Point, _ milliseconds: Int, _ settings: Settings, _ evidence: inout Evidence
  ) -> Int {
    // A timer due at a time comes before an event at that time, so the interval itself is too long.
    func isSoon(_ touch: Touch) -> Check {
      .time(
        .sinceLift, milliseconds - touch.milliseconds, .below(settings[.tapInterval]),
        from: .setting(.tapInterval))
    }
    func isNear(_ touch: Touch) -> Check {
      .way(
        .fromLift, place - touch.screenLocation, per: .axis, .atMost(settings[.tapDistance]),
        from: .setting(.tapDistance))
    }
    let before = lifted.lastIndex { isSoon($0).passes && isNear($0).passes }
    // It counts on from that one, or else not even from the last.
    if let told = before ?? lifted.indices.last {
      evidence.tell(isSoon(lifted[told]))
      evidence.tell(isNear(lifted[told]))
    }
    let count = before.map { lifted.remove(at: $0).tapCount + 1 } ?? 1
    // Of those that are too old the last one is kept, to be told.
    let last = lifted.last?.number
    lifted.removeAll { $0.number != last && !isSoon($0).passes }
    return count
  }

  private func location(of change: FingerChange, before: Touch?, scene: Scene) -> Point {
    let before = before?.screenLocation ?? .zero
    switch change.position {
    case .unchanged: return before
    case .screen(let point): return point
    case .inView(let view, let point): return scene.toScreen(point, of: view)
    case .by(let distance): return before + distance
    }
  }
}
