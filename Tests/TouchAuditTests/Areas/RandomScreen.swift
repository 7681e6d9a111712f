import TouchCore

/// A small screen full of views that are turned, scaled, cut out and passed through.
struct RandomScreen {
  static let side = 40.0
  private var scene = Scene()
  private var views: [ViewID] = []

  static func make(_ g: inout some RandomNumberGenerator) throws -> Scene {
    var making = RandomScreen()
    try making.grow(&g)
    return making.scene
  }

  private mutating func grow(_ g: inout some RandomNumberGenerator) throws {
    if chance(0.15, &g) { scene.settings[.animatingSwallows] = 1 }
    if chance(0.03, &g) { scene.application.ignoringInteractionEvents = 1 }
    for number in 0..<Int.random(in: 1...3, using: &g) {
      let frame = number == 0 ? Rect(0, 0, Self.side, Self.side) : rect(&g)
      let level = Double.random(in: 0...1, using: &g) < 0.2 ? 1.0 : 0
      var view = View("w\(number)", .window, frame: frame)
      if number > 0, chance(0.3, &g) { view.transform = transform(&g) }
      let window = try scene.addWindow(view, level: level)
      var parents = [window]
      for count in 0..<Int.random(in: 0...14, using: &g) {
        let kind: ViewKind = pick([.view, .view, .button, .scroll, .bar, .label], &g)
        var view = View("w\(number)v\(count)", kind, frame: rect(&g))
        decorate(&view, &g)
        let parent = pick(parents.suffix(4), &g)
        parents.append(try scene.addSubview(view, to: parent))
      }
      views += parents
      if number > 0, chance(0.6, &g) { scene[window].hitTestOverride = .passesThrough }
    }
    addOverrides(&g)
  }

  private func decorate(_ view: inout View, _ g: inout some RandomNumberGenerator) {
    if chance(0.4, &g) { view.transform = transform(&g) }
    if chance(0.2, &g) { view.bounds.origin = Point(number(&g), number(&g)) }
    if chance(0.1, &g) { view.anchorPoint = Point(0, 0.5) }
    if chance(0.05, &g) { view.isHidden = true }
    if chance(0.05, &g) { view.alpha = 0 }
    if chance(0.08, &g) { view.blocksTouchesWhileAnimating = true }
    if chance(0.08, &g) {
      view.animator = .seen
      view.seenFrame = rect(&g)
    }
    if view.kind == .label, chance(0.7, &g) { view.isUserInteractionEnabled = true }
  }

  private mutating func addOverrides(_ g: inout some RandomNumberGenerator) {
    for view in views where chance(0.25, &g) {
      let other = pick(views, &g)
      switch Int.random(in: 0...14, using: &g) {
      case 0: scene[view].hitTestOverride = .returnsNil
      case 1: scene[view].hitTestOverride = .returns(other)
      case 2...4: scene[view].hitTestOverride = .passesThrough
      case 5: scene[view].hitTestOverride = .returnsNilIf(other)
      case 6: scene[view].pointInsideOverride = .always(chance(0.3, &g))
      case 7: scene[view].pointInsideOverride = .expands(by: number(&g) / 4)
      case 8: scene[view].pointInsideOverride = .holes([rect(&g), rect(&g)])
      case 9: scene[view].pointInsideOverride = .includes(other)
      case 10:
        scene[view].pointInsideOverride = .excludes([other, view == other ? view : views[0]])
      case 11: scene[view].pointInsideOverride = .only([other, view])
      case 12: scene[view].pointInsideOverride = .shape(.circle)
      case 13: scene[view].pointInsideOverride = .shape(.rounded(number(&g)))
      default:
        scene[view].pointInsideOverride = .shape(
          .path((0..<6).map { _ in Point(number(&g) + 10, number(&g) + 10) }))
      }
    }
  }

  private func transform(_ g: inout some RandomNumberGenerator) -> AffineTransform {
    let angle = pick([90, 180, 30, 45, -17, 270], &g)
    return AffineTransform.rotation(degrees: Double(angle))
      .concatenating(
        .scale(
          pick([1, 1, -1, 0.5, 2, 0.3, 0], &g), pick([1, 0.7], &g)))
  }

  private func rect(_ g: inout some RandomNumberGenerator) -> Rect {
    Rect(number(&g), number(&g), abs(number(&g)) + 4, abs(number(&g)))
  }

  /// Mostly whole, so that edges go through the points that are asked.
  private func number(_ g: inout some RandomNumberGenerator) -> Double {
    let whole = Double(Int.random(in: -10...30, using: &g))
    return chance(0.2, &g) ? whole + Double.random(in: 0..<1, using: &g) : whole
  }

  private func chance(_ share: Double, _ g: inout some RandomNumberGenerator) -> Bool {
    Double.random(in: 0..<1, using: &g) < share
  }

  private func pick<T>(_ some: some Collection<T>, _ g: inout some RandomNumberGenerator) -> T {
    let some = Array(some)
    return some[Int.random(in: some.indices, using: &g)]
  }
}
