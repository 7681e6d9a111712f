import SceneLanguage
import TouchCore

extension Member {
  /// Whether a value is what a property has unless somebody changed it, so that it need not be told.
  ///
  /// What decides most often, such as `isHidden` and `alpha`, is always told.
  func isUsual(_ value: Value) -> Bool {
    guard let name = names.first, let usual = Self.usual[name] else { return false }
    return value == usual
  }

  private static let usual: [String: Value] = [
    // Of views and windows.
    "animating": .truth(false), "anchorPoint": .point(Point(0.5, 0.5)), "zPosition": .number(0),
    "transform": .transform(.identity), "clipsToBounds": .truth(false),
    "isMultipleTouchEnabled": .truth(false), "isExclusiveTouch": .truth(false),
    "gestureRecognizers": .list([]), "subviews": .list([]), "tag": .number(0),
    "overridesHitTest": .truth(false), "overridesPointInside": .truth(false),
    "isFirstResponder": .truth(false), "canBecomeFirstResponder": .truth(false),
    "windowLevel": .number(0), "isIgnoringInteractionEvents": .truth(false),
    // Of scroll views (11.4).
    "isScrollEnabled": .truth(true), "delaysContentTouches": .truth(true),
    "isPagingEnabled": .truth(false), "isDirectionalLockEnabled": .truth(false),
    "transfersHorizontalScrollingToParent": .truth(true),
    "transfersVerticalScrollingToParent": .truth(true), "contentInset": .word("0,0,0,0"),
    "adjustedContentInset": .word("0,0,0,0"),
    "canCancelContentTouches": .truth(true), "bounces": .truth(true), "alwaysBounce": .word("none"),
    // Of recognizers (9.6, 10).
    "cancelsTouchesInView": .truth(true), "delaysTouchesBegan": .truth(false),
    "delaysTouchesEnded": .truth(true), "allowedTouchTypes": .word(TouchTypes.all.words),
    "requiresExclusiveTouchType": .truth(true), "numberOfTouchesRequired": .number(1),
    "minimumNumberOfTouches": .number(1), "maximumNumberOfTouches": .number(Double(Int32.max)),
    "allowableMovement": .number(10), "requiresToFail": .list([]), "targets": .list([]),
  ]
}
