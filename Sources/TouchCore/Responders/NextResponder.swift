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
    case .inherited: inheritedNext(of: responder)
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

  private func inheritedNext(of responder: Responder) -> (responder: Responder, hop: Hop)? {
    switch responder {
    case .view(let id): next(ofView: id)
    case .controller(let id): next(ofController: id)
    case .windowScene: (.application, .application)  // 5.9
    case .application: delegateInChain  // 5.11
    case .delegate: nil  // 5.12
    }
  }

  private func next(ofView id: ViewID) -> (responder: Responder, hop: Hop)? {
    // 5.2, 5.3: only the current root view goes to its controller.
    if let controller = self[id].controller { return (.controller(controller), .controller) }
    if let superview = self[id].superview { return (.view(superview), .superview) }
    guard let window = window(of: id) else { return nil }
    // 5.9: documented the application, observed since iOS 13 the scene.
    guard let windowScene = window.windowScene, settings.isOn(.windowNextIsScene) else {
      return (.application, .application)
    }
    return (.windowScene(windowScene), .windowScene)
  }

  private func next(ofController id: ControllerID) -> (responder: Responder, hop: Hop)? {
    let controller = self[id]
    // 5.4, 5.5: the documented hop; the private containers between are not shown.
    if let window = windows.first(where: { $0.rootViewController == id }), controller.view != nil {
      return (.view(window.view), .window)
    }
    if let presenter = controller.presenter { return (.controller(presenter), .presenter) }
    // 5.7; 5.8: a view in no hierarchy leads nowhere.
    guard let view = controller.view, let superview = self[view].superview else { return nil }
    return (.view(superview), .container)
  }

  /// 5.11: the delegate joins only if it is a UIResponder.
  private var delegateInChain: (responder: Responder, hop: Hop)? {
    delegate?.isResponder == true ? (.delegate, .delegate) : nil
  }
}
