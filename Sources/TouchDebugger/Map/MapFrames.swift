import TouchCore
import TouchInquiry
import TouchNarration

/// Draws the frames of views from back to front, in whichever cells they are.
///
/// The same frames are drawn twice: between bare tracks, to see what is left of each for its name,
/// and in the picture.
struct MapFrames {
  let contents: MapContents
  /// The cells of the views.
  let boxes: [ViewID: Canvas.Box]
  /// The cells where `pointInside` accepts something else than the bounds.
  let areas: [(view: ViewID, box: Canvas.Box)]
  /// The cells of the parts of a view that hide nothing.
  let holes: [ViewID: [Canvas.Box]]
  /// The views whose frames begin in one cell and are all seen there, by the first of them.
  private(set) var corners: [[ViewID]] = []
  /// The views with the same frame, of those: it is drawn once.
  private var mates: [Canvas.Box: [ViewID]] = [:]

  init(
    _ contents: MapContents, boxes: [ViewID: Canvas.Box],
    areas: [(view: ViewID, box: Canvas.Box)], holes: [ViewID: [Canvas.Box]]
  ) {
    self.contents = contents
    self.boxes = boxes
    self.areas = areas
    self.holes = holes
    var atCorner: [Canvas.Box: [ViewID]] = [:]
    for view in contents.views {
      guard let box = boxes[view] else { continue }
      let there = (atCorner[box.corner] ?? []).filter { isSeen($0, behind: view) }
      atCorner[box.corner] = there + [view]
    }
    corners = contents.views.compactMap { view in
      guard let group = boxes[view].flatMap({ atCorner[$0.corner] }), group.first == view else {
        return nil
      }
      return group
    }
    for view in corners.joined() {
      if let box = boxes[view] { mates[box, default: []].append(view) }
    }
  }

  /// Whether a view that begins in the same cell is still seen there with another in front of it.
  ///
  /// One that fills the same frame of its window hides nothing: a cover over a whole screen would
  /// leave no picture.
  private func isSeen(_ view: ViewID, behind other: ViewID) -> Bool {
    guard contents.covers(other), !contents.isIn(other, view), let front = boxes[other],
      let back = boxes[view]
    else { return true }
    if front == back { return contents.areInOneWindow(view, other) }
    return front.shared(with: back) != back
  }

  /// Whether a view only fills another that is there already, so that it hides nothing.
  func fills(_ view: ViewID) -> Bool {
    guard let box = boxes[view], let mates = mates[box] else { return false }
    return mates.first != view && mates.contains(view)
  }

  /// Draws the frames.
  ///
  /// - Parameter isFollowing: Whether the frames say whose turn it is and who refused.
  func paint(on canvas: inout Canvas, isFollowing: Bool) {
    for view in contents.views {
      guard let box = boxes[view] else { continue }
      guard !Interruption.isWanted else { break }
      canvas.owner = view
      if contents.covers(view), !fills(view) { canvas.clear(box, except: holes[view] ?? []) }
      // What cannot be seen covers nothing, but a reader wants to know where it is.
      canvas.keepsWhatIsThere = !contents.isSeen(view) && !fills(view)
      frame(view, box, isFollowing, &canvas)
      canvas.keepsWhatIsThere = false
      if contents.covers(view), !fills(view) { crossEdges(of: view, box, &canvas) }
      canvas.keepsWhatIsThere = true
      canvas.owner = nil
      for area in areas where area.view == view {
        canvas.frame(area.box, contents.marks.accepting, .dim)
      }
      canvas.keepsWhatIsThere = false
    }
    // Whose turn it is must be seen, even where a later view covers it.
    if isFollowing, case .view(let view)? = contents.state.turn, let box = boxes[view] {
      canvas.owner = view
      frame(view, box, true, &canvas, keepingInside: true)
    }
    canvas.owner = nil
  }

  /// Draws the edges of superviews that a view sticks out of: what is beyond them takes no touch.
  private func crossEdges(of view: ViewID, _ box: Canvas.Box, _ canvas: inout Canvas) {
    for around in contents.scene.path(from: view).dropFirst() {
      guard let edge = boxes[around], edge.shared(with: box) != box else { continue }
      canvas.owner = around
      canvas.cross(edge, over: box, contents.marks.pen, .plain)
    }
    canvas.owner = view
  }

  private func frame(
    _ view: ViewID, _ box: Canvas.Box, _ isFollowing: Bool, _ canvas: inout Canvas,
    keepingInside: Bool = false
  ) {
    guard isFollowing else { return canvas.frame(box, contents.marks.pen, .plain) }
    let filling = mates[box].map { $0.contains(view) ? $0 : [view] } ?? [view]
    let isCurrent = filling.contains { contents.state.turn == .view($0) }
    let style = filling.map(contents.style).min { $0.weight < $1.weight } ?? .plain
    canvas.frame(
      box, isCurrent ? contents.marks.current : contents.marks.pen, style,
      keepingInside: keepingInside)
  }
}

extension MapContents {
  /// The style of a view's frame and name.
  func style(of view: ViewID) -> StyledRun.Style {
    if state.turn == .view(view) { return .strong }
    if state.marks.hit == view { return .good }
    return state.marks.refusal(of: view) != nil || !isSeen(view) ? .dim : .plain
  }
}

extension Canvas.Box {
  /// The cell in which it begins.
  fileprivate var corner: Canvas.Box { Canvas.Box(left: left, top: top, right: left, bottom: top) }
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
