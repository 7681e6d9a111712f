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
    /// The taps in a text field or text view (17.3).
    case fieldTap
    /// The press in one, for loupe and selection (17.12).
    case fieldPress
    /// The short press on a text view's links (17.16).
    case links
    /// The button that clears a text field (17.37).
    case clear
    /// The control of a row of an edited table that deletes it (16.54).
    case deleteControl
    /// The control of a row of an edited table that moves it (16.54).
    case reorderControl
    /// The press that moves the items of a collection (16.57).
    case movePress
    /// What closes the actions of a row that a swipe left open (16.52).
    case closeActions
    /// What lies between a window and all that its root view controller shows (19.1).
    case windowTransition
    /// What lies between that and the root view (19.1).
    case dropShadow
    /// What lies in a navigation or tab bar controller's view (19.4, 19.6).
    case contentTransition
    /// What lies in that, around the view that is shown (19.4, 19.6).
    case wrapper
    /// The field of a search bar (17.38).
    case searchField
    /// The button of a search bar that ends the search (17.39).
    case cancel
    /// The scroll view of a picker (18.40).
    case wheel
    /// What lies in a picker's rows (18.40).
    case rows
    /// A keyboard's keys (17.32).
    case keys
    /// The detail button of a row (16.47), or what an app has above a keyboard's keys (17.32).
    case accessory
    /// The pan of a table that shows the actions of a row (16.49).
    case swipeActions
    /// The pan of two fingers that selects several rows (16.55).
    case multiSelectPan
    /// The press that opens a view's context menu (16.58).
    case menuPress
    /// The press, then move, that begins a drag (22.17).
    case dragPress
    /// The system's gesture at the edges of the screen, on a window (22.15).
    case edgeGate
    /// The pinch of a scroll view that zooms (20.5).
    case pinch

    private var row: Row { Self.table[Int(rawValue)] }

    /// The word behind its owner's name.
    public var word: String { row.word }

    /// UIKit's class, where it is another than that of its kind.
    var className: String? { row.className }

    /// The kind of the recognizer, where it is one.
    var recognizer: RecognizerKind { row.recognizer }

    /// Whether it is a recognizer that a text field or a text view has of its own (17.2).
    public var isOfText: Bool { self == .fieldTap || self == .fieldPress || self == .links }
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
