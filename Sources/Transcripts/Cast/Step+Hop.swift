import TouchCore

extension Step {
  /// Whether somebody is asked, gets a message, or decides: what a person goes to in a recording.
  public var isHop: Bool {
    switch self {
    case .hitAsk, .touchDeliver, .chainNext, .recognizer(.state), .action(.send), .row, .focus,
      .presentation:
      true
    default: false
    }
  }
}
