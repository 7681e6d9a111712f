/// Which rule of `next` a hop follows.
public enum Hop: UInt8, Hashable, Sendable, CaseIterable {
  /// A view's superview (5.2).
  case superview
  /// The controller whose root view the view is (5.2).
  case controller
  /// From a child controller into its container's views (5.7).
  case container
  /// From a presented controller to the one that presented it (5.6).
  case presenter
  /// From the root view controller to its window (5.4).
  case window
  /// From a window to its scene (5.9).
  case windowScene
  /// From a window without a scene, or from a scene, to the application (5.9).
  case application
  /// From the application to its delegate (5.11).
  case delegate
  /// Where an override of `next` leads (5.13).
  case override
}

extension Hop {
  /// The rule that says so.
  public var rule: RuleNumber {
    switch self {
    case .superview, .controller: RuleNumber(5, 2)
    case .container: RuleNumber(5, 7)
    case .presenter: RuleNumber(5, 6)
    case .window: RuleNumber(5, 4)
    case .windowScene, .application: RuleNumber(5, 9)
    case .delegate: RuleNumber(5, 11)
    case .override: RuleNumber(5, 13)
    }
  }
}
