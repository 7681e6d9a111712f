/// The one touch a control tracks (7.3).
struct ControlTracking {
  let view: ViewID
  let touch: Int
  var isInside = true
}

/// One thing a control does; the delivery carries them out in their order.
enum ControlDeed {
  /// Calls one of its tracking methods, which the deeds after it come from; by an item of section 7.
  case call(TrackingCall, touch: Int, answer: Bool, rule: Int, [Check] = [])
  /// Sets `isHighlighted`, by an item of section 7.
  case highlight(Bool, rule: Int)
  /// Sends an event to whoever registered for it, for what it was held against.
  case send(ControlEvents, [Check] = [])
  /// Takes a value, and says so if it is another one.
  case take(Double)
  /// Wants to be first responder (12.6).
  case becomeFirst
}
