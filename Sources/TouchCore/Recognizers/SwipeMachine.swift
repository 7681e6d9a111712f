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
  private var state = State.possible
  private var fingers = FollowedContacts()
  private var start = Point.zero
  private var started = 0
  /// What the last move came to, with enough fingers.
  private var last: SwipeWay?

  init(_ recognizer: Recognizer, _ settings: Settings) {
    directions = recognizer.direction
    touches = recognizer.numberOfTouchesRequired
    limits = SwipeLimits(settings)
  }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    if state == .done { return .stay }
    let isFirst = fingers.count == 0
    let extra = fingers.add(input.contacts, atMost: touches)
    guard evidence.holds(count(fingers.count + extra, .atMost(Double(touches)))) else {
      return stop(.fail(.tooManyTouches), &evidence)
    }
    start = fingers.centroid(input.contacts)
    guard isFirst else { return .stay }
    started = input.milliseconds
    return .wait(until: started + Int(saturating: limits.longest) + 1)  // 10.24
  }

  /// 10.23: it recognizes while the fingers move, not when they are lifted.
  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state == .possible, fingers.count == touches else { return .stay }
    let way = SwipeWay(
      fingers.centroid(input.contacts) - start, after: input.milliseconds - started)
    last = way
    guard limits.mayStillBe(way, &evidence) else { return stop(.fail(.movedTooFar), &evidence) }
    if isSwipe(way, &evidence) {
      _ = evidence.holds(held(way.milliseconds))
      return stop(.recognize, &evidence)
    }
    // Inferred: fingers that went a swipe's way elsewhere will not come back.
    let goesElsewhere = !directions.contains(way.direction) && limits.isLong(way.along)
    return goesElsewhere ? stop(.fail(.wrongWay), &evidence) : .stay
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    if state == .done { return .stay }
    fallShort(input, &evidence)
    return stop(.fail(.liftedTooEarly), &evidence)
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, !evidence.holds(.notCancelled) else { return .stay }
    return stop(.fail(.touchesCancelled), &evidence)
  }

  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, !evidence.holds(held(input.milliseconds - started)) else {
      return .stay
    }
    return stop(.fail(.heldTooLong), &evidence)
  }

  /// 10.24, 10.25: the way, its length and its straightness, for the time it took.
  private func isSwipe(_ way: SwipeWay, _ evidence: inout Evidence) -> Bool {
    let direction = Check(
      .direction, .directions(way.direction), .among(directions), from: .property(.direction))
    let isAllowed = evidence.holds(direction)
    let isLong = evidence.holds(limits.length(of: way))
    let isStraight = evidence.holds(limits.straightness(of: way))
    return isAllowed && isLong && isStraight
  }

  /// The last move is what it came to.
  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    guard evidence.holds(count(fingers.count, .atLeast(Double(touches)))) else { return }
    guard evidence.holds(.anyMove(last != nil)), let last else {
      let none = SwipeWay(.zero, after: input.milliseconds - started)
      return evidence.tell(limits.length(of: none))
    }
    _ = isSwipe(last, &evidence)
  }

  private func held(_ milliseconds: Int) -> Check {
    .time(.held, milliseconds, .atMost(limits.longest), from: .setting(.swipeDuration))
  }

  private func count(_ count: Int, _ test: Check.Test) -> Check {
    .fingers(count, test, from: .numberOfTouchesRequired)
  }

  private mutating func stop(
    _ action: GestureAction, _ evidence: inout Evidence
  ) -> GestureAction {
    state = .done
    if action == .recognize {
      evidence.decided(by: 10, 23)
    } else if action == .fail(.touchesCancelled) {
      evidence.decided(by: 9, 9)
    } else {
      evidence.decided(by: 10, 24)
    }
    return action
  }
}

/// How far the fingers of a swipe went in some time.
struct SwipeWay {
  /// The way that goes along and across, in points.
  let along: Double
  let across: Double
  let direction: Directions
  let milliseconds: Int

  /// Inferred: a swipe goes further along than across.
  init(_ way: Point, after milliseconds: Int) {
    let isSideways = abs(way.x) >= abs(way.y)
    along = abs(isSideways ? way.x : way.y)
    across = abs(isSideways ? way.y : way.x)
    direction = isSideways ? (way.x < 0 ? .left : .right) : (way.y < 0 ? .up : .down)
    self.milliseconds = milliseconds
  }
}
