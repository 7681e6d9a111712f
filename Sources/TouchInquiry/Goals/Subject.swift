import TouchCore

/// What a question is about: something that may get a touch, or something it may set off.
package enum Subject: Hashable, Sendable {
  case view(ViewID)
  /// Somebody who is no view, and can only hear of a touch as it climbs.
  case responder(Responder)
  case recognizer(RecognizerID)
  /// That a row of a table or an item of a collection is selected.
  case selection(ViewID)
  /// An action, by its name.
  case action(String)
}

extension Subject {
  /// Whether it is that a row is selected, which may be said: `why-not row selected`.
  package var isSelection: Bool {
    if case .selection = self { true } else { false }
  }
}

extension Scene {
  /// The name by which a subject can be typed.
  package func name(of subject: Subject) -> String {
    switch subject {
    case .view(let view), .selection(let view): name(of: view)
    case .responder(let responder): name(of: responder)
    case .recognizer(let recognizer): name(of: recognizer)
    case .action(let action): action
    }
  }
}
