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

/// A button of a mouse or trackpad (22.7).
public enum PointerButton: String, Hashable, Sendable, CaseIterable {
  case primary, secondary
}

/// What one finger does in an event.
public struct FingerChange: Hashable, Sendable {
  /// What the finger does.
  public enum Action: String, Hashable, Sendable, CaseIterable {
    case down, move, up, cancel

    /// The message the touch's view gets.
    public var method: ResponderMethod { phase.method }

    var phase: TouchPhase {
      switch self {
      case .down: .began
      case .move: .moved
      case .up: .ended
      case .cancel: .cancelled
      }
    }
  }

  /// What the finger does.
  public var action: Action
  /// Which finger, by a name of the script.
  public var finger: String
  /// Where.
  public var position: FingerPosition
  /// What kind of contact goes down; later changes keep it.
  public var type: TouchTypes
  /// Which button of a pointer goes down; of anything else the primary one.
  public var button: PointerButton

  /// Makes a change; only a pointer has a secondary button.
  public init(
    _ action: Action, _ finger: String, _ position: FingerPosition = .unchanged,
    type: TouchTypes = .direct, button: PointerButton = .primary
  ) {
    self.action = action
    self.finger = finger
    self.position = position
    self.type = button == .primary ? type : .indirectPointer
    self.button = button
  }
}

/// One thing that happens: fingers, or something else that makes events, or the program.
public struct TouchEvent: Hashable, Sendable {
  /// What a finger does.
  public typealias Action = FingerChange.Action

  /// What happens.
  public enum Input: Hashable, Sendable {
    /// Fingers change, all in one event; at least one, and each finger once.
    case touches([FingerChange])
    /// The device is shaken (1.12).
    case shake
    /// A button of a remote or a key goes down, or up (6.5, 12.9).
    case press(String, isDown: Bool)
    /// A key of a keyboard is struck: down and up (12.9).
    case key(String)
    /// A remote control's command (12.8).
    case remote(String)
    /// A finger taps the status bar, which belongs to the system (20.40).
    case statusBar
    /// A wheel turns, or fingers scroll on a trackpad, while the pointer is somewhere on the screen,
    /// as a drag by a distance would go (22.4).
    case wheel(at: Point, by: Point, isTrackpad: Bool = false)
    /// The pointer comes to a place on the screen, with no button down (22.9).
    case hover(at: Point)
    /// The program changes something.
    case changes([SceneChange])
    /// Nothing, so that timers have the time to fire.
    case wait
  }

  /// When, in milliseconds of the virtual clock.
  public var milliseconds: Int
  /// What happens.
  public var input: Input
  /// Why the system cancels, for reading only.
  public var reason: String?
  private var written = Beside<SourcePlace?>(nil)

  /// Where it was written; nil for one that was made.
  ///
  /// It goes along with the event and is no part of what happens: events that differ in it alone are
  /// equal.
  public var place: SourcePlace? {
    get { written.value }
    set { written.value = newValue }
  }

  /// Makes an event.
  public init(_ milliseconds: Int, _ input: Input, reason: String? = nil) {
    self.milliseconds = milliseconds
    self.input = input
    self.reason = reason
  }

  /// Makes an event of one finger.
  public init(
    _ milliseconds: Int, _ action: Action, _ finger: String,
    _ position: FingerPosition = .unchanged, reason: String? = nil
  ) {
    self.init(milliseconds, .touches([FingerChange(action, finger, position)]), reason: reason)
  }

  /// The changes of fingers; empty for an event of another kind.
  public var changes: [FingerChange] {
    if case .touches(let changes) = input { changes } else { [] }
  }

  /// How many touches begin with it.
  var touchesBegun: Int { changes.count { $0.action == .down } }
}

/// What the fingers do, in order; only scripts that hands could play exist.
public struct TouchScript: Hashable, Sendable {
  /// More fingers than this are not down at once; UIKit itself stops earlier.
  public static let mostFingers = Int(Limit.fingers.upperBound)
  /// More touches than this do not go down in one script: a stored step counts them in 16 bits.
  public static let mostTouches = Int(UInt16.max)
  /// The times of events, in milliseconds: eleven days, so that no timer leaves the clock.
  public static let times = 0...Int(Limit.milliseconds.upperBound)
  /// The coordinates and distances that a scene and its fingers are written with, in points.
  public static let coordinates = Limit.coordinate

  /// Why hands cannot play a script.
  public enum Fault: Hashable, Sendable {
    case earlierThanBefore
    case downTwice
    case notDown
    case tooManyFingers
    case twiceInOneEvent
    case downWithoutPlace
    case tooManyTouches
    case timeOutOfRange
    case placeOutOfRange
  }

  /// A fault and the event that has it.
  public struct Problem: Error, Hashable, Sendable {
    /// The place of the event in the script.
    public let event: Int
    /// The finger at fault, where one is.
    public let finger: String?
    /// What is wrong with it.
    public let fault: Fault
  }

  /// The events, earliest first.
  public let events: [TouchEvent]

  /// Nobody touches anything.
  public static let none = TouchScript()

  private init(playable events: [TouchEvent] = []) { self.events = events }

  /// Its first events: hands that can play a script can stop in it.
  func upTo(_ count: Int) -> TouchScript {
    count < events.count ? TouchScript(playable: Array(events.prefix(count))) : self
  }

  /// Takes a script, or says which event no hand could play.
  ///
  /// - Throws: The first `Problem`.
  public init(_ events: [TouchEvent]) throws(Problem) {
    self.events = events
    var down: Set<String> = []
    var touches = 0
    for (place, event) in events.enumerated() {
      guard Self.times.contains(event.milliseconds) else {
        throw Problem(event: place, finger: nil, fault: .timeOutOfRange)
      }
      if place > 0, event.milliseconds < events[place - 1].milliseconds {
        throw Problem(event: place, finger: nil, fault: .earlierThanBefore)
      }
      guard event.input.pointerPlaces.allSatisfy({ $0 == $0.withinReach }) else {
        throw Problem(event: place, finger: nil, fault: .placeOutOfRange)
      }
      var changed: Set<String> = []
      for change in event.changes {
        if change.action == .down { touches += 1 }
        let fault: Fault? =
          if !changed.insert(change.finger).inserted {
            .twiceInOneEvent
          } else if touches > Self.mostTouches {
            .tooManyTouches
          } else {
            Self.fault(of: change, down: &down)
          }
        if let fault { throw Problem(event: place, finger: change.finger, fault: fault) }
      }
    }
  }

  private static func fault(of change: FingerChange, down: inout Set<String>) -> Fault? {
    guard change.position.isWithinReach else { return .placeOutOfRange }
    switch change.action {
    case .down:
      switch change.position {
      case .unchanged, .by: return .downWithoutPlace
      case .screen, .inView: break
      }
      guard down.insert(change.finger).inserted else { return .downTwice }
      return down.count > mostFingers ? .tooManyFingers : nil
    case .move: return down.contains(change.finger) ? nil : .notDown
    case .up, .cancel: return down.remove(change.finger) == nil ? .notDown : nil
    }
  }
}

extension TouchEvent.Input {
  /// The places and distances of a pointer.
  fileprivate var pointerPlaces: [Point] {
    switch self {
    case .wheel(let point, let distance, _): [point, distance]
    case .hover(let point): [point]
    case .touches, .shake, .press, .key, .remote, .statusBar, .changes, .wait: []
    }
  }
}

extension FingerPosition {
  /// Whether its numbers leave room to compute; what is no number is none.
  ///
  /// A path that was moved, or is seen through a transform, may lead beyond what is written.
  fileprivate var isWithinReach: Bool {
    switch self {
    case .unchanged: true
    case .screen(let point), .inView(_, let point), .by(let point):
      point == point.withinReach
    }
  }
}
