import TouchCore

//   offset  0 ┌────────┐   200 ┌────────┐     the same control with the content moved:
//             │  bar   │       │  bar   │     what lies in front of it need not move along
//             │        │       │  buy   │
//             └──buy───┘       └────────┘

/// Tries whether a view can be hit at another offset of a scroll view around it.
public struct ScrollTrial {
  private let scene: Scene
  private let view: ViewID
  /// The scroll views around it that can be moved, nearest first.
  private let scrolls: [ViewID]
  /// The part of the screen that is looked at.
  private let screen: Rect

  /// Tries it with a view, on a screen or on the largest window that is shown.
  public init(of view: ViewID, in scene: Scene, screen: Rect? = nil) {
    self.view = view
    self.screen = screen ?? scene.largestWindow ?? .zero
    scrolls = scene.scrollViews(moving: view)
    var measured = scene
    for scroll in scrolls { measured[scroll].scrolling?.measure(scene, scroll) }
    self.scene = measured
  }

  /// The nearest scroll view with which all of it can be hit; nil for none.
  public var freeing: ViewID? { scroll { $0.isWhole } }

  /// The nearest scroll view that brings some of it to where it can be hit; nil for none.
  public var bringing: ViewID? { scroll { $0.reachable > 0 } }

  /// The scroll views that together may bring it, the outermost first, if nobody knows how far they
  /// scroll.
  ///
  /// The view lies outside of the bounds of each. There are none if one is known not to bring it.
  public var maybeBringing: [ViewID] {
    guard var box = scene.outlineAsHit(view)?.box else { return [] }
    var needed: [ViewID] = []
    for scroll in scrolls {
      guard let frame = scene.outlineAsHit(scroll)?.box else { return [] }
      let seen = frame.overlaps(screen) ? frame.shared(with: screen) ?? frame : frame
      guard !box.overlaps(seen) else { continue }
      guard !scene[scroll].knowsContentSize else { return [] }
      needed.insert(scroll, at: 0)
      // It brings the view to where it lies itself.
      box = frame
    }
    return needed
  }

  private func scroll(where isEnough: (AreaReach) -> Bool) -> ViewID? {
    scrolls.first { scroll in
      offsets(of: scroll).contains { isEnough(reach(at: $0, of: scroll)) }
    }
  }

  private func reach(at offset: Point, of scroll: ViewID) -> AreaReach {
    var moved = scene
    moved[scroll].bounds.origin = offset
    return HitAreas(moved, screen: screen, around: view).reach(ofTapTarget: view)
  }

  /// The offsets that bring it to the top, the middle and the bottom of the scroll view, as
  /// far as the content lets them (20.11).
  private func offsets(of scroll: ViewID) -> [Point] {
    guard let outline = scene.outlineAsHit(view) else { return [] }
    let box = Rect(around: outline.corners.map { scene.fromScreenAsHit($0, to: scroll) })
    let (size, resting) = (scene[scroll].bounds.size, scene.scrollRoom(of: scroll).restingOffsets)
    return [box.minY, box.middle.y - size.height / 2, box.maxY - size.height].map { y in
      Point(
        min(max(box.middle.x - size.width / 2, resting.minX), resting.maxX),
        min(max(y, resting.minY), resting.maxY))
    }.filter { $0 != scene[scroll].bounds.origin }
  }
}

extension Scene {
  /// The scroll views that can move a view, nearest first.
  public func scrollViews(moving view: ViewID) -> [ViewID] {
    path(from: view).dropFirst().filter { self[$0].scrolling?.isScrollEnabled == true }
  }
}

extension Scrolling {
  /// Sets the content size of a table whose rows are all known to the end of what it shows, and its bottom
  /// inset to what bars cover (20.10).
  fileprivate mutating func measure(_ scene: Scene, _ table: ViewID) {
    let it = scene[table]
    guard it.kind == .table, !it.knowsContentSize, it.origins != Origins(),
      !it.origins.missing.contains(.tree)
    else { return }
    let ends = it.subviews.map { scene[$0].frame.maxY }
    contentSize = Size(it.bounds.size.width, ends.max() ?? 0)
    guard insets.adjustment != .never, let box = scene.outlineAsHit(table)?.box else { return }
    let bars = scene.viewIDs.filter { scene[$0].isBarOfApp && scene.isOutermost($0) }
    let starts = bars.compactMap { scene.outlineAsHit($0)?.box.minY }.filter { $0 > box.middle.y }
    insets.content.bottom += max(0, box.maxY - (starts.min() ?? box.maxY))
  }
}

extension Rect {
  fileprivate func overlaps(_ other: Rect) -> Bool {
    guard let common = shared(with: other)?.size else { return false }
    return common.width > 0 && common.height > 0
  }
}

extension View {
  /// Whether the size of what it scrolls is known; of a storyboard's scroll view it is not.
  public var knowsContentSize: Bool {
    scrolling.map { $0.contentSize.width > 0 && $0.contentSize.height > 0 } ?? false
  }
}
