import TouchCore
import TouchInquiry

//   window          0..<5          the views in the order they are drawn: what is in one stands
//     list          1..<4          directly behind it, so a look at two numbers says who lies in
//       row         2..<4          whom, however deep
//         title     3..<4
//     bar           4..<5

/// What lies in what on a map, and what is seen of it, found once for all views.
struct MapNesting {
  private var places: [ViewID: Int] = [:]
  private var ends: [Int]
  private var seen: [Bool]
  /// How opaque each is with all views around it.
  private var alphas: [Double]
  private let scene: Scene
  /// What is clearer than this hides nothing.
  private static let leastAlpha = 0.1

  /// - Parameter views: The views as they are drawn, what is in one directly behind it.
  init(_ views: [ViewID], in scene: Scene) {
    self.scene = scene
    ends = Array(repeating: views.count, count: views.count)
    seen = []
    alphas = []
    seen.reserveCapacity(views.count)
    var open: [(place: Int, view: ViewID)] = []
    for (place, view) in views.enumerated() where !Interruption.isWanted {
      while let last = open.last, scene[view].superview != last.view {
        ends[last.place] = place
        open.removeLast()
      }
      let around = open.last.map { seen[$0.place] }
      seen.append(around.map { $0 && scene[view].isDrawn } ?? scene.isSeen(view))
      let alpha =
        open.last.map { alphas[$0.place] }
        ?? scene.path(from: view).dropFirst().reduce(1) { $0 * scene[$1].alpha }
      alphas.append(alpha * scene[view].alpha)
      places[view] = place
      open.append((place, view))
    }
  }

  /// Whether a view lies in another.
  func isIn(_ view: ViewID, _ other: ViewID) -> Bool {
    guard let place = places[view], let around = places[other] else {
      return scene.isDescendant(view, of: other)
    }
    return around <= place && place < ends[around]
  }

  /// Whether neither the view nor one around it is hidden or clear.
  func isSeen(_ view: ViewID) -> Bool { places[view].map { seen[$0] } ?? scene.isSeen(view) }

  /// Whether it is seen, but so clear that a person overlooks it: all behind it shows.
  func isFaint(_ view: ViewID) -> Bool {
    isSeen(view) && places[view].map { alphas[$0] < Self.leastAlpha } ?? false
  }
}
