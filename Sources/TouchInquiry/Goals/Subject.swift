import TouchCore

/// What a question is about: something that may get a touch, or something it may set off.
package enum Subject: Hashable, Sendable {
  case view(ViewID)
  /// Somebody who is no view, and can only hear of a touch as it climbs.
  case responder(Responder)
  case recognizer(RecognizerID)
  /// That a row of a table or an item of a collection is selected.
  case selection(ViewID)
  /// What a view of its kind is for: that it scrolls, that it is edited, that its value changes.
  case outcome(Outcome, of: ViewID)
  /// An action, by its name.
  case action(String)
}

/// What comes of a touch on a view of some kind.
public enum Outcome: Hashable, Sendable {
  /// A scroll view scrolls (11.14).
  case scrolls
  /// A text field or text view begins to be edited (17.3).
  case isEdited
  /// A slider, a switch or another control with a value changes it (18.1).
  case changesValue
}

extension Scene {
  /// What a view is for, besides getting its touches; nil for most.
  package func outcome(of view: ViewID) -> Outcome? {
    let it = self[view]
    if it.kind.editsText { return .isEdited }
    if it.scrolling != nil, it.part == nil { return .scrolls }
    return it.kind.isControl && it.kind.reaction.hasValue ? .changesValue : nil
  }
}

extension Subject {
  /// What a tap on it can come to: only that it gets the tap.
  package var asTapped: Subject {
    if case .outcome(_, let view) = self { .view(view) } else { self }
  }

  /// Whether it is that a row is selected, which may be said: `why-not row selected`.
  package var isSelection: Bool {
    if case .selection = self { true } else { false }
  }
}

extension Scene {
  /// The name by which a subject can be typed.
  package func name(of subject: Subject) -> String {
    switch subject {
    case .view(let view), .selection(let view), .outcome(_, let view): name(of: view)
    case .responder(let responder): name(of: responder)
    case .recognizer(let recognizer): name(of: recognizer)
    case .action(let action): action
    }
  }
}
