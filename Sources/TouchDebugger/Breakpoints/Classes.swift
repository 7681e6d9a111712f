import TouchCore

extension View {
  /// Its class, and those that it inherits from, as far as UIKit's headers name them.
  var classes: [String] { (customClass.map { [$0] } ?? []) + kind.classes }
}

extension ViewKind {
  /// UIKit's class and its superclasses.
  var classes: [String] {
    let own = [className]
    if self == .control || self == .scroll || self == .view { return own + superclasses }
    let family = isControl ? ["UIControl"] : isScrollView ? ["UIScrollView"] : []
    return own + family + superclasses
  }

  private var superclasses: [String] {
    self == .view ? ["UIResponder"] : ["UIView", "UIResponder"]
  }
}

extension RecognizerKind {
  /// UIKit's class and its superclasses.
  var classes: [String] {
    let family =
      switch self {
      case .edgePan, .scrollPan: [RecognizerKind.pan.className]
      case .tap, .longPress, .pan, .swipe, .pinch, .rotation, .hover, .custom, .scrollDelay:
        [String]()
      }
    return [className] + family + ["UIGestureRecognizer"]
  }
}
