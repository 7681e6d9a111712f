extension Scene {
  /// One of the registrations of a sender; nil where it has no such one.
  public func target(_ registration: Int, of sender: ActionSender) -> ActionTarget? {
    let targets = targets(of: sender)
    return targets.indices.contains(registration) ? targets[registration] : nil
  }

  /// The name of the action of one of a sender's registrations.
  public func action(_ registration: Int, of sender: ActionSender) -> String {
    target(registration, of: sender)?.action ?? ""
  }

  /// Whom a sender calls, in the order they were registered.
  package func targets(of sender: ActionSender) -> [ActionTarget] {
    switch sender {
    case .control(let view): self[view].control.targets
    case .recognizer(let id): self[id].targets
    }
  }

  /// The name of a sender of actions.
  public func name(of sender: ActionSender) -> String {
    switch sender {
    case .control(let view): name(of: view)
    case .recognizer(let id): name(of: id)
    }
  }
}
