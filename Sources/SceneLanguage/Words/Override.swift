import TouchCore

/// A line that begins with `~`: what a subclass or a delegate does instead, and whom an object
/// calls, by the word behind the mark.
enum Override: String, Hashable, Sendable, CaseIterable {
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

  /// Below whom its line may stand.
  enum Owners: String, Hashable, Sendable {
    case responders
    case views
    case controls
    case recognizers = "recognizers and scroll views"
    case callers = "controls and recognizers"
    case rows = "tables, collections, cells and items"
    case tables = "tables and cells"
    case collections = "collections and items"
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
    case .hitTest: "~hitTest return nil|self|NAME|super|passthrough"
    case .pointInside:
      "~pointInside return yes|no, expand N, holes x,y,w,h … or include NAME"
    case .draw: "~draw nothing|holes x,y,w,h …"
    case .touchesMoved: "~touchesMoved log|super|log super|drag|dragMake"
    case .touchesBegan, .touchesEnded, .touchesCancelled: "~\(rawValue) log|super|log super"
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
    case .target: "~target [EVENT[|EVENT]] [NAME|nil] ACTION"
    case .shouldReceive, .shouldBegin, .canPrevent, .canBePrevented: "~\(rawValue) yes|no"
    case .simultaneous: "~simultaneous NAME …|all"
    case .requireFailureOf, .requiredToFailBy: "~\(rawValue) NAME …"
    case .shouldHighlight, .shouldSelect, .shouldDeselect: "~\(rawValue) return yes|no"
    case .willSelect: "~willSelect return yes|nil|ROW"
    }
  }

  /// What it means, in a line.
  var meaning: String {
    switch self {
    case .hitTest: "what hitTest answers; passthrough: super's answer unless that is self"
    case .pointInside: "which points count as inside"
    case .draw: "what its drawing leaves free, for reading only: touches do not look at it"
    case .touchesMoved: "as touchesBegan; drag: the view follows the finger by its transform"
    case .touchesBegan, .touchesEnded, .touchesCancelled:
      "handles the touch (log), calls super, or both"
    case .pressesBegan, .pressesChanged, .pressesEnded, .pressesCancelled:
      "handles the press (log), calls super, or both"
    case .motionBegan, .motionEnded, .motionCancelled:
      "handles the shake (log), calls super, or both"
    case .remoteControlReceived: "handles the command (log), calls super, or both"
    case .next: "where the chain goes on; nil: it ends"
    case .canBecomeFirstResponder: "whether it may be first responder"
    case .resignFirstResponder: "whether it gives up being first responder"
    case .handles: "it implements the action"
    case .canPerformAction: "it refuses an action although it implements it"
    case .beginTracking: "whether a control's subclass wants the touch"
    case .continueTracking: "whether a control's subclass still wants the touch"
    case .gestureRecognizerShouldBegin: "whether a view lets recognizers recognize on it"
    case .target: "whom a control (for events) or a recognizer calls; nil climbs the chain"
    case .shouldReceive: "whether a delegate shows the recognizer a new touch"
    case .shouldBegin: "whether a delegate lets the recognizer recognize"
    case .simultaneous: "with whom a delegate lets it recognize at the same time"
    case .requireFailureOf: "whose failure a delegate makes it wait for"
    case .requiredToFailBy: "whom a delegate makes wait for its failure"
    case .shouldHighlight: "whether a touch highlights a row; no: nor is it selected"
    case .willSelect: "which row is selected; nil: none"
    case .shouldSelect: "whether an item is selected"
    case .shouldDeselect: "whether a selected item is deselected, where several may be selected"
    case .canPrevent: "whether a recognizer's subclass may prevent others"
    case .canBePrevented: "whether a recognizer's subclass may be prevented by others"
    }
  }
}

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
