/// How far a scroll view can move, and which ways.
struct ScrollRoom {
  private let bounds: Rect
  private let scrolling: Scrolling?

  init(of view: ViewID, in scene: Scene) {
    bounds = scene[view].bounds
    scrolling = scene[view].scrolling
  }

  /// The offsets at which the content fills it.
  var restingOffsets: Rect {
    let size = bounds.size
    let content = scrolling?.contentSize ?? .zero
    return Rect(
      origin: .zero,
      size: Size(max(content.width - size.width, 0), max(content.height - size.height, 0)))
  }

  /// 11.11: the axes on which it moves at all.
  var axes: Axes {
    guard let scrolling, scrolling.isScrollEnabled else { return [] }
    let room = restingOffsets.size
    var axes = scrolling.bounces ? scrolling.alwaysBounce : []
    if room.width > 0 { axes.insert(.x) }
    if room.height > 0 { axes.insert(.y) }
    return axes
  }

  /// The ways a finger may drag it from where it is now (11.17): beyond an edge only where no
  /// scroll view around it moves on that axis.
  fileprivate func directions(besides around: Axes) -> Directions {
    let (axes, offset, end) = (axes, bounds.origin, restingOffsets.size)
    var directions: Directions = []
    if axes.contains(.x) {
      let isFree = !around.contains(.x)
      if isFree || offset.x > 0 { directions.insert(.right) }
      if isFree || offset.x < end.width { directions.insert(.left) }
    }
    if axes.contains(.y) {
      let isFree = !around.contains(.y)
      if isFree || offset.y > 0 { directions.insert(.down) }
      if isFree || offset.y < end.height { directions.insert(.up) }
    }
    return directions
  }
}

extension Scene {
  /// The ways a finger may drag a scroll view from where it is now.
  func dragDirections(of view: ViewID) -> Directions {
    let around = enclosingScrollViews(of: view).reduce(into: Axes()) {
      $0.formUnion(ScrollRoom(of: $1, in: self).axes)
    }
    return ScrollRoom(of: view, in: self).directions(besides: around)
      .subtracting(directionsTaken(from: view))
  }

  /// The ways that a sheet or a stack around a scroll view takes from it (19.28, 19.30, 19.54).
  private func directionsTaken(from view: ViewID) -> Directions {
    var taken: Directions = []
    for id in path(from: view).flatMap({ self[$0].recognizers }) {
      guard let part = self[id].part, self[id].isEnabled, case .controller(let owner) = part.owner
      else { continue }
      if part.role == .sheetPan {
        if self[view].bounds.origin.y <= 0 { taken.insert(.down) }
        if let sheet = self[owner].presentation, sheet.canGrow, sheet.scrollingExpands {
          taken.insert(.up)
        }
      } else if part.role == .contentPop, settings.isOn(.contentPopAtScrollEdge),
        settings[.iOS] >= 26, self[view].bounds.origin.x <= 0
      {
        taken.insert(.right)
      }
    }
    return taken
  }

  /// The scroll views a view lies in, nearest first.
  func enclosingScrollViews(of view: ViewID) -> [ViewID] {
    path(from: view).dropFirst().filter { self[$0].scrolling != nil }
  }
}
