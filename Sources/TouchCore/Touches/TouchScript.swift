/// Where a finger is said to be.
public enum FingerPosition: Hashable, Sendable {
  /// Where it was.
  case unchanged
  /// On the screen, in points.
  case screen(Point)
  /// In a view's own coordinates.
  case inView(ViewID, Point)
  /// Moved by a distance from where it was, in points of the screen.
  case by(Point)
}

/// One thing a finger does.
public struct TouchEvent: Hashable, Sendable {
  /// What the finger does.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    case down, move, up, cancel

    /// The message the touch's view gets.
    public var method: TouchesMethod {
      switch self {
      case .down: .began
      case .move: .moved
      case .up: .ended
      case .cancel: .cancelled
      }
    }

    var phase: TouchPhase {
      switch self {
      case .down: .began
      case .move: .moved
      case .up: .ended
      case .cancel: .cancelled
      }
    }
  }

  /// When, in milliseconds of the virtual clock.
  public var milliseconds: Int
  /// What the finger does.
  public var action: Action
  /// Which finger, by a name of the script.
  public var finger: String
  /// Where.
  public var position: FingerPosition
  /// Why the system cancels, for reading only.
  public var reason: String?

  /// Makes an event.
  public init(
    _ milliseconds: Int, _ action: Action, _ finger: String,
    _ position: FingerPosition = .unchanged, reason: String? = nil
  ) {
    self.milliseconds = milliseconds
    self.action = action
    self.finger = finger
    self.position = position
    self.reason = reason
  }
}

/// What the fingers do, in order; only scripts that a hand could play exist.
public struct TouchScript: Hashable, Sendable {
  /// Why a hand cannot play a script.
  public enum Fault: Hashable, Sendable {
    case earlierThanBefore
    case downTwice
    case notDown
    case secondFinger(held: String)
    case downWithoutPlace
  }

  /// A fault and the event that has it.
  public struct Problem: Error, Hashable, Sendable {
    /// The place of the event in the script.
    public let event: Int
    /// What is wrong with it.
    public let fault: Fault
  }

  /// The events, earliest first.
  public let events: [TouchEvent]

  /// Takes a script, or says which event no hand could play.
  ///
  /// - Throws: The first `Problem`. One finger at a time is the limit of the model for now.
  public init(_ events: [TouchEvent]) throws(Problem) {
    self.events = events
    var down: String?
    for (place, event) in events.enumerated() {
      if place > 0, event.milliseconds < events[place - 1].milliseconds {
        throw Problem(event: place, fault: .earlierThanBefore)
      }
      if let fault = Self.fault(of: event, down: down) { throw Problem(event: place, fault: fault) }
      switch event.action {
      case .down: down = event.finger
      case .move: break
      case .up, .cancel: down = nil
      }
    }
  }

  private static func fault(of event: TouchEvent, down: String?) -> Fault? {
    switch (event.action, down) {
    case (.down, let held?): held == event.finger ? .downTwice : .secondFinger(held: held)
    case (.down, nil):
      switch event.position {
      case .unchanged, .by: .downWithoutPlace
      case .screen, .inView: nil
      }
    case (.move, let held), (.up, let held), (.cancel, let held):
      held == event.finger ? nil : .notDown
    }
  }
}
