import TouchCore

//   points of the window ─▶ cells ─▶ off the superview's border ─▶ what is not clipped

extension MapDrawing {
  /// The cells of a view, of a turned one those of the box around it; nil where none is seen.
  func box(of view: ViewID) -> Canvas.Box? {
    guard let box = unclippedBox(of: view).shared(with: canvas.whole) else { return nil }
    return scene.path(from: view).dropFirst().filter { scene[$0].clipsToBounds }
      .reduce(box) { box, clipping in
        box.flatMap { $0.shared(with: boxes[clipping] ?? .nowhere) }
      }
  }

  /// Whether a view lies beside the picture, whatever clips it.
  func isOutside(_ view: ViewID) -> Bool {
    unclippedBox(of: view).shared(with: canvas.whole) == nil
  }

  private func unclippedBox(of view: ViewID) -> Canvas.Box {
    let rect = scene.convert(scene[view].bounds, from: view, to: window)
    let first = cell(of: Point(rect.minX, rect.minY))
    let last = cell(of: Point(rect.maxX, rect.maxY))
    let box = Canvas.Box(
      left: first.column, top: first.row, right: max(first.column, last.column),
      bottom: max(first.row, last.row))
    guard let superview = scene[view].superview, let outer = boxes[superview] else { return box }
    return apart(
      box, rect, outer, scene.convert(scene[superview].bounds, from: superview, to: window))
  }

  /// Keeps a border off its superview's where the two edges really differ, if there is room.
  private func apart(
    _ box: Canvas.Box, _ rect: Rect, _ outer: Canvas.Box, _ outerRect: Rect
  ) -> Canvas.Box {
    var box = box
    if rect.minX > outerRect.minX, box.left == outer.left { box.left += 1 }
    if rect.minY > outerRect.minY, box.top == outer.top { box.top += 1 }
    if rect.maxX < outerRect.maxX, box.right == outer.right { box.right -= 1 }
    if rect.maxY < outerRect.maxY, box.bottom == outer.bottom { box.bottom -= 1 }
    box.right = max(box.left, box.right)
    box.bottom = max(box.top, box.bottom)
    return box
  }

  func cell(of point: Point) -> (column: Int, row: Int) {
    let bounds = scene[window].bounds
    let x = (point.x - bounds.minX) / max(bounds.size.width, 1) * Double(canvas.columns - 1)
    let y = (point.y - bounds.minY) / max(bounds.size.height, 1) * Double(canvas.rows - 1)
    return (clamped(x), clamped(y))
  }

  /// Far outside is all the same, and must not overflow.
  private func clamped(_ cell: Double) -> Int {
    guard cell.isFinite else { return -10_000 }
    return Int(max(-10_000, min(10_000, cell.rounded())))
  }
}

extension Canvas.Box {
  /// Cells of no picture.
  fileprivate static let nowhere = Canvas.Box(left: -1, top: -1, right: -1, bottom: -1)
}
