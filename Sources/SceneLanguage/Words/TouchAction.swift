import TouchCore

/// The word behind the time in a line of a touch.
enum TouchAction: String, Hashable, Sendable, CaseIterable {
  case down, move, up, cancel, wait

  /// What the finger does; nil where only time passes.
  var action: TouchEvent.Action? {
    switch self {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    case .wait: nil
    }
  }

  /// How its line is written.
  var form: String {
    switch self {
    case .down: "<ms> down FINGER at x,y | in VIEW x,y"
    case .move: "<ms> move FINGER at x,y | in VIEW x,y | by dx,dy"
    case .up: "<ms> up FINGER [at x,y]"
    case .cancel: "<ms> cancel FINGER [reason=\"…\"]"
    case .wait: "<ms> wait"
    }
  }

  /// What it means, in a line.
  var meaning: String {
    switch self {
    case .down: "a finger lands"
    case .move: "it moves"
    case .up: "it is lifted"
    case .cancel: "the system takes the touch away"
    case .wait: "nothing happens until then"
    }
  }
}
