/// The instant at which an event is dealt with or a timer fires, and the touches as they were then.
public struct Moment: Hashable, Sendable {
  /// The time, in milliseconds of the virtual clock.
  public let milliseconds: Int
  /// The place of the event in the script; nil where a timer fired between events.
  public let event: Int?
  /// The touches that are down or change, after the event changed them; those bound in this
  /// instant have their view.
  public internal(set) var touches: [Touch]

  /// The first touch that changes in this instant; nil where none does.
  public var touch: Touch? { touches.first { $0.phase != .stationary } }
}
