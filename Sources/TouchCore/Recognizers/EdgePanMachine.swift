//   ┌──────────────┐
//   │▒─▶ 15 pt     │   from the left edge: down within 13 pt of it, then inwards;
//   │▒             │   along the edge first, or down elsewhere: fail
//   └──────────────┘
//
//   The system's own has a wider strip and gives up after a time (22.15).

/// UIScreenEdgePanGestureRecognizer: a pan that comes in from an edge of the screen (10.32).
struct EdgePanMachine: GestureStateMachine {
  private enum State {
    case possible, active, done
  }

  /// The screen the edges belong to, in its own coordinates.
  var screen: Rect = .zero

  private var edges: Edges
  private let takesSeveralEdges: Bool
  /// How near to its edge a touch has to come down.
  private let width: Double
  private let isSystem: Bool
  /// After how many milliseconds the system's gives up.
  private let patience: Int32
  private let hysteresis: PanHysteresis
  private var state = State.possible
  private var tracker: PanTracker
  /// The edges the first finger came down at.
  private var reached: Edges = []
  private var hasMoved = false

  init(_ recognizer: Recognizer, _ settings: Settings) {
    edges = recognizer.edges
    isSystem = recognizer.part?.role == .edgeGate
    takesSeveralEdges = isSystem || settings.isOn(.edgePanTakesSeveralEdges)
    width = settings[isSystem ? .edgeGateWidth : .edgeRegion]
    patience = Int32(clamping: settings.wait(.edgeGateDelay))
    hysteresis = PanHysteresis(.edgeHysteresis, settings)
    tracker = PanTracker(atMost: recognizer.maximumNumberOfTouches, settings)
  }

  /// Says how large the screen is, and at which of its edges the system's begins (22.16).
  mutating func place(on screen: Rect, _ systemEdges: Edges?) {
    self.screen = screen
    edges = systemEdges ?? edges
  }

  private var rule: RuleNumber { isSystem ? RuleNumber(22, 15) : RuleNumber(10, 32) }

  /// The translation in points, once it began.
  var value: Point { state == .possible ? .zero : tracker.translation }

  /// Points a second (10.19).
  var velocity: Point { tracker.velocity }

  mutating func began(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    if state == .done { return .stay }
    let isFirst = tracker.count == 0
    _ = tracker.add(input)
    guard isFirst, let contact = input.contacts.first else { return .stay }
    guard startsAtEdge(contact.start, &evidence) else {
      return stop(.fail(.wrongPlace), rule, &evidence)
    }
    return isSystem ? .wait(until: contact.began + Int(patience)) : .stay
  }

  mutating func timer(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state == .possible, isSystem, let contact = input.contacts.first else { return .stay }
    let held = Check.time(
      .held, input.milliseconds - contact.began, .below(Double(patience)),
      from: .setting(.edgeGateDelay))
    return evidence.holds(held) ? .stay : stop(.fail(.heldTooLong), rule, &evidence)
  }

  mutating func moved(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, tracker.move(input) else { return .stay }
    hasMoved = true
    if state == .active {
      evidence.decided(by: 10, 18)
      return .change
    }
    let way = tracker.translation
    guard hysteresis.isReached(by: way, &evidence) else { return .stay }
    // Inferred from "a slide in": what goes along the edge, or back out, is another gesture.
    let inwards = Check(
      .inwards, .edges(edgeBehind(way)), .meets(reached), from: .property(.edges))
    guard evidence.holds(inwards) else { return stop(.fail(.wrongWay), rule, &evidence) }
    state = .active
    tracker.restart(hysteresis.removed(from: way), input)  // 10.14
    evidence.decided(by: rule)
    return .begin
  }

  mutating func ended(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, tracker.remove(.ended, input), tracker.count == 0 else { return .stay }
    if state == .active { return stop(.end, RuleNumber(10, 17), &evidence) }
    fallShort(input, &evidence)
    return stop(.fail(.liftedTooEarly), RuleNumber(10, 17), &evidence)  // 10.17
  }

  mutating func cancelled(_ input: GestureInput, _ evidence: inout Evidence) -> GestureAction {
    guard state != .done, tracker.remove(.cancelled, input), !evidence.holds(.notCancelled) else {
      return .stay
    }
    return stop(
      state == .active ? .cancel(.touchesCancelled) : .fail(.touchesCancelled), RuleNumber(10, 17),
      &evidence)
  }

  func fallShort(_ input: GestureInput, _ evidence: inout Evidence) {
    let way = hysteresis.check(tracker.translation)
    if evidence.holds(.anyMove(hasMoved)) { _ = evidence.holds(way) } else { evidence.tell(way) }
  }

  /// 9.25: it is a pan, so it starts counting only now.
  mutating func restart(_ input: GestureInput) { tracker.restart(.zero, input) }

  private mutating func stop(
    _ action: GestureAction, _ rule: RuleNumber, _ evidence: inout Evidence
  ) -> GestureAction {
    state = .done
    evidence.decided(by: rule)
    return action
  }

  /// Whether a touch went down near one of its edges, and remembers which.
  private mutating func startsAtEdge(_ point: Point, _ evidence: inout Evidence) -> Bool {
    let several = Check(
      .severalEdges, .number(Double(edges.rawValue.nonzeroBitCount)), .atMost(1),
      from: .setting(.edgePanTakesSeveralEdges))
    if !takesSeveralEdges, !several.passes { return evidence.holds(several) }
    var nearest = Double.infinity
    for (edge, distance) in distances(of: point) where edges.contains(edge) {
      nearest = min(nearest, distance)
      if distance <= width { reached.insert(edge) }
    }
    // Without an edge of its own there is no distance to speak of.
    guard nearest.isFinite else {
      return evidence.holds(
        Check(.startEdge, .edges([]), .meets(edges), from: .property(.edges)))
    }
    return evidence.holds(
      .distance(
        .fromEdge, nearest, .atMost(width), from: .setting(isSystem ? .edgeGateWidth : .edgeRegion))
    )
  }

  /// How far a point is from each edge; a screen without a size has only those of its origin.
  private func distances(of point: Point) -> [(Edges, Double)] {
    let near: [(Edges, Double)] = [(.left, point.x - screen.minX), (.top, point.y - screen.minY)]
    guard screen != .zero else { return near }
    return near + [(.right, screen.maxX - point.x), (.bottom, screen.maxY - point.y)]
  }

  /// The edge from which a way leads inwards.
  private func edgeBehind(_ way: Point) -> Edges {
    abs(way.x) >= abs(way.y) ? (way.x < 0 ? .right : .left) : (way.y < 0 ? .bottom : .top)
  }
}
