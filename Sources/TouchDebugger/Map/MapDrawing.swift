import TouchCore
import TouchInquiry
import TouchNarration

/// Draws the windows and their views on a canvas, from back to front.
struct MapDrawing {
  let scene: Scene
  let state: Still
  /// The part of the screen that is drawn.
  let screen: Rect
  var canvas: Canvas
  let marks: MapMarks
  /// The cells of the views, as far as they are in the picture and nothing clips them.
  private(set) var boxes: [ViewID: Canvas.Box] = [:]
  /// What the views cover of the screen; of turned ones the box around it.
  let rects: [ViewID: Rect]
  /// The views, those in front last; behind each stands what is in it.
  let views: [ViewID]
  /// What holds of each by what it lies in.
  private let nesting: MapNesting
  /// What the views around one leave of the picture, for those in it; nil where that is nothing.
  private(set) var clips: [ViewID: Canvas.Box?] = [:]
  /// The windows that lie in front of others: they are clear, so they cover nothing themselves.
  private let clearWindows: Set<ViewID>
  private var labels: [MapLabel.Start: MapLabel] = [:]

  init(state: Still, windows: [ViewID], screen: Rect, canvas: Canvas, marks: MapMarks) {
    scene = state.scene
    self.state = state
    self.screen = screen
    self.canvas = canvas
    self.marks = marks
    let scene = state.scene
    let views = windows.flatMap { scene.backToFront(of: $0) }
    self.views = views
    nesting = MapNesting(views, in: scene)
    rects = Dictionary(uniqueKeysWithValues: views.map { ($0, scene.rectOnScreen(of: $0)) })
    clearWindows = Set(windows.dropFirst())
  }

  mutating func draw() {
    for view in views where !Interruption.isWanted { draw(view) }
    drawTurnAgain()
    canvas.owner = nil
    for finger in state.fingers.reversed() {
      let cell = cell(of: finger)
      canvas.put(marks.finger, .bad, column: cell.column, row: cell.row, as: .mark)
    }
  }

  /// Whose turn it is must be seen, even where a later view covers it.
  private mutating func drawTurnAgain() {
    guard case .view(let view)? = state.turn, let box = boxes[view] else { return }
    let left = canvas.left[view]
    guard !isNamed(left?.letters, view) || left?.cells == left?.letters else { return }
    frame(view, box)
  }

  private mutating func draw(_ view: ViewID) {
    let box = box(of: view)
    boxes[view] = box
    clips[view] = clip(below: view)
    guard let box else { return }
    // What cannot be seen covers nothing, but a reader wants to know where it is.
    let isSeen = isSeen(view)
    let fillsOther = labels[MapLabel.Start(box)]?.pieces.contains { boxes[$0.view] == box } == true
    let holes = holes(in: view).compactMap { self.box(of: $0, in: view) }
    canvas.owner = view
    if covers(view), !fillsOther { canvas.clear(box, except: holes) }
    canvas.keepsWhatIsThere = !isSeen && !fillsOther
    frame(view, box)
    canvas.keepsWhatIsThere = true
    canvas.owner = nil
    for area in acceptedAreas(of: view).compactMap({ self.box(of: $0, in: view) }) {
      canvas.frame(area, marks.accepting, .dim)
    }
    canvas.keepsWhatIsThere = false
  }

  private mutating func frame(_ view: ViewID, _ box: Canvas.Box) {
    let start = MapLabel.Start(box)
    let neighbours = (labels[start]?.pieces ?? []).reduce(into: [:]) { all, piece in
      all[piece.view] = all[piece.view] ?? neighbour(piece.view, of: view, box)
    }
    labels[start, default: MapLabel()].add(
      piece(of: view), room: box.isFlat ? box.width : box.width - 2, between: marks.within
    ) { neighbours[$0] ?? .covered }
    let label = labels[start] ?? MapLabel()
    // Where nothing may be covered, the name comes first, or its own border would keep it out.
    let comesFirst = canvas.keepsWhatIsThere
    if comesFirst {
      // Beside the name of a view around it, it may stand on that one's border.
      canvas.yielding = Set(label.pieces.map { $0.view })
      canvas.write(label, on: box, between: marks.within)
      canvas.yielding = []
    }
    canvas.owner = view
    if !box.isFlat {
      let filling = label.pieces.map { $0.view }.filter { boxes[$0] == box }
      let isCurrent = filling.contains { state.turn == .view($0) }
      let style = filling.map(style).min { $0.weight < $1.weight } ?? .plain
      canvas.frame(box, isCurrent ? marks.current : marks.pen, style)
    }
    if !comesFirst { canvas.write(label, on: box, between: marks.within) }
  }

  /// What a view whose name begins in the same cell is to another.
  private func neighbour(_ other: ViewID, of view: ViewID, _ box: Canvas.Box)
    -> MapLabel.Neighbour
  {
    if clearWindows.contains(view) { return .beside }
    if boxes[other] == box || nesting.isIn(view, other) { return .within }
    guard let rect = rects[view], let otherRect = rects[other] else { return .covered }
    return covers(view) && rect.contains(otherRect) ? .covered : .beside
  }

  private func piece(of view: ViewID) -> MapLabel.Piece {
    let style = style(of: view)
    return MapLabel.Piece(
      view: view, name: name(of: view), marks: marks(of: view),
      style: style == .plain ? .name : style)
  }

  /// The signs behind the name of a view.
  func marks(of view: ViewID) -> [Character] {
    let placement = scene[view].placement.transform
    let isTurned = placement.map { $0.b != 0 || $0.c != 0 } ?? false
    return [
      isTurned ? marks.turned : nil, state.marks.hit == view ? marks.hit : nil,
      state.marks.refusal(of: view) != nil ? marks.refused : nil,
      isSeen(view) ? nil : marks.unseen,
    ].compactMap { $0 }
  }

  private func name(of view: ViewID) -> String {
    let name = scene.name(of: view)
    return marks.isASCII ? String(name.map { $0.isASCII ? $0 : "?" }) : name
  }

  /// Whether so many letters tell who is meant.
  func isNamed(_ letters: Int?, _ view: ViewID) -> Bool {
    (letters ?? 0) >= min(max(name(of: view).count, 1), 2)
  }

  /// Whether so many columns take enough of a name.
  func hasRoom(_ columns: Int, for view: ViewID) -> Bool {
    columns >= max(displayWidth(String(name(of: view).prefix(2))), 1)
  }

  private func style(of view: ViewID) -> StyledRun.Style {
    if state.turn == .view(view) { return .strong }
    if state.marks.hit == view { return .good }
    return state.marks.refusal(of: view) != nil || !isSeen(view) ? .dim : .plain
  }

  func isSeen(_ view: ViewID) -> Bool { nesting.isSeen(view) }

  /// Whether a view hides what lies behind it.
  func covers(_ view: ViewID) -> Bool { isSeen(view) && !clearWindows.contains(view) }
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
  /// Where the fingers are on the screen, the touch's own first.
  var fingers: [Point] { touches.map { $0.screenLocation } }

  /// The touch it is about, and the others that are down.
  var touches: [Touch] { (touch.map { [$0] } ?? []) + otherTouches }
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
