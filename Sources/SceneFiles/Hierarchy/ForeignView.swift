import TouchCore

//   <UIButton: 0x7f8; frame = (20 60; 120 44); gestureRecognizers = <NSArray: 0x600>>
//   <button id="aB1" …><rect key="frame" x="20" y="60" …/>
//   Button, 0x7f8, {{20, 60}, {120, 44}}, identifier: 'buy'
//          │
//      ForeignView        what was said, nil where nothing was; defaults are not filled in

/// A view as another program's file tells of it, before it is one of a scene.
///
/// A property is nil where the file says nothing of it. What the file cannot say, or says in a way
/// that may be wrong, is in `unknown`.
public struct ForeignView: Hashable, Sendable {
  /// Its class; where the file has it mangled, its readable name if there is one.
  public var className: String
  /// UIKit's class that it is a kind of, where the file says so.
  public var baseClass: String?
  /// What that class, or its own where it is UIKit's, is a kind of in turn, the nearest first.
  public var superclasses: [String] = []
  /// Where it lies in memory.
  public var address: UInt64?
  /// The accessibility identifier, or the id that Interface Builder gave it.
  public var identifier: String?
  /// The words it shows, or is labelled with.
  public var text: String?
  /// The name by which its owner's code speaks of it: an outlet, an instance variable.
  public var outlet: String?
  /// The line of the file that tells of it, from 1.
  public var line: Int
  /// The column in it, from 1.
  public var column = 1

  /// UIKit's `frame`, in the superview's bounds: the box around it where it is transformed, in points.
  public var frame: Rect?
  /// UIKit's `bounds`, in points.
  public var bounds: Rect?
  /// A scroll view's `contentOffset`, in points.
  public var contentOffset: Point?
  /// A scroll view's `contentSize`, in points.
  public var contentSize: Size?
  /// UIKit's `transform`.
  public var transform: AffineTransform?
  /// UIKit's `anchorPoint`, in units of the bounds' size.
  public var anchorPoint: Point?
  /// The drawing order among siblings.
  public var zPosition: Double?

  /// UIKit's `isHidden`.
  public var isHidden: Bool?
  /// UIKit's `alpha`.
  public var alpha: Double?
  /// UIKit's `isUserInteractionEnabled`.
  public var isUserInteractionEnabled: Bool?
  /// A control's `isEnabled`.
  public var isEnabled: Bool?
  /// UIKit's `clipsToBounds`.
  public var clipsToBounds: Bool?
  /// UIKit's `isMultipleTouchEnabled`.
  public var isMultipleTouchEnabled: Bool?
  /// UIKit's `isExclusiveTouch`.
  public var isExclusiveTouch: Bool?
  /// UIKit's `tag`.
  public var tag: Int?
  /// A slider's, stepper's, switch's or segmented control's value.
  public var value: Double?
  /// A slider's or stepper's least value.
  public var minimumValue: Double?
  /// A slider's or stepper's largest value.
  public var maximumValue: Double?
  /// Whether a text field has a button that clears it.
  public var hasClearButton: Bool?
  /// A text view's `isEditable`.
  public var isEditable: Bool?
  /// A text view's `isSelectable`.
  public var isSelectable: Bool?
  /// A scroll view's `isScrollEnabled`.
  public var isScrollEnabled: Bool?
  /// A table's or collection's `allowsSelection`.
  public var allowsSelection: Bool?
  /// A scroll view's `delaysContentTouches`.
  public var delaysContentTouches: Bool?
  /// A scroll view's `canCancelContentTouches`.
  public var canCancelContentTouches: Bool?
  /// A scroll view's `scrollsToTop`.
  public var scrollsToTop: Bool?
  /// A scroll view's `minimumZoomScale`.
  public var minimumZoomScale: Double?
  /// A scroll view's `maximumZoomScale`.
  public var maximumZoomScale: Double?
  /// A scroll view's `bouncesZoom`.
  public var bouncesZoom: Bool?
  /// A scroll view's `contentInsetAdjustmentBehavior`.
  public var insetAdjustment: ScrollInsets.Adjustment?
  /// Whether a touch in its middle hits it; nil if the file does not say.
  public var isHittable: Bool?
  /// Whether an animation runs on it.
  public var isAnimating: Bool?

  /// Whether its class answers `hitTest(_:with:)` in a way of its own; nil where the file does not say.
  public var overridesHitTest: Bool?
  /// Whether its class answers `point(inside:with:)` in a way of its own.
  public var overridesPointInside: Bool?
  /// How its class answers `hitTest(_:with:)`, where the file tells that.
  public var hitTest: HitTestOverride?

  /// A window's level.
  public var windowLevel: Double?
  /// Whether it is the key window.
  public var isKey: Bool?

  /// The recognizers that the file tells of, in their order.
  public var recognizers: [ForeignRecognizer] = []
  /// What a control sends; nil where the file does not say.
  public var actions: [ForeignAction]?
  /// Whether the file says that it is the content view of the row that it is in.
  public var isContentView = false
  /// Whether a debugger printed that it has no window.
  public var isInNoWindow = false
  /// The controller whose root view it is.
  public var controller: ForeignController?
  /// What the file does not say, or says in a way that may be wrong.
  public var unknown: UnknownFacts = []

  /// Its subviews, the backmost first.
  public var subviews: [ForeignView] = []

  /// A view of which only the class is known.
  public init(_ className: String, line: Int) {
    self.className = className
    self.line = line
  }

  /// Whether an animation's key names a property, as `opacity` does.
  ///
  /// The key of a motion effect is its description, `<_UIParallaxMotionEffect: 0x16d2>`. It runs as long
  /// as the view has it, and 2.17 is not about it.
  static func isProperty(animationKey key: Substring) -> Bool { key.first != "<" }
}

/// What a control sends, and to whom.
public struct ForeignAction: Hashable, Sendable {
  /// The selector.
  public var action: String
  /// UIKit's name of the control event, such as `touchUpInside`; nil where the file does not say.
  public var event: String?
  /// The class or the name of who is called.
  public var target: String?

  /// A selector that is sent to somebody.
  public init(_ action: String, event: String? = nil, target: String? = nil) {
    self.action = action
    self.event = event
    self.target = target
  }
}
