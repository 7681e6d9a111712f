import TouchCore

/// Finds the reasons for which parts of a view's bounds are not the view's.
struct AreaLosing {
  private let areas: HitAreas
  private let scene: Scene
  private let view: ViewID
  /// From the window down to the view.
  private let path: [ViewID]
  /// By these the way down is cut, as far as they were needed: where a view lets points through, and
  /// along its edges.
  private var shapes: [ViewID: (shape: CutShape, edges: CutArea?)] = [:]
  /// How many superviews the view shares with those that are hit in its place.
  private var shared: [ViewID: Int] = [:]
  /// What was found of those that are hit in its place where nothing keeps the search from it.
  private var reasons: [ViewID: AreaLossReason] = [:]
  private var table = LineTable()
  private(set) var losses: [AreaLoss] = []
  private var places: [AreaLossReason: Int] = [:]

  init(_ areas: HitAreas, _ view: ViewID) {
    self.areas = areas
    scene = areas.scene
    self.view = view
    path = scene.path(from: view).reversed()
  }

  /// What of the view's bounds lies on the screen.
  mutating func cutToScreen(_ whole: Piece) -> [Piece] {
    guard let screen = LocalArea(areas.screen),
      let screenEdges = table.add(screen, of: nil, .identity)
    else { return [] }
    let cut = screenEdges.cut(whole)
    for piece in cut.outside.flatMap(screenEdges.divide) {
      let screen = AreaLossReason.offScreen(Self.edges(of: areas.screen, beyondWhich: piece.middle))
      add(piece, nearestOutside(piece.middle) ?? screen)
    }
    return cut.inside.map { [$0] } ?? []
  }

  /// 2.11: the nearest superview that does not hold a point beside the screen, unless that is as large as
  /// the screen; of what scrolls, what shows only a part.
  private func nearestOutside(_ point: Point) -> AreaLossReason? {
    for ancestor in path.dropLast().reversed() {
      let it = scene[ancestor]
      let scrolls = it.scrolling?.isScrollEnabled == true && it.clipsToBounds
      guard it.superview != nil, it.scrolling == nil || scrolls, it.hitTestOverride == nil,
        it.pointInsideOverride == nil, let box = scene.outlineAsHit(ancestor)?.box,
        it.kind.isRow || it.kind == .content || scrolls || !box.covers(areas.screen)
      else { return nil }
      let edges = Self.edges(
        of: scene.reach(of: ancestor), beyondWhich: scene.fromScreenAsHit(point, to: ancestor))
      if !edges.isEmpty { return .outside(of: ancestor, edges) }
      if scrolls { return nil }
    }
    return nil
  }

  /// Notes a part in which somebody else is hit, or nobody.
  mutating func lose(_ piece: Piece, to owner: ViewID?) {
    if let reason = reasonOfWindow { return add(piece, reason) }
    var rest = [piece]
    for ancestor in path.dropFirst(superviewsPassed(by: owner)) where !rest.isEmpty {
      rest = keep(rest, in: ancestor)
    }
    guard !rest.isEmpty else { return }
    let reason = reasonKnown(owner)
    for piece in rest { add(piece, reason) }
  }

  /// How many of the first superviews let all of a part through: those of the view that is hit did.
  private mutating func superviewsPassed(by owner: ViewID?) -> Int {
    // 2.13: who is answered by name need not have been asked.
    guard let owner, !areas.answersByName else { return 0 }
    if let known = shared[owner] { return known }
    let count = zip(scene.path(from: owner).reversed(), path).prefix { $0 == $1 }.count
    shared[owner] = count
    return count
  }

  private var reasonOfWindow: AreaLossReason? {
    if scene.application.ignoringInteractionEvents > 0 { return .ignored }
    guard let window = path.first.flatMap({ scene.window(of: $0) }), !scene.isShown(window) else {
      return nil
    }
    return .windowNotShown(window.view)
  }

  /// What of some parts a view on the way down lets through.
  private mutating func keep(_ region: [Piece], in ancestor: ViewID) -> [Piece] {
    switch scene[ancestor].hitTestOverride {
    case .returnsNil, .returns,
      .returnsSelf where ancestor != view:
      for piece in region { add(piece, .overridden(by: ancestor)) }
      return []
    case .returnsSelf: return region
    case .returnsWhereSeen(let other) where other != view:
      return keep(notSeen(other, region, in: ancestor), inBoundsOf: ancestor)
    case .callsSuper, .passesThrough, .returnsWhereSeen, .returnsNilIf, nil: break
    }
    return keep(region, inBoundsOf: ancestor)
  }

  /// 2.18: what of some parts lies beside where another view is seen.
  private mutating func notSeen(
    _ other: ViewID, _ region: [Piece], in ancestor: ViewID
  ) -> [Piece] {
    let way = scene.wayFromScreenAsHit(ancestor)
    let seen = CutShape(LocalShape(seen: other, scene), of: ancestor, scene, way, &table)
    let parts = seen.parts(of: region)
    for piece in parts.inside { add(piece, .overridden(by: ancestor)) }
    return parts.outside + parts.unsure
  }

  /// What of some parts a view lets through whose own `hitTest` calls super.
  private mutating func keep(_ region: [Piece], inBoundsOf ancestor: ViewID) -> [Piece] {
    if let verdict = scene[ancestor].refusal(under: .uikit, settings: scene.settings) {
      for piece in region { add(piece, .refused(by: ancestor, verdict)) }
      return []
    }
    // Its parts were cut out of its own bounds.
    if ancestor == view, scene[view].pointInsideOverride == nil { return region }
    let (shape, edges) = shape(of: ancestor)
    let parts = shape.parts(of: region)
    // What sticks out at a corner does so beyond two edges, what lies beside it beyond one.
    for piece in parts.outside.flatMap({ edges?.divide($0) ?? [$0] }) {
      let local = scene.fromScreenAsHit(piece.middle, to: ancestor)
      add(
        piece, .outside(of: ancestor, Self.edges(of: scene.reach(of: ancestor), beyondWhich: local))
      )
    }
    return parts.inside + parts.unsure
  }

  private mutating func shape(of ancestor: ViewID) -> (shape: CutShape, edges: CutArea?) {
    if let known = shapes[ancestor] { return known }
    let way = scene.wayFromScreenAsHit(ancestor)
    let edges = LocalArea(scene.reach(of: ancestor)).flatMap { table.add($0, of: ancestor, way) }
    let made = (CutShape(scene, ancestor, way, &table), edges)
    shapes[ancestor] = made
    return made
  }

  private mutating func reasonKnown(_ owner: ViewID?) -> AreaLossReason {
    guard let owner else { return .swallowed }
    if let known = reasons[owner] { return known }
    let reason = reason(owner)
    reasons[owner] = reason
    return reason
  }

  /// Why another view is hit where nothing keeps the search from this one.
  private func reason(_ owner: ViewID) -> AreaLossReason {
    if scene.isDescendant(owner, of: view) { return .inside(owner) }
    let way = Array(scene.path(from: owner).reversed())
    guard let window = way.first, window == path.first else {
      return .otherWindow(way.first ?? owner, hit: owner)
    }
    let shared = zip(way, path).prefix { $0 == $1 }.count
    guard let branch = way.dropFirst(shared).first else {
      // A superview is hit although the view is inside: somebody took the answer back.
      let taker = path.reversed().first { scene[$0].takesAnswersBack } ?? owner
      return .overridden(by: taker)
    }
    return .covered(by: scene.bar(making: owner, in: branch) ?? owner, branch: branch)
  }

  private mutating func add(_ piece: Piece, _ reason: AreaLossReason) {
    let outline = piece.outline
    guard let place = places[reason] else {
      places[reason] = losses.count
      losses.append(
        AreaLoss(
          reason: reason, area: piece.area, outlines: [outline], example: piece.middle,
          largest: piece.area))
      return
    }
    losses[place].area += piece.area
    losses[place].outlines.append(outline)
    guard piece.area > losses[place].largest else { return }
    losses[place].largest = piece.area
    losses[place].example = piece.middle
  }

  private static func edges(of rect: Rect, beyondWhich point: Point) -> Edges {
    var edges: Edges = []
    if point.y < rect.minY { edges.insert(.top) }
    if point.x < rect.minX { edges.insert(.left) }
    if point.y >= rect.maxY { edges.insert(.bottom) }
    if point.x >= rect.maxX { edges.insert(.right) }
    return edges
  }
}

extension Scene {
  /// 19.7, 19.38: the bar in a branch that makes a control of an item; nil for another view.
  ///
  /// In front of other views, both count as one.
  fileprivate func bar(making view: ViewID, in branch: ViewID) -> ViewID? {
    let isMade = self[view].kind == .barItem || self[view].className == "UITabBarButton"
    guard isMade else { return nil }
    return path(from: view).first {
      self[$0].knownClass?.kind == .bar && isDescendant($0, of: branch)
    }
  }
}
