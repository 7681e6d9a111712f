import TouchCore

/// A scene with everything in it, built depth first, as a reader builds one.
public func randomScene(using generator: inout some RandomNumberGenerator) -> Scene {
  randomScene(using: &generator, anyOrder: false)
}

/// A scene with everything in it.
///
/// - Parameters:
///   - generator: Where its choices come from.
///   - anyOrder: Whether views and windows are added all over the place instead of depth first.
public func randomScene(
  using generator: inout some RandomNumberGenerator, anyOrder: Bool
) -> Scene {
  var growing = GrowingScene(anyOrder: anyOrder)
  do {
    try growing.grow(using: &generator)
  } catch {
    fatalError("the generator made a scene that cannot be: \(error)")
  }
  growing.addOverrides(using: &generator)
  growing.addFocus(using: &generator)
  growing.addTargets(using: &generator)
  growing.connectRecognizers(using: &generator)
  return growing.scene
}

/// A scene while it is made.
struct GrowingScene {
  var scene = Scene()
  private let anyOrder: Bool
  /// Where views may be added: every view, or those on the way to the newest one.
  private var parents: [ViewID] = []
  private var count = 0
  private var recognizerCount = 0

  init(anyOrder: Bool) { self.anyOrder = anyOrder }

  mutating func grow(using g: inout some RandomNumberGenerator) throws(SceneError) {
    for setting in Setting.allCases where g.happens(0.2) {
      scene.settings[setting] =
        setting.unit == .onOff
        ? Double(Int.random(in: 0...1, using: &g)) : g.value(within: setting.range)
    }
    if g.happens(0.1) { try scene.renameApplication("myApp") }
    if g.happens(0.05) { scene.application.ignoringInteractionEvents = 1 }
    if g.happens(0.3) {
      var delegate = ApplicationDelegate("boss")
      delegate.isResponder = g.happens(0.5)
      try scene.setDelegate(delegate)
    }
    if g.happens(0.2) { try addHomelessController(using: &g) }
    if g.happens(0.4) {
      for name in ["mainScene", "otherScene", "thirdScene"].prefix(Int.random(in: 1...3, using: &g))
      {
        try scene.addWindowScene(WindowScene(name))
      }
    }
    for number in 0..<Int.random(in: 1...4, using: &g) { try addWindow(number, using: &g) }
  }

  /// Adds up to three recognizers to a view, some of them without a name.
  private mutating func addRecognizers(
    to view: ViewID, using g: inout some RandomNumberGenerator
  ) throws(SceneError) {
    guard g.happens(0.3) else { return }
    for _ in 0..<Int.random(in: 1...3, using: &g) {
      recognizerCount += 1
      let name = g.happens(0.6) ? "r\(recognizerCount)" : ""
      try scene.addRecognizer(randomRecognizer(name, using: &g), to: view)
    }
  }

  private mutating func addWindow(
    _ number: Int, using g: inout some RandomNumberGenerator
  ) throws(SceneError) {
    var view = View(number == 0 ? "window" : "window\(number)", .window, frame: frame(&g))
    decorate(&view, using: &g)
    let scenes = scene.windowScenes.indices.map { Optional(WindowSceneID($0)) } + [nil]
    let level = g.pick([0, 0, 0, 1000, 2000, -3, 0.5])
    let id = try scene.addWindow(view, level: level, isKey: g.happens(0.3), in: g.pick(scenes))
    parents = anyOrder ? parents + [id] : [id]
    try addRecognizers(to: id, using: &g)
    if g.happens(0.1) {
      let root = try scene.addController(Controller("empty\(number)"))
      try scene.setRootViewController(root, of: id)
    }
    for _ in 0..<Int.random(in: 0...7, using: &g) { try addView(using: &g) }
  }

  private mutating func addView(using g: inout some RandomNumberGenerator) throws(SceneError) {
    count += 1
    let parent = g.pick(parents)
    var view = View(
      g.happens(0.8) ? "v\(count)" : "", kind(g.pick(ViewKind.commonlyAnywhere)),
      frame: frame(&g))
    decorate(&view, using: &g)
    let controller =
      g.happens(0.3) ? try scene.addController(Controller("c\(count)")) : nil
    let id = try scene.addSubview(view, to: parent)
    readFromAnApp(id, addedTo: parent)
    if view.kind == .hosting { try addDrawn(to: id) }
    let inner = scene.contentView(of: id).flatMap { g.happens(0.7) ? $0 : nil } ?? id
    if !anyOrder { parents = scene.path(from: inner) } else { parents.append(inner) }
    try addRecognizers(to: id, using: &g)
    guard let controller else { return }
    scene.setView(id, of: controller)
    if g.happens(0.3), scene.controllers.count > 1 {
      let others = (0..<scene.controllers.count - 1).map { ControllerID($0) }
      scene.present(controller, by: g.pick(others))
    }
    try makeRoot(controller, using: &g)
  }

  /// Some views were read from an app, and some lie in front of the content view of their row.
  private mutating func readFromAnApp(_ id: ViewID, addedTo parent: ViewID) {
    var own = SeededGenerator(beside: "app \(scene.views.count)")
    if let content = scene.contentView(of: parent) {
      // Views are numbered in the order they are written: those behind come first.
      if own.happens(0.3) || scene[parent].subviews.last != content { scene.placeInFront(id) }
    }
    guard own.happens(0.2) else { return }
    scene[id].origins.address = own.happens(0.5) ? own.next() >> 16 : nil
    scene[id].origins.identifier = own.happens(0.5) ? own.pick(["buy", "a \"b\"", "id.1"]) : nil
    scene[id].origins.unknown = UnknownFacts(
      rawValue: UInt32(truncatingIfNeeded: own.next()) & 0x1_FFFF)
  }

  /// Some of the plain views are SwiftUI's, and some of the controls refresh.
  private func kind(_ kind: ViewKind) -> ViewKind {
    var own = SeededGenerator(beside: "hosting \(scene.views.count)")
    if kind == .control, own.happens(0.3) { return .refresh }
    return kind == .view && own.happens(0.5) ? .hosting : kind
  }

  /// Adds what SwiftUI draws in a hosting view, and says on which system (22.21).
  private mutating func addDrawn(to hosting: ViewID) throws(SceneError) {
    var own = SeededGenerator(beside: "drawn \(scene.views.count)")
    scene.settings[.iOS] = own.pick([17, 18, 26])
    for number in 0..<Int.random(in: 0...2, using: &own) {
      var drawn = View(
        own.happens(0.7) ? "drawn\(count)-\(number)" : "", .drawn,
        frame: Rect(own.coordinate(), own.coordinate(), own.length(), own.length()))
      if own.happens(0.1) { drawn.isHidden = true }
      if own.happens(0.1) { drawn.alpha = 0.5 }
      if own.happens(0.3) { drawn.hasDragGesture = true }
      try scene.addSubview(drawn, to: hosting)
    }
  }

  private mutating func makeRoot(
    _ controller: ControllerID, using g: inout some RandomNumberGenerator
  ) throws(SceneError) {
    for window in scene.windows where window.rootViewController == nil && g.happens(0.4) {
      try scene.setRootViewController(controller, of: window.view)
    }
  }

  private mutating func addHomelessController(
    using g: inout some RandomNumberGenerator
  ) throws(SceneError) {
    let first = try scene.addController(Controller("homeless"))
    guard g.happens(0.5) else { return }
    let second = try scene.addController(Controller("homeless-2"))
    scene.present(second, by: first)
  }

  private func frame(_ g: inout some RandomNumberGenerator) -> Rect {
    guard g.happens(0.9) else { return .zero }
    return Rect(g.coordinate(), g.coordinate(), g.length(), g.length())
  }
}
