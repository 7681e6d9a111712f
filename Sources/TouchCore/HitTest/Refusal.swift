// Inlined, as all that a search asks of a view: a call copies the view, which takes longer.
extension View {
  /// The switch that keeps the view from receiving touches under some rules, the first that does.
  ///
  /// The order among the switches is ours: Apple names all three without one (2.2).
  @inline(__always)
  public func refusal(under rules: HitTestRules, settings: Settings) -> AskVerdict? {
    if rules.looksAtHidden, isHidden { return .hidden }
    if !isUserInteractionEnabled { return .interaction }
    if isTooTransparent(under: rules, settings: settings) { return .alpha }
    if rules.looksAtAnimations, blocksTouchesWhileAnimating { return .animating }
    return nil
  }

  /// Whether the view's alpha alone would keep it from receiving touches (2.2, 2.14).
  @inline(__always)
  public func isTooTransparent(under rules: HitTestRules, settings: Settings) -> Bool {
    switch rules.alphaLimit {
    case .below: opacity(settings) < 0.01
    case .upTo: alpha <= 0.01
    case .zero: alpha == 0
    case .ignored: false
    }
  }

  /// The alpha that hit testing compares.
  @inline(__always)
  public func opacity(_ settings: Settings) -> Double {
    // 2.14: the layer keeps opacity in 32 bits, where 0.01 is a little less than 0.01.
    settings.isOn(.alphaAsFloat32) ? Double(Float(alpha)) : alpha
  }
}

extension Scene {
  /// Whether a view's `point(inside:with:)` accepts a point of its own coordinates (2.9, 2.12).
  ///
  /// No point is inside a view that its transform squeezes flat: there is nothing to touch.
  public func pointInside(_ view: ViewID, _ point: Point) -> Bool {
    guard self[view].placement.isInvertible else { return false }
    let bounds = reach(of: view)
    switch self[view].pointInsideOverride {
    case nil: return bounds.contains(point)
    case .always(let answer): return answer
    case .expands(let distance): return bounds.expanded(by: distance).contains(point)
    case .holes(let holes):
      return bounds.contains(point) && !holes.contains { $0.contains(point) }
    case .includes(let other):
      return bounds.contains(point)
        || self[other].bounds.contains(convert(point, from: view, to: other))
    case .excludes(let others):
      return bounds.contains(point)
        && !others.contains { self[$0].bounds.contains(convert(point, from: view, to: $0)) }
    case .only(let others):
      return others.contains { self[$0].bounds.contains(convert(point, from: view, to: $0)) }
    case .shape(let shape): return shape.contains(point, in: bounds)
    }
  }

  /// 19.37: a bar's bounds, with what lies so little below it that the bar wins.
  public func reach(of view: ViewID) -> Rect {
    var reach = self[view].hitBounds
    if self[view].kind == .bar { reach.size.height += settings[.barSlop] }
    return reach
  }
}
