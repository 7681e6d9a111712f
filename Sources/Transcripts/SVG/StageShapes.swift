import TouchCore
import TouchInquiry

/// The shapes of a still's views from back to front, and how many there was no place for.
struct StageShapes {
  /// More views than this would make a picture nobody can read.
  private static let most = mostViewsOfPicture

  private(set) var shapes: [StageShape] = []
  /// How many views lie beyond the picture.
  private(set) var beyond = 0
  /// How many views were one too many.
  private(set) var omitted = 0
  private let still: Still
  private let rules: HitTestRules
  private let layout: StageLayout

  /// What a view's superviews do to it.
  private struct Surroundings {
    var depth = 0
    /// What leads from the superview's own coordinates to the screen: found level by level, or a
    /// deep scene would take the square of its depth.
    var toScreen = AffineTransform.identity
    /// What the window fills.
    var window: Polygon?
    /// What the superviews that clip leave.
    var clip: Polygon?
    /// What lies inside all superviews; nothing where it has no area.
    var inside: Polygon?
    var isOff: Bool
    var isUnseen = false
    /// Whether it is the content of a scroll view: what is scrolled away is nowhere.
    var isScrolled = false
  }

  init(_ still: Still, rules: HitTestRules, _ layout: StageLayout) {
    self.still = still
    self.rules = rules
    self.layout = layout
    for window in still.scene.windowsTopmostFirst.reversed() {
      add(window.view, Surroundings(isOff: !still.scene.isShown(window)))
    }
  }

  /// Adds a view and everything below it: not by calling itself, for scenes are deep.
  private mutating func add(_ window: ViewID, _ surroundings: Surroundings) {
    var waiting = [(window, surroundings)]
    while !Interruption.isWanted, let (view, around) = waiting.popLast() {
      let toScreen = still.scene[view].toSuperview.concatenating(around.toScreen)
      guard let shape = shape(of: view, around, toScreen), !around.isScrolled || shape.drawn != nil
      else {
        beyond += 1 + still.scene[view].subviews.count
        continue
      }
      put(shape)
      var within = Surroundings(isOff: shape.isOff, isUnseen: shape.isUnseen)
      within.depth = around.depth + 1
      within.toScreen = toScreen
      within.window = around.window ?? shape.whole
      within.isScrolled =
        still.scene[view].clipsToBounds
        ? still.scene[view].kind.isScrollView : around.isScrolled
      within.clip = still.scene[view].clipsToBounds ? shape.drawn ?? Polygon([]) : around.clip
      within.inside = shape.inside ?? Polygon([])
      waiting += still.scene.subviewsFromTheFront(of: view).map { ($0, within) }
    }
  }

  private func shape(
    of id: ViewID, _ around: Surroundings, _ toScreen: AffineTransform
  ) -> StageShape? {
    let scene = still.scene
    let view = scene[id]
    func polygon(_ corners: [Point]) -> Polygon? {
      let polygon = Polygon(corners.map { layout.place(toScreen.apply($0)) })
      return polygon.isPlaced ? polygon : nil
    }
    guard let whole = polygon(view.bounds.corners) else { return nil }
    let refusal = view.refusal(under: rules, settings: scene.settings)
    return StageShape(
      view: id, depth: around.depth, whole: whole,
      drawn: around.clip.map { whole.clipped(to: $0) } ?? whole,
      inside: around.inside.map { whole.clipped(to: $0) } ?? whole,
      gaps: gaps(of: view).compactMap { polygon($0.corners) },
      isClear: view.drawOverride == .nothing,
      holes: (view.pointInsideOverride?.holes ?? []).compactMap { polygon($0.corners) },
      reach: reach(of: view).flatMap(polygon),
      refusal: refusal,
      isScrolled: around.isScrolled,
      isOff: around.isOff || refusal != nil,
      isUnseen: around.isUnseen || !view.isDrawn,
      fillsWindow: (around.window ?? whole) == whole)
  }

  /// What is seen follows what a view draws, not where it takes touches.
  private func gaps(of view: View) -> [Rect] {
    if case .holes(let holes)? = view.drawOverride { holes } else { [] }
  }

  /// What its own `pointInside` accepts, where that has an outline of its own.
  private func reach(of view: View) -> [Point]? {
    if case .shape(let shape)? = view.pointInsideOverride { return shape.outline(in: view.bounds) }
    return view.pointInsideOverride?.reach(around: view.bounds)?.corners
  }

  private mutating func put(_ shape: StageShape) {
    guard shape.whole.box.overlaps(layout.stage.expanded(by: 1)) else {
      beyond += 1
      return
    }
    let isAsked = still.marks.asked[shape.view] != nil
    let isNeeded = still.turn == .view(shape.view) || still.marks.hit == shape.view
    guard isNeeded || shapes.count < (isAsked ? mostAskedOfPicture : Self.most) else {
      omitted += 1
      return
    }
    shapes.append(shape)
  }
}

extension View {
  /// What leads from its own coordinates to its superview's.
  fileprivate var toSuperview: AffineTransform {
    let placement = placement
    guard let transform = placement.transform else {
      let shift = placement.toSuperview(.zero)
      return .translation(shift.x, shift.y)
    }
    return .translation(-placement.anchor.x, -placement.anchor.y).concatenating(transform)
      .concatenating(.translation(placement.center.x, placement.center.y))
  }
}

extension Polygon {
  /// Whether all its corners have a place.
  fileprivate var isPlaced: Bool { corners.allSatisfy { $0.isDrawable } }
}

extension Rect {
  /// Whether two rectangles share a point, or touch.
  func overlaps(_ other: Rect) -> Bool {
    minX <= other.maxX && maxX >= other.minX && minY <= other.maxY && maxY >= other.minY
  }
}

/// How many views a picture shows that are not asked.
package let mostViewsOfPicture = 600

/// How many views a picture shows where those beyond the first were asked: as many as a page has steps.
package let mostAskedOfPicture = 1500
