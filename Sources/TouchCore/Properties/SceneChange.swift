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

/// One change of one property: an instruction in a script, a fact in a record.
public struct SceneChange: Hashable, Sendable {
  /// Whose property.
  public var object: SceneObject
  /// Which property.
  public var property: Property
  /// The value before; in a script, nil.
  public var old: PropertyValue?
  /// The value after.
  public var new: PropertyValue

  /// Makes a change.
  public init(
    _ object: SceneObject, _ property: Property, from old: PropertyValue? = nil,
    to new: PropertyValue
  ) {
    self.object = object
    self.property = property
    self.old = old
    self.new = new
  }
}

extension SceneChange {
  /// What the change does to touches that are under way.
  var rule: RuleNumber {
    // 9.12: a recognizer that is switched off is not a control that is.
    if case .recognizer = object, property == .enabled { return RuleNumber(9, 12) }
    return property.entry.rule
  }
}
