import TouchCore

//   points of the screen ─▶ cells ─▶ off the superview's border ─▶ what is not clipped

extension MapDrawing {
  /// The cells of a view, of a turned one those of the box around it; nil where none is seen.
  func box(of view: ViewID) -> Canvas.Box? {
    guard let box = unclippedBox(of: view).shared(with: canvas.whole) else { return nil }
    guard let superview = scene[view].superview else { return box }
    return (clips[superview] ?? clip(around: superview))?.shared(with: box)
  }

  /// What a view that was placed leaves of the picture for what is in it.
  func clip(below view: ViewID) -> Canvas.Box? {
    let around = scene[view].superview.map { clips[$0] ?? clip(around: $0) } ?? canvas.whole
    guard scene[view].clipsToBounds else { return around }
    return around?.shared(with: boxes[view] ?? .nowhere)
  }

  /// What a view beside the picture, and those around it, leave of it.
  private func clip(around view: ViewID) -> Canvas.Box? {
    scene.path(from: view).contains { scene[$0].clipsToBounds } ? nil : canvas.whole
  }

  /// The cells of an area in the coordinates of a view; nil where none is in the picture.
  func box(of area: Rect, in view: ViewID) -> Canvas.Box? {
    cells(of: scene.rectOnScreen(area, in: view)).shared(with: canvas.whole)
  }

  /// Whether a view lies beside the picture, whatever clips it.
  func isOutside(_ view: ViewID) -> Bool {
    unclippedBox(of: view).shared(with: canvas.whole) == nil
  }

  private func unclippedBox(of view: ViewID) -> Canvas.Box {
    guard let rect = rects[view] else { return .nowhere }
    let box = cells(of: rect)
    guard let superview = scene[view].superview, let outer = boxes[superview],
      let outerRect = rects[superview]
    else { return box }
    return apart(box, rect, outer, outerRect)
  }

  private func cells(of rect: Rect) -> Canvas.Box {
    let first = cell(of: Point(rect.minX, rect.minY))
    let last = cell(of: Point(rect.maxX, rect.maxY))
    return Canvas.Box(
      left: first.column, top: first.row, right: max(first.column, last.column),
      bottom: max(first.row, last.row))
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
    let x = (point.x - screen.minX) / max(screen.size.width, 1) * Double(canvas.columns - 1)
    let y = (point.y - screen.minY) / max(screen.size.height, 1) * Double(canvas.rows - 1)
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

extension Scene {
  /// The box around a view's bounds on the screen.
  func rectOnScreen(of view: ViewID) -> Rect { rectOnScreen(self[view].bounds, in: view) }

  /// The box around an area of a view on the screen.
  func rectOnScreen(_ area: Rect, in view: ViewID) -> Rect {
    Rect(around: area.corners.map { toScreen($0, of: view) })
  }
}

extension Rect {
  /// Whether all of another rectangle lies in it.
  func contains(_ other: Rect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }
}
