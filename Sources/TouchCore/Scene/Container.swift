//  navigation nav               nav.view
//    vc list                      (list's view is in no window: 19.5)
//    vc detail                    detail's view
//                                 nav.bar                in front, beside the content (19.4)

/// What makes a controller a container of UIKit's.
public struct Container: Hashable, Sendable {
  /// Which of UIKit's containers.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A UINavigationController.
    case navigation
    /// A UITabBarController.
    case tabs
  }

  /// Which of UIKit's containers.
  public var kind: Kind
  /// Its controllers: a stack, or tabs from left to right.
  public internal(set) var children: [ControllerID] = []
  /// The tab that is shown.
  public internal(set) var selected: ControllerID?
  /// Whether it shows no bar.
  public var isBarHidden = false
  /// Whether a button of the app's stands in place of the back button (19.45).
  public var isBackHidden = false

  /// Makes one without children.
  public init(_ kind: Kind) { self.kind = kind }

  /// The one whose view is in the window (19.5, 19.6).
  public var shown: ControllerID? {
    kind == .navigation ? children.last : selected ?? children.first
  }

  var bar: Part.Role { kind == .navigation ? .navigationBar : .tabBar }
}
