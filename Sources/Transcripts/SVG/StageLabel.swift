import TouchCore

//   ┌───────────────┐
//   │③ thirdView    │   a badge: the order of asking; a name; what the view said
//   │  ✗ outside    │
//   └───────────────┘   names keep off each other; one without room is left out

/// A name on the stage, with what was said.
struct StageLabel {
  let shape: StageShape
  /// As which one it was asked, from 1.
  let order: Int?
  let name: String
  /// `✗ outside` and its like.
  let mark: String
  let ink: Ink
  /// Whether it must be there, room or not.
  let isNeeded: Bool
}

/// A label in its place.
struct PlacedLabel {
  let label: StageLabel
  let name: String
  let size: Double
  let box: Rect
  /// The turn of a label along a turned view, in degrees.
  var turn = 0.0
  /// Whether the mark stands on a line of its own.
  let hasTwoLines: Bool
  /// What nothing else should cover.
  var around: Rect {
    let corners = label.shape.whole.corners
    return turn == 0 || corners.count < 2 ? box : box.turned(along: corners[1] - corners[0])
  }
}
