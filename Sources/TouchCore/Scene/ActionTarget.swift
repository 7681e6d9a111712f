/// UIControl.Event, with UIKit's bits (7.1).
public struct ControlEvents: OptionSet, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let touchDown = ControlEvents(rawValue: 1 << 0)
  public static let touchDownRepeat = ControlEvents(rawValue: 1 << 1)
  public static let touchDragInside = ControlEvents(rawValue: 1 << 2)
  public static let touchDragOutside = ControlEvents(rawValue: 1 << 3)
  public static let touchDragEnter = ControlEvents(rawValue: 1 << 4)
  public static let touchDragExit = ControlEvents(rawValue: 1 << 5)
  public static let touchUpInside = ControlEvents(rawValue: 1 << 6)
  public static let touchUpOutside = ControlEvents(rawValue: 1 << 7)
  public static let touchCancel = ControlEvents(rawValue: 1 << 8)
  public static let valueChanged = ControlEvents(rawValue: 1 << 12)
  public static let primaryActionTriggered = ControlEvents(rawValue: 1 << 13)
  public static let menuActionTriggered = ControlEvents(rawValue: 1 << 14)
  public static let editingDidBegin = ControlEvents(rawValue: 1 << 16)
  public static let editingChanged = ControlEvents(rawValue: 1 << 17)
  public static let editingDidEnd = ControlEvents(rawValue: 1 << 18)
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
      .map(\.name).joined(separator: "|")
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
