extension Scene {
  /// One of the registrations of a sender; nil where it has no such one.
  public func target(_ registration: Int, of sender: ActionSender) -> ActionTarget? {
    let targets = targets(of: sender)
    return targets.indices.contains(registration) ? targets[registration] : nil
  }

  /// Whom a sender calls, in the order they were registered.
  func targets(of sender: ActionSender) -> [ActionTarget] {
    switch sender {
    case .control(let view): self[view].control.targets
    case .recognizer(let id): self[id].targets
    }
  }

  /// Everybody who may send actions: views first, then recognizers.
  private var senders: [ActionSender] {
    viewIDs.map { .control($0) } + recognizerIDs.map { .recognizer($0) }
  }

  /// The name of a sender of actions.
  public func name(of sender: ActionSender) -> String {
    switch sender {
    case .control(let view): name(of: view)
    case .recognizer(let id): name(of: id)
    }
  }

  /// The names of the actions that somebody sends, each once, sorted.
  public var actionNames: [String] {
    Set(senders.flatMap { targets(of: $0).map(\.action) }).sorted()
  }

  /// Who sends an action, and by which of its registrations; views first, then recognizers.
  public func registrations(
    of action: String
  ) -> [(sender: ActionSender, registration: Int)] {
    senders.flatMap { sender in
      targets(of: sender).enumerated().filter { $0.element.action == action }
        .map { (sender, $0.offset) }
    }
  }
}
