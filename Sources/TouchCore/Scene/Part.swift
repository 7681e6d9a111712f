//  card (presented vc) ── card.dimming ── card.dimmingTap     nobody wrote these: UIKit makes them,
//   └ card's root view ── card.sheetPan                       and they decide who is hit (19.55)

/// What UIKit makes without a line of the app's: a part of somebody who has one.
///
/// A part has no name of its own unless somebody gives it one; it goes by its owner's.
public struct Part: Hashable, Sendable {
  /// Whose part it is.
  public let owner: Responder
  /// What it is there for.
  public let role: Role

  /// What parts are there for.
  public enum Role: UInt8, Hashable, Sendable, CaseIterable {
    /// The view behind a sheet, popover or alert (19.19).
    case dimming
    /// The view behind any other presentation, through which nothing passes (19.16).
    case transition
    /// A container's own view (19.4, 19.6).
    case view
    /// The view that a controller gets where the app makes none.
    case rootView
    /// A navigation controller's bar.
    case navigationBar
    /// A tab bar controller's bar.
    case tabBar
    /// The tap beside a sheet (19.22).
    case dimmingTap
    /// The pan over a sheet (19.26).
    case sheetPan
    /// The pan from the edge that pops (19.41).
    case edgePop
    /// The pan over all of the content that pops (19.52).
    case contentPop
    /// The detail button of a row (16.47).
    case accessory
    /// The pan of a table that shows the actions of a row (16.49).
    case swipeActions
    /// The pan of two fingers that selects several rows (16.55).
    case multiSelectPan

    /// The word behind its owner's name.
    public var word: String {
      switch self {
      case .dimming: "dimming"
      case .transition: "transition"
      case .view, .rootView: "view"
      case .navigationBar, .tabBar: "bar"
      case .dimmingTap: "dimmingTap"
      case .sheetPan: "sheetPan"
      case .edgePop: "edgePop"
      case .contentPop: "contentPop"
      case .accessory: "accessory"
      case .swipeActions: "swipeActions"
      case .multiSelectPan: "multiSelectPan"
      }
    }

    /// UIKit's class, where it is another than that of its kind.
    var className: String? {
      switch self {
      case .dimming: "UIDimmingView"
      case .transition: "UITransitionView"
      case .view: "UILayoutContainerView"
      case .navigationBar: "UINavigationBar"
      case .tabBar: "UITabBar"
      case .rootView, .dimmingTap, .sheetPan, .edgePop, .contentPop, .accessory,
        .swipeActions, .multiSelectPan:
        nil
      }
    }
  }
}

extension Scene {
  /// How people speak of a part that nobody named.
  public func name(of part: Part) -> String { "\(name(of: part.owner)).\(part.role.word)" }

  /// The view that is somebody's part.
  public func view(_ role: Part.Role, of owner: Responder) -> ViewID? {
    views.firstIndex { $0.part == Part(owner: owner, role: role) }.map(ViewID.init)
  }

  /// The recognizer that is somebody's part.
  public func recognizer(_ role: Part.Role, of owner: Responder) -> RecognizerID? {
    recognizers.firstIndex { $0.part == Part(owner: owner, role: role) }.map(RecognizerID.init)
  }

  /// Whether UIKit makes a recognizer by itself, so that no line of the language does.
  public func isMadeByUIKit(_ id: RecognizerID) -> Bool {
    self[id].kind.belongsToScrollView || self[id].part != nil
  }

  /// Adds a view that is somebody's part, in front of its siblings.
  @discardableResult
  public mutating func addPart(
    _ role: Part.Role, of owner: Responder, _ view: View, to superview: ViewID
  ) throws(SceneError) -> ViewID {
    var view = view
    view.part = Part(owner: owner, role: role)
    return try addSubview(view, to: superview)
  }

  /// Attaches a recognizer that is somebody's part.
  @discardableResult
  public mutating func addPart(
    _ role: Part.Role, of owner: Responder, _ recognizer: Recognizer, to view: ViewID
  ) throws(SceneError) -> RecognizerID {
    var recognizer = recognizer
    recognizer.part = Part(owner: owner, role: role)
    return try addRecognizer(recognizer, to: view)
  }
}
