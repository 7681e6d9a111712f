//  down ─▶ a new Touch, tapCount 1 or more ─▶ move … ─▶ up
//                     ▲                                 │
//                     └── soon enough, near enough ◀────┘   (3.7)

/// Follows the fingers of a script and keeps each contact's touch up to date.
struct Fingers {
  private(set) var touch: Touch?
  private var count = 0

  /// Changes the touch of an event's finger and answers it.
  mutating func apply(_ event: TouchEvent, scene: Scene) -> Touch {
    let place = location(of: event, scene: scene)
    var changed: Touch
    if event.action != .down, let touch {
      changed = touch
      changed.previousScreenLocation = touch.screenLocation
      changed.screenLocation = place
      changed.phase = event.action.phase
      changed.milliseconds = event.milliseconds
    } else {
      changed = newTouch(for: event, at: place, settings: scene.settings)
    }
    touch = changed
    return changed
  }

  private mutating func newTouch(
    for event: TouchEvent, at place: Point, settings: Settings
  ) -> Touch {
    count += 1
    return Touch(
      number: count, finger: event.finger, phase: .began,
      tapCount: tapCount(at: place, milliseconds: event.milliseconds, settings: settings),
      milliseconds: event.milliseconds, screenLocation: place, previousScreenLocation: place)
  }

  /// 3.7: touch-downs count on when they follow closely in time and place; a drag counts from where
  /// it ended, because the header speaks of the place of the taps.
  private func tapCount(at place: Point, milliseconds: Int, settings: Settings) -> Int {
    guard let touch, touch.phase == .ended else { return 1 }
    let distance = place - touch.screenLocation
    let near = max(abs(distance.x), abs(distance.y)) <= settings[.tapDistance]
    let soon = Double(milliseconds - touch.milliseconds) <= settings[.tapInterval]
    return near && soon ? touch.tapCount + 1 : 1
  }

  private func location(of event: TouchEvent, scene: Scene) -> Point {
    let before = touch?.screenLocation ?? .zero
    switch event.position {
    case .unchanged: return before
    case .screen(let point): return point
    case .inView(let view, let point): return scene.toScreen(point, of: view)
    case .by(let distance): return before + distance
    }
  }
}
