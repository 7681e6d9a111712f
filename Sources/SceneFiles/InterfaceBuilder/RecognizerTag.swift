/// The names by which Interface Builder writes recognizers, and UIKit's classes for them.
enum RecognizerTag {
  /// UIKit's class of a recognizer's element; nil where it is none.
  static func className(of tag: String) -> String? {
    switch tag {
    case "tapGestureRecognizer": "UITapGestureRecognizer"
    // The long press, as Interface Builder itself spells it.
    case "pongPressGestureRecognizer", "longPressGestureRecognizer": "UILongPressGestureRecognizer"
    case "panGestureRecognizer": "UIPanGestureRecognizer"
    case "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer"
    case "pinchGestureRecognizer": "UIPinchGestureRecognizer"
    case "rotationGestureRecognizer": "UIRotationGestureRecognizer"
    case "swipeGestureRecognizer": "UISwipeGestureRecognizer"
    case "hoverGestureRecognizer": "UIHoverGestureRecognizer"
    case "gestureRecognizer": "UIGestureRecognizer"
    default: nil
    }
  }
}
