import TouchCore

/// The lines along which the screen was cut, by their numbers.
struct LineTable {
  /// A line, and whose coordinates say it; nil for the screen's.
  struct Entry {
    let view: ViewID?
    /// Whose coordinates those of the view are converted to, where another view's bounds count.
    let other: ViewID?
    let line: LocalLine
    let onScreen: LocalLine
  }

  private(set) var entries: [Entry] = []

  /// Notes an area of a view; nil where its lines cannot be said on the screen.
  ///
  /// - Parameter way: What leads from the screen to the view's own coordinates.
  mutating func add(_ area: LocalArea, of view: ViewID?, _ way: AffineTransform) -> CutArea? {
    var lines: [(number: Int32, line: LocalLine)] = []
    lines.reserveCapacity(area.lines.count)
    for line in area.lines {
      guard let onScreen = line.before(way).unit else { return nil }
      lines.append((Int32(entries.count), onScreen))
      entries.append(Entry(view: view, other: area.other, line: line, onScreen: onScreen))
    }
    return CutArea(lines: lines)
  }

  /// Whether a point of the screen lies on the side of a line that an edge's number means, asked in
  /// the same coordinates as hit testing asks it.
  func holds(_ edge: Int32, _ point: Point, in scene: Scene) -> Bool {
    let entry = entries[Int(edge < 0 ? ~edge : edge)]
    let line = entry.onScreen
    let distance = line.normal.x * point.x + line.normal.y * point.y - line.limit
    // Well away from a line the last digits do not matter.
    guard abs(distance) < 1e-4 else { return (distance > 0) == (edge >= 0) }
    var local = point
    if let view = entry.view {
      local = scene.fromScreenAsHit(point, to: view)
      if let other = entry.other { local = scene.convert(local, from: view, to: other) }
    }
    return entry.line.holds(local) == (edge >= 0)
  }

  /// The inner sides of a piece's edges, on the screen.
  func area(of piece: Piece) -> CutArea {
    CutArea(
      lines: piece.corners.map { corner in
        let edge = corner.edge
        guard edge < 0 else { return (edge, entries[Int(edge)].onScreen) }
        let line = entries[Int(~edge)].onScreen
        let normal = Point(-line.normal.x, -line.normal.y)
        return (edge, LocalLine(normal: normal, limit: -line.limit, isClosed: !line.isClosed))
      })
  }
}

/// A convex area of the screen by which pieces are cut.
struct CutArea {
  let lines: [(number: Int32, line: LocalLine)]

  /// Cuts a piece into what lies in the area and the rest of it.
  func cut(_ piece: Piece) -> (inside: Piece?, outside: [Piece]) {
    guard !misses(piece) else { return (nil, [piece]) }
    var inside = piece
    var outside: [Piece] = []
    for (number, line) in lines {
      let parts = inside.split(line, number)
      guard let kept = parts.inside else {
        let isTouched = parts.outside.map { $0.besides.count > inside.besides.count } == true
        return (nil, isTouched ? outside + [parts.outside ?? inside] : [piece])
      }
      if let away = parts.outside { outside.append(away) }
      inside = kept
    }
    return (inside, outside)
  }

  /// Cuts a piece along all the lines: every part is on one side of each.
  func divide(_ piece: Piece) -> [Piece] {
    lines.reduce([piece]) { parts, line in
      parts.flatMap { part in
        let (inside, outside) = part.split(line.line, line.number)
        return [inside, outside].compactMap { $0 }
      }
    }
  }

  /// What of a piece lies in the area; nil where nothing does.
  func inside(of piece: Piece) -> Piece? {
    guard !misses(piece) else { return nil }
    var inside = piece
    for (number, line) in lines {
      guard let kept = inside.split(line, number).inside else { return nil }
      inside = kept
    }
    return inside
  }

  /// Whether one of the lines has all of a piece on its outer side, and does not touch it.
  func misses(_ piece: Piece) -> Bool { misses(piece.box) }

  /// The same of all that lies in a box.
  func misses(_ box: Rect) -> Bool {
    lines.contains { _, line in
      let x = line.normal.x > 0 ? box.maxX : box.minX
      let y = line.normal.y > 0 ? box.maxY : box.minY
      return line.normal.x * x + line.normal.y * y < line.limit - Piece.nearest
    }
  }
}
