/// What a subclass's `point(inside:with:)` does instead of "the point lies in bounds".
public enum PointInsideOverride: Hashable, Sendable {
  /// Answers the same for every point.
  case always(Bool)
  /// Also accepts points up to a distance outside bounds, in points.
  case expands(by: Double)
  /// Answers no inside the holes, in the view's own coordinates; bounds decide elsewhere.
  case holes([Rect])
  /// Also accepts points inside another view's bounds (2.12).
  case includes(ViewID)
  /// Answers no inside the bounds of some other views; bounds decide elsewhere (19.33).
  case excludes([ViewID])
  /// Accepts points inside the bounds of some other views, and no others (22.26).
  case only([ViewID])
  /// Accepts what lies in a shape (2.12).
  case shape(InsideShape)

  /// The areas it refuses within the bounds, in the view's own coordinates.
  public var holes: [Rect] {
    if case .holes(let holes) = self { holes } else { [] }
  }

  /// The views inside whose bounds it refuses points, or alone accepts them.
  public var others: [ViewID] {
    switch self {
    case .excludes(let others), .only(let others): others
    case .always, .expands, .holes, .includes, .shape: []
    }
  }

  /// The area around the bounds that it accepts, in the view's own coordinates; nil where it
  /// accepts none that can be drawn as one.
  public func reach(around bounds: Rect) -> Rect? {
    if case .expands(let distance) = self { bounds.expanded(by: distance) } else { nil }
  }
}

/// What a subclass's `draw(_:)` leaves free; hit testing does not look at it (2.16).
public enum DrawOverride: Hashable, Sendable {
  /// It draws nothing: its background is clear.
  case nothing
  /// It draws itself with holes, in its own coordinates.
  case holes([Rect])
}

/// What a subclass does in one of the methods about touches, presses or motion.
public enum TouchesOverride: UInt8, Hashable, Sendable, CaseIterable {
  /// Nothing is overridden: the class's own behaviour runs (6.1).
  case inherited
  /// Handles the touch and does not call super, so the climb ends (6.2).
  case handles
  /// Only calls super, so the climb goes on (6.3).
  case callsSuper
  /// Handles the touch and calls super as well (6.3).
  case handlesAndCallsSuper

  /// Whether it does something with the touch.
  public var handles: Bool { self == .handles || self == .handlesAndCallsSuper }
  /// Whether the class's own behaviour runs.
  public var reachesSuper: Bool { self != .handles }
}

/// What a subclass's `next` answers instead of its class's.
public enum NextOverride: Hashable, Sendable {
  /// Nothing is overridden.
  case inherited
  /// The chain ends here.
  case nobody
  /// The chain goes on somewhere else (5.13).
  case responder(Responder)
}

/// What any responder may override.
public struct ResponderOverrides: Hashable, Sendable {
  // Two bits a method.
  private var methods: UInt32 = 0
  /// Where its `touchesBegan` ends editing; nil where it does not (17.27).
  public var endsEditing: Responder?
  /// The override of `next`.
  public var next: NextOverride = .inherited

  /// What it answers about being first responder; nil for the class's own answer (12.1).
  public var canBecomeFirstResponder: Bool?
  /// Whether it gives up being first responder; nil for the class's own answer (12.1).
  public var canResignFirstResponder: Bool?
  /// Whether it is its window's first responder to begin with.
  public var isFirstResponder = false
  /// The actions it implements (12.10).
  public var actions: [String] = []
  /// The actions its `canPerformAction` refuses although it implements them (12.10).
  public var refusedActions: [String] = []

  /// Overrides nothing.
  public init() {}

  /// Whether it does something in one of the methods about touches.
  package var handlesTouches: Bool { ResponderMethod.touches.contains { self[$0].handles } }

  /// The override of one method.
  public subscript(method: ResponderMethod) -> TouchesOverride {
    get {
      TouchesOverride(rawValue: UInt8(methods >> (2 * UInt32(method.rawValue)) & 3)) ?? .inherited
    }
    set {
      let shift = 2 * UInt32(method.rawValue)
      methods = methods & ~(3 << shift) | UInt32(newValue.rawValue) << shift
    }
  }

  /// Whether anything is overridden.
  public var isEmpty: Bool { self == ResponderOverrides() }
}
