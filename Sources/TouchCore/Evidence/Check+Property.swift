extension Check {
  /// A property of the scene that sets a limit, by UIKit's name where it has one.
  public enum Property: String, Hashable, Sendable, CaseIterable {
    case windowScene, isHidden, isUserInteractionEnabled, alpha, animation, transform, bounds
    case pointInside, hitTest, isEnabled, isMultipleTouchEnabled, isExclusiveTouch, value
    case superview, ignoringInteractionEvents

    case numberOfTapsRequired, numberOfTouchesRequired, minimumPressDuration, allowableMovement
    case minimumNumberOfTouches, maximumNumberOfTouches, direction, edges, recognizesAt, state
    case ignoresTouches, allowedTouchTypes, requiresExclusiveTouchType, requiresToFail
    case buttonMaskRequired, allowedScrollTypesMask, cancelsTouchesInView, delaysTouchesBegan,
      delaysTouchesEnded

    case shouldReceive, shouldBegin, simultaneous, canPrevent, canBePrevented
    case requireFailureOf, requiredToFailBy, gestureRecognizerShouldBegin, kind

    case contentSize, canCancelContentTouches, touchesShouldBegin, touchesShouldCancel
    case allowsSelection, allowsSelectionDuringEditing, shouldHighlight, willSelect, shouldSelect
    case shouldDeselect
    case transfers, isScrollEnabled, attached, swipeActions, rowAction
    case beginTracking, continueTracking, targets, actions, canPerformAction
    case canBecomeFirstResponder, canResignFirstResponder, menu, failsAfter, failsBeyond
    case fails, cancelsItself, failsItself
    case shouldDismiss, isModalInPresentation, cancelAction, viewControllers
    case isNavigationBarHidden, hidesBackButton, passthroughViews
    case shouldBeginEditing, shouldEndEditing, links
    case scrollsToTop, shouldScrollToTop, contentOffset, minimumZoomScale, maximumZoomScale
  }
}
