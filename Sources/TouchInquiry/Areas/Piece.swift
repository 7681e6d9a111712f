import TouchCore

//     ┌──────┬───┐
//     │      │in │      a line splits a convex piece into two; every edge keeps the number of the
//     │ out  │   │      line it lies on, so that a point on an edge is on one side only
//     └──────┴───┘

/// A convex part of the screen whose edges lie on numbered lines: a polygon that knows why it ends
/// where it does.
struct Piece {
  struct Corner {
    let point: Point
    /// The line of the edge that begins here: its number, or the complement of that where the
    /// piece lies on the outer side.
    let edge: Int32
  }

  let corners: [Corner]
  /// Lines that lie on one of its edges as far as numbers tell, all of it on one side of them: what
  /// lies between the edge and such a line is too narrow to be a piece, and belongs to none.
  let besides: [Int32]
  /// The smallest rectangle around it.
  let box: Rect
  /// In square points.
  let area: Double

  /// A smaller part than this is not told from nothing, in square points.
  static let leastArea = 1e-7
  /// Nearer to a line than this lies on it.
  static let nearest = 1e-9
  /// More lines than these on its edges are forgotten.
  private static let mostBesides = 64

  init(_ corners: [Corner], besides: [Int32] = []) {
    self.corners = corners
    self.besides = besides
    guard var before = corners.last?.point else {
      (box, area) = (.zero, 0)
      return
    }
    var (low, high, twice) = (before, before, 0.0)
    for corner in corners {
      let here = corner.point
      low = Point(min(low.x, here.x), min(low.y, here.y))
      high = Point(max(high.x, here.x), max(high.y, here.y))
      twice += before.x * here.y - here.x * before.y
      before = here
    }
    box = Rect(origin: low, size: Size(high.x - low.x, high.y - low.y))
    area = abs(twice) / 2
  }

  /// It without the numbers of its edges.
  var outline: Polygon { Polygon(corners.map { $0.point }) }

  /// A point inside of it.
  var middle: Point { outline.middle }

  /// Splits it along a line with a number; a part too narrow to tell goes with the other one.
  func split(_ line: LocalLine, _ number: Int32) -> (inside: Piece?, outside: Piece?) {
    var (hasInside, hasOutside) = (false, false)
    let places = corners.map { corner -> Double in
      let place = line.normal.x * corner.point.x + line.normal.y * corner.point.y - line.limit
      guard abs(place) > Self.nearest else { return 0 }
      if place > 0 { hasInside = true } else { hasOutside = true }
      return place
    }
    // A line that only touches it is kept in mind: it may lie a hair beyond the edge, or before it.
    let touches = places.contains(0)
    guard hasOutside else { return (touches ? keeping(number) : self, nil) }
    guard hasInside else { return (nil, touches ? keeping(~number) : self) }
    let inside = part(places, side: 1, cut: number)
    guard inside.area > Self.leastArea else { return (nil, keeping(~number)) }
    let outside = part(places, side: -1, cut: ~number)
    guard outside.area > Self.leastArea else { return (keeping(number), nil) }
    return (inside, outside)
  }

  private func keeping(_ edge: Int32) -> Piece {
    guard besides.count < Self.mostBesides else { return self }
    return Piece(corners, besides: besides + [edge])
  }

  private func part(_ places: [Double], side: Double, cut: Int32) -> Piece {
    var kept: [Corner] = []
    kept.reserveCapacity(corners.count + 1)
    for index in corners.indices {
      let next = index + 1 == corners.count ? 0 : index + 1
      let (here, there) = (places[index] * side, places[next] * side)
      if here >= 0 {
        let leaves = here == 0 && there < 0
        kept.append(Corner(point: corners[index].point, edge: leaves ? cut : corners[index].edge))
      }
      guard here > 0 && there < 0 || here < 0 && there > 0 else { continue }
      let share = here / (here - there)
      let (from, to) = (corners[index].point, corners[next].point)
      let crossing = Point(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share)
      kept.append(Corner(point: crossing, edge: here > 0 ? cut : corners[index].edge))
    }
    return Piece(kept, besides: besides)
  }
}
