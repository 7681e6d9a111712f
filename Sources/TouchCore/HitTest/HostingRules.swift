//                 1st pass                          2nd pass
//   to iOS 17     hosting ─▶ content, its subview   as the first                       22.22
//   iOS 18        hosting ─▶ content                hosting itself; both must answer   22.23
//   iOS 26        hosting itself: layers only       as the first                       22.24

/// What a hosting view asks where SwiftUI draws something, by the system.
public enum HostingRules: Hashable, Sendable {
  /// Its subviews, one for what is drawn (22.22).
  case subviews
  /// The same, and when it is asked again nobody (22.23).
  case subviewsAtFirst
  /// Nobody: layers only (22.24).
  case layers

  /// As a scene's system has it.
  public init(_ settings: Settings) {
    switch settings[.iOS] {
    case ..<18: self = .subviews
    case ..<26: self = settings.isOn(.secondPassSkipsContent) ? .subviewsAtFirst : .subviews
    default: self = .layers
    }
  }

  /// nil where SwiftUI draws none of some views.
  public init?(_ scene: Scene, _ views: [ViewID]) {
    guard views.contains(where: { scene[$0].kind == .drawn }) else { return nil }
    self.init(scene.settings)
  }

  /// Whether a window with a hosting view is asked twice, and both answers count.
  public var asksTwice: Bool { self == .subviewsAtFirst }

  /// Whether what is drawn is not asked.
  public func skipsDrawn(inSecondPass isSecondPass: Bool) -> Bool {
    switch self {
    case .subviews: false
    case .subviewsAtFirst: isSecondPass
    case .layers: true
    }
  }

  /// The rule that says so.
  public var rule: RuleNumber {
    switch self {
    case .subviews: RuleNumber(22, 22)
    case .subviewsAtFirst: RuleNumber(22, 23)
    case .layers: RuleNumber(22, 24)
    }
  }
}

extension Scene {
  /// The subviews of a view that are views on every system.
  public func subviewsNotDrawn(of view: ViewID) -> [ViewID] {
    self[view].subviews.filter { self[$0].kind != .drawn }
  }

  /// Whether a touch that hits a view at a point of the screen gets to another one: it is that view,
  /// or SwiftUI draws it in there and finds it by itself (22.24, 22.29).
  public func reaches(_ view: ViewID, byHitting hit: ViewID?, at screenPoint: Point) -> Bool {
    guard hit != view else { return true }
    return self[view].kind == .drawn
      && hit.map { drawn(in: $0, at: screenPoint) == view } == true
  }

  /// What SwiftUI draws in a view at a point of the screen, the topmost: it looks for that by itself,
  /// once the view around is hit (22.29).
  public func drawn(in view: ViewID, at screenPoint: Point) -> ViewID? {
    self[view].subviews.last { content in
      self[content].kind == .drawn
        && self[content].refusal(under: .uikit, settings: settings) == nil
        && pointInside(content, fromScreen(screenPoint, to: content))
    }
  }
}
