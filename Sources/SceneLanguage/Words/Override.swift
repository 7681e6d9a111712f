import TouchCore

/// A line that begins with `~`: what a subclass does instead, by the word behind the mark.
enum Override: String, Hashable, Sendable, CaseIterable {
  case hitTest, pointInside
  case touchesBegan, touchesMoved, touchesEnded, touchesCancelled
  case next

  /// The touches method, if it is one.
  var method: ResponderMethod? {
    switch self {
    case .touchesBegan: .began
    case .touchesMoved: .moved
    case .touchesEnded: .ended
    case .touchesCancelled: .cancelled
    case .hitTest, .pointInside, .next: nil
    }
  }

  /// Whether only views have it.
  var isOfViews: Bool { self == .hitTest || self == .pointInside }

  /// How it is written.
  var form: String {
    switch self {
    case .hitTest: "~hitTest return nil|self|NAME|super|passthrough"
    case .pointInside:
      "~pointInside return yes|no, expand N, holes x,y,w,h … or include NAME"
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      "~\(rawValue) log|super|log super"
    case .next: "~next NAME|nil"
    }
  }

  /// What it means, in a line.
  var meaning: String {
    switch self {
    case .hitTest: "what hitTest answers; passthrough: super's answer unless that is self"
    case .pointInside: "which points count as inside"
    case .touchesBegan, .touchesMoved, .touchesEnded, .touchesCancelled:
      "handles the touch (log), calls super, or both"
    case .next: "where the chain goes on; nil: it ends"
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
