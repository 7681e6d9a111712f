//  What code of 'convert --format swift' uses of UIKit, declared with Apple's signatures and without
//  bodies that do anything: it is there to be compiled against. Nothing here runs.
@_exported import Foundation

public struct Selector: Equatable, Sendable { public init(_ name: String) {} }
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
public func NSStringFromSelector(_ selector: Selector) -> String { "" }

public struct CGAffineTransform: Equatable, Sendable {
  public static let identity = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {}
  public init(translationX x: CGFloat, y: CGFloat) {}
  public func translatedBy(x: CGFloat, y: CGFloat) -> CGAffineTransform { self }
}
public struct UIEdgeInsets: Equatable, Sendable {
  public var top: CGFloat { 0 }
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}
public struct UIRectEdge: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = UIRectEdge(rawValue: 1)
  public static let left = UIRectEdge(rawValue: 2)
  public static let bottom = UIRectEdge(rawValue: 4)
  public static let right = UIRectEdge(rawValue: 8)
}
public enum CGBlendMode: Int32, Sendable { case normal, clear = 16 }
@MainActor public func UIRectFill(_ rect: CGRect) {}
@MainActor public func UIRectFillUsingBlendMode(_ rect: CGRect, _ mode: CGBlendMode) {}
open class UIColor: NSObject, @unchecked Sendable {
  public static var systemFill: UIColor { UIColor() }
  public static var clear: UIColor { UIColor() }
  open func setFill() {}
}
@MainActor open class UIBezierPath: NSObject {
  public override init() {}
  public init(ovalIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  open var usesEvenOddFillRule = false
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func close() {}
  open func contains(_ point: CGPoint) -> Bool { false }
}
open class CALayer: NSObject {
  open var anchorPoint = CGPoint.zero
  open var zPosition: CGFloat = 0
  open func presentation() -> Self? { nil }
  open func hitTest(_ point: CGPoint) -> CALayer? { nil }
}

// Touches and events.

@MainActor open class UITouch: NSObject {
  public enum TouchType: Int, Sendable {
    case direct, indirect, pencil, indirectPointer
    public static var stylus: TouchType { .pencil }
  }
  open var view: UIView? { nil }
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
@MainActor open class UIPress: NSObject {}
@MainActor open class UIEvent: NSObject {
  public enum EventSubtype: Int, Sendable { case none, motionShake }
  public struct ButtonMask: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let primary = ButtonMask(rawValue: 1)
    public static let secondary = ButtonMask(rawValue: 2)
  }
}
open class UIPressesEvent: UIEvent {}

@MainActor open class UIResponder: NSObject {
  public override init() {}
  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  @discardableResult open func becomeFirstResponder() -> Bool { false }
  @discardableResult open func resignFirstResponder() -> Bool { false }
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func remoteControlReceived(with event: UIEvent?) {}
}

// Views.

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public convenience override init() { self.init(frame: .zero) }
  open var layer: CALayer { CALayer() }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var center = CGPoint.zero
  open var transform = CGAffineTransform.identity
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var backgroundColor: UIColor?
  open var tag = 0
  open var clipsToBounds = false
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var superview: UIView? { nil }
  open var window: UIWindow? { nil }
  open func addSubview(_ view: UIView) {}
  open func removeFromSuperview() {}
  open func bringSubviewToFront(_ view: UIView) {}
  open var interactions: [any UIInteraction] = []
  open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  open func isDescendant(of view: UIView) -> Bool { false }
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { point }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point }
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { nil }
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { false }
  open func draw(_ rect: CGRect) {}
  @discardableResult open func endEditing(_ force: Bool) -> Bool { false }
  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {}
  open func addInteraction(_ interaction: any UIInteraction) {}
  open func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
}
@MainActor open class UIWindowScene: UIResponder {}
open class UIApplication: UIResponder {
  public static var shared: UIApplication { UIApplication() }
  open func endIgnoringInteractionEvents() {}
}
open class UIWindow: UIView {
  public struct Level: Equatable, Sendable { public init(rawValue: CGFloat) {} }
  open var windowScene: UIWindowScene?
  open var windowLevel = Level(rawValue: 0)
  open var rootViewController: UIViewController?
  open func makeKeyAndVisible() {}
}
open class UILabel: UIView {
  open var text: String?
  open var isEnabled = true
}
open class UIImageView: UIView {}
open class UIStackView: UIView {}
open class UIToolbar: UIView {}
open class UINavigationBar: UIView {}
open class UITabBar: UIView {}
open class UIPickerView: UIView {}
open class UITableViewHeaderFooterView: UIView {}
open class UISearchBar: UIView {
  open var text: String?
  open var showsCancelButton = false
  open var searchTextField: UITextField { UITextField() }
}

// Controls.

@MainActor open class UIMenuElement: NSObject {}
open class UIAction: UIMenuElement {
  public convenience init(title: String = "", handler: @escaping (UIAction) -> Void) { self.init() }
}
open class UIMenu: UIMenuElement {
  public convenience init(title: String = "", children: [UIMenuElement] = []) { self.init() }
}
open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchDown = Event(rawValue: 1 << 0)
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    public static let touchDragInside = Event(rawValue: 1 << 2)
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    public static let touchDragExit = Event(rawValue: 1 << 5)
    public static let touchUpInside = Event(rawValue: 1 << 6)
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    public static let editingChanged = Event(rawValue: 1 << 17)
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: State = []
  }
  open var isEnabled = true
  open var showsMenuAsPrimaryAction = false
  open func addAction(_ action: UIAction, for events: Event) {}
  open func sendActions(for events: Event) {}
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
}
open class UIButton: UIControl {
  open var menu: UIMenu?
  open func setTitle(_ title: String?, for state: UIControl.State) {}
}
open class UISwitch: UIControl { open var isOn = false }
open class UISlider: UIControl {
  open var value: Float = 0
  open var minimumValue: Float = 0
  open var maximumValue: Float = 1
  open var isContinuous = true
}
open class UIStepper: UIControl {
  open var value = 0.0
  open var minimumValue = 0.0
  open var maximumValue = 100.0
  open var stepValue = 1.0
  open var isContinuous = true
  open var autorepeat = true
}
open class UISegmentedControl: UIControl {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public init(items: [Any]?) { super.init(frame: .zero) }
  open var selectedSegmentIndex = -1
  open var isMomentary = false
}
open class UIPageControl: UIControl {
  open var numberOfPages = 0
  open var currentPage = 0
}
open class UIRefreshControl: UIControl {
  open var isRefreshing: Bool { false }
  open func beginRefreshing() {}
  open func endRefreshing() {}
}
open class UITextField: UIControl {
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  open var text: String?
  open var clearButtonMode = ViewMode.never
}

// Scroll views.

@MainActor public protocol UIScrollViewDelegate: AnyObject {
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  func scrollViewDidZoom(_ scrollView: UIScrollView)
}
open class UIScrollView: UIView {
  open var adjustedContentInset: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0) }
  // A table's is a UITableViewDelegate; Swift cannot say that again of a subclass.
  open weak var delegate: UIScrollViewDelegate?
  open var contentOffset = CGPoint.zero
  public struct DecelerationRate: Equatable, Sendable {
    public static let normal = DecelerationRate()
    public static let fast = DecelerationRate()
  }
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  open var isScrollEnabled = true
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var bounces = true
  open var alwaysBounceVertical = false
  open var alwaysBounceHorizontal = false
  open var delaysContentTouches = true
  open var canCancelContentTouches = true
  open var decelerationRate = DecelerationRate.normal
  open var keyboardDismissMode = KeyboardDismissMode.none
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  open var scrollsToTop = true
  open var minimumZoomScale: CGFloat = 1
  open var maximumZoomScale: CGFloat = 1
  open var zoomScale: CGFloat = 1
  open var bouncesZoom = true
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { nil }
  open var refreshControl: UIRefreshControl?
  open var panGestureRecognizer: UIPanGestureRecognizer { UIPanGestureRecognizer() }
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }
  open func touchesShouldCancel(in view: UIView) -> Bool { true }
}
open class UITextView: UIScrollView {
  // Not optional in Swift's face of it.
  open var text: String! = ""
  open var isEditable = true
  open var isSelectable = true
}
@MainActor public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
}
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
}
@MainActor public protocol UITableViewDataSource: AnyObject {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}
@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
}
@MainActor open class UIContextualAction {
  public enum Style: Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public init(style: Style, title: String?, handler: @escaping Handler) {}
}
@MainActor open class UISwipeActionsConfiguration {
  public init(actions: [UIContextualAction]) {}
}
@MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
}
extension UITableViewDelegate {
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
// What it calls its delegate is a UITableViewDelegate, which Swift's classes cannot say.
open class UITableView: UIScrollView {
  open weak var dataSource: UITableViewDataSource?
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) {}
}
extension IndexPath {
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }
  public var row: Int { 0 }
}
open class UITableViewCell: UIView {
  public enum AccessoryType: Int, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }
  open var contentView: UIView { UIView() }
  open var accessoryType = AccessoryType.none
  open var isSelected = false
}
@MainActor open class UICollectionViewLayout: NSObject {}
open class UICollectionViewFlowLayout: UICollectionViewLayout {}
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
  }
  open var allowsSelection = true
  open var allowsSelectionDuringEditing = false
  open var allowsMultipleSelection = false
  open var isEditing = false
}
open class UICollectionViewCell: UIView {
  open var contentView: UIView { UIView() }
  open var isSelected = false
}

// Recognizers.

// All of it is optional in UIKit; what implements all of it proves its signatures here.
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
  ) -> Bool
}
@MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  public override init() {}
  open var state = State.possible
  open var view: UIView? { nil }
  open weak var delegate: UIGestureRecognizerDelegate?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var allowedTouchTypes: [NSNumber] = []
  open var requiresExclusiveTouchType = true
  open var numberOfTouches: Int { 0 }
  open func addTarget(_ target: Any, action: Selector) {}
  open func require(toFail other: UIGestureRecognizer) {}
  open func location(in view: UIView?) -> CGPoint { .zero }
  open func ignore(_ touch: UITouch, for event: UIEvent) {}
  open func canPrevent(_ other: UIGestureRecognizer) -> Bool { true }
  open func canBePrevented(by other: UIGestureRecognizer) -> Bool { true }
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
open class UITapGestureRecognizer: UIGestureRecognizer {
  open var buttonMaskRequired = UIEvent.ButtonMask.primary
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}
public struct UIScrollTypeMask: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let discrete = UIScrollTypeMask(rawValue: 1)
  public static let continuous = UIScrollTypeMask(rawValue: 2)
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var allowedScrollTypesMask: UIScrollTypeMask = []
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func velocity(in view: UIView?) -> CGPoint { .zero }
}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  open var edges: UIRectEdge = []
}
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1)
    public static let left = Direction(rawValue: 2)
    public static let up = Direction(rawValue: 4)
    public static let down = Direction(rawValue: 8)
  }
  open var direction = Direction.right
  open var numberOfTouchesRequired = 1
}
open class UIPinchGestureRecognizer: UIGestureRecognizer {}
open class UIRotationGestureRecognizer: UIGestureRecognizer {}
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

// Controllers.

public enum UIModalPresentationStyle: Int, Sendable {
  case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext
  case popover, none
}
@MainActor open class UINavigationItem: NSObject { open var hidesBackButton = false }
@MainActor open class UISheetPresentationController: NSObject {
  @MainActor public final class Detent: NSObject {
    public struct Identifier: Equatable, Sendable {
      public static let medium = Identifier()
      public static let large = Identifier()
    }
    public class func medium() -> Detent { Detent() }
    public class func large() -> Detent { Detent() }
  }
  open var detents: [Detent] = []
  open var selectedDetentIdentifier: Detent.Identifier?
  open var largestUndimmedDetentIdentifier: Detent.Identifier?
  open var prefersScrollingExpandsWhenScrolledToEdge = true
}
@MainActor open class UIPresentationController: NSObject {}
@MainActor public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool
}
@MainActor open class UIPopoverPresentationController: NSObject {
  open var sourceView: UIView?
  open var passthroughViews: [UIView]?
}
@MainActor open class UIViewController: UIResponder {
  open var view: UIView! = UIView()
  open func viewDidAppear(_ animated: Bool) {}
  open var definesPresentationContext = false
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var modalPresentationStyle = UIModalPresentationStyle.pageSheet
  open var isModalInPresentation = false
  open var navigationItem: UINavigationItem { UINavigationItem() }
  open var sheetPresentationController: UISheetPresentationController? { nil }
  open var popoverPresentationController: UIPopoverPresentationController? { nil }
  open func addChild(_ child: UIViewController) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {}
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {}
}
open class UINavigationController: UIViewController {
  open func popViewController(animated: Bool) -> UIViewController? { nil }
  open func setViewControllers(_ controllers: [UIViewController], animated: Bool) {}
  open var navigationBar: UINavigationBar { UINavigationBar() }
  open var isNavigationBarHidden = false
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { nil }
}
open class UITabBarController: UIViewController {
  open func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {}
  open var selectedViewController: UIViewController?
  open var tabBar: UITabBar { UITabBar() }
}

// Interactions.

@MainActor public protocol UIInteraction: AnyObject {}
@MainActor public protocol UIContextMenuInteractionDelegate: AnyObject {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
@MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}
@MainActor open class UIContextMenuConfiguration: NSObject {
  public init(
    identifier: (any NSCopying)?, previewProvider: (() -> UIViewController?)?,
    actionProvider: (([AnyObject]) -> UIMenu?)?
  ) {}
}
@MainActor public protocol UIDragSession: AnyObject {}
@MainActor public protocol UIDragInteractionDelegate: AnyObject {
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}
@MainActor open class UIDragInteraction: NSObject, UIInteraction {
  public init(delegate: any UIDragInteractionDelegate) {}
  open var isEnabled = false
}
public final class NSItemProvider: NSObject {}
@MainActor open class UIDragItem: NSObject {
  public init(itemProvider: NSItemProvider) {}
}
