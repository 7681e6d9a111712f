import TestSupport
import TouchCore

/// A scene with a bit of everything, the same for the same seed.
struct RandomScene {
  private(set) var scene = Scene()
  private var dice: Dice
  private var views: [ViewID] = []

  init(seed: UInt64) throws {
    dice = Dice(state: seed)
    let interface =
      dice.rolls(2) ? try scene.addWindowScene(WindowScene("interface")) : nil
    if dice.rolls(2) {
      var delegate = ApplicationDelegate("appDelegate")
      delegate.isResponder = dice.rolls(2)
      try scene.setDelegate(delegate)
    }
    for number in 0..<Int.random(in: 1...3, using: &dice) {
      let window = try scene.addWindow(
        View("window\(number)", .window, frame: Rect(0, 0, 400, 800)),
        level: dice.pick([0, 0, 1000]), isKey: number == 0,
        in: dice.rolls(4) ? nil : interface)
      views.append(window)
      try fill(window)
    }
    try addControllers()
    for view in views { change(view) }
    // 22.25: a window that takes a hosting view's answers back.
    for view in scene.viewIDs where scene[view].kind == .hosting && view.index % 3 == 0 {
      if let window = scene.window(containing: view), scene[window].hitTestOverride == nil {
        scene[window].hitTestOverride = .returnsNilIf(view)
      }
    }
  }

  private mutating func fill(_ window: ViewID) throws {
    var parents = [window]
    for _ in 0..<Int.random(in: 2...12, using: &dice) {
      let frame = Rect(
        dice.number(-20...40), dice.number(-20...40), dice.number(0...400), dice.number(100...800))
      let view = try scene.addSubview(
        View(
          "view\(views.count)", kind(dice.pick(ViewKind.commonlyAnywhere)),
          frame: frame),
        to: dice.pick(parents))
      parents.append(view)
      views.append(view)
      guard scene[view].kind == .hosting else { continue }
      scene.settings[.iOS] = [17, 18, 26][views.count % 3]
      let drawn = View("drawn\(views.count)", .drawn, frame: Rect(0, 0, 200, 300))
      try scene.addSubview(drawn, to: view)
    }
  }

  /// Every other plain view is SwiftUI's.
  private func kind(_ kind: ViewKind) -> ViewKind {
    kind == .view && views.count.isMultiple(of: 2) ? .hosting : kind
  }

  private mutating func addControllers() throws {
    for number in 0..<3 {
      let controller = try scene.addController(Controller("controller\(number)"))
      scene.setView(dice.pick(views), of: controller)
      if number == 0, let window = scene.windows.first?.view, dice.rolls(2) {
        try scene.setRootViewController(controller, of: window)
      } else if number > 0, dice.rolls(3) {
        scene.present(controller, by: ControllerID(0))
      }
      if dice.rolls(8) { scene[controller].overrides[.began] = .handles }
    }
  }

  private mutating func change(_ id: ViewID) {
    scene[id].isHidden = dice.rolls(20)
    if dice.rolls(20) { scene[id].isUserInteractionEnabled = false }
    if dice.rolls(12) { scene[id].alpha = dice.pick([0, 0.005, 0.01, 0.5]) }
    scene[id].blocksTouchesWhileAnimating = dice.rolls(25)
    scene[id].isAnimatingInteractively = dice.rolls(25)
    scene[id].isEnabled = !dice.rolls(3)
    if dice.rolls(10) { scene[id].bounds.origin = Point(0, dice.number(-50...50)) }
    if dice.rolls(10) {
      scene[id].transform = dice.pick([.rotation(degrees: 30), .scale(2, 0.5), .scale(0, 0)])
    }
    if dice.rolls(15) { scene[id].hitTestOverride = hitTestOverride() }
    if dice.rolls(10) { scene[id].pointInsideOverride = pointInsideOverride() }
    for method in ResponderMethod.allCases where dice.rolls(8) {
      scene[id].overrides[method] = dice.pick(TouchesOverride.allCases)
    }
    if dice.rolls(25) {
      scene[id].overrides.next = dice.pick([.nobody, .responder(.view(dice.pick(views)))])
    }
  }

  private mutating func hitTestOverride() -> HitTestOverride {
    dice.pick([
      .returnsNil, .returnsSelf, .returns(dice.pick(views)), .callsSuper, .passesThrough,
    ])
  }

  private mutating func pointInsideOverride() -> PointInsideOverride {
    dice.pick([
      .always(true), .always(false), .expands(by: 30), .holes([Rect(10, 10, 100, 100)]),
      .includes(dice.pick(views)),
    ])
  }

  /// Two touches somewhere on the screen.
  mutating func script() throws -> TouchScript {
    let place = Point(dice.number(0...399), dice.number(0...799))
    return try TouchScript([
      TouchEvent(0, .down, "A", .screen(place)), TouchEvent(20, .move, "A", .by(Point(3, 4))),
      TouchEvent(50, .up, "A"), TouchEvent(200, .down, "B", .screen(place)),
      TouchEvent(240, .cancel, "B"),
    ])
  }
}
