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
  case shouldReceive, shouldBegin, simultaneous, requireFailureOf, requiredToFailBy
  case canPrevent, canBePrevented
  case shouldHighlight, willSelect, shouldSelect, shouldDeselect
  case shouldBeginEditing, shouldEndEditing

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
  }

  /// Below whom its line may stand.
  var owners: Owners {
    switch self {
    case .hitTest, .pointInside, .draw, .gestureRecognizerShouldBegin: .views
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled: .responders
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled: .responders
    case .motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived: .responders
    case .next, .canBecomeFirstResponder, .resignFirstResponder: .responders
    case .handles, .canPerformAction: .responders
    case .beginTracking, .continueTracking: .controls
    case .target: .callers
    case .shouldReceive, .shouldBegin, .simultaneous, .requireFailureOf: .recognizers
    case .requiredToFailBy, .canPrevent, .canBePrevented: .recognizers
    case .shouldHighlight: .rows
    case .willSelect: .tables
    case .shouldSelect, .shouldDeselect: .collections
    case .shouldBeginEditing, .shouldEndEditing: .texts
    }
  }

  /// Whether several such lines may stand below one object.
  var isRepeatable: Bool { self == .target || self == .handles || self == .canPerformAction }

  /// The message of a responder, if it is one.
  var method: ResponderMethod? { Self.methods[self] }

  private static let methods = Dictionary(
    uniqueKeysWithValues: ResponderMethod.allCases.compactMap { method in
      Override(rawValue: method.name).map { ($0, method) }
    })

  /// How it is written.
  var form: String {
    switch self {
    case .hitTest: "~hitTest return nil|self|NAME|super|passthrough|nil if NAME"
    case .pointInside:
      "~pointInside return yes|no, expand N, circle, rounded N, path x,y x,y x,y …, "
        + "holes x,y,w,h …, include NAME, exclude NAME … or only NAME …"
    case .draw: "~draw nothing|holes x,y,w,h …"
    case .touchesMoved: "~touchesMoved log|super|log super|drag|dragMake"
    case .touchesBegan: "~touchesBegan log|super|log super|endEditing NAME [super]"
    case .touchesEnded, .touchesCancelled: "~\(rawValue) log|super|log super"
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled:
      "~\(rawValue) log|super|log super"
    case .motionBegan, .motionEnded, .motionCancelled, .remoteControlReceived:
      "~\(rawValue) log|super|log super"
    case .next: "~next NAME|nil"
    case .canBecomeFirstResponder, .resignFirstResponder: "~\(rawValue) return yes|no"
    case .beginTracking, .continueTracking, .gestureRecognizerShouldBegin:
      "~\(rawValue) return yes|no"
    case .handles: "~handles ACTION"
    case .canPerformAction: "~canPerformAction ACTION no"
    case .target: "~target [EVENT[|EVENT]] [NAME|nil] ACTION | endEditing NAME"
    case .shouldReceive:
      "~shouldReceive yes|no, or if|unless view NAME, inside NAME, kind=KIND or at x,y,w,h"
    case .shouldBegin:
      "~shouldBegin yes|no, or if|unless horizontal, vertical, left, right, up, down or faster N"
    case .canPrevent, .canBePrevented: "~\(rawValue) yes|no"
    case .simultaneous: "~simultaneous all, or NAME, kind=KIND or in VIEW …"
    case .requireFailureOf, .requiredToFailBy: "~\(rawValue) NAME, kind=KIND or in VIEW …"
    case .shouldHighlight, .shouldSelect, .shouldDeselect: "~\(rawValue) return yes|no"
    case .shouldBeginEditing, .shouldEndEditing: "~\(rawValue) return yes|no"
    case .willSelect: "~willSelect return yes|nil|ROW"
    }
  }
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
