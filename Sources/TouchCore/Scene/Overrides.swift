/// What a subclass's `hitTest(_:with:)` does instead of UIView's.
public enum HitTestOverride: Hashable, Sendable {
  /// Answers nil: neither the view nor its subtree (2.13).
  case returnsNil
  /// Answers the view itself, wherever the point is (2.13).
  case returnsSelf
  /// Answers another view, wherever the point is (2.13).
  case returns(ViewID)
  /// Calls super and answers what it says.
  case callsSuper
  /// Calls super, and answers nil where super would answer the view itself.
  case passesThrough
}

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
}

/// What a subclass does in one of the four touches methods.
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
  private var methods: (TouchesOverride, TouchesOverride, TouchesOverride, TouchesOverride) =
    (.inherited, .inherited, .inherited, .inherited)
  /// The override of `next`.
  public var next: NextOverride = .inherited

  /// Overrides nothing.
  public init() {}

  /// The override of one touches method.
  public subscript(method: TouchesMethod) -> TouchesOverride {
    get {
      switch method {
      case .began: methods.0
      case .moved: methods.1
      case .ended: methods.2
      case .cancelled: methods.3
      }
    }
    set {
      switch method {
      case .began: methods.0 = newValue
      case .moved: methods.1 = newValue
      case .ended: methods.2 = newValue
      case .cancelled: methods.3 = newValue
      }
    }
  }

  /// Whether anything is overridden.
  public var isEmpty: Bool {
    next == .inherited && TouchesMethod.allCases.allSatisfy { self[$0] == .inherited }
  }

  /// Equal where every method and `next` are.
  public static func == (left: ResponderOverrides, right: ResponderOverrides) -> Bool {
    left.next == right.next && left.methods == right.methods
  }

  /// Feeds every method and `next`.
  public func hash(into hasher: inout Hasher) {
    for method in TouchesMethod.allCases { hasher.combine(self[method]) }
    hasher.combine(next)
  }
}
