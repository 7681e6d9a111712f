/// The first responder of each window (12.4).
struct Focus: Hashable, Sendable {
  private struct First: Hashable {
    let window: ViewID
    let responder: Responder
  }

  private var firsts: [First] = []

  /// Those the scene says are first responders to begin with.
  init(_ scene: Scene) {
    for responder in scene.responders where scene[overridesOf: responder].isFirstResponder {
      if let window = scene.window(of: responder) { set(responder, in: window) }
    }
  }

  /// A window's first responder.
  func first(in window: ViewID?) -> Responder? {
    firsts.first { $0.window == window }?.responder
  }

  /// Makes somebody, or nobody, a window's first responder.
  mutating func set(_ responder: Responder?, in window: ViewID) {
    firsts.removeAll { $0.window == window }
    if let responder { firsts.append(First(window: window, responder: responder)) }
  }
}

extension Scene {
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

extension Delivery where Sink: ~Copyable {
  var keyWindow: ViewID? { scene.keyWindow }

  /// 12.2, 12.3: somebody wants to be first responder; whoever is gives up first.
  mutating func becomeFirst(_ responder: Responder) {
    guard let window = scene.window(of: responder) else {
      put(FocusStep(from: nil, to: responder, cause: .notInWindow))
      return
    }
    let current = focus.first(in: window)
    guard current != responder else {
      put(FocusStep(from: current, to: responder, cause: .already))
      return
    }
    guard scene.canBecomeFirstResponder(responder) else {
      put(FocusStep(from: current, to: responder, cause: .cannotBecome))
      return
    }
    if let current {
      guard scene[overridesOf: current].canResignFirstResponder != false else {
        put(FocusStep(from: current, to: responder, cause: .refusedToResign))
        return
      }
      giveUp(current, in: window)
    }
    focus.set(responder, in: window)
    put(FocusStep(from: nil, to: responder, cause: .became))
    edit(responder, .editingDidBegin)
  }

  /// Somebody gives up being first responder, if it may.
  mutating func resignFirst(_ responder: Responder) {
    guard let window = scene.window(of: responder), focus.first(in: window) == responder else {
      put(FocusStep(from: responder, to: nil, cause: .wasNot))
      return
    }
    guard scene[overridesOf: responder].canResignFirstResponder != false else {
      put(FocusStep(from: responder, to: nil, cause: .refusedToResign))
      return
    }
    giveUp(responder, in: window)
  }

  /// 12.2: whoever is in its window no more is first responder no more.
  mutating func dropLostFocus() {
    for window in scene.windows {
      guard let first = focus.first(in: window.view), scene.window(of: first) != window.view
      else { continue }
      giveUp(first, in: window.view)
    }
  }

  private mutating func giveUp(_ responder: Responder, in window: ViewID) {
    focus.set(nil, in: window)
    put(FocusStep(from: responder, to: nil, cause: .resigned))
    edit(responder, .editingDidEnd)
  }

  private mutating func edit(_ responder: Responder, _ event: ControlEvents) {
    if case .view(let view) = responder, scene[view].kind == .field { send(event, from: view) }
  }

  private mutating func put(_ step: FocusStep) {
    if Sink.listens { sink.putSought(StepRecord(step, moment: moment)) }
  }
}
