/// The names by which Interface Builder writes views, and UIKit's classes for them.
enum ViewTag {
  /// UIKit's class of a view's element; nil where the element is not known as a view.
  static func className(of tag: String) -> String? { classNames[tag] }

  /// Whether elements of this name are controls.
  static func isControl(_ tag: String) -> Bool {
    switch tag {
    case "button", "textField", "switch", "slider", "stepper", "segmentedControl", "pageControl",
      "datePicker", "control", "refreshControl", "colorWell":
      true
    default: false
    }
  }

  /// Whether UIKit's own default of `clipsToBounds` is YES; the file writes every YES all the same.
  static func clipsByDefault(_ tag: String) -> Bool {
    switch tag {
    case "scrollView", "tableView", "collectionView", "textView": true
    default: false
    }
  }

  /// Whether UIKit's own default of `isUserInteractionEnabled` is NO; the file writes every NO.
  static func ignoresTouchesByDefault(_ tag: String) -> Bool {
    tag == "label" || tag == "imageView"
  }

  /// Whether nobody established what UIKit's own default of `isUserInteractionEnabled` is.
  static func mayIgnoreTouches(_ tag: String) -> Bool {
    tag == "activityIndicatorView" || tag == "progressView"
  }

  /// Whether a view places its subviews itself, whatever the file says of their frames.
  static func placesSubviews(_ tag: String) -> Bool {
    switch tag {
    case "stackView", "tableView", "collectionView", "navigationBar", "toolbar", "tabBar": true
    default: false
    }
  }

  /// Whether a view makes subviews of its own that no file mentions.
  static func makesSubviews(_ tag: String) -> Bool {
    switch tag {
    case "navigationBar", "toolbar", "tabBar", "searchBar", "tableView", "collectionView",
      "datePicker", "pickerView", "mapView", "mkMapView", "webView", "wkWebView", "pdfView":
      true
    default: false
    }
  }

  private static let classNames: [String: String] = [
    "view": "UIView", "containerView": "UIView", "window": "UIWindow", "button": "UIButton",
    "label": "UILabel", "imageView": "UIImageView", "textField": "UITextField",
    "textView": "UITextView", "switch": "UISwitch", "slider": "UISlider", "stepper": "UIStepper",
    "segmentedControl": "UISegmentedControl", "pageControl": "UIPageControl",
    "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
    "scrollView": "UIScrollView", "tableView": "UITableView",
    "tableViewCell": "UITableViewCell",
    "tableViewCellContentView": "UITableViewCellContentView",
    "tableViewHeaderFooterView": "UITableViewHeaderFooterView",
    "collectionView": "UICollectionView", "collectionViewCell": "UICollectionViewCell",
    "collectionViewCellContentView": "UIView", "collectionReusableView": "UICollectionReusableView",
    "stackView": "UIStackView", "pickerView": "UIPickerView", "datePicker": "UIDatePicker",
    "searchBar": "UISearchBar", "navigationBar": "UINavigationBar", "toolbar": "UIToolbar",
    "tabBar": "UITabBar", "visualEffectView": "UIVisualEffectView", "webView": "UIWebView",
    "wkWebView": "WKWebView", "mapView": "MKMapView", "mkMapView": "MKMapView",
    "control": "UIControl", "refreshControl": "UIRefreshControl", "colorWell": "UIColorWell",
    "adBannerView": "ADBannerView", "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "scnView": "SCNView", "skView": "SKView", "arskView": "ARSKView",
    "arscnView": "ARSCNView", "pdfView": "PDFView", "calendarView": "UICalendarView",
    "clLocationButton": "CLLocationButton",
    "tvPosterView": "TVPosterView", "tvMonogramView": "TVMonogramView",
    "tvCaptionButtonView": "TVCaptionButtonView", "tvCardView": "TVCardView",
  ]
}
