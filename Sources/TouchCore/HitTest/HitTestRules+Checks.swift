//  hidden ─▶ interaction ─▶ alpha ─▶ animating ─▶ invertible ─▶ inside (or what an override says)
//
//  in the order hit testing looks, up to the first that refuses: what was not looked at is not told

extension HitTestRules {
  /// What a view's verdict on a point of its own coordinates was held against.
  ///
  /// - Parameter scene: The scene at that step: the record keeps who was asked with which point, not
  ///   this.
  func checks(
    of view: ViewID, at point: Point, _ verdict: AskVerdict, in scene: Scene
  ) -> [Check] {
    guard verdict != .overridden else {
      return [
        Check(.hitTest, of: view, true, wants: true, from: .property(.hitTest)).asideOnly
      ]
    }
    var all =
      twist == .drawnOnTop ? drawing(of: view, point, scene) : all(of: view, point, scene)
    for place in all.indices where all[place].subject == nil {
      all[place].subject = .responder(.view(view))
    }
    guard let end = all.firstIndex(where: { $0.decides && !$0.passes }) else { return all }
    return Array(all[...end]) + all[(end + 1)...].prefix { $0.name == .insideOther }
  }

  /// The switches, then what is asked of the point.
  private func all(of view: ViewID, _ point: Point, _ scene: Scene) -> [Check] {
    switches(of: scene[view], scene.settings) + area(of: view, point, scene)
  }

  private func switches(of view: View, _ settings: Settings) -> [Check] {
    var checks: [Check] = []
    if looksAtHidden {
      checks.append(Check(.hidden, view.isHidden, wants: false, from: .property(.isHidden)))
    }
    checks.append(
      Check(
        .interaction, view.isUserInteractionEnabled, wants: true,
        from: .property(.isUserInteractionEnabled)))
    if let alpha = alpha(of: view, settings) { checks.append(alpha) }
    if looksAtAnimations, view.blocksTouchesWhileAnimating || view.isAnimatingInteractively {
      checks.append(
        Check(
          .animating, view.blocksTouchesWhileAnimating, wants: false, from: .property(.animation)))
    }
    return checks
  }

  private func alpha(of view: View, _ settings: Settings) -> Check? {
    switch alphaLimit {
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

  private func area(of id: ViewID, _ point: Point, _ scene: Scene) -> [Check] {
    guard asksPointInside else { return [] }
    var checks: [Check] = []
    if twist == .drawnHoles, case .holes(let holes) = scene[id].drawOverride {
      checks += holes.map {
        Check(.outsideHole, .place(point), .outside($0), from: .system, .points)
      }
    }
    return checks + scene[id].flatness + pointInside(of: id, point, scene)
  }

  private func pointInside(of id: ViewID, _ point: Point, _ scene: Scene) -> [Check] {
    let bounds = scene.reach(of: id)
    let slop = bounds == scene[id].hitBounds ? nil : Setting.barSlop
    let inBounds = Check(
      .inside, .place(point), .inside(bounds),
      from: slop.map { .setting($0) } ?? .property(.bounds), .points)
    switch scene[id].pointInsideOverride {
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
        .insideOther, of: other,
        .place(scene.convert(point, from: id, to: other)), .inside(scene[other].bounds),
        from: .property(.bounds), .points)
      // One of the two is enough.
      if inBounds.passes { return [inBounds] }
      return inOther.passes ? [inBounds.asideOnly, inOther] : [inBounds, inOther]
    case .excludes(let others):
      return [inBounds]
        + others.map {
          Check(
            .outsideOther, of: .responder(.view($0)),
            .place(scene.convert(point, from: id, to: $0)), .outside(scene[$0].bounds),
            from: .property(.passthroughViews, of: .responder(.view(id))), .points)
        }
    case .only(let others):
      let all = others.map {
        Check(
          .insideOther, of: .responder(.view($0)),
          .place(scene.convert(point, from: id, to: $0)), .inside(scene[$0].bounds),
          from: .property(.pointInside, of: .responder(.view(id))), .points)
      }
      // One of them is enough.
      return all.first { $0.passes }.map { [inBounds.asideOnly, $0] }
        ?? [inBounds.asideOnly] + all
    case .shape(let shape):
      let isInside = shape.contains(point, in: bounds)
      return [
        inBounds.asideOnly,
        Check(.pointInside, isInside, wants: true, from: .property(.pointInside)),
      ]
    }
  }

  /// M05: what is drawn at the point has it.
  private func drawing(of id: ViewID, _ point: Point, _ scene: Scene) -> [Check] {
    let view = scene[id]
    let seen = Check(.drawn, view.draws(at: point), wants: true, from: .system)
    return [
      Check(.hidden, view.isHidden, wants: false, from: .property(.isHidden)),
      Check(.alpha, .number(abs(view.alpha)), .above(0), from: .property(.alpha)),
    ] + view.flatness + [
      Check(.inside, .place(point), .inside(view.bounds), from: .property(.bounds), .points), seen,
    ]
  }
}

extension View {
  /// 2.9: a transform that squeezes a view flat leaves nothing to touch.
  fileprivate var flatness: [Check] {
    guard placement.transform != nil else { return [] }
    return [
      Check(.invertible, placement.isInvertible, wants: true, from: .property(.transform))
    ]
  }
}
