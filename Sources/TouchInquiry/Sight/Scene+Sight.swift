import TouchCore

extension Scene {
  /// Whether neither the view nor one around it is hidden or clear.
  public func isSeen(_ view: ViewID) -> Bool {
    path(from: view).allSatisfy { self[$0].isDrawn }
  }

  /// The subviews of a view, frontmost first: a higher `zPosition` lies in front, then the later.
  public func subviewsFromTheFront(of view: ViewID) -> [ViewID] {
    let subviews = self[view].subviews
    guard subviews.contains(where: { self[$0].zPosition != 0 }) else { return subviews.reversed() }
    return subviews.indices
      .sorted { (self[subviews[$0]].zPosition, $0) > (self[subviews[$1]].zPosition, $1) }
      .map { subviews[$0] }
  }
}

extension View {
  /// Whether anything of it can be seen, as far as it decides: not hidden, and not clear.
  public var isDrawn: Bool { !isHidden && alpha >= 0.01 }
}

extension Scene {
  /// The middle of a view's bounds, on the screen.
  public func middle(of view: ViewID) -> Point { toScreen(self[view].bounds.middle, of: view) }
}

extension Trace {
  /// 19.37: whether a view that answered at a step is a bar, and took a point below itself.
  public func isBelowBar(_ bar: ViewID, at step: Int) -> Bool {
    guard scene[bar].kind == .bar, scene[bar].pointInsideOverride == nil,
      let touch = touch(at: step)
    else { return false }
    return !scene(at: step).covers(bar, touch.screenLocation)
  }

  /// 19.37: whether a bar took a touch, or any, that went down below it.
  public func isTakenBelowBar(touch: Int?) -> Bool {
    let touches = touch.map { [$0] } ?? outcomes.map { $0.touch }
    return touches.contains { touch in
      indices(ofTouchDown: touch).contains { index in
        guard case .hitAsk(let view, _, _, .inside) = self[index] else { return false }
        return isBelowBar(view, at: index)
      }
    }
  }
}
