import SceneLanguage
import TouchCore
import TouchInquiry

//   responder-chain.uikit    if handles { return }        whether the responder keeps the message
//   containers.uikit         delegate.scrollViewDidEndDragging(self)       who answers for the list
//   gestures.uikit           target.action(self)          the responder that the action is sent to

extension Vantage {
  /// What a word means in the code of UIKit where a step stands: the event that is delivered, else
  /// a property of `self`, of the view whose turn it is, or of the touch.
  func word(_ name: String, at index: Int) -> Value {
    if name == "event" {
      return trace.moment(of: index).event
        .map { .word(writeTouch(trace.script.events[$0], in: trace.scene)) } ?? .nothing
    }
    if name == "target", let target = target(at: index) { return .responder(target) }
    let touch = touch(at: index).map { Value.touch($0) } ?? .nothing
    let (caller, owner) = (caller(at: index), owner(at: index))
    // `sendEvent` has the touch at hand, and a view's method the view.
    let owners = isInSendEvent(index) ? [touch, owner] : [owner, touch]
    return ([caller] + owners).lazy.map { whole in
      Member.named(name, of: whole.shape, whole)?.of(whole, at: self) ?? .nothing
    }.first { $0 != .nothing } ?? .nothing
  }

  /// `handles`: whether a responder keeps a message.
  func handles(at index: Int) -> Value {
    switch trace[index] {
    case .chainStop: return .truth(true)
    case .chainDrop: return .truth(false)
    case .chainNext where index == self.index && !isAtReceiver: return .truth(false)
    case .touchDeliver, .chainNext:
      let mode = trace[index].arrival?.mode
      return .truth(mode != .default && mode != .super)
    default: return word("handles", at: index)
    }
  }

  /// The object that is asked for a list or a recognizer.
  ///
  /// It is not in the scene, so it is called as its calls are: `list.delegate`.
  func delegate(at index: Int) -> Value {
    switch trace[index] {
    case .scroll(let step): return delegate(of: scene.name(of: step.view))
    case .row(let step):
      return scene.list(of: step.row).map { delegate(of: scene.name(of: $0)) } ?? .nothing
    case .recognizer(.ask(let question, let id, _, _, _)) where question.isOfDelegate:
      return delegate(of: scene.name(of: id))
    case .presentation(let step) where step.call == .shouldDismiss:
      return delegate(of: scene.name(of: .controller(step.controller)))
    default: return word("delegate", at: index)
    }
  }

  private func delegate(of name: String) -> Value { .word("\(name).delegate") }

  /// `target`: the responder that the action of a recognizer or a control is sent to.
  private func target(at index: Int) -> Responder? {
    let targets: [ActionTarget]
    switch trace[index] {
    case .recognizer(.action(let id, _)): targets = scene[id].targets
    case .control(.event(let view, let events)):
      targets = scene[view].control.targets.filter { !$0.events.isDisjoint(with: events) }
    default: return nil
    }
    guard case .responder(let responder)? = targets.first?.target else { return nil }
    return responder
  }
}

extension GestureQuestion {
  /// Whether a recognizer asks its delegate.
  fileprivate var isOfDelegate: Bool {
    switch self {
    case .shouldReceive, .shouldBegin, .simultaneous, .requireFailureOf, .requiredToFailBy: true
    case .allowedType, .button, .viewShouldBegin, .canPrevent, .canBePrevented,
      .touchesShouldBegin, .touchesShouldCancel:
      false
    }
  }
}
