import TouchCore

/// UIKit's classes of views that the model knows.
enum KnownClasses {
  /// The kind of view that a class of UIKit's stands for; nil where it stands for none, or is not
  /// known.
  static func kind(of className: String) -> ViewKind? {
    if let kind = kinds[className] { return kind }
    // Alerts, the status bar and the keyboard have windows of classes of their own.
    let isWindow = className.hasSuffix("Window")
    return isWindow && (className.hasPrefix("UI") || className.hasPrefix("_UI")) ? .window : nil
  }

  /// The kind of view that a class of SwiftUI's stands for: `_UIHostingView<RootView>`.
  static func kindOfSwiftUI(_ className: String) -> ViewKind? {
    switch className {
    case "CGDrawingView", "_UIGraphicsView": .drawn
    case "UIHostingView": .hosting
    default: className.hasPrefix("_UIHostingView") ? .hosting : nil
    }
  }

  private static let kinds: [String: ViewKind] = [
    "UIButton": .button, "UINavigationButton": .button, "UIRoundedRectButton": .button,
    "_UIModernBarButton": .button, "_UIStepperButton": .button, "UIToolbarTextButton": .button,
    "UITableViewCellDetailDisclosureButton": .button, "UITextFieldClearButton": .button,
    "_UITextFieldClearButton": .button, "UIToolbarButton": .button,
    "UIControl": .control, "UIDatePicker": .control, "UIRefreshControl": .control,
    "UIColorWell": .control, "UITabBarButton": .control, "UITableViewIndex": .control,
    "UITableViewCellEditControl": .control, "UITableViewCellReorderControl": .control,
    "_UIButtonBarButton": .barItem,
    "UISwitch": .switch, "UISlider": .slider, "UIStepper": .stepper,
    "UISegmentedControl": .segmented, "UIPageControl": .pageControl,
    "UIScrollView": .scroll, "_UIQueuingScrollView": .scroll, "_UIScrollView": .scroll,
    "_UIWebViewScrollView": .scroll, "UIWebScrollView": .scroll,
    "UITableView": .table, "UICollectionView": .collection,
    "UITableViewCell": .cell, "UICollectionViewCell": .item, "UICollectionViewListCell": .item,
    "UITableViewCellContentView": .content, "UITableViewHeaderFooterView": .header,
    "UIStackView": .stack, "UIImageView": .image, "UITabBarSwappableImageView": .image,
    "UILabel": .label, "UIButtonLabel": .label, "UITableViewLabel": .label,
    "UITabBarButtonLabel": .label, "UITextFieldLabel": .label, "UISegmentLabel": .label,
    "UITextField": .field, "UISearchBarTextField": .field, "UITextView": .textView,
  ]

  /// UIKit's plain views: those that Interface Builder knows, containers of controllers, backgrounds.
  static let plain: Set<String> = [
    "UIView", "UIProgressView", "UIActivityIndicatorView", "UIPickerView", "UISearchBar",
    "UICollectionReusableView", "UINavigationBar", "UIToolbar", "UITabBar", "UIVisualEffectView",
    "UIWebView", "UICalendarView", "UISegment",
    "UITransitionView", "UIDropShadowView", "UIDimmingView", "UILayoutContainerView",
    "UINavigationTransitionView", "UIViewControllerWrapperView", "UITableViewWrapperView",
    "UIInputSetContainerView", "UIInputSetHostView", "UIKeyboard", "UIKeyboardAutomatic",
    "_UIBarBackground", "_UINavigationBarBackground", "_UITabBarBackgroundView",
    "UISearchBarBackground", "_UIBarBackgroundShadowView", "UISwitchModernVisualElement",
    "_UIVisualEffectBackdropView", "_UIVisualEffectSubview", "_UIVisualEffectContentView",
    "_UIBackdropView", "_UIBackdropEffectView", "_UIScrollViewScrollIndicator",
    "_UISystemBackgroundView", "UISystemBackgroundView", "_UITableViewCellSeparatorView",
    "UITableViewCellSeparatorView", "_UICollectionViewCellContentView",
  ]
}
