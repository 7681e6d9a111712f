//  shouldReceive   the touch's view, and where it went down                             18.6
//                  in a switch or stepper that is a view inside of it                   18.7
//  shouldBegin     that, and which way and how fast the fingers went since              18.10

/// What a delegate sees of a touch, or of a gesture that is about to begin.
struct DelegateSight {
  /// The touch's view.
  let view: ViewID?
  /// Where it is, in the coordinates of the recognizer's view, as the way is.
  let place: Point
  let way: Point
  /// Points a second.
  let speed: Double

  /// A touch that goes down.
  init(of touch: Touch, by recognizer: Recognizer, _ scene: Scene) {
    view = touch.view
    place = scene.fromScreen(touch.screenLocation, to: recognizer.view)
    (way, speed) = (.zero, 0)
  }
}

extension DelegateTest {
  /// What it finds, held against what it wants; the answer is whether that passes.
  func check(
    _ sight: DelegateSight, of owner: SceneObject, _ property: Check.Property, _ scene: Scene
  ) -> Check {
    let origin = Check.Origin.property(property)
    // 18.7: the view of such a touch is neither the control, nor of its class.
    let inner = sight.view.flatMap { scene[$0].kind.kindOfTouchedView }
    func about(_ name: Check.Name, _ view: ViewID?, _ isSo: Bool) -> Check {
      Check(
        name, of: view.map { .responder(.view($0)) }, isSo, wants: !isUnless,
        from: .property(property, of: view.map { _ in owner }))
    }
    func more(_ name: Check.Name, _ number: Double, than limit: Double, _ unit: Check.Unit)
      -> Check
    {
      Check(name, .number(number), isUnless ? .atMost(limit) : .above(limit), from: origin, unit)
    }
    switch look {
    case .view(let view):
      return about(.touchView, view, sight.view == view && inner == nil)
    case .inside(let view):
      let isInside = sight.view.map { scene.isDescendant($0, of: view) } ?? false
      return about(.touchInside, view, isInside)
    case .kind(let kind):
      let found = inner ?? sight.view.map { scene[$0].kind }
      return about(.touchKind, sight.view, found?.isKind(of: kind) ?? false)
    case .at(let area):
      return Check(
        .touchPlace, .place(sight.place), isUnless ? .outside(area) : .inside(area), from: origin,
        .points)
    case .horizontal: return more(.sideways, abs(sight.way.x), than: abs(sight.way.y), .points)
    case .vertical: return more(.upright, abs(sight.way.y), than: abs(sight.way.x), .points)
    case .towards(let direction):
      return more(.towards, direction.part(of: sight.way), than: 0, .points)
    case .scrolled(let view):
      let top = scene.scrollRoom(of: view).restingOffsets.minY
      return about(.scrolled, view, scene[view].bounds.minY > top)
    case .faster(let speed): return more(.speed, sight.speed, than: speed, .pointsPerSecond)
    }
  }
}

extension DelegateSight {
  /// 18.7: whether the touch's view is one inside of a control.
  fileprivate func isInner(_ scene: Scene) -> Bool {
    view.map { scene[$0].kind.kindOfTouchedView != nil } ?? false
  }
}

extension DelegateTest {
  /// The rule by which it is answered.
  func rule(of sight: DelegateSight, _ scene: Scene) -> RuleNumber {
    let (plain, inner) = (RuleNumber(18, 8), RuleNumber(18, 7))
    return switch look {
    case .view(let view): sight.view == view && sight.isInner(scene) ? inner : plain
    case .kind: sight.isInner(scene) ? inner : plain
    case .inside, .at, .scrolled: plain
    case .horizontal, .vertical, .towards, .faster: RuleNumber(18, 10)
    }
  }
}

extension DelegateTest.Direction {
  /// How far a way goes in the direction.
  fileprivate func part(of way: Point) -> Double {
    switch self {
    case .left: 0 - way.x
    case .right: way.x
    case .up: 0 - way.y
    case .down: way.y
    }
  }
}
