import TouchCore

//   ┌ screen ───┐
//   │      ┌ card ─────┐       where most of what is seen can be hit, a tap that hits it;
//   │      │ ●  │      │       where most is lost, one that does not; beside the screen, none
//   └──────└────┘──────┘

/// Where on the screen a tap shows what becomes of a view's touches.
public enum TapPlace: Hashable, Sendable {
  /// In its middle.
  case middle(Point)
  /// Where it is hit: its middle is not to be seen.
  case hit(Point)
  /// Where it is not hit, in the largest such part that is to be seen.
  case lost(Point)
  /// Nowhere: nothing of it is to be seen.
  case away
}

extension HitAreas {
  /// Where to try a tap on a view of which it is known how much can be hit.
  public func place(forTapOn reach: AreaReach) -> TapPlace {
    let middle = scene.middle(of: reach.view)
    if reach.reachable == 0, let place = placeIfShown(reach.view) { return place }
    guard reach.area > 0 else { return isSeen(middle, of: reach.view) ? .middle(middle) : .away }
    let seen = reach.losses.filter {
      !isAway($0.reason, of: reach.view) && screen.contains($0.example)
    }
    let whole = seen.reduce(reach.reachable) { $0 + $1.area }
    guard whole > 0.001 * reach.area else { return .away }
    // Where most of it is lost, the middle need not show it.
    if reach.reachable > 0, reach.reachable < whole / 2, let loss = seen.first {
      return .lost(loss.example)
    }
    if isSeen(middle, of: reach.view) { return .middle(middle) }
    if reach.reachable > 0, let part = reach.parts.max(by: { $0.area < $1.area }) {
      return .hit(part.middle)
    }
    return seen.first.map { .lost($0.example) } ?? .away
  }

  /// Where a tap would hit a view if nothing around it refused all touches.
  ///
  /// If something else is in its way everywhere, no tap shows the sure cause. nil if nothing refuses
  /// touches.
  private func placeIfShown(_ view: ViewID) -> TapPlace? {
    let refusing = scene.path(from: view).filter {
      scene[$0].refusal(under: .uikit, settings: scene.settings) != nil
    }
    guard !refusing.isEmpty else { return nil }
    var shown = scene
    for view in refusing {
      (shown[view].isHidden, shown[view].alpha) = (false, 1)
      shown[view].isUserInteractionEnabled = true
      shown[view].blocksTouchesWhileAnimating = false
    }
    let reach = HitAreas(shown, screen: screen, around: view).reach(ofTapTarget: view)
    guard reach.area > 0 else { return nil }
    guard reach.reachable < 0.999 * reach.area else { return .middle(scene.middle(of: view)) }
    return reach.parts.max { $0.area < $1.area }.map { .lost($0.middle) } ?? .away
  }

  /// Whether a part is lost because it lies beside the screen, or beside what scrolls it.
  private func isAway(_ reason: AreaLossReason, of view: ViewID) -> Bool {
    switch reason {
    case .offScreen: true
    case .outside(let around, let edges): !edges.isEmpty && around != view && cuts(around)
    case .ignored, .windowNotShown, .refused, .overridden, .inside, .covered, .otherWindow,
      .swallowed:
      false
    }
  }

  private func cuts(_ scroll: ViewID) -> Bool {
    scene[scroll].scrolling?.isScrollEnabled == true && scene[scroll].clipsToBounds
  }

  private func isSeen(_ point: Point, of view: ViewID) -> Bool {
    screen.contains(point)
      && scene.path(from: view).dropFirst().allSatisfy {
        !cuts($0) || scene[$0].bounds.contains(scene.fromScreenAsHit(point, to: $0))
      }
  }
}
