extension Scene {
  /// One of the registrations of a sender; nil where it has no such one.
  public func target(_ registration: Int, of sender: ActionSender) -> ActionTarget? {
    let targets =
      switch sender {
      case .control(let view): self[view].control.targets
      case .recognizer(let id): self[id].targets
      }
    return targets.indices.contains(registration) ? targets[registration] : nil
  }
}
