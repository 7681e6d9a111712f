import TouchCore

/// A touch as conditions look at it: where it landed, in the scene as it was then.
struct Circumstances {
  let trace: Trace
  /// The touch's number.
  let touch: Int
  /// The scene when it went down.
  let scene: Scene
  /// The steps of the search for its view.
  let search: [Int]
  /// Its hit view and the views around that; empty where nobody was hit.
  let path: [ViewID]
  /// The touch at every moment of its life.
  let life: [Touch]

  /// The circumstances of a touch; nil where there is no such touch.
  init?(_ touch: Int, in trace: Trace) {
    guard let outcome = trace.outcome(ofTouch: touch) else { return nil }
    self.trace = trace
    self.touch = touch
    search = trace.indices(ofTouchDown: touch)
    let scene = search.first.map { trace.scene(at: $0) } ?? trace.scene
    self.scene = scene
    path = outcome.hit.map { scene.path(from: $0) } ?? []
    life = trace.moments.flatMap { $0.touches.filter { $0.number == touch } }
  }

  /// Where it went down, on the screen.
  var start: Point? { life.first?.screenLocation }

  /// The views that were asked, in their order.
  var asked: [(view: ViewID, verdict: AskVerdict)] {
    search.compactMap { index in
      guard case .hitAsk(let view, _, _, let verdict) = trace[index] else { return nil }
      return (view, verdict)
    }
  }

  /// The ways it had gone from its start, at every moment of its life.
  var ways: [Point] { life.map { $0.screenLocation - (start ?? .zero) } }

  /// How far a finger goes before a pan begins (10.13).
  var farEnough: Double { scene.settings[.panHysteresis] }

  /// Whether the finger went that far.
  var moves: Bool { ways.contains { max(abs($0.x), abs($0.y)) >= farEnough } }

  /// The steps from its touch-down to its end.
  var steps: Range<Int> {
    guard let first = search.first else { return 0..<0 }
    let start = trace.momentNumber(of: first)
    let last = trace.moments[start...].prefix { moment in
      moment.touches.contains { $0.number == touch }
    }
    return first..<max(first, trace.indices(ofMoment: last.endIndex - 1).upperBound)
  }
}

extension View {
  /// Whether it is of some kinds, or its class is, or begins as, theirs or one of some others.
  func isOf(_ kinds: Set<ViewKind>, or classes: [String]) -> Bool {
    // What the scene lays out has its parts in it.
    guard !kinds.contains(kind), !kind.traits.contains(.laidOut) else {
      return kinds.contains(kind)
    }
    return classes.contains { className.hasPrefix($0) }
      || kinds.contains { className.hasPrefix($0.className) }
  }

  /// Whether its class is the app's own, and nothing is said of what it overrides.
  var isOfUnknownClass: Bool {
    // What was read says itself which class is not known.
    guard let customClass, origins.unknown == nil, hitTestOverride == nil,
      pointInsideOverride == nil,
      drawOverride == nil, overrides.isEmpty, drag == nil, gestureRecognizerShouldBegin == nil,
      beginRefusal == nil
    else { return false }
    return !isSystemClass(customClass)
  }
}
