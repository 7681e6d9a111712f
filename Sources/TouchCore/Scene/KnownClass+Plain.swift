// Classes whose views the model takes for plain ones.
extension ViewKind {
  /// Those that Interface Builder knows.
  static let namedInFiles: [KnownClass] = [
    .init("UIProgressView", "progressView", "ProgressIndicator", traits: .mayIgnoreTouches),
    .init(
      "UIActivityIndicatorView", "activityIndicatorView", "ActivityIndicator",
      traits: .mayIgnoreTouches),
    .init("UIWebView", "webView", traits: .makesSubviews),
    .init("WKWebView", "wkWebView", "WebView", traits: .makesSubviews),
    .init("MKMapView", "mapView", also: "mkMapView", traits: .makesSubviews),
    .init("PDFView", "pdfView", traits: .makesSubviews),
    .init("SCNView", "sceneKitView", also: "scnView"),
    .init("UICollectionReusableView", "collectionReusableView"),
    .init("UIVisualEffectView", "visualEffectView"), .init("UICalendarView", "calendarView"),
    .init("ADBannerView", "adBannerView"), .init("GLKView", "glkView"),
    .init("MTKView", "mtkView"), .init("SKView", "skView"), .init("ARSKView", "arskView"),
    .init("ARSCNView", "arscnView"), .init("CLLocationButton", "clLocationButton"),
    .init("TVPosterView", "tvPosterView"), .init("TVMonogramView", "tvMonogramView"),
    .init("TVCaptionButtonView", "tvCaptionButtonView"), .init("TVCardView", "tvCardView"),
  ]

  /// UIKit's containers of controllers, its keyboard, its backgrounds and parts.
  static let inDumps: [KnownClass] = [
    .init("UIInputSetContainerView", traits: .passing),
    .init("UIInputSetHostView", traits: .passing),
    .init("UIDropShadowView", traits: .recognizing), .init("UIDimmingView", traits: .recognizing),
    .init("UILayoutContainerView", traits: .recognizing),
    .init("UISwitchModernVisualElement", traits: .recognizing),
    .init("UITableViewWrapperView", traits: .recognizing),
    "UISegment", "UITransitionView", "UINavigationTransitionView", "UIViewControllerWrapperView",
    "UIKeyboard", "UIKeyboardAutomatic", "_UIRemoteKeyboardPlaceholderView", "UIInputView",
    "_UIBarBackground", "_UINavigationBarBackground", "_UITabBarBackgroundView",
    "UISearchBarBackground", "_UIBarBackgroundShadowView",
    "_UIVisualEffectBackdropView", "_UIVisualEffectSubview", "_UIVisualEffectContentView",
    "_UIBackdropView", "_UIBackdropEffectView", "_UIScrollViewScrollIndicator",
    "_UISystemBackgroundView", "UISystemBackgroundView", "_UITableViewCellSeparatorView",
    "UITableViewCellSeparatorView", "_UICollectionViewCellContentView",
  ]
}
