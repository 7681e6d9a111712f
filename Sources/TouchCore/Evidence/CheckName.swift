/// What a check measures; each quantity has a name of its own, the word of the record.
public enum CheckName: String, Hashable, Sendable, CaseIterable {
  // The search for the view.
  /// A window stands in a window scene, where there are any (1.9).
  case shown
  /// `isHidden` (2.2).
  case hidden
  /// `isUserInteractionEnabled` (2.2).
  case interaction
  /// `alpha`, as hit testing compares it (2.2, 2.14).
  case alpha
  /// An animation without `allowUserInteraction` (2.17).
  case animating
  /// The transform leaves something to touch (2.9).
  case invertible
  /// The point lies in bounds, or in what an override of `pointInside` adds to them (2.9, 2.12).
  case inside
  /// The point lies in another view's bounds, which an override of `pointInside` includes (2.12).
  case insideOther
  /// The point lies in none of the views that a popover lets touches through to (19.33).
  case outsideOther
  /// The point lies in a hole that an override of `pointInside` leaves (2.12).
  case outsideHole
  /// An override of `pointInside` answers the same for every point (2.12).
  case pointInside
  /// Its drawing covers the point, where a belief asks for that (M05); SwiftUI draws something
  /// there (22.22).
  case drawn
  /// The system, where it decides (22.21).
  case system
  /// `hitTest` is overridden (2.13).
  case hitTest
  /// A view answered (2.5, 2.6).
  case answered

  // What machines measure.
  /// How many fingers take part.
  case fingers
  /// How many fingers are still down.
  case fingersDown
  /// How many edges an edge pan may start from (10.32).
  case severalEdges
  /// It fails at the last lift if it has not recognized (18.25).
  case failsAtLift
  /// Whether its fingers moved at all while there were enough of them.
  case anyMove
  /// How far a finger is from where it went down; of a pan, how far its fingers went.
  case moved
  /// How long its fingers have been down, since the last one that it needs.
  case held
  /// How many full taps there were (10.1).
  case taps
  /// How long the next tap lets wait for itself (10.2).
  case betweenTaps
  /// How far a later tap lies from the first one (10.5).
  case fromFirstTap
  /// How far a swipe went along its direction (10.24).
  case along
  /// How far a swipe strayed across its direction (10.24).
  case across
  /// Which way the fingers went (10.22, 11.11).
  case direction
  /// Whether the touch started at an edge that counts (10.32).
  case startEdge
  /// How far from such an edge it started (10.32).
  case fromEdge
  /// From which edge the fingers moved inwards (10.32).
  case inwards
  /// How much two fingers moved together or apart (10.28).
  case spread
  /// How far two fingers turned (10.31).
  case turned
  /// Whether the gesture was over before it was let begin.
  case gestureOver
  /// Whether the moment came at which a subclass recognizes.
  case moment
  /// The system cancelled touches.
  case systemCancelled

  // The touch's own count of taps.
  /// How long ago a finger was lifted there (3.7).
  case sinceLift
  /// How far from there (3.7).
  case fromLift

  // What a delegate looks at.
  /// Whether a view is the touch's (18.8).
  case touchView
  /// Whether a view holds the touch's (18.8).
  case touchInside
  /// A scroll view is scrolled away from its top, as a delegate looks at it (18.8).
  case scrolled
  /// Whether the touch's view is of a class (18.8).
  case touchKind
  /// Where the touch is, in the recognizer's view (18.8).
  case touchPlace
  /// How far the fingers went to the side, against how far up or down (18.10).
  case sideways
  /// How far the fingers went up or down, against how far to the side (18.10).
  case upright
  /// How far the fingers went one way (18.10).
  case towards
  /// The program set the recognizer's state (18.23).
  case setState

  // What others decide.
  /// `isEnabled` (9.12, 7.20).
  case enabled
  /// The kind of the touch is allowed (9.5).
  case touchType
  /// `shouldReceive` (9.4).
  case shouldReceive
  /// A subclass ignores the touch (9.8).
  case ignores
  /// `gestureRecognizerShouldBegin` of its delegate or subclass (9.26).
  case shouldBegin
  /// `gestureRecognizerShouldBegin` of the hit view (8.2).
  case viewShouldBegin
  /// A control's main action would be overlapped (8.3).
  case mainAction
  /// `canPrevent(_:)` (9.15).
  case canPrevent
  /// `canBePrevented(by:)` (9.15).
  case canBePrevented
  /// `shouldRecognizeSimultaneouslyWith` (9.15).
  case simultaneous
  /// Another one has recognized already, and excludes it (9.17).
  case excluded
  /// Whether a delegate asks for a failure (9.23).
  case requiresFailure
  /// The state of one that has to fail first (9.21).
  case requiredFailure
  /// It and others wait for each other (9.21).
  case circle
  /// `touchesShouldBegin` (11.8).
  case touchesShouldBegin
  /// `canCancelContentTouches` (11.7).
  case canCancelContentTouches
  /// `touchesShouldCancel(in:)` (11.7).
  case touchesShouldCancel

  // The gate.
  /// `delaysTouchesBegan` of one that is Possible (9.30).
  case delaysTouchesBegan
  /// `delaysTouchesEnded` of one that is Possible (9.32).
  case delaysTouchesEnded
  /// It counts taps, by hypothesis H2 (9.37).
  case countsTaps
  /// The began is still held back (9.30).
  case beganHeld
  /// Whether one that held a message back is still Possible (9.33).
  case possible
  /// `cancelsTouchesInView` of one that recognized (9.27).
  case cancelsTouchesInView
  /// The view takes several touches, or has none yet (3.10).
  case multipleTouch
  /// No view of the window wants to be alone (3.17).
  case exclusiveTouch
  /// How often interaction events are being ignored (1.10).
  case ignoring
  /// A scroll view was slowing down (11.12).
  case slowingDown
  /// The view is in a window (3.20).
  case inWindow

  // Controls and actions.
  /// `beginTracking` (7.5).
  case beginTracking
  /// `continueTracking` (7.7).
  case continueTracking
  /// The finger went down on the knob (8.3).
  case onKnob
  /// The finger is inside the bounds and the slop around them (7.14).
  case insideControl
  /// How far it is outside the bounds, along the longer axis (7.14).
  case beyondControl
  /// Which tap of a row it is (7.4).
  case tapCount
  /// It implements the action (12.10).
  case implements
  /// `canPerformAction` (12.10).
  case mayPerform
  /// Its menu opens (18.29).
  case menu
  /// Somebody handles the action (7.18).
  case handled

  // Containers and presentations.
  /// The delegate lets a presented controller go (19.23).
  case shouldDismiss
  /// `isModalInPresentation` (19.24).
  case modal
  /// An action sheet has a cancel action (19.36).
  case cancelAction
  /// A tap beside a sheet dismisses it (19.22).
  case tapDismisses
  /// How fast fingers go, in points a second.
  case speed
  /// How many controllers are on a stack (19.45).
  case controllers
  /// The bar of a navigation controller is hidden (19.45).
  case barHidden
  /// A button of the app's stands in place of the back button (19.45).
  case backHidden

  // Rows.
  /// `allowsSelection`, or what counts instead while a table is edited (16.13).
  case allowsSelection
  /// `shouldHighlight` of the delegate (16.11).
  case shouldHighlight
  /// `willSelectRowAt` of the delegate names a row (16.23).
  case willSelect
  /// `shouldSelect` of the delegate (16.20).
  case shouldSelect
  /// `shouldDeselect` of the delegate (16.21).
  case shouldDeselect
  /// The finger is over the row (16.33).
  case insideRow

  // Scroll views and first responders.
  /// How long the fingers rested before the lift (11.15).
  case sinceMove
  /// How fast the fingers were at the lift, on the axes that scroll (18.5).
  case liftSpeed
  /// Whether anything is left to move the content: speed, or an edge it is beyond (11.15).
  case slowsDown
  /// How far along its main axis a drag went, held against the other one (20.14).
  case mainAxis
  /// How fast a page is left (20.3).
  case pageSpeed
  /// How far a page was left (20.3).
  case pageWay
  /// Whether there is another page that way (20.1).
  case pageThere
  /// How far a scroll view is pulled beyond its top (20.43).
  case pulled
  /// `scrollsToTop` (20.40).
  case scrollsToTop
  /// How many scroll views on the screen have it (20.41).
  case scrollingToTop
  /// `scrollViewShouldScrollToTop` of its delegate (20.40).
  case shouldScrollToTop
  /// How far its content is from its top (20.40).
  case belowTop
  /// A finger drags it (20.40).
  case dragged
  /// Two fingers zoom it (20.8).
  case zooming
  /// How far a pinch zooms, against a limit of its scroll view (20.9).
  case zoomScale
  /// Whether it is on its view (21.3).
  case attached
  /// `isScrollEnabled` (20.31).
  case scrollEnabled
  /// `canBecomeFirstResponder` (12.1).
  case canBecome
  /// `canResignFirstResponder` (12.2).
  case canResign
  /// It is the window's first responder (12.2).
  case isFirst

  // Text.
  /// `shouldBeginEditing` of its delegate (17.22).
  case shouldBeginEditing
  /// `shouldEndEditing` of its delegate (17.23).
  case shouldEndEditing
  /// The finger is on a link (17.15).
  case onLink

  // Pointers.
  /// The button that a tap needs (22.7).
  case button
  /// The kinds of scrolling a pan takes part in (22.4).
  case scrollTypes
  /// The pointer is over a view (22.9).
  case pointerOver
}
