/// What a view says when its `hitTest` is called.
public enum AskVerdict: UInt8, Hashable, Sendable, CaseIterable {
  /// It takes touches and the point is inside: its children are asked (2.5).
  case inside
  /// The point is not inside (2.4).
  case outside
  /// `isHidden` (2.2).
  case hidden
  /// `isUserInteractionEnabled` is off (2.2).
  case interaction
  /// `alpha` is below the limit (2.2).
  case alpha
  /// An animation without `allowUserInteraction` is running (2.17).
  case animating
  /// Its own `hitTest` answers without looking (2.13).
  case overridden

  /// The word of the record and the scene language.
  public var word: String {
    switch self {
    case .inside: "inside"
    case .outside: "outside"
    case .hidden: "hidden"
    case .interaction: "interaction"
    case .alpha: "alpha"
    case .animating: "animating"
    case .overridden: "overridden"
    }
  }

  /// Whether the view cannot receive touches, wherever the point is.
  public var cannotReceive: Bool {
    switch self {
    case .hidden, .interaction, .alpha, .animating: true
    case .inside, .outside, .overridden: false
    }
  }

  /// Whether the view answers nil without asking its children (2.2, 2.4, 2.17).
  public var isRefusal: Bool { self == .outside || cannotReceive }
}
