//              10 pt with enough fingers                 all fingers up
//   possible ─────────────────────────▶ active ─ move ─▶ change … ─────▶ end
//      │ all up: fail                      │ the system cancels: cancel
//      ▼                                   ▼

/// UIPanGestureRecognizer, and a scroll view's own (10.12, 11.10).
struct PanMachine: GestureStateMachine {
  private enum State {
    case possible, active, done
  }

  /// The ways fingers may go for their movement to count towards beginning; all but in a scroll
  /// view whose content does not move every way (11.11).
  var directions: Directions = [.left, .right, .up, .down]

  private let minimum: Int
  private let extraTouchesFail: Bool
  private let hysteresis: PanHysteresis
  private var state = State.possible
  private var tracker: PanTracker
  /// Whether the fingers went far enough, but a way that does not count.
  private var isInVain = false

  init(_ recognizer: Recognizer, _ settings: Settings) {
    minimum = recognizer.minimumNumberOfTouches
    extraTouchesFail = settings.isOn(.panExtraTouchesFail)
    hysteresis = PanHysteresis(.panHysteresis, settings)
    tracker = PanTracker(atMost: recognizer.maximumNumberOfTouches, settings)
  }

  /// The translation in points, once it began.
  var value: Point { state == .possible ? .zero : tracker.translation }

  /// Points a second (10.19).
  var velocity: Point { tracker.velocity }

  mutating func began(_ input: GestureInput) -> GestureAction {
    if state == .done { return .stay }
    let wereEnough = tracker.count >= minimum
    let extra = tracker.add(input)
    guard state == .possible else { return .stay }
    if extra > 0, extraTouchesFail { return stop(.fail(.tooManyTouches)) }  // 10.16
    // 10.13: the start is where the centroid is when enough fingers are down.
    if !wereEnough { tracker.restart(.zero, input) }
    return .stay
  }

  mutating func moved(_ input: GestureInput) -> GestureAction {
    if state == .done { return .stay }
    guard tracker.count >= minimum else {
      tracker.hold(input)  // 10.18
      return .stay
    }
    guard tracker.move(input) else { return .stay }
    if state == .active { return .change }
    let way = tracker.translation
    guard hysteresis.isReached(by: counted(way)) else {
      isInVain = hysteresis.isReached(by: way)
      return .stay
    }
    state = .active
    tracker.restart(hysteresis.removed(from: way), input)  // 10.14
    return .begin
  }

  /// 10.17: it ends when the last finger is lifted.
  mutating func ended(_ input: GestureInput) -> GestureAction {
    guard state != .done, tracker.remove(.ended, input), tracker.count == 0 else { return .stay }
    if state == .active { return stop(.end) }
    return stop(.fail(isInVain ? .nothingToScroll : .liftedTooEarly))
  }

  mutating func cancelled(_ input: GestureInput) -> GestureAction {
    guard state != .done, tracker.remove(.cancelled, input) else { return .stay }
    return stop(state == .active ? .cancel(.touchesCancelled) : .fail(.touchesCancelled))  // 10.17
  }

  /// 9.25: a pan that had to wait starts counting only now.
  mutating func restart(_ input: GestureInput) { tracker.restart(.zero, input) }

  private mutating func stop(_ action: GestureAction) -> GestureAction {
    state = .done
    return action
  }

  private func counted(_ way: Point) -> Point {
    Point(
      directions.contains(way.x < 0 ? .left : .right) ? way.x : 0,
      directions.contains(way.y < 0 ? .up : .down) ? way.y : 0)
  }
}
