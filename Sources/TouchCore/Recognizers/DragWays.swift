/// The ways a finger may drag a scroll view from where it is.
struct DragWays {
  /// Those that move it.
  var own: Directions = []
  /// Those that it leaves to the scroll view around it (20.16).
  var parents: Directions = []
  /// Those that it leaves, at its edge, to the sheet or the stack around it (19.28, 19.30, 19.54).
  var taken: Directions = []

  /// Whatever way the fingers go.
  static let all = DragWays(own: [.left, .right, .up, .down])
}
