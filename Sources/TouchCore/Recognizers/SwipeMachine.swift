//            enough fingers, moves                   the way needed   the stray allowed
//   possible ─────────────────────▶ recognize   75 pt ╲               200 pt ╲
//      │ lifted, too slow, wrong way                    ╲ 50 pt               ╲ 0 pt
//      ▼                                           0 ms ── 500 ms         0 ms ── 500 ms
//     fail

/// UISwipeGestureRecognizer: a short straight movement (10.22).
struct SwipeMachine: GestureStateMachine {
  private enum State {
    case possible, done
  }

  private let directions: Directions
  private let touches: Int
  private let duration: Double
  private let timeLimit: Int
  private let distance: Double
  private let fastExtra: Double
  private let stray: Double
  private var state = State.possible
  private var fingers = FollowedContacts()
  private var start = Point.zero
  private var started = 0

  init(_ recognizer: Recognizer, _ settings: Settings) {
    directions = recognizer.direction
    touches = recognizer.numberOfTouchesRequired
    duration = max(settings[.swipeDuration], 1)
    timeLimit = settings.pastLimit(.swipeDuration)
    distance = settings[.swipeDistance]
    fastExtra = settings[.swipeFastExtra]
    stray = settings[.swipeStray]
  }

  mutating func began(_ input: GestureInput) -> GestureAction {
    if state == .done { return .stay }
    let isFirst = fingers.count == 0
    if fingers.add(input.contacts, atMost: touches) > 0 { return stop(.fail(.tooManyTouches)) }
    start = fingers.centroid(input.contacts)
    guard isFirst else { return .stay }
    started = input.milliseconds
    return .wait(until: started + timeLimit)  // 10.24
  }

  /// 10.23: it recognizes while the fingers move, not when they are lifted.
  mutating func moved(_ input: GestureInput) -> GestureAction {
    guard state == .possible, fingers.count == touches else { return .stay }
    let way = fingers.centroid(input.contacts) - start
    let (along, across) = abs(way.x) >= abs(way.y) ? (way.x, way.y) : (way.y, way.x)
    let isAllowed = directions.contains(main(way))
    if isAllowed, matches(abs(along), abs(across), after: input.milliseconds - started) {
      return stop(.recognize)
    }
    if abs(across) > stray { return stop(.fail(.movedTooFar)) }
    // Inferred: fingers that went a swipe's way elsewhere will not come back.
    return !isAllowed && abs(along) >= distance ? stop(.fail(.wrongWay)) : .stay
  }

  mutating func ended(_ input: GestureInput) -> GestureAction {
    state == .done ? .stay : stop(.fail(.liftedTooEarly))
  }

  mutating func cancelled(_ input: GestureInput) -> GestureAction {
    state == .done ? .stay : stop(.fail(.touchesCancelled))
  }

  mutating func timer(_ input: GestureInput) -> GestureAction {
    state == .done ? .stay : stop(.fail(.heldTooLong))
  }

  /// Whether a way counts as a swipe after some milliseconds.
  ///
  /// 10.24, 10.25: as time passes a shorter way is enough, and it has to be straighter. Both pages
  /// name the ends only; that each goes in a straight line between its ends, and that a swipe goes
  /// further along than across, is inferred.
  private func matches(_ along: Double, _ across: Double, after milliseconds: Int) -> Bool {
    // Multiplied by the duration, so that the limits are exact.
    let left = duration - Double(milliseconds)
    return along * duration >= distance * (duration + fastExtra * left)
      && across * duration <= stray * left
  }

  private func main(_ way: Point) -> Directions {
    abs(way.x) >= abs(way.y) ? (way.x < 0 ? .left : .right) : (way.y < 0 ? .up : .down)
  }

  private mutating func stop(_ action: GestureAction) -> GestureAction {
    state = .done
    return action
  }
}
