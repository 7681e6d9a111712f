/// UIControl.Event, with UIKit's bits (7.1).
public struct ControlEvents: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// A touch went down in the control.
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  /// The same, with a tap count of two or more.
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  /// The touch moved inside.
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  /// The touch moved outside.
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  /// The touch came back inside.
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  /// The touch left.
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  /// The touch was lifted inside.
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  /// The touch was lifted outside.
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  /// The touch was cancelled.
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  /// The value changed.
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  /// What the control is mainly for was done.
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  /// A menu was opened.
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  /// Editing began.
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  /// The text changed.
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  /// Editing ended.
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
  /// Editing ended with the return key.
  public static let editingDidEndOnExit = ControlEvents(rawValue: 1 << 19)
  /// Every touch event.
  public static let allTouchEvents = ControlEvents(rawValue: 0xFFF)

  /// UIKit's names, lowest bit first.
  public static let named: [(name: String, event: ControlEvents)] = [
    ("touchDown", .touchDown), ("touchDownRepeat", .touchDownRepeat),
    ("touchDragInside", .touchDragInside), ("touchDragOutside", .touchDragOutside),
    ("touchDragEnter", .touchDragEnter), ("touchDragExit", .touchDragExit),
    ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("touchCancel", .touchCancel), ("valueChanged", .valueChanged),
    ("primaryActionTriggered", .primaryActionTriggered),
    ("menuActionTriggered", .menuActionTriggered), ("editingDidBegin", .editingDidBegin),
    ("editingChanged", .editingChanged), ("editingDidEnd", .editingDidEnd),
    ("editingDidEndOnExit", .editingDidEndOnExit), ("allTouchEvents", .allTouchEvents),
  ]

  /// UIKit's name of one event, or the names of several joined by `|`.
  public var name: String {
    if let found = Self.named.first(where: { $0.event == self }) { return found.name }
    return Self.named.filter { $0.event != .allTouchEvents && contains($0.event) }
      .map { $0.name }.joined(separator: "|")
  }
}

/// Whom an action is sent to.
public enum Target: Hashable, Sendable {
  /// An object that is no responder of the scene.
  case someObject
  /// A responder.
  case responder(Responder)
  /// Nobody in particular: the action climbs the responder chain (7.18).
  case firstToHandle
}

/// One registration of a target and an action.
public struct ActionTarget: Hashable, Sendable {
  /// The control events it is for; empty for a recognizer's.
  public var events: ControlEvents
  /// Whom it is sent to.
  public var target: Target
  /// The action's name.
  public var action: String

  /// Makes a registration.
  public init(_ events: ControlEvents = [], target: Target = .someObject, action: String) {
    self.events = events
    self.target = target
    self.action = action
  }
}
