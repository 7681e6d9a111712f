/// A way to search for the hit view, and what follows: UIKit's, an article's printed code, or a
/// wrong belief.
///
/// One algorithm reads these values, so a wrong answer can be run, recorded and compared.
public struct HitTestRules: Hashable, Sendable {
  /// In which order a view's children are asked.
  public enum ChildOrder: Hashable, Sendable {
    /// The one added last first: front to back (2.5).
    case newestFirst
    /// The one added first: back to front.
    case oldestFirst
    /// Views whose own `hitTest` returns self come before all others.
    case selfReturningFirst
  }

  /// What a child's answer means to its parent.
  public enum Stop: Hashable, Sendable {
    /// The first answer that is a view is the parent's answer (2.5).
    case atFirstAnswer
    /// Every child is asked and the last one's answer stays, nil too.
    case never
    /// The first child that answers nil is the parent's answer itself.
    case atFirstRefusal
  }

  /// Which alpha refuses touches.
  public enum AlphaLimit: Hashable, Sendable {
    /// Below 0.01, compared as the setting says (2.2, 2.14).
    case below
    /// 0.01 and below.
    case upTo
    /// Exactly 0 only.
    case zero
    /// Alpha is not looked at.
    case ignored
  }

  /// The name people use in `compare`, such as uikit, 001 or M03.
  public var name: String
  /// The order in which children are asked (2.5).
  public var order = ChildOrder.newestFirst
  /// What a child's answer means (2.5).
  public var stop = Stop.atFirstAnswer
  /// Whether each child gets the point in its own coordinates (2.5).
  public var convertsPoints = true
  /// Whether hidden views refuse (2.2).
  public var looksAtHidden = true
  /// Which alpha refuses (2.2).
  public var alphaLimit = AlphaLimit.below
  /// Whether a running animation refuses (2.17).
  public var looksAtAnimations = true
  /// Whether `pointInside` is asked at all (2.4).
  public var asksPointInside = true
  /// Whether a view other than the window asks its children at all (2.1).
  public var asksChildrenOfViews = true
  /// Whether a view answers itself where no child does (2.6).
  public var answersSelf = true
  /// Whether the search starts with the window itself or with its subviews.
  public var startsAtWindow = true
  /// What else a belief bends in the search; nil for nothing.
  public var twist: Twist?
  /// What a belief bends after it; nil for nothing.
  public var sequel: Sequel?

  /// Makes UIKit's rules under a name, to be changed.
  public init(_ name: String) { self.name = name }

  /// What UIKit does, as documented and observed.
  public static let uikit = HitTestRules("uikit")

  /// The code printed in article 001: forward loop, no conversion, test turned round, never itself.
  public static let article001 = HitTestRules("001") {
    $0.order = .oldestFirst
    $0.stop = .atFirstRefusal
    $0.convertsPoints = false
    $0.looksAtHidden = false
    $0.alphaLimit = .ignored
    $0.looksAtAnimations = false
    $0.answersSelf = false
  }

  /// The code printed in article 002: UIKit's but for alpha of exactly 0.01.
  public static let article002 = HitTestRules("002") {
    $0.alphaLimit = .upTo
    $0.looksAtAnimations = false
  }

  /// The code guessed in article 003: forward loop without a stop, no conversion, alpha zero only.
  public static let article003 = HitTestRules("003") {
    $0.order = .oldestFirst
    $0.stop = .never
    $0.convertsPoints = false
    $0.alphaLimit = .zero
    $0.looksAtAnimations = false
    $0.startsAtWindow = false
  }

  /// UIKit and the printed code of the articles, in the order `compare` shows them.
  public static let models = [uikit, article001, article002, article003]

  /// The rules with a name, `uikit`, `001` or `M03`.
  public static func named(_ name: String) -> HitTestRules? {
    (models + misconceptions).first { $0.name == name }
  }

  init(_ name: String, change: (inout HitTestRules) -> Void) {
    self.init(name)
    change(&self)
  }
}
