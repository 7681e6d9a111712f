import TouchCore
import TouchNarration

/// Draws a window's views on a canvas, from back to front.
struct MapDrawing {
  let scene: Scene
  let state: Still
  let window: ViewID
  var canvas: Canvas
  let marks: MapMarks
  /// The cells of the views, as far as they are in the picture and nothing clips them.
  private(set) var boxes: [ViewID: Canvas.Box] = [:]
  /// The views, those in front last.
  let views: [ViewID]
  private var labels: [MapLabel.Start: MapLabel] = [:]

  init(scene: Scene, state: Still, window: ViewID, canvas: Canvas, marks: MapMarks) {
    self.scene = scene
    self.state = state
    self.window = window
    self.canvas = canvas
    self.marks = marks
    views = scene.backToFront(of: window)
  }

  mutating func draw() {
    for view in views { draw(view) }
    drawTurnAgain()
    canvas.owner = nil
    for finger in state.fingers(in: window).reversed() {
      let cell = cell(of: finger)
      canvas.put(marks.finger, .bad, column: cell.column, row: cell.row)
    }
  }

  /// Whose turn it is must be seen, even where a later view covers it.
  private mutating func drawTurnAgain() {
    guard case .view(let view)? = state.turn, let box = boxes[view],
      !isNamed(canvas.left[view]?.letters, view)
    else { return }
    frame(view, box)
  }

  private mutating func draw(_ view: ViewID) {
    guard let box = box(of: view) else { return }
    boxes[view] = box
    // What cannot be seen covers nothing, but a reader wants to know where it is.
    let isSeen = isSeen(view)
    let fillsOther = labels[MapLabel.Start(box)]?.pieces.contains { boxes[$0.view] == box } == true
    canvas.owner = view
    if isSeen, !fillsOther { canvas.clear(box) }
    canvas.keepsWhatIsThere = !isSeen && !fillsOther
    frame(view, box)
    canvas.keepsWhatIsThere = false
  }

  private mutating func frame(_ view: ViewID, _ box: Canvas.Box) {
    let start = MapLabel.Start(box)
    let scene = scene
    let boxes = boxes
    labels[start, default: MapLabel()].add(piece(of: view)) {
      boxes[$0] == box || scene.isDescendant(view, of: $0)
    }
    let label = labels[start] ?? MapLabel()
    // Where nothing may be covered, the name comes first, or its own border would keep it out.
    let comesFirst = canvas.keepsWhatIsThere
    if comesFirst {
      // Beside the name of a view around it, it may stand on that one's border.
      canvas.yielding = Set(label.pieces.map(\.view))
      canvas.write(label, on: box, between: marks.within)
      canvas.yielding = []
    }
    canvas.owner = view
    if !box.isFlat {
      let filling = label.pieces.map(\.view).filter { boxes[$0] == box }
      let isCurrent = filling.contains { state.turn == .view($0) }
      let style = filling.map(style).min { $0.weight < $1.weight } ?? .plain
      canvas.frame(box, isCurrent ? marks.current : marks.pen, style)
    }
    if !comesFirst { canvas.write(label, on: box, between: marks.within) }
  }

  private func piece(of view: ViewID) -> MapLabel.Piece {
    let style = style(of: view)
    return MapLabel.Piece(
      view: view, text: label(of: view), style: style == .plain ? .name : style)
  }

  private func label(of view: ViewID) -> String {
    var label = name(of: view)
    let placement = scene[view].placement.transform
    if let placement, placement.b != 0 || placement.c != 0 { label += " \(marks.turned)" }
    if state.marks.hit == view { label += " \(marks.hit)" }
    if state.marks.refusal(of: view) != nil { label += " \(marks.refused)" }
    if !isSeen(view) { label += " \(marks.unseen)" }
    return label
  }

  private func name(of view: ViewID) -> String {
    String(scene.name(of: view).map { $0.isASCII ? $0 : "?" })
  }

  /// Whether so many letters tell who is meant.
  func isNamed(_ letters: Int?, _ view: ViewID) -> Bool {
    (letters ?? 0) >= min(max(name(of: view).count, 1), 2)
  }

  private func style(of view: ViewID) -> StyledRun.Style {
    if state.turn == .view(view) { return .strong }
    if state.marks.hit == view { return .good }
    return state.marks.refusal(of: view) != nil || !isSeen(view) ? .dim : .plain
  }

  func isSeen(_ view: ViewID) -> Bool { scene.isSeen(view) }
}

extension StyledRun.Style {
  /// Which style the border of several views has: that of the one with the least weight.
  fileprivate var weight: Int {
    switch self {
    case .strong: 0
    case .good: 1
    case .plain, .name, .number, .bad, .code: 2
    case .dim: 3
    }
  }
}

extension Still {
  /// Where the fingers are in a window, the touch's own first.
  func fingers(in window: ViewID) -> [Point] {
    ((touch.map { [$0] } ?? []) + otherTouches).map { $0.location(in: window, scene: scene) }
  }
}

extension Scene {
  /// A view and all below it, those in front last.
  fileprivate func backToFront(of view: ViewID) -> [ViewID] {
    var views: [ViewID] = []
    var waiting = [view]
    while let view = waiting.popLast() {
      views.append(view)
      waiting += subviewsFromTheFront(of: view)
    }
    return views
  }
}
