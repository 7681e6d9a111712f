//        ┌ inset ┐
//   ─────┼───────┼──────────────────────┼───────┼─────▶ offset
//      minX      0                   content   maxX      of resting offsets: the bounds lie within
//                                    - bounds            content and insets (20.11)

/// How far a scroll view can move, and which ways.
public struct ScrollRoom {
  private let bounds: Rect
  private let scrolling: Scrolling?

  init(of view: ViewID, in scene: Scene) {
    bounds = scene[view].bounds
    scrolling = scene[view].scrolling
  }

  /// The offsets at which the content and its insets fill it (20.11).
  public var restingOffsets: Rect {
    let (size, insets) = (bounds.size, adjustedInset)
    let content = scrolling?.contentSize ?? .zero
    let least = Point(0 - insets.left, 0 - insets.top)
    return Rect(
      origin: least,
      size: Size(
        max(content.width + insets.right - size.width - least.x, 0),
        max(content.height + insets.bottom - size.height - least.y, 0)))
  }

  /// `adjustedContentInset` (20.10).
  public var adjustedInset: EdgeInsets {
    guard let insets = scrolling?.insets, insets.safeArea != .zero else {
      return scrolling?.insets.content ?? .zero
    }
    switch insets.adjustment {
    case .never: return insets.content
    case .always: return insets.content + insets.safeArea
    case .automatic, .scrollableAxes: return insets.content + insets.safeArea.along(scrollable)
    }
  }

  /// The axes that scroll whatever covers the scroll view.
  private var scrollable: Axes {
    guard let scrolling else { return [] }
    let (content, inset) = (scrolling.contentSize, scrolling.insets.content)
    var axes = scrolling.alwaysBounce
    if content.width + inset.left + inset.right > bounds.size.width { axes.insert(.x) }
    if content.height + inset.top + inset.bottom > bounds.size.height { axes.insert(.y) }
    return axes
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

  /// 20.16: the axes on which a drag that starts at an end goes to the scroll view around it.
  func transfers(to around: ScrollRoom) -> Axes {
    around.axes.intersection(scrolling?.transfers ?? [])
  }

  /// The ways a finger may drag it from where it is now.
  ///
  /// - Parameter around: The axes on which a drag beyond an end is the surrounding scroll view's.
  fileprivate func ways(besides around: Axes) -> DragWays {
    let (axes, offset, resting) = (axes, bounds.origin, restingOffsets)
    var ways = DragWays()
    func add(_ way: Directions, _ axis: Axes, _ hasRoom: Bool) {
      guard axes.contains(axis) else { return }
      if hasRoom || !around.contains(axis) {
        ways.own.insert(way)
      } else {
        ways.parents.insert(way)
      }
    }
    add(.right, .x, offset.x > resting.minX)
    add(.left, .x, offset.x < resting.maxX)
    add(.down, .y, offset.y > resting.minY)
    add(.up, .y, offset.y < resting.maxY)
    return ways
  }
}

extension Scene {
  /// The ways a finger may drag a scroll view from where it is now.
  func dragWays(of view: ViewID) -> DragWays {
    let room = ScrollRoom(of: view, in: self)
    // 20.19: only the nearest one is asked, even if its scrolling is off.
    let around = enclosingScrollViews(of: view).first
    var ways = room.ways(
      besides: around.map { room.transfers(to: ScrollRoom(of: $0, in: self)) } ?? [])
    ways.taken = ways.own.intersection(directionsTaken(from: view))
    ways.own.subtract(ways.taken)
    return ways
  }

  /// The ways that a sheet or a stack around a scroll view takes from it (19.28, 19.30, 19.54).
  private func directionsTaken(from view: ViewID) -> Directions {
    path(from: view).flatMap { self[$0].recognizers }.reduce([]) {
      $0.union(directions(takenBy: $1, from: view))
    }
  }

  /// The ways that the pan of a sheet or a stack takes from a scroll view that stands at its edge.
  public func directions(takenBy id: RecognizerID, from view: ViewID) -> Directions {
    guard let part = self[id].part, self[id].isEnabled, case .controller(let owner) = part.owner
    else { return [] }
    var taken: Directions = []
    if part.role == .sheetPan {
      // 19.29: a refresh control takes that pull for itself.
      if self[view].bounds.origin.y <= 0, refreshControl(of: view) == nil { taken.insert(.down) }
      if let sheet = self[owner].presentation, sheet.canGrow, sheet.scrollingExpands {
        taken.insert(.up)
      }
    } else if part.role == .contentPop, settings.isOn(.contentPopAtScrollEdge),
      settings[.iOS] >= 26, self[view].bounds.origin.x <= 0
    {
      taken.insert(.right)
    }
    return taken
  }

  /// The scroll views a view lies in, nearest first.
  func enclosingScrollViews(of view: ViewID) -> [ViewID] {
    path(from: view).dropFirst().filter { self[$0].scrolling != nil }
  }

  /// How far a scroll view can move.
  public func scrollRoom(of view: ViewID) -> ScrollRoom { ScrollRoom(of: view, in: self) }
}

extension EdgeInsets {
  /// What of them lies along some axes.
  fileprivate func along(_ axes: Axes) -> EdgeInsets {
    let (x, y) = (axes.contains(.x), axes.contains(.y))
    return EdgeInsets(y ? top : 0, x ? left : 0, y ? bottom : 0, x ? right : 0)
  }
}
