import TouchCore

/// A line that begins with `~`: what a subclass or a delegate does instead, and whom an object
/// calls, by the word behind the mark.
package enum Override: String, Hashable, Sendable, CaseIterable {
  case hitTest, pointInside, draw
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case pressesBegan, pressesChanged, pressesEnded, pressesCancelled
  case motionBegan, motionEnded, motionCancelled
  case remoteControlReceived
  case next
  case canBecomeFirstResponder, resignFirstResponder, handles, canPerformAction
  case beginTracking, continueTracking, gestureRecognizerShouldBegin, target
  case shouldReceive, shouldBegin, cancelsItself, failsItself, simultaneous, requireFailureOf
  case requiredToFailBy, canPrevent, canBePrevented
  case shouldHighlight, willSelect, shouldSelect, shouldDeselect
  case shouldBeginEditing, shouldEndEditing
  case shouldScrollToTop, viewForZooming

  /// Below whom its line may stand.
  package enum Owners: String, Hashable, Sendable {
    case responders
    case views
    case controls
    case recognizers = "recognizers and scroll views"
    case callers = "controls and recognizers"
    case rows = "tables, collections, cells and items"
    case tables = "tables and cells"
    case collections = "collections and items"
    case texts = "text fields, text views and search bars"
    case scrollViews = "scroll views"
  }

  /// The message of a responder, if it is one.
  var method: ResponderMethod? { Self.methods[self] }

  private static let methods = Dictionary(
    uniqueKeysWithValues: ResponderMethod.allCases.compactMap { method in
      Override(rawValue: method.name).map { ($0, method) }
    })
}

/// What a `touchesBegan` does that hides the keyboard (17.27).
let endEditingWord = "endEditing"

extension TouchesOverride {
  /// The words behind `~touchesBegan`; nil where nothing is overridden.
  var words: String? {
    switch self {
    case .inherited: nil
    case .handles: "log"
    case .callsSuper: "super"
    case .handlesAndCallsSuper: "log super"
    }
  }
}
