import TouchCore

//   ┌───────────────┐
//   │③ thirdView    │   a badge: the order of asking; a name; what the view said
//   │  ✗ outside    │
//   └───────────────┘   names keep off each other; one without room stands beside its view

/// A name on the stage, with what was said.
struct StageLabel {
  let shape: StageShape
  /// As which one it was asked, from 1.
  let order: Int?
  let name: String
  /// `✗ outside` and its like.
  let mark: String
  let ink: Ink
  /// What becomes of it where room is scarce.
  let need: Need

  /// How much a name is missed where it has no room.
  enum Need: Hashable, Sendable {
    /// It is left out if there is no room for it in its own view or beside it.
    case extra
    /// It is cut, and may stand beside its view; it never covers another.
    case wanted
    /// It must be there.
    case must
  }
}

struct PlacedLabel {
  let label: StageLabel
  let name: String
  let size: Double
  let box: Rect
  /// The turn of a label along a turned view, in degrees.
  var turn = 0.0
  /// The line from a name beside its view to the view.
  var leader: (from: Point, to: Point)?
  /// Whether the mark stands on a line of its own.
  let hasTwoLines: Bool
  /// The middle of its badge.
  var badge: Point { Point(box.minX + size / 2, base - size * 0.34) }
  /// Where its name begins.
  var start: Point { Point(box.minX + (label.order == nil ? 0 : size + 5), base) }
  var markStart: Point {
    guard !hasTwoLines else { return Point(start.x, base + size * 1.2) }
    return Point(start.x + LetterWidth.ofName(name, size: size) + size * 0.6, base)
  }
  private var base: Double { box.minY + size * 0.95 }
  /// Its turn, as the attribute of an element.
  var transform: String {
    let middle = Point(box.minX + box.size.width / 2, box.minY + box.size.height / 2)
    return turn == 0 ? "" : "rotate(\(drawn(turn)) \(middle.picture))"
  }
  /// What nothing else should cover.
  var around: Rect {
    let corners = label.shape.whole.corners
    return turn == 0 || corners.count < 2 ? box : box.turned(along: corners[1] - corners[0])
  }
}
