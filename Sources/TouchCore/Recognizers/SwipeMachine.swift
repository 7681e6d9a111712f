//            enough fingers, within the limits
//   possible ────────────────────────────────▶ recognize
//      │ lifted, too slow, wrong way
//      ▼
//     fail

/// UISwipeGestureRecognizer: a short straight movement (10.22).
struct SwipeMachine: GestureStateMachine {
  private enum State {
    case possible, done
  }

  private let directions: Directions
  private let touches: Int
  private let limits: SwipeLimits
  private let timeLimit: Int
  private var state = State.possible
  private var fingers = FollowedContacts()
  private var start = Point.zero
  private var started = 0

  init(_ recognizer: Recognizer, _ settings: Settings) {
    directions = recognizer.direction
    touches = recognizer.numberOfTouchesRequired
    limits = SwipeLimits(settings)
    timeLimit = settings.pastLimit(.swipeDuration)
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
    // Inferred: a swipe goes further along than across.
    let (along, across) = abs(way.x) >= abs(way.y) ? (way.x, way.y) : (way.y, way.x)
    let isAllowed = directions.contains(main(way))
    if isAllowed, limits.admit(abs(along), abs(across), after: input.milliseconds - started) {
      return stop(.recognize)
    }
    if limits.strays(abs(across)) { return stop(.fail(.movedTooFar)) }
    // Inferred: fingers that went a swipe's way elsewhere will not come back.
    return !isAllowed && limits.isLong(abs(along)) ? stop(.fail(.wrongWay)) : .stay
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

  private func main(_ way: Point) -> Directions {
    abs(way.x) >= abs(way.y) ? (way.x < 0 ? .left : .right) : (way.y < 0 ? .up : .down)
  }

  private mutating func stop(_ action: GestureAction) -> GestureAction {
    state = .done
    return action
  }
}
