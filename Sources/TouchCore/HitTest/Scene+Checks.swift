//  hidden ─▶ interaction ─▶ alpha ─▶ animating ─▶ invertible ─▶ inside (or what an override says)
//
//  in the order hit testing looks, up to the first that refuses: what was not looked at is not told

extension Scene {
  /// What a view's verdict on a point of its own coordinates was held against, under some rules.
  ///
  /// The scene is that of the step: the record keeps who was asked with which point, not this.
  func checks(
    of view: ViewID, at point: Point, _ verdict: Verdict, under rules: HitTestRules
  ) -> [Check] {
    guard verdict != .overridden else {
      return [
        Check(
          .hitTest, of: .responder(.view(view)), true, wants: true, from: .property(.hitTest)
        ).asideOnly
      ]
    }
    var all =
      rules.twist == .drawnOnTop
      ? checksOfDrawing(view, point) : switches(of: view, rules) + area(of: view, point, rules)
    for place in all.indices where all[place].subject == nil {
      all[place].subject = .responder(.view(view))
    }
    guard let end = all.firstIndex(where: { $0.decides && !$0.passes }) else { return all }
    return Array(all[...end]) + all[(end + 1)...].prefix { $0.name == .insideOther }
  }

  /// What a view would be held against if it were asked about a point of its own coordinates, up to
  /// the last: also what hit testing would not come to.
  public func checks(of view: ViewID, at point: Point) -> [Check] {
    (switches(of: view, .uikit) + area(of: view, point, .uikit)).map { check in
      var check = check
      check.subject = check.subject ?? .responder(.view(view))
      return check
    }
  }

  private func switches(of id: ViewID, _ rules: HitTestRules) -> [Check] {
    let view = self[id]
    var checks: [Check] = []
    if rules.looksAtHidden {
      checks.append(Check(.hidden, view.isHidden, wants: false, from: .property(.isHidden)))
    }
    checks.append(
      Check(
        .interaction, view.isUserInteractionEnabled, wants: true,
        from: .property(.isUserInteractionEnabled)))
    if let alpha = alpha(of: view, rules.alphaLimit) { checks.append(alpha) }
    if rules.looksAtAnimations, view.blocksTouchesWhileAnimating || view.isAnimatingInteractively {
      checks.append(
        Check(
          .animating, view.blocksTouchesWhileAnimating, wants: false, from: .property(.animation)))
    }
    return checks
  }

  private func alpha(of view: View, _ limit: HitTestRules.AlphaLimit) -> Check? {
    switch limit {
    case .below:
      // 2.14: only for exactly 0.01 does it matter in how many bits it is compared.
      let opacity = view.opacity(settings)
      let isDisputed = (opacity < 0.01) != (view.alpha < 0.01)
      return Check(
        .alpha, .number(isDisputed ? opacity : view.alpha), .atLeast(0.01),
        from: isDisputed ? .setting(.alphaAsFloat32) : .property(.alpha))
    case .upTo: return Check(.alpha, .number(view.alpha), .above(0.01), from: .property(.alpha))
    case .zero:
      return Check(.alpha, .number(abs(view.alpha)), .above(0), from: .property(.alpha))
    case .ignored: return nil
    }
  }

  private func area(of id: ViewID, _ point: Point, _ rules: HitTestRules) -> [Check] {
    guard rules.asksPointInside else { return [] }
    var checks: [Check] = []
    if rules.twist == .drawnHoles, case .holes(let holes) = self[id].drawOverride {
      checks += holes.map {
        Check(.outsideHole, .place(point), .outside($0), from: .system, .points)
      }
    }
    return checks + flatness(of: id) + pointInsideChecks(of: id, point)
  }

  /// 2.9: a transform that squeezes a view flat leaves nothing to touch.
  private func flatness(of id: ViewID) -> [Check] {
    guard self[id].placement.transform != nil else { return [] }
    return [
      Check(
        .invertible, self[id].placement.isInvertible, wants: true, from: .property(.transform))
    ]
  }

  private func pointInsideChecks(of id: ViewID, _ point: Point) -> [Check] {
    let bounds = self[id].bounds
    let inBounds = Check(
      .inside, .place(point), .inside(bounds), from: .property(.bounds), .points)
    switch self[id].pointInsideOverride {
    case nil: return [inBounds]
    case .always(let answer):
      return [Check(.pointInside, answer, wants: true, from: .property(.pointInside))]
    case .expands(let distance):
      return [
        inBounds.asideOnly,
        Check(
          .inside, .place(point), .inside(bounds.expanded(by: distance)),
          from: .property(.pointInside), .points),
      ]
    case .holes(let holes):
      return [inBounds]
        + holes.map {
          Check(.outsideHole, .place(point), .outside($0), from: .property(.pointInside), .points)
        }
    case .includes(let other):
      let inOther = Check(
        .insideOther, of: .responder(.view(other)),
        .place(convert(point, from: id, to: other)), .inside(self[other].bounds),
        from: .property(.bounds), .points)
      // One of the two is enough.
      if inBounds.passes { return [inBounds] }
      return inOther.passes ? [inBounds.asideOnly, inOther] : [inBounds, inOther]
    }
  }

  /// M05: what is drawn at the point has it.
  private func checksOfDrawing(_ id: ViewID, _ point: Point) -> [Check] {
    let view = self[id]
    let seen = Check(.drawn, view.draws(at: point), wants: true, from: .system)
    return [
      Check(.hidden, view.isHidden, wants: false, from: .property(.isHidden)),
      Check(.alpha, .number(abs(view.alpha)), .above(0), from: .property(.alpha)),
    ] + flatness(of: id) + [
      Check(.inside, .place(point), .inside(view.bounds), from: .property(.bounds), .points), seen,
    ]
  }
}
