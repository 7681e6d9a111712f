import TouchCore
import TouchNarration

/// Draws a picture that is laid out.
struct MapDrawing {
  let layout: MapLayout
  private(set) var canvas: Canvas

  init(_ layout: MapLayout) {
    self.layout = layout
    canvas = Canvas(columns: layout.columns, rows: layout.rows)
    layout.frames.paint(on: &canvas, isFollowing: true)
    for label in layout.labels { write(label) }
    for key in layout.keys { put(key.letter, style(of: key.view), at: key.cell, as: .name) }
    for mark in layout.marks { write(mark) }
    for finger in layout.fingers.reversed() {
      put(layout.contents.marks.finger, .bad, at: finger, as: .mark)
    }
  }

  private mutating func write(_ label: MapLayout.Label) {
    var cell = label.cell
    let joints = layout.contents.joints(of: label.views[...], above: label.above, next: label.next)
    write(joints.lead, .dim, at: &cell)
    for (place, view) in label.views.enumerated() {
      if place > 0 {
        let joint = layout.contents.joint(of: label.views[place - 1], and: view)
        write(joint, .dim, at: &cell)
      }
      writeName(of: view, at: &cell)
    }
    write(joints.trail, .dim, at: &cell)
  }

  private mutating func write(_ mark: MapLayout.Mark) {
    guard let letter = mark.letter else {
      var cell = mark.cell
      put(layout.contents.marks.small, style(of: mark.view), at: cell, as: .mark)
      cell.column += 1
      return writeName(of: mark.view, at: &cell)
    }
    put(letter, style(of: mark.view), at: mark.cell, as: .name)
  }

  /// Writes a name with the signs behind it.
  private mutating func writeName(of view: ViewID, at cell: inout MapLayout.Cell) {
    let style = style(of: view)
    write(layout.contents.name(of: view), style, at: &cell)
    for sign in layout.contents.signs(of: view) {
      write(" ", style, at: &cell)
      put(sign, style, at: cell, as: .mark)
      cell.column += 1
    }
  }

  private mutating func write(
    _ text: String, _ style: StyledRun.Style, at cell: inout MapLayout.Cell
  ) {
    canvas.write(text, style, column: cell.column, row: cell.row, upTo: layout.columns - 1)
    cell.column += displayWidth(text)
  }

  private mutating func put(
    _ character: Character, _ style: StyledRun.Style, at cell: MapLayout.Cell, as ink: Canvas.Ink
  ) {
    canvas.put(character, style, column: cell.column, row: cell.row, as: ink)
  }

  private func style(of view: ViewID) -> StyledRun.Style {
    let style = layout.contents.style(of: view)
    return style == .plain ? .name : style
  }
}
