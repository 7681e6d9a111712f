/// Why a recognizer changed its state, or did not although it wanted to.
public enum GestureCause: UInt8, Hashable, Sendable, CaseIterable {
  // What its own machine saw.
  /// Everything it asks for happened.
  case matched
  /// A finger moved too far.
  case movedTooFar
  /// A finger moved the wrong way.
  case wrongWay
  /// A finger stayed down too long.
  case heldTooLong
  /// The fingers were lifted before it matched.
  case liftedTooEarly
  /// The next tap did not come in time.
  case waitedTooLong
  /// More fingers than it takes.
  case tooManyTouches
  /// The fingers went on: a continuous gesture reports a change.
  case moved
  /// The fingers were lifted: a continuous gesture ends.
  case lifted
  /// The system cancelled the touches.
  case touchesCancelled
  /// The touch started where it does not begin.
  case wrongPlace
  /// There is nothing to scroll that way (11.11).
  case nothingToScroll
  /// The scroll view gives the touch to its content (11.1).
  case delayOver
  // What others decided.
  /// It matched, and waits for another one to fail (9.22).
  case waitsFor
  /// It and those it waits for wait for each other, which would never end (9.21).
  case waitsInCircle
  /// The one it waits for recognized (9.21).
  case requiredToFail
  /// Its delegate's or subclass's `gestureRecognizerShouldBegin` said no (9.26).
  case shouldBeginNo
  /// The hit view's `gestureRecognizerShouldBegin` said no (8.2).
  case viewSaidNo
  /// Another one recognized and excludes it (9.17).
  case prevented
  /// It was disabled (9.12).
  case disabled
  /// Its view left the window (18.44).
  case viewRemoved
  /// The program set its state (18.23).
  case setByCode
  /// Its own `touchesMoved` set its state (18.23).
  case stoppedItself
  /// A transition of the app's own began (21.14).
  case transition
  /// A wheel turned (22.4).
  case wheel
  /// The pointer came, moved or went (22.9).
  case pointer
  /// The content may not be cancelled (11.7).
  case contentKeepsTouch
  /// Its touches are over, so it starts again (9.11).
  case reset
}

/// What a recognizer, its delegate or a view was asked.
public enum GestureQuestion: UInt8, Hashable, Sendable, CaseIterable {
  case shouldReceive, allowedType, shouldBegin, viewShouldBegin, simultaneous, canPrevent
  case canBePrevented, requireFailureOf, requiredToFailBy, touchesShouldBegin, touchesShouldCancel
  case button

  /// UIKit's name of the method or property.
  public var name: String {
    switch self {
    case .shouldReceive: "gestureRecognizer(_:shouldReceive:)"
    case .allowedType: "allowedTouchTypes"
    case .shouldBegin: "gestureRecognizerShouldBegin(_:)"
    case .viewShouldBegin: "UIView.gestureRecognizerShouldBegin(_:)"
    case .simultaneous: "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
    case .canPrevent: "canPrevent(_:)"
    case .canBePrevented: "canBePrevented(by:)"
    case .requireFailureOf: "gestureRecognizer(_:shouldRequireFailureOf:)"
    case .requiredToFailBy: "gestureRecognizer(_:shouldBeRequiredToFailBy:)"
    case .touchesShouldBegin: "touchesShouldBegin(_:with:in:)"
    case .touchesShouldCancel: "touchesShouldCancel(in:)"
    case .button: "buttonMaskRequired"
    }
  }
}

/// What happened to a recognizer.
public enum RecognizerStep: Hashable, Sendable {
  /// A new touch found the recognizers that will see it, from its view up to the window (9.2);
  /// `Trace.collected(at:)` lists them.
  case collect(touch: Int, view: ViewID, count: Int)
  /// A recognizer got touches (4.1).
  case receive(RecognizerID, ResponderMethod, touch: Int)
  /// A recognizer, a delegate or a view was asked (8.2, 9.4, 9.15, 9.23, 9.26, 11.7).
  case ask(GestureQuestion, of: RecognizerID, about: RecognizerID?, view: ViewID?, answer: Bool)
  /// It changed its state, or stayed where it was and waits (9.9, 9.22); the value is a pan's
  /// translation in points, a pinch's scale or a rotation's radians in `x`.
  case state(
    RecognizerID, from: GestureState, to: GestureState, cause: GestureCause, by: RecognizerID?,
    value: Point)
  /// It sent its actions (9.10); each target has an `action.send` of its own.
  case action(RecognizerID, GestureState)
  /// Another one recognized and excludes it (9.14).
  case prevent(RecognizerID, by: RecognizerID)
}

/// Why a touch does not reach its view now, or not at all.
public enum GateReason: UInt8, Hashable, Sendable, CaseIterable {
  /// A recognizer with `delaysTouchesBegan` is Possible (9.30).
  case delaysTouchesBegan
  /// A recognizer with `delaysTouchesEnded` is Possible (9.32).
  case delaysTouchesEnded
  /// The began is still held, so nothing later may pass it (9.30).
  case behindHeld
  /// A recognizer counts taps, by hypothesis H2 (9.37).
  case laterTapsHeld
  /// Nobody holds it any more (9.35).
  case released
  /// A recognizer that cancels touches recognized (9.27).
  case recognized
  /// The view takes one touch at a time (3.10).
  case multipleTouchOff
  /// Another view of the window tracks a touch, and one of the two wants to be alone (3.17).
  case exclusiveTouch
  /// Interaction events are being ignored (1.10).
  case ignored
  /// The scroll view was slowing down: the touch only stops it (11.12).
  case stoppedScrolling
  /// The scroll view's `touchesShouldBegin` said no (11.8).
  case touchesShouldBegin
  /// The system cancelled the touch (3.19).
  case systemCancelled
  /// The view left its window (18.42).
  case viewRemoved
  /// The view's interaction was switched off meanwhile (21.8).
  case interactionOff
  /// An animation of the view began (21.25).
  case animationBegan
  /// The control's menu opened, and the touch goes on in it (18.29).
  case menuOpened
  /// A recognizer held it back and neither recognized nor failed (18.25).
  case neverFailed
  /// A scroll view around the view is being zoomed (20.8).
  case zooming
}

/// What happened to a touch on its way from the window to its view.
public enum GateStep: Hashable, Sendable {
  /// A message waits (9.30, 9.32).
  case hold(touch: Int, ResponderMethod, by: RecognizerID?, GateReason)
  /// Held messages go on their way (9.33).
  case flush(touch: Int, ResponderMethod, by: RecognizerID?, GateReason)
  /// The view will be told that the touch is cancelled (9.27).
  case cancel(touch: Int, by: RecognizerID?, GateReason)
  /// The view is never told (9.30, 3.10).
  case discard(touch: Int, ResponderMethod, by: RecognizerID?, GateReason)
}
