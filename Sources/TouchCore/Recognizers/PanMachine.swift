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
  var ways = DragWays.all
  /// Whether its finger stops content that slows down, so that it begins at once (20.23).
  var stopsContent = false
  /// The whole way the fingers had gone when it began; or a wheel, which takes no fingers (22.4).
  private(set) var wayAtBegin = Point.zero

  private let minimum: Int
  private let isScrollPan: Bool
  /// 19.26, 19.52: the rule that says which ways the pan of a part goes.
  private let role: Part.Role?
  private let hysteresis: PanHysteresis
  private var state = State.possible
  private var tracker: PanTracker
  /// How many fingers it had at once, and whether they moved when there were enough.
  private var mostFingers = 0
  private var hasMoved = false

  init(_ recognizer: Recognizer, _ settings: Settings) {
    minimum = recognizer.minimumNumberOfTouches
    isScrollPan = recognizer.kind == .scrollPan
    role = recognizer.part?.role
    hysteresis = PanHysteresis(.panHysteresis, settings)
    tracker = PanTracker(
      atMost: recognizer.maximumNumberOfTouches, restingFingersCount: !isScrollPan, settings)
  }

  /// The translation in points, once it began.
  var value: Point { state == .possible ? wayAtBegin : tracker.translation }

  /// Points a second (10.19).
  var velocity: Point { tracker.velocity }

  /// 22.4: a wheel turned, with no fingers down.
  mutating func turn(by distance: Point) { wayAtBegin = distance }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    if state == .done { return .stay }
    let wereEnough = tracker.count >= minimum
    let extra = tracker.add(input)
    mostFingers = max(mostFingers, tracker.count)
    guard state == .possible else { return .stay }
    // 10.16: a scroll view's own ignores them.
    if !isScrollPan {
      let fingers = Check.fingers(
        tracker.count + extra, .atMost(Double(tracker.maximum)), from: .maximumNumberOfTouches)
      if !evidence.holds(fingers) { return stop(.fail(.tooManyTouches), 10, 16, &evidence) }
    }
    // 10.13: the start is where the centroid is when enough fingers are down.
    if !wereEnough {
      tracker.restart(.zero, input)
      hasMoved = false
    }
    guard stopsContent, evidence.holds(fingers) else { return .stay }
    state = .active
    evidence.decided(by: 20, 23)
    return .begin
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    if state == .done { return .stay }
    guard tracker.count >= minimum else {
      tracker.hold(input)  // 10.18
      return .stay
    }
    guard tracker.move(input) else { return .stay }
    hasMoved = true
    if state == .active {
      evidence.decided(by: 10, 18)
      return .change
    }
    guard goesFarEnough(&evidence) else { return .stay }
    _ = evidence.holds(fingers)
    state = .active
    wayAtBegin = tracker.translation
    tracker.restart(hysteresis.removed(from: wayAtBegin), input)  // 10.14
    evidence.decided(by: isScrollPan ? 11 : 10, isScrollPan ? 10 : 13)
    return .begin
  }

  /// 10.17: it ends when the last finger is lifted.
  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, tracker.remove(.ended, input), tracker.count == 0 else { return .stay }
    if state == .active { return stop(.end, 10, 17, &evidence) }
    fallShort(input, &evidence)
    let goesInVain =
      mostFingers >= minimum && hasMoved && hysteresis.isReached(by: tracker.translation)
    guard goesInVain else { return stop(.fail(.liftedTooEarly), 10, 17, &evidence) }
    if let rule = role?.ruleOfWays {
      return stop(.fail(.wrongWay), rule.section, rule.item, &evidence)
    }
    if !ways.parents.isDisjoint(with: mainWay) {
      return stop(.fail(.nothingToScroll), 20, 16, &evidence)
    }
    let isAcross = hysteresis.isReached(by: counted(tracker.translation))
    return stop(.fail(.nothingToScroll), isAcross ? 20 : 11, isAcross ? 13 : 11, &evidence)
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, tracker.remove(.cancelled, input), !evidence.holds(.notCancelled) else {
      return .stay
    }
    return stop(  // 10.17
      state == .active ? .cancel(.touchesCancelled) : .fail(.touchesCancelled), 10, 17, &evidence)
  }

  /// 9.25: a pan that had to wait starts counting only now.
  mutating func restart(_ input: GestureInput) { tracker.restart(.zero, input) }

  private mutating func stop(
    _ action: GestureAction, _ section: Int, _ item: Int, _ evidence: inout Evidence
  ) -> GestureAction {
    state = .done
    evidence.decided(by: section, item)
    return action
  }

  private var fingers: Check {
    .fingers(mostFingers, .atLeast(Double(minimum)), from: .minimumNumberOfTouches)
  }

  /// 10.13: whether what counts of the way is long enough; 11.11: only some of it may count; 20.13:
  /// and it mainly goes where the content moves.
  private func goesFarEnough(_ evidence: inout Evidence) -> Bool {
    guard hysteresis.isReached(by: counted(tracker.translation), &evidence) else { return false }
    return ways.own == DragWays.all.own || evidence.holds(goesAlong)
  }

  /// 20.13: the main axis of the way; of two that are equal the one that counts.
  private var mainWay: Directions {
    let way = tracker.translation
    guard abs(way.x) != abs(way.y) else {
      let counting = way.ways.intersection(ways.own)
      return counting.isEmpty ? way.ways : counting
    }
    return (abs(way.x) > abs(way.y) ? Point(way.x, 0) : Point(0, way.y)).ways
  }

  /// 20.16, 19.28: where its content could move if nothing lay around it.
  private var goesAlong: Check {
    let limit: Check.Property =
      if role == .swipeActions {
        .swipeActions
      } else if !ways.parents.isDisjoint(with: mainWay) {
        .transfers
      } else {
        ways.taken.isDisjoint(with: mainWay) ? .contentSize : .contentOffset
      }
    return Check(.direction, .directions(mainWay), .among(ways.own), from: .property(limit))
  }

  /// The last move is what it came to.
  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    guard evidence.holds(fingers) else { return }
    let way = tracker.translation
    guard evidence.holds(.anyMove(hasMoved)) else {
      // How far it takes, though no number is what it lacked.
      return evidence.tell(hysteresis.check(counted(way)))
    }
    if !goesFarEnough(&evidence), !hysteresis.isReached(by: counted(way)), counted(way) != way {
      evidence.tell(goesAlong)
    }
  }

  private func counted(_ way: Point) -> Point {
    Point(
      ways.own.contains(way.x < 0 ? .left : .right) ? way.x : 0,
      ways.own.contains(way.y < 0 ? .up : .down) ? way.y : 0)
  }
}

extension Point {
  /// The directions in which a way goes at all.
  var ways: Directions {
    var ways: Directions = []
    if x != 0 { ways.insert(x < 0 ? .left : .right) }
    if y != 0 { ways.insert(y < 0 ? .up : .down) }
    return ways
  }
}
