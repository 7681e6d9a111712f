#if canImport(Glibc)
  import func Glibc.cos
#elseif canImport(Darwin)
  import func Darwin.cos
#else
  import func WASILibc.cos
#endif
import TouchCore

//      ╱‾‾outer‾‾╲        lines that touch a curve, and lines through points of it:
//     ╱ ╭───────╮ ╲       within the second all is inside, beyond the first all is outside,
//     │ │ inner │ │       and the curve lies in the thin ring between
//     ╲ ╰───────╯ ╱

/// A curve between two areas with straight edges.
struct CurvedOutline {
  /// Lies within the curve.
  let inner: LocalArea
  /// The curve lies within it.
  let outer: LocalArea

  /// So many lines follow a quarter of a curve that the ring has a four-hundredth of its area.
  private static let linesInQuarter = 16
  private static let turn = 90 / Double(linesInQuarter)

  /// The ellipse that fills a rectangle; nil where that is none.
  init?(ellipseIn rect: Rect) {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let (width, height) = (rect.size.width / 2, rect.size.height / 2)
    // To the circle of radius 1 around zero.
    let way = AffineTransform.translation(-(rect.minX + width), -(rect.minY + height))
      .concatenating(.scale(1 / width, 1 / height))
    let circle = CurvedOutline(core: .zero, radius: 1)
    inner = circle.inner.before(way)
    outer = circle.outer.before(way)
  }

  /// A rectangle with rounded corners; nil where they are not round.
  init?(_ rect: Rect, radius: Double) {
    guard rect.size.width > 0, rect.size.height > 0 else { return nil }
    let radius = min(radius, rect.size.width / 2, rect.size.height / 2)
    guard radius > 0 else { return nil }
    let round = CurvedOutline(core: rect.expanded(by: -radius), radius: radius)
    let edges = LocalArea(rect)?.lines ?? []
    inner = LocalArea(edges + round.inner.lines)
    outer = LocalArea(edges + round.outer.lines)
  }

  /// What lies at most so far from a rectangle.
  private init(core: Rect, radius: Double) {
    let all = 0..<4 * Self.linesInQuarter
    outer = LocalArea(
      all.map { Self.line(at: Double($0) * Self.turn, core, beyond: radius) })
    // A hair less, so that no corner of it lies on the curve, where only the search knows.
    let chord = radius * (cos(Self.turn / 2 * .pi / 180) - 1e-9)
    inner = LocalArea(
      all.map { Self.line(at: (Double($0) + 0.5) * Self.turn, core, beyond: chord) })
  }

  /// The line square to a direction, so far beyond the corner of a rectangle that lies that way.
  private static func line(at degrees: Double, _ core: Rect, beyond: Double) -> LocalLine {
    let way = AffineTransform.rotation(degrees: degrees).apply(Point(1, 0))
    let corner = Point(way.x > 0 ? core.maxX : core.minX, way.y > 0 ? core.maxY : core.minY)
    return LocalLine(
      normal: Point(-way.x, -way.y), limit: -(way.x * corner.x + way.y * corner.y + beyond),
      isClosed: true)
  }
}
