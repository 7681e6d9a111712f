/// What a program, or scrolling, or a drag may change while fingers are down.
public enum ChangeableProperty: String, Hashable, Sendable, CaseIterable {
  case hidden, interactive, enabled, alpha, frame, bounds, transform, anchor, zPosition
  case multitouch, exclusive, clips, animating, contentSize, contentOffset, value, removed
  case firstResponder, ignoring, level, key, highlighted, selected, state
  case scrollEnabled, presented, popped
  /// An offset to which a scroll view is sent with an animation (20.29): the change itself moves
  /// nothing.
  case animatedOffset
  /// Where a view lies in the tree, and in which order (21.4, 21.6).
  case inside, front, back
  /// Whether a recognizer is on its view (21.2, 21.3).
  case attached
}

/// A value of a changeable property.
public enum PropertyValue: Hashable, Sendable {
  case flag(Bool)
  case number(Double)
  case point(Point)
  case size(Size)
  case rect(Rect)
  case transform(AffineTransform)
  case view(ViewID)
  case state(GestureState)
}

/// Whose property it is.
public enum SceneObject: Hashable, Sendable {
  case responder(Responder)
  case recognizer(RecognizerID)
}

/// One change of one property: an instruction in a script, a fact in a record.
public struct SceneChange: Hashable, Sendable {
  /// Whose property.
  public var object: SceneObject
  /// Which property.
  public var property: ChangeableProperty
  /// The value before; in a script, nil.
  public var old: PropertyValue?
  /// The value after.
  public var new: PropertyValue

  /// Makes a change.
  public init(
    _ object: SceneObject, _ property: ChangeableProperty, from old: PropertyValue? = nil,
    to new: PropertyValue
  ) {
    self.object = object
    self.property = property
    self.old = old
    self.new = new
  }
}

extension ChangeableProperty {
  /// What a change of it does to touches that are under way.
  func rule(of object: SceneObject) -> RuleNumber {
    switch self {
    case .removed: RuleNumber(3, 20)
    case .ignoring: RuleNumber(1, 10)
    case .enabled:
      if case .recognizer = object { RuleNumber(9, 12) } else { RuleNumber(7, 20) }
    case .value: RuleNumber(7, 1)
    case .state: RuleNumber(18, 23)
    case .key: RuleNumber(1, 5)
    case .level: RuleNumber(1, 7)
    case .presented: RuleNumber(19, 12)
    case .popped: RuleNumber(19, 5)
    case .selected: RuleNumber(16, 22)
    case .scrollEnabled: RuleNumber(20, 31)
    case .contentOffset: RuleNumber(20, 27)
    case .animatedOffset: RuleNumber(20, 29)
    case .inside: RuleNumber(21, 6)
    case .front, .back: RuleNumber(21, 4)
    case .attached: RuleNumber(21, 2)
    case .hidden, .interactive, .alpha, .frame, .bounds, .transform, .anchor, .zPosition,
      .multitouch, .exclusive, .clips, .animating, .firstResponder, .highlighted,
      .contentSize:
      RuleNumber(3, 21)
    }
  }
}
