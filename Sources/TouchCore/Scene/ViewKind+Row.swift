extension ViewKind {
  /// What belongs to a kind.
  struct Row: Sendable {
    let kind: ViewKind
    /// UIKit's class.
    let own: KnownClass
    var traits: Traits = []
    var reaction = Reaction.none
    var maximumValue = 1.0
    var touched: ViewKind?
    var parts: [Part.Role] = []
    var refusals: [Refusal] = []
    var otherWords: [String] = []
    /// Other classes whose views are of this kind.
    var classes: [KnownClass] = []
  }

  /// What is true of a kind by its class.
  public struct Traits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt16
    /// Makes a set of bits.
    public init(rawValue: UInt16) { self.rawValue = rawValue }
    /// UIKit's class is a UIControl or a subclass of it.
    public static let control = Traits(rawValue: 1 << 0)
    /// UIKit's class is a UIScrollView or a subclass of it.
    public static let scrollView = Traits(rawValue: 1 << 1)
    /// It selects the rows in it (16.1).
    public static let list = Traits(rawValue: 1 << 2)
    /// It is a row of a table or an item of a collection.
    public static let row = Traits(rawValue: 1 << 3)
    /// It edits text (12.6).
    public static let editsText = Traits(rawValue: 1 << 4)
    /// `isUserInteractionEnabled` is off by default (13.1).
    public static let passive = Traits(rawValue: 1 << 5)
    /// UIKit makes it of views of its own, which pass touches on to it (18.7).
    public static let composite = Traits(rawValue: 1 << 6)
    /// It is pressed rather than set: `touchUpInside` is what it is for, and it may have a menu.
    public static let pressed = Traits(rawValue: 1 << 7)
    /// The scene lays out what is in it; a file has its parts, so there its class is a plain view's.
    public static let laidOut = Traits(rawValue: 1 << 8)
    /// UIKit adds recognizers to it by itself.
    public static let recognizing = Traits(rawValue: 1 << 9)
    /// Its size is the system's.
    public static let sizedBySystem = Traits(rawValue: 1 << 10)
    /// It is there for showing, or for holding others.
    public static let plain = Traits(rawValue: 1 << 11)
    /// Apps make classes of it.
    public static let subclassed = Traits(rawValue: 1 << 12)
    /// Its class is SwiftUI's.
    public static let swiftUI = Traits(rawValue: 1 << 13)
    /// It keeps the touches that come to it even where it does not scroll (18.2).
    public static let endsChain = Traits(rawValue: 1 << 14)
    /// A touch on it sets something off, although it is not a control.
    public static let acting = Traits(rawValue: 1 << 15)
  }

  /// What a finger does to a view's value, and when.
  public enum Reaction: UInt8, Hashable, Sendable, CaseIterable {
    /// Nothing.
    case none
    /// Sends the primary action at the lift.
    case press
    /// Turns it on or off at the lift.
    case turn
    /// Moves its knob along.
    case slide
    /// Counts as long as it is down (18.33).
    case count
    /// Selects a segment at the lift (18.35).
    case select
    /// Turns a page at the lift (18.39).
    case page
    /// Turns its wheel to a row (18.40).
    case wheel
    /// Refreshes where its scroll view is pulled (20.43).
    case pull

    /// Whether it has a value that fingers change.
    public var hasValue: Bool { self != .none && self != .press && self != .pull }

    /// Whether `minimumValue` and `maximumValue` limit the value.
    public var isRanged: Bool { self == .slide || self == .count }

    /// Whether the place of the touch decides about the value.
    public var dependsOnPlace: Bool { isRanged || self == .select || self == .page }

    /// The only events that it sends of a touch, unless a setting says otherwise; nil for all
    /// (18.31, 18.35).
    package var sentAlone: (events: ControlEvents, unless: Setting)? {
      switch self {
      case .turn:
        (
          [.touchUpInside, .touchUpOutside, .valueChanged, .primaryActionTriggered],
          .switchSendsTouchDown
        )
      case .select: ([.valueChanged, .primaryActionTriggered], .segmentsSendTouchEvents)
      case .none, .press, .slide, .count, .page, .wheel, .pull: nil
      }
    }

    /// What a control sends besides `touchUpInside` when a finger is lifted inside it.
    public var eventAtLiftInside: ControlEvents {
      switch self {
      case .press: .primaryActionTriggered
      case .turn, .select, .page: [.valueChanged, .primaryActionTriggered]
      case .none, .slide, .count, .wheel, .pull: []
      }
    }
  }
}
