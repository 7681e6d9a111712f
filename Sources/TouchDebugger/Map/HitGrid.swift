import TouchCore
import TouchInquiry

//     xs   0        20            330   390       between two neighbouring edges nobody's answer
//   ys 0   ┌────────┬─────────────┬─────┐         can change, so asking in the middle of each
//          │        │             │     │         field gives exact areas
//     300  ├────────┼─────────────┼─────┤
//          │   ×    │      ×      │  ×  │         where edges are slanted, too many or moved by
//     844  └────────┴─────────────┴─────┘         an override: even fields, and areas are about

/// The fields of a screen at whose middles one asks who gets a tap.
///
/// `HitAreas` says exactly who is hit, by UIKit's rules. A map asks more: what becomes of the tap then,
/// by whatever rules, and for two scenes at once; a delegate may answer by the place within one view
/// (18.8), and a control that is hit beyond its bounds may end outside (7.8).
struct HitGrid {
  /// More fields than this take too long to ask.
  private static let mostFields = 12_000
  /// The even grid has so many columns and rows.
  private static let evenColumns = 90, evenRows = 130

  /// The edges of the columns, from left to right.
  let xs: [Double]
  /// The edges of the rows, from top to bottom.
  let ys: [Double]
  /// Whether no answer changes within a field.
  let isExact: Bool

  /// Makes the fields of a part of the screen for some scenes.
  init(_ scenes: [Scene], in bounds: Rect, rules: HitTestRules) {
    var xs: Set<Double> = [bounds.minX, bounds.maxX]
    var ys: Set<Double> = [bounds.minY, bounds.maxY]
    var isExact = rules == .uikit
    for scene in scenes {
      guard let rects = scene.edgesOnScreen else {
        isExact = false
        continue
      }
      for rect in rects {
        for x in [rect.minX, rect.maxX] where x > bounds.minX && x < bounds.maxX { xs.insert(x) }
        for y in [rect.minY, rect.maxY] where y > bounds.minY && y < bounds.maxY { ys.insert(y) }
      }
    }
    self.isExact = isExact && xs.count * ys.count <= Self.mostFields
    guard !self.isExact else {
      self.xs = xs.sorted()
      self.ys = ys.sorted()
      return
    }
    self.xs = Self.even(bounds.minX, bounds.size.width, Self.evenColumns)
    self.ys = Self.even(bounds.minY, bounds.size.height, Self.evenRows)
  }

  private static func even(_ start: Double, _ length: Double, _ count: Int) -> [Double] {
    (0...count).map { start + length * Double($0) / Double(count) }
  }

  /// Visits every field: its middle, and its area in square points.
  func forEach(_ visit: (Point, Double) -> Void) {
    for (top, bottom) in zip(ys, ys.dropFirst()) {
      for (left, right) in zip(xs, xs.dropFirst()) {
        guard !Interruption.isWanted else { return }
        visit(Point((left + right) / 2, (top + bottom) / 2), (right - left) * (bottom - top))
      }
    }
  }
}

extension Scene {
  /// What the views of the shown windows cover of the screen; nil where edges are slanted or an
  /// override decides who is inside.
  fileprivate var edgesOnScreen: [Rect]? {
    var rects: [Rect] = []
    for window in windows where isShown(window) {
      for view in subtree(of: window.view) {
        guard !Interruption.isWanted else { return nil }
        // 21.21: one that a property animator moves is hit where it is seen.
        guard self[view].placement.transform == nil, self[view].animator == nil else { return nil }
        let bounds: Rect
        switch self[view].pointInsideOverride {
        case nil, .always: bounds = self[view].bounds
        case .expands(let distance): bounds = self[view].bounds.expanded(by: distance)
        case .holes, .includes, .excludes, .only, .shape: return nil
        }
        // 18.8: a delegate may look whether a touch lies in an area.
        let areas = self[view].recognizers.flatMap { self[$0].answers.areas }
        rects += ([bounds] + areas).map {
          Rect(origin: toScreen($0.origin, of: view), size: $0.size)
        }
      }
    }
    return rects
  }

  /// The part of the screen that is worth a map: the largest window that is shown.
  var screen: Rect? {
    windows.filter { isShown($0) }.map { rectOnScreen(of: $0.view) }
      .filter { $0.size.width > 0 && $0.size.height > 0 }
      .max { $0.size.width * $0.size.height < $1.size.width * $1.size.height }
  }
}
