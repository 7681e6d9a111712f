//   fourth ─▶ third ─▶ first ─▶ root ─▶ window ─▶ windowScene ─▶ app ─▶ delegate ─▶ nil
//     superview  superview  controller  window    windowScene  application  delegate
//
//   child.view ─▶ child ─▶ child.view.superview ─▶ … ─▶ container        (5.7)
//   sheet.view ─▶ sheet ─▶ presenter                                     (5.6)

extension Scene {
  /// Whether following `next` could come back to where it was: the classes' own hops only lead up.
  var chainMayLoop: Bool {
    controllers.contains { $0.presenter != nil || $0.overrides.next != .inherited }
      || views.contains { $0.overrides.next != .inherited }
      // A window that is a controller's view leads to that controller, which may lead back.
      || windows.contains { self[$0.view].controller != nil }
      || windowScenes.contains { $0.overrides.next != .inherited }
      || application.overrides.next != .inherited
      || delegate.map { $0.overrides.next != .inherited } == true
  }

  /// A responder's `next` and the rule that says so; nil where the chain ends.
  public func next(of responder: Responder) -> (responder: Responder, hop: Hop)? {
    switch nextOverride(of: responder) {
    case .responder(let other): (other, .override)  // 5.13
    case .nobody: nil
    case .inherited: responder.inheritedNext(in: self)
    }
  }

  /// The chain from a responder's `next` to its end; it stops where an override closes a circle.
  public func chain(from responder: Responder) -> [(responder: Responder, hop: Hop)] {
    var chain: [(responder: Responder, hop: Hop)] = []
    var seen: Set = [responder]
    var here = responder
    while let hop = next(of: here), seen.insert(hop.responder).inserted {
      chain.append(hop)
      here = hop.responder
    }
    return chain
  }
}

extension Responder {
  /// Its class's own `next`.
  fileprivate func inheritedNext(in scene: Scene) -> (responder: Responder, hop: Hop)? {
    switch self {
    case .view(let id): id.next(in: scene)
    case .controller(let id): id.next(in: scene)
    case .windowScene: (.application, .application)  // 5.9
    // 5.11: the delegate joins only if it is a UIResponder.
    case .application: scene.delegate?.isResponder == true ? (.delegate, .delegate) : nil
    case .delegate: nil  // 5.12
    }
  }
}

extension ViewID {
  fileprivate func next(in scene: Scene) -> (responder: Responder, hop: Hop)? {
    // 5.2, 5.3: only the current root view goes to its controller.
    if let controller = scene[self].controller { return (.controller(controller), .controller) }
    if let superview = scene[self].superview { return (.view(superview), .superview) }
    guard let window = scene.window(of: self) else { return nil }
    // 5.9: documented the application, observed since iOS 13 the scene.
    guard let windowScene = window.windowScene, scene.settings.isOn(.windowNextIsScene) else {
      return (.application, .application)
    }
    return (.windowScene(windowScene), .windowScene)
  }
}

extension ControllerID {
  fileprivate func next(in scene: Scene) -> (responder: Responder, hop: Hop)? {
    let controller = scene[self]
    // 5.4: the documented hop; 5.5: what is observed where private containers are shown (19.57).
    if let window = scene.windows.first(where: { $0.rootViewController == self }),
      let view = controller.view
    {
      if let around = scene[view].superview, scene[around].part?.role == .dropShadow {
        return (.view(around), .container)
      }
      return (.view(window.view), .window)
    }
    if let presenter = controller.presenter, controller.presentation?.isDismissed != true {
      return (.controller(presenter), .presenter)
    }
    // 5.7; 5.8: a view in no hierarchy leads nowhere.
    guard let view = controller.view, let superview = scene[view].superview else { return nil }
    return (.view(superview), .container)
  }
}
