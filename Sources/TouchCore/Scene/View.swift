/// The kinds of views the scene language knows, by its words.
public enum ViewKind: String, Hashable, Sendable, CaseIterable {
  case window, view, button, control, `switch`, slider, stepper, segmented, scroll, table, cell
  case stack, image, label, field, textView

  /// Whether UIKit's class is a UIControl or a subclass of it.
  public var isControl: Bool {
    switch self {
    case .button, .control, .switch, .slider, .stepper, .segmented, .field: true
    case .window, .view, .scroll, .table, .cell, .stack, .image, .label, .textView: false
    }
  }

  /// Whether UIKit's class has touch handling of its own that this model does not have yet (6.4).
  public var hasUnmodelledTouchHandling: Bool {
    switch self {
    case .scroll, .table, .textView, .field: true
    case .window, .view, .button, .control, .switch, .slider, .stepper, .segmented: false
    case .cell, .stack, .image, .label: false
    }
  }

  /// The default of `isUserInteractionEnabled` (13): labels and images are off.
  public var isInteractiveByDefault: Bool { self != .label && self != .image }

  /// UIKit's class.
  public var className: String {
    switch self {
    case .window: "UIWindow"
    case .view: "UIView"
    case .button: "UIButton"
    case .control: "UIControl"
    case .switch: "UISwitch"
    case .slider: "UISlider"
    case .stepper: "UIStepper"
    case .segmented: "UISegmentedControl"
    case .scroll: "UIScrollView"
    case .table: "UITableView"
    case .cell: "UITableViewCell"
    case .stack: "UIStackView"
    case .image: "UIImageView"
    case .label: "UILabel"
    case .field: "UITextField"
    case .textView: "UITextView"
    }
  }
}

/// A view, with UIKit's property names; its place in the tree is kept by the scene.
public struct View: Hashable, Sendable {
  /// The name by which people speak of it, unique in a scene; empty for views nobody names.
  public var name: String
  /// The kind, which decides class and defaults.
  public var kind: ViewKind
  /// A custom class's name, for reading only.
  public var customClass: String?

  /// The superview; nil for windows.
  public internal(set) var superview: ViewID?
  /// The subviews, oldest first: the last one lies in front.
  public internal(set) var subviews: [ViewID] = []
  /// The controller whose current root view this is (5.3).
  public internal(set) var controller: ControllerID?

  /// The origin of the untransformed frame, in superview coordinates.
  public var origin: Point
  /// The view's own coordinate space: what is visible of it, and its size.
  public var bounds: Rect
  /// The fixed point of the transform, in units of the bounds' size.
  public var anchorPoint = Point(0.5, 0.5)
  /// The transform, applied around the anchor point.
  public var transform = AffineTransform.identity
  /// The drawing order among siblings; hit testing does not look at it.
  public var zPosition = 0.0

  /// Whether the view and its subtree take no touches and are not drawn (2.2).
  public var isHidden = false
  /// Whether the view and its subtree take touches (2.2).
  public var isUserInteractionEnabled: Bool
  /// The opacity; below 0.01 the view and its subtree take no touches (2.2).
  public var alpha = 1.0
  /// Whether an animation without `allowUserInteraction` is running (2.17).
  public var blocksTouchesWhileAnimating = false
  /// Whether an animation with `allowUserInteraction` is running.
  public var isAnimatingInteractively = false
  /// A control's `isEnabled`; a disabled control is hit all the same (2.19).
  public var isEnabled = true
  /// Whether the view gets more than the first touch (3.10).
  public var isMultipleTouchEnabled = false
  /// Whether the view wants to be alone (3.17).
  public var isExclusiveTouch = false
  /// Whether drawing is cut at bounds; hit testing does not look at it (2.11).
  public var clipsToBounds = false

  /// A tag, for reading only.
  public var tag = 0
  /// The text shown, for reading only.
  public var text: String?

  /// The override of `hitTest(_:with:)`.
  public var hitTestOverride: HitTestOverride?
  /// The override of `point(inside:with:)`.
  public var pointInsideOverride: PointInsideOverride?
  /// The overrides every responder may have.
  public var overrides = ResponderOverrides()

  /// Makes a view that belongs to no tree yet.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - kind: Its kind.
  ///   - frame: Its frame before any transform, in superview coordinates.
  public init(_ name: String, _ kind: ViewKind = .view, frame: Rect = .zero) {
    self.name = name
    self.kind = kind
    origin = frame.origin
    bounds = Rect(origin: .zero, size: frame.size)
    isUserInteractionEnabled = kind.isInteractiveByDefault
  }

  /// The frame before the transform, in superview coordinates; setting it keeps the bounds' origin.
  public var frame: Rect {
    get { Rect(origin: origin, size: bounds.size) }
    set {
      origin = newValue.origin
      bounds.size = newValue.size
    }
  }

  /// UIKit's `center`: where the anchor point lies in the superview.
  public var center: Point { placement.center }

  /// The way between the view's own coordinates and its superview's (2.22).
  public var placement: Placement {
    Placement(origin: origin, bounds: bounds, anchorPoint: anchorPoint, transform: transform)
  }

  /// The class a reader should think of.
  public var className: String { customClass ?? kind.className }
}
