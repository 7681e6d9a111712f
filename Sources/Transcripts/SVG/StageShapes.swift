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
      guard let shape = shape(of: view, around), !around.isScrolled || shape.drawn != nil else {
        beyond += 1 + still.scene[view].subviews.count
        continue
      }
      put(shape)
      var within = Surroundings(isOff: shape.isOff, isUnseen: shape.isUnseen)
      within.depth = around.depth + 1
      within.window = around.window ?? shape.whole
      within.isScrolled =
        still.scene[view].clipsToBounds
        ? still.scene[view].kind.isScrollView : around.isScrolled
      within.clip = still.scene[view].clipsToBounds ? shape.drawn ?? Polygon([]) : around.clip
      within.inside = shape.inside ?? Polygon([])
      waiting += still.scene.subviewsFromTheFront(of: view).map { ($0, within) }
    }
  }

  private func shape(of id: ViewID, _ around: Surroundings) -> StageShape? {
    let scene = still.scene
    let view = scene[id]
    let whole = polygon(view.bounds, in: id)
    guard whole.isPlaced else { return nil }
    let refusal = view.refusal(under: rules, settings: scene.settings)
    return StageShape(
      view: id, depth: around.depth, whole: whole,
      drawn: around.clip.map { whole.clipped(to: $0) } ?? whole,
      inside: around.inside.map { whole.clipped(to: $0) } ?? whole,
      gaps: gaps(of: view).map { polygon($0, in: id) }.filter { $0.isPlaced },
      isClear: view.drawOverride == .nothing,
      holes: (view.pointInsideOverride?.holes ?? []).map { polygon($0, in: id) }
        .filter { $0.isPlaced },
      reach: reach(of: id),
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
  private func reach(of id: ViewID) -> Polygon? {
    let view = still.scene[id]
    var corners = view.pointInsideOverride?.reach(around: view.bounds)?.corners
    if case .shape(let shape)? = view.pointInsideOverride {
      corners = shape.outline(in: view.bounds)
    }
    guard let corners else { return nil }
    let outline = Polygon(corners.map { layout.place(still.scene.toScreen($0, of: id)) })
    return outline.isPlaced ? outline : nil
  }

  private func polygon(_ area: Rect, in id: ViewID) -> Polygon {
    Polygon(area.corners.map { layout.place(still.scene.toScreen($0, of: id)) })
  }

  private mutating func put(_ shape: StageShape) {
    guard shape.whole.box.overlaps(layout.stage.expanded(by: 1)) else {
      beyond += 1
      return
    }
    let isNeeded = still.marks.asked[shape.view] != nil || still.turn == .view(shape.view)
    guard isNeeded || shapes.count < Self.most else {
      omitted += 1
      return
    }
    shapes.append(shape)
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
