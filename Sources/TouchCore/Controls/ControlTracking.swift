/// The one touch a control tracks (7.3).
struct ControlTracking {
  let view: ViewID
  let touch: Int
  /// The value it had before the touch.
  let value: Double
  var isInside = true
  /// Whether the finger went far enough along to drag a knob, however near it came back (18.32).
  var isDragged = false
  /// The timer it waits for, while it is held.
  var timer: UInt32?
}

/// One thing a control does; the delivery carries them out in their order.
enum ControlDeed {
  /// Calls one of its tracking methods, which the deeds after it come from.
  case call(TrackingCall, touch: Int, answer: Bool, rule: RuleNumber, [Check] = [])
  /// Sets `isHighlighted`.
  case highlight(Bool, rule: RuleNumber)
  /// Sends an event to whoever registered for it, for what it was held against.
  case send(ControlEvents, [Check] = [])
  /// Takes a value, and says so if it is another one, unless it tells only of the last (18.33).
  case take(Double, tells: Bool = true)
  /// Waits for so many milliseconds while it is held (18.30, 18.34).
  case wait(Double)
  /// Waits no more.
  case stopWaiting(UInt32)
  /// Its menu takes the touch over (18.29).
  case openMenu
}
