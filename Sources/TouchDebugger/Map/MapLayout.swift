import TouchCore
import TouchNarration

//   MapContents      what is on the screen, in points
//        │ MapSelection     which views get a frame, and the tracks of all edges and fingers
//        │ MapNaming        what the names demand of the tracks
//        ▼
//   MapLayout        the cells of each frame, name, mark and finger
//        │ MapDrawing, MapLegend
//        ▼
//   lines

/// Where everything stands in a picture of the screen, in cells of a terminal.
///
/// It is the only layout for terminals: `map`, lessons, recordings and transcripts draw it.
/// Its laws: edges and fingers are in the order that they have on the screen, and a finger is in the
/// cell of an edge or a name only if it is on that edge.
struct MapLayout {
  /// A place in the picture.
  struct Cell: Hashable {
    var column, row: Int
  }

  /// Names beside each other.
  struct Label {
    let views: [ViewID]
    /// The view of the same frame whose name stands in the row above.
    let above: ViewID?
    /// The view of the same frame whose name stands in a row below.
    let next: ViewID?
    let cell: Cell
    /// The columns they may take with all signs.
    let width: Int
  }

  /// The mark of a view that is too small to draw.
  struct Mark {
    let view: ViewID
    let cell: Cell
    /// The letter that stands for its name; nil if the name stands behind the mark.
    let letter: Character?
  }

  /// More marks than this are no picture.
  private static let mostMarks = 60
  /// How many times as high as wide a cell is.
  private static let cellHeight = 2.0

  let contents: MapContents
  let columns, rows: Int
  let frames: MapFrames
  let labels: [Label]
  /// The letters that stand for the names of framed views.
  let keys: [(view: ViewID, letter: Character, cell: Cell)]
  private(set) var marks: [Mark] = []
  let fingers: [Cell]
  /// The views that are not in the picture, and those without anything that names them.
  private(set) var absent: [(view: ViewID, absence: MapAbsence)]

  /// Lays a picture out.
  ///
  /// - Parameters:
  ///   - contents: What there is to draw.
  ///   - columns: The most columns it may take, at least 8.
  ///   - rows: The most rows it may take, at least 4.
  ///   - usualRows: The rows it takes unless what is in it needs more; nil for the most.
  init(_ contents: MapContents, columns: Int, rows: Int, usualRows: Int? = nil) {
    let selection = MapSelection(contents, columns: columns, rows: rows)
    let (xs, ys) = selection.tracks
    // Between bare tracks, a slot each and one for the gap behind it.
    let slots = contents.frames(selection, xs: { 2 * xs.at($0) }, ys: { 2 * ys.at($0) })
    var ground = Canvas(columns: 2 * xs.places.count - 1, rows: 2 * ys.places.count - 1)
    slots.paint(on: &ground, isFollowing: false)
    for finger in selection.fingers {
      ground.put(
        contents.marks.finger, .bad, column: 2 * xs.at(finger.x), row: 2 * ys.at(finger.y),
        as: .mark)
    }
    var naming = MapNaming(contents, slots, ground: ground, xs: xs, ys: ys)
    naming.place(selection.framed)
    let small = selection.small.prefix(Self.mostMarks)
    for view in small {
      contents.shown[view].map { naming.makeRoom(for: $0, width: contents.width(of: view)) }
    }
    let usual = Cell(column: columns, row: min(usualRows ?? rows, rows))
    let size = Self.size(of: contents.screen, naming, usual: usual)
    let grid = MapGrid(
      naming.xs, naming.ys, columns: size.column, rows: size.row,
      fingers: selection.fingers.compactMap { finger in
        selection.frame(around: finger, in: contents).map { (finger, $0) }
      })
    self.contents = contents
    (self.columns, self.rows) = (size.column, size.row)
    frames = contents.frames(selection, xs: grid.column, ys: grid.row)
    labels = naming.labels.map { grid.label($0) }
    keys = naming.keys.map { ($0.view, $0.letter, grid.start(of: $0.run)) }
    fingers = selection.fingers.map { Cell(column: grid.column($0.x), row: grid.row($0.y)) }
    absent =
      contents.absent + selection.small.dropFirst(Self.mostMarks).map { ($0, .tooSmall) }
      + naming.covered.map { ($0, .covered) } + naming.nameless.map { ($0, .nameless) }
    placeMarks(Array(small), grid, &naming)
  }

  /// The columns and rows of a picture: in the proportions of the screen, unless what is in it needs
  /// more to stand where it is on the screen.
  private static func size(of screen: Rect, _ naming: MapNaming, usual: Cell) -> Cell {
    let shape = max(screen.size.width, 1) / max(screen.size.height, 1) * cellHeight
    let columns = min(Double(usual.column), (Double(usual.row) * shape).rounded())
    let rows = min(Double(usual.row), (columns / shape).rounded())
    return Cell(
      column: max(Int(columns), naming.xs.needed, min(naming.xs.wanted, usual.column)),
      row: max(Int(rows), naming.ys.needed, min(naming.ys.wanted, usual.row)))
  }

  /// Gives each view that is too small a free cell between the tracks where its middle is.
  private mutating func placeMarks(
    _ small: [ViewID], _ grid: MapGrid, _ naming: inout MapNaming
  ) {
    var taken = Canvas(columns: columns, rows: rows)
    frames.paint(on: &taken, isFollowing: false)
    for label in labels { taken.fill(label.cell, width: label.width) }
    for cell in keys.map({ $0.cell }) + fingers { taken.fill(cell, width: 1) }
    for view in small where !Interruption.isWanted {
      guard let rect = contents.shown[view] else { continue }
      guard !isCovered(view, at: rect.middle) else {
        absent.append((view, .covered))
        continue
      }
      let width = 1 + contents.width(of: view)
      let free = grid.cells(around: rect.middle)
      if let cell = free.first(where: { taken.isFree($0, width: width, upTo: grid.end(of: $0)) }) {
        marks.append(Mark(view: view, cell: cell, letter: nil))
        taken.fill(cell, width: width)
      } else if let cell = free.first(where: { taken.isFree($0, width: 1, upTo: $0.column) }),
        let letter = naming.nextLetter()
      {
        marks.append(Mark(view: view, cell: cell, letter: letter))
        taken.fill(cell, width: 1)
      } else {
        absent.append((view, .tooSmall))
      }
    }
  }

  /// Whether a framed view in front covers a place of another.
  private func isCovered(_ view: ViewID, at place: Point) -> Bool {
    contents.views.reversed().prefix { $0 != view }.contains { other in
      guard frames.boxes[other] != nil, contents.covers(other), !frames.fills(other),
        !contents.isIn(view, other)
      else { return false }
      let isHole = contents.holes(in: other).contains {
        contents.scene.rectOnScreen($0, in: other).contains(place)
      }
      return !isHole && contents.shown[other]?.contains(place) == true
    }
  }
}

extension MapTracks {
  /// The number of the track of a place that has one.
  func at(_ place: Double) -> Int { number(of: place) ?? 0 }
}

extension MapContents {
  /// The frames of a selection, with their edges in the cells that stand for places.
  fileprivate func frames(
    _ selection: MapSelection, xs: (Double) -> Int, ys: (Double) -> Int
  ) -> MapFrames {
    func box(_ rect: Rect) -> Canvas.Box {
      Canvas.Box(
        left: xs(rect.minX), top: ys(rect.minY), right: xs(rect.maxX), bottom: ys(rect.maxY))
    }
    var boxes: [ViewID: Canvas.Box] = [:]
    for view in selection.framed { boxes[view] = shown[view].map(box) }
    return MapFrames(
      self, boxes: boxes, areas: selection.areas.map { ($0.view, box($0.rect)) },
      holes: Dictionary(grouping: selection.holes, by: { $0.view })
        .mapValues { holes in holes.map { box($0.rect) } })
  }
}
