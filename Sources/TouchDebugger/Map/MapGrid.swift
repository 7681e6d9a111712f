import TouchCore
import TouchNarration

/// The tracks of both axes with their cells.
struct MapGrid {
  private let xs, ys: MapTracks
  private let columns, rows: [Int]

  /// Gives the tracks their cells in a picture of some size.
  ///
  /// - Parameter fingers: The fingers, each with the smallest frame that it is in.
  init(
    _ xs: MapTracks, _ ys: MapTracks, columns: Int, rows: Int, fingers: [(at: Point, frame: Rect)]
  ) {
    self.xs = xs
    self.ys = ys
    self.columns = xs.cells(
      in: columns,
      inner: fingers.map { (xs.at($0.at.x), xs.at($0.frame.minX), xs.at($0.frame.maxX)) })
    self.rows = ys.cells(
      in: rows,
      inner: fingers.map { (ys.at($0.at.y), ys.at($0.frame.minY), ys.at($0.frame.maxY)) })
  }

  /// The column of a place that has a track.
  func column(_ x: Double) -> Int { xs.number(of: x).map { columns[$0] } ?? 0 }

  /// The row of a place that has a track.
  func row(_ y: Double) -> Int { ys.number(of: y).map { rows[$0] } ?? 0 }

  /// The first cell of slots beside each other.
  func start(of run: MapNaming.Run) -> MapLayout.Cell {
    MapLayout.Cell(
      column: columns[run.first / 2] + run.first % 2, row: rows[run.row / 2] + run.row % 2)
  }

  /// The names in a run.
  func label(_ label: MapNaming.Label) -> MapLayout.Label {
    let start = start(of: label.run)
    let last = columns[(label.run.last + 1) / 2] - label.run.last % 2
    return MapLayout.Label(
      views: label.views, above: label.above, next: label.next, cell: start,
      width: last - start.column + 1)
  }

  /// The cells between the tracks around a point, those nearest to it first.
  func cells(around point: Point) -> [MapLayout.Cell] {
    let (x, y) = (xs.gap(around: point.x), ys.gap(around: point.y))
    let across = between(columns[x], columns[x + 1], xs.share(of: point.x, in: x))
    let down = between(rows[y], rows[y + 1], ys.share(of: point.y, in: y))
    return down.flatMap { row in across.map { MapLayout.Cell(column: $0, row: row) } }
  }

  /// The last column before the next track behind a cell.
  func end(of cell: MapLayout.Cell) -> Int {
    (columns.first { $0 > cell.column } ?? cell.column + 1) - 1
  }

  private func between(_ from: Int, _ to: Int, _ share: Double) -> [Int] {
    let ideal = Double(from) + share * Double(to - from)
    return (from + 1..<max(to, from + 1)).sorted {
      (abs(Double($0) - ideal), $0) < (abs(Double($1) - ideal), $1)
    }
  }
}

extension MapTracks {
  /// How far a place lies between a track and the next, from 0 to 1.
  fileprivate func share(of place: Double, in gap: Int) -> Double {
    (place - places[gap]) / max(places[gap + 1] - places[gap], .leastNormalMagnitude)
  }
}

extension Canvas {
  /// Takes cells, so that nothing else is put there.
  mutating func fill(_ cell: MapLayout.Cell, width: Int) {
    for column in cell.column..<cell.column + width {
      put("#", .plain, column: column, row: cell.row, as: .mark)
    }
  }

  /// Whether nothing stands in cells beside each other that end before a column.
  func isFree(_ cell: MapLayout.Cell, width: Int, upTo last: Int) -> Bool {
    cell.column + width - 1 <= last
      && (cell.column..<cell.column + width).allSatisfy { isBlank(column: $0, row: cell.row) }
  }
}
