/// The first responder of each window (12.4).
package struct Focus: Hashable, Sendable {
  private struct First: Hashable {
    let window: ViewID
    let responder: Responder
  }

  private var firsts: [First] = []

  /// Those the scene says are first responders to begin with.
  init(_ scene: Scene) {
    for responder in scene.responders where scene.isFirstToBeginWith(responder) {
      if let window = scene.window(of: responder) { set(scene.text(of: responder), in: window) }
    }
  }

  /// A window's first responder.
  package func first(in window: ViewID?) -> Responder? {
    firsts.first { $0.window == window }?.responder
  }

  /// Makes somebody, or nobody, a window's first responder.
  mutating func set(_ responder: Responder?, in window: ViewID) {
    firsts.removeAll { $0.window == window }
    if let responder { firsts.append(First(window: window, responder: responder)) }
  }
}

extension Scene {
  // Never all that somebody overrides: every view is asked this before a touch is delivered.
  fileprivate func isFirstToBeginWith(_ responder: Responder) -> Bool {
    switch responder {
    case .view(let id): self[id].overrides.isFirstResponder
    case .controller, .windowScene, .application, .delegate:
      self[overridesOf: responder].isFirstResponder
    }
  }

  /// The window a responder belongs to; 12.5: a controller through its view.
  public func window(of responder: Responder) -> ViewID? {
    switch responder {
    case .view(let id): window(containing: id)
    case .controller(let id): self[id].view.flatMap { window(containing: $0) }
    case .windowScene, .application, .delegate: nil
    }
  }

  /// The window that gets what has no place on the screen (1.5).
  public var keyWindow: ViewID? {
    (windows.last { $0.isKey } ?? windows.last { isShown($0) })?.view
  }

  /// 12.1: whether a responder may become first responder.
  public func canBecomeFirstResponder(_ responder: Responder) -> Bool {
    if let answer = self[overridesOf: responder].canBecomeFirstResponder { return answer }
    guard case .view(let id) = responder else { return false }
    return self[id].kind.editsText && self[id].isEnabled
  }
}
