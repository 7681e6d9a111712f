//   <UIView: 0x7f8; frame = …; gestureRecognizers = <NSArray: 0x600>>     which ones? unknown
//   view 0,0 100x100 unknown=recognizers                                  the same, written

/// How people find a view of a running app again, and what is not known of it.
public struct Origins: Hashable, Sendable {
  /// Where it lay in memory.
  public var address: UInt64?
  /// Its `accessibilityIdentifier`, or the id that Interface Builder gave it.
  public var identifier: String?
  /// What is not known of it; nil where nobody says, empty where all is known, also of its class.
  public var unknown: UnknownFacts?
  /// The recognizers that its file puts on it as well and that are on another view: a recognizer
  /// has one view, whatever an outlet collection says.
  public var elsewhere: [RecognizerID] = []

  /// What is known to be missing.
  public var missing: UnknownFacts { unknown ?? [] }

  /// A view that was written, not read.
  public init() {}

  /// An address as LLDB writes it: `0x` and its digits.
  public static func spelled(_ address: UInt64) -> String { "0x" + String(address, radix: 16) }

  /// The address that a text is; nil for any other text.
  public static func address(_ text: some StringProtocol) -> UInt64? {
    guard text.hasPrefix("0x"), text.dropFirst(2).first?.isHexDigit == true else { return nil }
    return UInt64(text.dropFirst(2), radix: 16)
  }
}

extension View {
  /// Whether a test tool told of it.
  public var isElement: Bool { customClass?.hasPrefix(elementPrefix) == true }

  /// Where a debugger finds it; nil for an element, whose address is one in the process of the test.
  public var debuggedAddress: UInt64? { isElement ? nil : origins.address }
}

/// What nobody knows of a view: a dump does not print it, a storyboard's constraints are not solved.
///
/// Nothing is decided by it. What a view's default stands for then weakens the answers that rest on
/// that default.
public struct UnknownFacts: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It has gesture recognizers, but not which.
  public static let recognizers = UnknownFacts(rawValue: 1)
  /// Whether it has gesture recognizers at all.
  public static let anyRecognizers = UnknownFacts(rawValue: 1 << 1)
  /// Where it lies, or how large it is: constraints decide, or the number is stale.
  public static let frame = UnknownFacts(rawValue: 1 << 2)
  /// Its bounds, behind a transform that cannot be solved.
  public static let transform = UnknownFacts(rawValue: 1 << 3)
  /// Its `isUserInteractionEnabled`.
  public static let interaction = UnknownFacts(rawValue: 1 << 4)
  /// Its `isHidden` and `alpha`.
  public static let visibility = UnknownFacts(rawValue: 1 << 5)
  /// A control's `isEnabled`.
  public static let enabled = UnknownFacts(rawValue: 1 << 6)
  /// What a control sends, and whom.
  public static let actions = UnknownFacts(rawValue: 1 << 7)
  /// Whether its class answers `hitTest` or `point(inside:)` in a way of its own.
  public static let overrides = UnknownFacts(rawValue: 1 << 8)
  /// In which order it lies among its siblings.
  public static let order = UnknownFacts(rawValue: 1 << 9)
  /// Some of its subviews, or of what lies between it and its superview.
  public static let tree = UnknownFacts(rawValue: 1 << 10)
  /// A window's level.
  public static let level = UnknownFacts(rawValue: 1 << 11)
  /// What its recognizers' delegates answer.
  public static let delegates = UnknownFacts(rawValue: 1 << 12)
  /// What it draws itself, and finds in it: SwiftUI's content.
  public static let content = UnknownFacts(rawValue: 1 << 13)
  /// Its class prints itself in a way of its own, so that its properties are not known.
  public static let properties = UnknownFacts(rawValue: 1 << 14)
  /// The origin of its bounds.
  public static let boundsOrigin = UnknownFacts(rawValue: 1 << 15)
  /// Whether the animation that runs on it lets touches through, and what animates (21.17).
  public static let animation = UnknownFacts(rawValue: 1 << 16)
  /// What kind of view it is: its class is one of UIKit's that nobody here knows.
  public static let kind = UnknownFacts(rawValue: 1 << 17)
  /// Anything of where it lies and how large it is: its frame is made up, or known to be wrong.
  public static let place = UnknownFacts(rawValue: 1 << 18)
  /// The superviews that it has in the app, and its window.
  public static let superviews = UnknownFacts(rawValue: 1 << 19)
  /// A property that decides whether it is hit: the file's own `hittable` contradicts the hit test.
  public static let hittable = UnknownFacts(rawValue: 1 << 20)
  /// Of a window: what lies in the other windows of the app, of which only the number is known.
  public static let windows = UnknownFacts(rawValue: 1 << 21)
  /// What its class answers to `hitTest` or `point(inside:)`, which it overrides: code decides that.
  public static let overridden = UnknownFacts(rawValue: 1 << 22)

  /// How its class answers hit testing.
  public static let ofHitTesting: UnknownFacts = [.overrides, .overridden]
}
