import TouchCore

/// The same scene, built depth first: two scenes that differ in handles only become equal.
///
/// It goes from value to value through the public interface, never through text, so that it can
/// judge what the writer and the reader do. Views that nobody named get the names people use.
public func renumbered(_ scene: Scene) -> Scene {
  var renumbering = Renumbering(scene)
  do {
    try renumbering.run()
  } catch {
    fatalError("a scene that exists cannot be built again: \(error)")
  }
  return renumbering.new
}

private struct Renumbering {
  let old: Scene
  var new = Scene()
  var views: [ViewID: ViewID] = [:]
  var controllers: [ControllerID: ControllerID] = [:]

  init(_ old: Scene) { self.old = old }

  mutating func run() throws(SceneError) {
    new.settings = old.settings
    try new.renameApplication(old.application.name)
    if var delegate = old.delegate {
      delegate.overrides = ResponderOverrides()
      try new.setDelegate(delegate)
    }
    for windowScene in old.windowScenes {
      try new.addWindowScene(WindowScene(windowScene.name))
    }
    let byName = old.controllers.indices.map { ControllerID($0) }
      .sorted { old[$0].name < old[$1].name }
    for id in byName { controllers[id] = try new.addController(Controller(old[id].name)) }
    for window in old.windows { try add(window) }
    for (id, copy) in controllers {
      if let presenter = old[id].presenter, let who = controllers[presenter] {
        new.present(copy, by: who)
      }
      if let view = old[id].view, let what = views[view] { new.setView(what, of: copy) }
    }
    for responder in old.responders { copyOverrides(of: responder) }
  }

  private mutating func add(_ window: Window) throws(SceneError) {
    let root = try new.addWindow(
      plain(window.view), level: window.level, isKey: window.isKey, in: window.windowScene)
    views[window.view] = root
    for id in old.subtree(of: window.view).dropFirst() {
      guard let superview = old[id].superview, let parent = views[superview] else { continue }
      views[id] = try new.addSubview(plain(id), to: parent)
    }
    if let controller = window.rootViewController, let copy = controllers[controller] {
      try new.setRootViewController(copy, of: root)
    }
  }

  /// The view without its place in the tree and its overrides.
  private func plain(_ id: ViewID) -> View {
    let view = old[id]
    var copy = View(old.name(of: id), view.kind)
    copy.customClass = view.customClass
    copy.origin = view.origin
    copy.bounds = view.bounds
    copy.anchorPoint = view.anchorPoint
    copy.transform = view.transform
    copy.zPosition = view.zPosition
    copy.isHidden = view.isHidden
    copy.isUserInteractionEnabled = view.isUserInteractionEnabled
    copy.alpha = view.alpha
    copy.blocksTouchesWhileAnimating = view.blocksTouchesWhileAnimating
    copy.isAnimatingInteractively = view.isAnimatingInteractively
    copy.isEnabled = view.isEnabled
    copy.isMultipleTouchEnabled = view.isMultipleTouchEnabled
    copy.isExclusiveTouch = view.isExclusiveTouch
    copy.clipsToBounds = view.clipsToBounds
    copy.tag = view.tag
    copy.text = view.text
    return copy
  }

  private mutating func copyOverrides(of responder: Responder) {
    guard let copy = new.responder(named: old.name(of: responder)) else { return }
    var overrides = old[overridesOf: responder]
    if case .responder(let next) = overrides.next {
      overrides.next = new.responder(named: old.name(of: next)).map { .responder($0) } ?? .nobody
    }
    new[overridesOf: copy] = overrides
    guard case .view(let id) = responder, case .view(let place) = copy else { return }
    new[place].hitTestOverride = old[id].hitTestOverride
    if case .returns(let other)? = old[id].hitTestOverride, let there = views[other] {
      new[place].hitTestOverride = .returns(there)
    }
    new[place].pointInsideOverride = old[id].pointInsideOverride
    if case .includes(let other)? = old[id].pointInsideOverride, let there = views[other] {
      new[place].pointInsideOverride = .includes(there)
    }
  }
}
