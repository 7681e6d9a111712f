import TouchCore

//  Shop.BuyButton : UIButton      button       the base class decides
//  UITransitionView               view         passes what hits nothing in it     19.2
//  Shop.Badge                     view         of a class that nobody here knows

/// What is known of the classes that dumps and Interface Builder files name.
enum ClassTable {
  /// UIKit's classes that the model knows as a kind of view.
  private static let kinds: [String: ViewKind] = [
    "UIWindow": .window, "UITextEffectsWindow": .window, "UIRemoteKeyboardWindow": .window,
    "UIStatusBarWindow": .window, "UIAutoRotatingWindow": .window,
    "UIButton": .button, "UINavigationButton": .button,
    "UIControl": .control, "UIDatePicker": .control, "UIRefreshControl": .control,
    "UIColorWell": .control, "UITabBarButton": .control, "UISegment": .view,
    "_UIButtonBarButton": .barItem,
    "UISwitch": .switch, "UISlider": .slider, "UIStepper": .stepper,
    "UISegmentedControl": .segmented, "UIPageControl": .pageControl,
    "UIScrollView": .scroll, "_UIQueuingScrollView": .scroll, "_UIScrollView": .scroll,
    "UITableView": .table, "UICollectionView": .collection,
    "UITableViewCell": .cell, "UICollectionViewCell": .item, "UICollectionViewListCell": .item,
    "UITableViewCellContentView": .content, "UITableViewHeaderFooterView": .header,
    "UIStackView": .stack, "UIImageView": .image, "UILabel": .label, "UIButtonLabel": .label,
    "UITextField": .field, "UITextView": .textView,
    "_UIHostingView": .hosting, "UIHostingView": .hosting,
    "CGDrawingView": .drawn, "_UIGraphicsView": .drawn,
  ]

  /// Classes whose views let through what hits nothing in them (17.32, 19.2).
  private static let passing: Set<String> = [
    "UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIInputSetContainerView",
    "UIInputSetHostView",
  ]

  /// Classes that come with recognizers of their own, so that a dump says of each that it has some.
  private static let withOwnRecognizers: Set<ViewKind> = [
    .window, .scroll, .table, .collection, .field, .textView, .switch, .slider, .hosting,
  ]

  /// UIKit's plain views that come with recognizers of their own.
  private static let classesWithOwnRecognizers: Set<String> = [
    "UITableViewCellContentView", "UITabBar", "UIDimmingView", "UIDropShadowView",
    "UINavigationBar", "UIToolbar", "UILayoutContainerView", "UISwitchModernVisualElement",
  ]

  /// Recognizers that UIKit adds by itself, by how their class begins.
  private static let ownRecognizers = [
    "_UI", "UIScrollView", "UITextTap", "UITextRange", "UIVariableDelayLoupe", "UITapAndAHalf",
    "UILongPressAndAHalf", "UITextMulti", "UITextInteraction",
  ]

  /// The kind of a view: by its class, else by UIKit's class that it is a kind of.
  static func kind(of view: ForeignView) -> ViewKind? {
    kinds[plain(view.className)] ?? view.baseClass.flatMap { kinds[plain($0)] }
      ?? byPrefix(plain(view.className))
  }

  /// Classes of one family that differ in what stands behind: `_UIHostingView<RootView>`.
  private static func byPrefix(_ name: String) -> ViewKind? {
    name.hasPrefix("_UIHostingView") ? .hosting : nil
  }

  /// Whether views of a class let through what hits nothing in them.
  static func passes(_ className: String) -> Bool { passing.contains(plain(className)) }

  /// Whether such views have recognizers without anybody adding some.
  static func hasOwnRecognizers(_ kind: ViewKind, _ className: String) -> Bool {
    withOwnRecognizers.contains(kind) || classesWithOwnRecognizers.contains(plain(className))
  }

  /// Whether UIKit adds recognizers of a class by itself.
  static func isOwnRecognizer(_ className: String) -> Bool {
    ownRecognizers.contains { className.hasPrefix($0) }
  }

  /// UIKit's class of recognizers that a class is, or is a kind of; nil where that is not known.
  static func kind(of recognizer: ForeignRecognizer) -> RecognizerKind? {
    recognizers[plain(recognizer.className)]
      ?? recognizer.baseClass.flatMap { recognizers[plain($0)] }
  }

  private static let recognizers: [String: RecognizerKind] = [
    "UITapGestureRecognizer": .tap, "UILongPressGestureRecognizer": .longPress,
    "UIPanGestureRecognizer": .pan, "UISwipeGestureRecognizer": .swipe,
    "UIPinchGestureRecognizer": .pinch, "UIRotationGestureRecognizer": .rotation,
    "UIScreenEdgePanGestureRecognizer": .edgePan,
  ]

  /// A class's name without its module and without what it is generic over.
  static func plain(_ className: String) -> String {
    // Nearly every name is plain already, and a dump asks of thousands.
    let dot = UInt8(ascii: "."), angle = UInt8(ascii: "<")
    guard className.utf8.contains(where: { $0 == dot || $0 == angle }) else { return className }
    let whole = className.prefix { $0 != "<" }
    return String(whole.split(separator: ".").last ?? whole)
  }
}
