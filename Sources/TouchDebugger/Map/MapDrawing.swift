import TouchCore
import TouchNarration

/// Draws a window's views on a canvas, from back to front.
struct MapDrawing {
  let scene: Scene
  let state: Still
  let window: ViewID
  var canvas: Canvas
  let marks: MapMarks
  private(set) var boxes: [ViewID: Canvas.Box] = [:]
  private var labels: [Canvas.Box: (text: String, style: StyledRun.Style)] = [:]

  init(scene: Scene, state: Still, window: ViewID, canvas: Canvas, marks: MapMarks) {
    self.scene = scene
    self.state = state
    self.window = window
    self.canvas = canvas
    self.marks = marks
  }

  mutating func draw() {
    for view in scene.subtree(of: window) { draw(view) }
    // Whose turn it is must be seen, even where a later view covers it.
    if case .view(let view)? = state.turn, let box = boxes[view] { frame(view, box) }
    for finger in state.fingers(in: window).reversed() {
      let cell = cell(of: finger)
      canvas.put(marks.finger, .bad, column: cell.column, row: cell.row)
    }
  }

  private mutating func draw(_ view: ViewID) {
    let box = box(of: view)
    boxes[view] = box
    // What cannot be seen covers nothing, but a reader wants to know where it is.
    let isSeen = isSeen(view)
    if isSeen, labels[box] == nil { canvas.clear(box) }
    canvas.keepsWhatIsThere = !isSeen
    frame(view, box)
    canvas.keepsWhatIsThere = false
  }

  private mutating func frame(_ view: ViewID, _ box: Canvas.Box) {
    let isCurrent = state.turn == .view(view)
    let style = style(of: view)
    // Where nothing may be covered, the name comes first, or its own border would keep it out.
    if canvas.keepsWhatIsThere { write(view, box, style) }
    if box.height > 1, box.width > 1 {
      canvas.frame(box, isCurrent ? marks.current : marks.pen, style)
    }
    if !canvas.keepsWhatIsThere { write(view, box, style) }
  }

  /// Writes a view's name on its top border, after those of views that fill the same cells.
  private mutating func write(_ view: ViewID, _ box: Canvas.Box, _ style: StyledRun.Style) {
    let own = label(of: view)
    let before = labels[box]
    let isAgain = before?.text.hasSuffix(own) == true
    let text = isAgain ? before?.text ?? own : (before.map { $0.text + marks.within } ?? "") + own
    labels[box] = (text, style)
    let isFlat = box.height == 1 || box.width == 1
    canvas.write(
      text, style == .plain ? .name : style, column: box.left + (isFlat ? 0 : 1), row: box.top,
      upTo: isFlat ? box.right : box.right - 1)
  }

  private func label(of view: ViewID) -> String {
    var label = String(scene.name(of: view).map { $0.isASCII ? $0 : "?" })
    let placement = scene[view].placement.transform
    if let placement, placement.b != 0 || placement.c != 0 { label += " \(marks.turned)" }
    if state.marks.hit == view { label += " \(marks.hit)" }
    if state.marks.refusal(of: view) != nil { label += " \(marks.refused)" }
    if !isSeen(view) { label += " \(marks.unseen)" }
    return label
  }

  private func style(of view: ViewID) -> StyledRun.Style {
    if state.turn == .view(view) { return .strong }
    if state.marks.hit == view { return .good }
    return state.marks.refusal(of: view) != nil || !isSeen(view) ? .dim : .plain
  }

  func isSeen(_ view: ViewID) -> Bool { scene.isSeen(view) }

  /// The cells of a view; of a turned one, those of the box around it.
  private func box(of view: ViewID) -> Canvas.Box {
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

  private func cell(of point: Point) -> (column: Int, row: Int) {
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

extension Still {
  /// Where the fingers are in a window, the touch's own first.
  func fingers(in window: ViewID) -> [Point] {
    ((touch.map { [$0] } ?? []) + otherTouches).map { $0.location(in: window, scene: scene) }
  }
}
