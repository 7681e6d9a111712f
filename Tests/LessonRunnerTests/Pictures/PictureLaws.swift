import TouchCore
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

/// Checks a picture for the terminal against the geometry of its screen.
struct PictureLaws {
  private let contents: MapContents
  private let layout: MapLayout
  private let scene: Scene
  private let lines: [StyledText]
  private(set) var faults: [String] = []

  /// Checks a moment; nil if there is no window.
  init?(_ trace: Trace, cursor: Int, columns: Int, rows: Int) {
    guard
      let contents = MapContents(
        trace, cursor: cursor, marks: MapMarks(ascii: false), part: nil)
    else { return nil }
    self.contents = contents
    layout = MapLayout(contents, columns: columns, rows: rows)
    scene = contents.scene
    let drawing = MapDrawing(layout)
    lines = drawing.canvas.lines
    if layout.columns > columns || layout.rows > rows || lines.count != layout.rows {
      faults.append("size: \(layout.columns)x\(layout.rows) in \(columns)x\(rows)")
    }
    for line in lines where line.width > layout.columns { faults.append("width: \(line.plain)") }
    let views = contents.views.filter { layout.frames.boxes[$0] != nil }
    for view in views { check(view, among: views) }
    for view in views { checkEdges(around: view, in: drawing.canvas) }
    checkFingers(views)
    checkMarks(views)
    checkNames(drawing)
  }

  /// A text to see what is wrong.
  var report: String {
    faults.joined(separator: "\n") + "\n" + lines.map(\.plain).joined(separator: "\n")
  }

  /// What of a view the picture can show, by its own reckoning.
  private func visible(_ view: ViewID) -> Rect? {
    scene.path(from: view).reduce(contents.screen.shared(with: scene.rectOnScreen(of: view))) {
      rect, around in
      around == view || !scene[around].clipsToBounds
        ? rect : rect?.shared(with: scene.rectOnScreen(of: around))
    }
  }

  /// The side on which a place lies of another; nil for places that are nearly the same.
  private func side(_ place: Double, of other: Double) -> Int? {
    place == other ? 0 : abs(place - other) < 1.0 / 32 ? nil : place < other ? -1 : 1
  }

  private mutating func expect(_ cell: Int, _ other: Int, like side: Int?, _ what: String) {
    guard let side, (cell - other).signum() != side else { return }
    faults.append(what)
  }

  /// Containment, order and overlap are those of all edges.
  private mutating func check(_ view: ViewID, among views: [ViewID]) {
    guard let rect = visible(view), let box = layout.frames.boxes[view] else {
      return faults.append("\(scene.name(of: view)) is drawn, but not in the picture")
    }
    for other in views {
      guard let rect2 = visible(other), let box2 = layout.frames.boxes[other] else { continue }
      let what = "edges of \(scene.name(of: view)) and \(scene.name(of: other))"
      for (edge, cell) in [(rect.minX, box.left), (rect.maxX, box.right)] {
        expect(cell, box2.left, like: side(edge, of: rect2.minX), what)
        expect(cell, box2.right, like: side(edge, of: rect2.maxX), what)
      }
      for (edge, cell) in [(rect.minY, box.top), (rect.maxY, box.bottom)] {
        expect(cell, box2.top, like: side(edge, of: rect2.minY), what)
        expect(cell, box2.bottom, like: side(edge, of: rect2.maxY), what)
      }
    }
  }

  /// An edge of a superview that a view sticks out of is seen across it.
  private mutating func checkEdges(around view: ViewID, in canvas: Canvas) {
    guard let box = layout.frames.boxes[view] else { return }
    for around in scene.path(from: view).dropFirst() {
      guard let edge = layout.frames.boxes[around], let shared = edge.shared(with: box) else {
        continue
      }
      for row in [edge.top, edge.bottom] where box.top < row && row < box.bottom {
        for column in shared.left...shared.right
        where canvas.isBlank(column: column, row: row)
          && canvas.lineOwner(column: column, row: row) == view
        {
          faults.append("\(scene.name(of: view)) hides an edge of \(scene.name(of: around))")
        }
      }
      for column in [edge.left, edge.right] where box.left < column && column < box.right {
        for row in shared.top...shared.bottom
        where canvas.isBlank(column: column, row: row)
          && canvas.lineOwner(column: column, row: row) == view
        {
          faults.append("\(scene.name(of: view)) hides an edge of \(scene.name(of: around))")
        }
      }
    }
  }

  /// A finger is on its side of each edge, and on no edge or name but those it is on.
  private mutating func checkFingers(_ views: [ViewID]) {
    if layout.fingers.count != contents.fingers.count { faults.append("a finger is missing") }
    for (point, cell) in zip(contents.fingers, layout.fingers) {
      for view in views {
        guard let rect = visible(view), let box = layout.frames.boxes[view] else { continue }
        let what = "finger and \(scene.name(of: view))"
        expect(cell.column, box.left, like: side(point.x, of: rect.minX), what)
        expect(cell.column, box.right, like: side(point.x, of: rect.maxX), what)
        expect(cell.row, box.top, like: side(point.y, of: rect.minY), what)
        expect(cell.row, box.bottom, like: side(point.y, of: rect.maxY), what)
      }
      let labels = layout.labels.map { ($0.cell, $0.width) }
      let letters = (layout.keys.map { $0.cell } + layout.marks.map { $0.cell }).map { ($0, 1) }
      for (start, width) in labels + letters
      where start.row == cell.row && (start.column..<start.column + width).contains(cell.column) {
        faults.append("finger over a name at \(cell.column),\(cell.row)")
      }
    }
  }

  /// The mark of a small view is on its side of each edge.
  private mutating func checkMarks(_ views: [ViewID]) {
    for mark in layout.marks {
      guard let middle = visible(mark.view)?.middle else {
        faults.append("\(scene.name(of: mark.view)) has a mark, but is not in the picture")
        continue
      }
      for view in views {
        guard let rect = visible(view), let box = layout.frames.boxes[view] else { continue }
        let what = "mark of \(scene.name(of: mark.view)) and \(scene.name(of: view))"
        for (place, edge, cell, at) in [
          (middle.x, rect.minX, mark.cell.column, box.left),
          (middle.x, rect.maxX, mark.cell.column, box.right),
          (middle.y, rect.minY, mark.cell.row, box.top),
          (middle.y, rect.maxY, mark.cell.row, box.bottom),
        ] where abs(place - edge) > 1.0 / 32 {
          expect(cell, at, like: side(place, of: edge), what)
        }
      }
    }
  }

  /// Each name is whole in the picture, or listed below it.
  private mutating func checkNames(_ drawing: MapDrawing) {
    let listed =
      layout.absent.map { $0.view } + layout.keys.map { $0.view }
      + layout.marks.filter { $0.letter != nil }.map { $0.view }
    let written =
      layout.labels.flatMap { $0.views } + layout.marks.filter { $0.letter == nil }.map { $0.view }
    if (listed + written).sorted() != contents.views.sorted() {
      faults.append("named: \(written), listed: \(listed)")
    }
    let text = lines.map(\.plain).joined(separator: "\n")
    for view in written where !text.contains(contents.name(of: view)) {
      faults.append("\(contents.name(of: view)) is cut")
    }
    let legend = MapLegend(drawing, .english)
    let words = legend.sentences.map(\.plain).joined(separator: "\n")
    for view in listed where !words.contains(scene.name(of: view)) {
      faults.append("\(scene.name(of: view)) is not listed")
    }
  }
}
