//   ┌──────────────┐
//   │▒─▶ 15 pt     │   from the left edge: down within 13 pt of it, then inwards;
//   │▒             │   along the edge first, or down elsewhere: fail
//   └──────────────┘

/// UIScreenEdgePanGestureRecognizer: a pan that comes in from an edge of the screen (10.32).
struct EdgePanMachine: GestureStateMachine {
  private enum State {
    case possible, active, done
  }

  /// The screen the edges belong to, in its own coordinates.
  var screen: Rect = .zero

  private let edges: Edges
  private let region: Double
  private let hysteresis: PanHysteresis
  private var state = State.possible
  private var tracker: PanTracker
  /// The edges the first finger came down at.
  private var reached: Edges = []

  init(_ recognizer: Recognizer, _ settings: Settings) {
    edges = recognizer.edges
    region = settings[.edgeRegion]
    hysteresis = PanHysteresis(.edgeHysteresis, settings)
    tracker = PanTracker(atMost: recognizer.maximumNumberOfTouches, settings)
  }

  /// The translation in points, once it began.
  var value: Point { state == .possible ? .zero : tracker.translation }

  /// Points a second (10.19).
  var velocity: Point { tracker.velocity }

  mutating func began(_ input: GestureInput) -> GestureAction {
    if state == .done { return .stay }
    let isFirst = tracker.count == 0
    _ = tracker.add(input)
    guard isFirst, let contact = input.contacts.first else { return .stay }
    reached = edges.intersection(edgesNear(contact.start))
    return reached.isEmpty ? stop(.fail(.wrongPlace)) : .stay
  }

  mutating func moved(_ input: GestureInput) -> GestureAction {
    guard state != .done, tracker.move(input) else { return .stay }
    if state == .active { return .change }
    let way = tracker.translation
    guard hysteresis.isReached(by: way) else { return .stay }
    // Inferred from "a slide in": what goes along the edge, or back out, is another gesture.
    guard reached.contains(edgeBehind(way)) else { return stop(.fail(.wrongWay)) }
    state = .active
    tracker.restart(hysteresis.removed(from: way), input)  // 10.14
    return .begin
  }

  mutating func ended(_ input: GestureInput) -> GestureAction {
    guard state != .done, tracker.remove(.ended, input), tracker.count == 0 else { return .stay }
    return stop(state == .active ? .end : .fail(.liftedTooEarly))  // 10.17
  }

  mutating func cancelled(_ input: GestureInput) -> GestureAction {
    guard state != .done, tracker.remove(.cancelled, input) else { return .stay }
    return stop(state == .active ? .cancel(.touchesCancelled) : .fail(.touchesCancelled))
  }

  /// 9.25: it is a pan, so it starts counting only now.
  mutating func restart(_ input: GestureInput) { tracker.restart(.zero, input) }

  private mutating func stop(_ action: GestureAction) -> GestureAction {
    state = .done
    return action
  }

  /// The edges a point is close to; a screen without a size has only those of its origin.
  private func edgesNear(_ point: Point) -> Edges {
    var near: Edges = []
    if point.x - screen.minX <= region { near.insert(.left) }
    if point.y - screen.minY <= region { near.insert(.top) }
    guard screen != .zero else { return near }
    if screen.maxX - point.x <= region { near.insert(.right) }
    if screen.maxY - point.y <= region { near.insert(.bottom) }
    return near
  }

  /// The edge from which a way leads inwards.
  private func edgeBehind(_ way: Point) -> Edges {
    abs(way.x) >= abs(way.y) ? (way.x < 0 ? .right : .left) : (way.y < 0 ? .bottom : .top)
  }
}
