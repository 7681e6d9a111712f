import TouchCore

extension Scene {
  /// The names of the actions that somebody sends, each once, sorted.
  public var actionNames: [String] {
    Set(senders.flatMap { targets(of: $0).map { $0.action } }).sorted()
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

  /// Everybody who may send actions: views first, then recognizers.
  private var senders: [ActionSender] {
    viewIDs.map { .control($0) } + recognizerIDs.map { .recognizer($0) }
  }
}
