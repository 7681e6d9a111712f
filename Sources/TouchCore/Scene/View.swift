/// What an override of `touchesMoved` does to drag its view.
public enum DragStyle: String, Hashable, Sendable, CaseIterable {
  /// Adds the distance since the previous event to the transform.
  case drag
  /// Makes a new translation of that distance each time, so nothing adds up.
  case dragMake
}

/// Where a view is hit while a property animator moves it.
public enum AnimatorHitTesting: String, Hashable, Sendable, CaseIterable {
  /// Where it is seen (21.21).
  case seen = "animator"
  /// Where it is going: `isManualHitTestingEnabled`.
  case manual = "animatorManual"
}

/// What opens the menu of a button or control.
public enum MenuTrigger: String, Hashable, Sendable, CaseIterable {
  /// A touch-down: `showsMenuAsPrimaryAction` (18.29).
  case primary
  /// A press (18.30).
  case press
}

/// What a control's subclass answers, and whom the control calls.
public struct ControlProperties: Hashable, Sendable {
  /// A subclass's `beginTracking` (7.5).
  public var beginTracking: Bool?
  /// A subclass's `continueTracking` (7.7).
  public var continueTracking: Bool?
  /// Targets and actions, in the order they were added (7.19).
  public var targets: [ActionTarget] = []
  /// A segmented control's segments.
  public var numberOfSegments = 2
  /// A slider's or stepper's least value; nil for the class's own (18.33).
  public var minimumValue: Double?
  /// A slider's or stepper's largest value; nil for the class's own (18.33).
  public var maximumValue: Double?
  /// How much a stepper counts at a time.
  public var stepValue = 1.0
  /// Whether a slider or stepper tells of every value, rather than of the last one (18.33).
  public var isContinuous = true
  /// Whether a stepper that is held counts on (18.33).
  public var autorepeat = true
  /// Whether a segmented control shows no selection after the touch (18.35).
  public var isMomentary = false
  /// A page control's pages (18.39).
  public var numberOfPages = 3
  /// A picker's rows (18.40).
  public var numberOfRows = 3
  /// What opens its menu; nil where it has none (18.29, 18.30).
  public var menu: MenuTrigger?
  /// Whether it is a button of a row's swipe actions, shown only while they are open (16.52).
  public var isRowAction = false
  /// Whether a refresh control refreshes (20.43).
  public var isRefreshing = false

  /// Nothing overridden, nobody called.
  public init() {}

  /// Adds a registration; the same target and action again merges the events (7.16).
  public mutating func add(_ target: ActionTarget) {
    if let place = targets.firstIndex(where: {
      $0.target == target.target && $0.action == target.action
    }) {
      targets[place].events.formUnion(target.events)
    } else {
      targets.append(target)
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
  /// Whose part it is, where UIKit makes it by itself (19.55).
  public internal(set) var part: Part?
  /// The superview that it is out of as long as something else is shown there (19.5, 19.13).
  public internal(set) var awayFrom: ViewID?

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
  /// Whether what SwiftUI draws has a drag gesture of its own (22.31).
  public var hasDragGesture = false
  /// What a press on it begins that is the system's.
  public var interactions: Interactions = []
  /// Whether drawing is cut at bounds; hit testing does not look at it (2.11).
  public var clipsToBounds: Bool

  /// A tag, for reading only.
  public var tag = 0
  /// The text shown, for reading only.
  public var text: String?

  /// The gesture recognizers attached to it, in the order they were added.
  public internal(set) var recognizers: [RecognizerID] = []
  /// What makes it a scroll view; nil for other views.
  public var scrolling: Scrolling?
  /// What makes it a table or a collection; nil for other views.
  public var list: RowList?
  /// What makes it a row or an item; nil for other views.
  public var row: RowProperties?
  private var rareText = Rare<TextProperties>.none
  /// A slider's, stepper's, switch's or segmented control's value; a switch is on at 1.
  public var value = 0.0
  /// What a control's subclass answers, and whom it calls.
  public var control = ControlProperties()
  /// A subclass's `gestureRecognizerShouldBegin(_:)` (8.2), where it always says the same; nil for the
  /// class's own.
  public var gestureRecognizerShouldBegin: Bool?
  private var rareRefusal = Rare<BeginRefusal>.none
  /// What its `touchesMoved` does with its transform, where it handles that message.
  public var drag: DragStyle?

  /// What a property animator that moves it makes of hit testing (21.20); nil where none does.
  public var animator: AnimatorHitTesting?
  private var rareSeen = Rare<Rect>.none
  private var rareOrigins = Rare<Origins>.none

  /// The override of `hitTest(_:with:)`.
  public var hitTestOverride: HitTestOverride?
  /// The override of `point(inside:with:)`.
  public var pointInsideOverride: PointInsideOverride?
  /// The override of `draw(_:)`; hit testing does not look at it (2.16).
  public var drawOverride: DrawOverride?
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
    let traits = kind.traits
    isUserInteractionEnabled = !traits.contains(.passive)
    clipsToBounds = traits.contains(.scrollView)
    scrolling = traits.contains(.scrollView) ? Scrolling() : nil
    list = traits.contains(.list) ? RowList() : nil
    row = traits.contains(.row) ? RowProperties() : nil
  }

  /// The frame before the transform, in superview coordinates; setting it keeps the bounds' origin.
  public var frame: Rect {
    get { Rect(origin: origin, size: bounds.size) }
    set {
      origin = newValue.origin
      bounds.size = newValue.size
    }
  }

  /// The frame in which it is seen while it moves, its presentation layer's; nil where that is its
  /// own.
  public var seenFrame: Rect? {
    get { rareSeen.value }
    set { rareSeen.value = newValue }
  }

  /// The view as hit testing takes it: where it is seen, where a property animator moves it (21.21).
  public var asHit: View {
    guard animator == .seen, let seenFrame else { return self }
    var view = self
    view.frame = seenFrame
    return view
  }

  /// The way between its coordinates and its superview's, as hit testing takes it (21.21).
  @inline(__always)
  var hitPlacement: Placement { animator == nil ? placement : asHit.placement }

  /// Its bounds, as hit testing takes them (21.21).
  @inline(__always)
  var hitBounds: Rect { animator == nil ? bounds : asHit.bounds }

  /// What is known, and not known, of the view of an app that it was read from.
  public var origins: Origins {
    get { rareOrigins.value ?? Origins() }
    set { rareOrigins.value = newValue == Origins() ? nil : newValue }
  }

  /// What a subclass's `gestureRecognizerShouldBegin(_:)` looks at before it says no; nil where it
  /// looks at nothing.
  public var beginRefusal: BeginRefusal? {
    get { rareRefusal.value }
    set { rareRefusal.value = newValue }
  }

  /// What a text field or a text view has besides.
  public var textInput: TextProperties {
    get { rareText.value ?? TextProperties() }
    set { rareText.value = newValue == TextProperties() ? nil : newValue }
  }

  /// UIKit's `center`: where the anchor point lies in the superview.
  public var center: Point { placement.center }

  /// The way between the view's own coordinates and its superview's (2.22).
  @inline(__always)
  public var placement: Placement {
    Placement(origin: origin, bounds: bounds, anchorPoint: anchorPoint, transform: transform)
  }

  /// The class a reader should think of.
  public var className: String {
    if let customClass, !customClass.isEmpty { return customClass }
    return part?.role.className ?? kind.className
  }
}
