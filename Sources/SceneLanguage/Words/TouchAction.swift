import TouchCore

/// The word behind the time in a line of a touch.
enum TouchAction: String, Hashable, Sendable, CaseIterable {
  case down, move, up, cancel, motion, press, key, remote, set, wait, tap, wheel, hover

  /// What the fingers do; nil where it is not fingers that do something.
  var action: TouchEvent.Action? {
    switch self {
    case .down: .down
    case .move: .move
    case .up: .up
    case .cancel: .cancel
    case .motion, .press, .key, .remote, .set, .wait, .tap, .wheel, .hover: nil
    }
  }

  /// How its line is written.
  var form: String {
    switch self {
    case .down:
      "<ms> down FINGER[,FINGER] at x,y … | in VIEW x,y … [type=\(TouchTypes.form)] [button=primary|secondary] [& …]"
    case .move: "<ms> move FINGER[,FINGER] at x,y … | in VIEW x,y … | by dx,dy … [& …]"
    case .up: "<ms> up FINGER[,FINGER] [at x,y …] [& …]"
    case .cancel: "<ms> cancel FINGER[,FINGER] [reason=\"…\"] [& …]"
    case .motion: "<ms> motion \(shakeWord)"
    case .press: "<ms> press NAME down|up"
    case .key: "<ms> key NAME"
    case .remote: "<ms> remote NAME"
    case .set: "<ms> set VIEW|RECOGNIZER|app property… [& set …]"
    case .wait: "<ms> wait"
    case .tap: "<ms> tap \(statusBarWord)"
    case .wheel: "<ms> wheel at x,y by dx,dy [\(trackpadWord)]"
    case .hover: "<ms> hover at x,y"
    }
  }
}

/// The only motion there is.
let shakeWord = "shake"

/// All that is tapped as a whole: fingers go down on everything else.
let statusBarWord = "statusBar"

/// Fingers that scroll on a trackpad, and not a wheel (22.4).
let trackpadWord = "continuous"
