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

extension Scene {
  /// What a view is for, besides getting its touches; nil for most.
  package func outcome(of view: ViewID) -> Outcome? {
    let it = self[view]
    if it.kind.editsText { return .isEdited }
    if it.scrolling != nil, it.part == nil { return .scrolls }
    return it.kind.isControl && it.kind.reaction.hasValue || it.kind.reaction == .wheel
      ? .changesValue : nil
  }

  /// What is asked about who names a view: what it is for, or that it gets its touch.
  package func subject(of view: ViewID) -> Subject {
    // 16.7: the hit view is in the row; what a row is for is to be selected.
    if let list = list(of: view), list != view { return .selection(view) }
    // 20.43: a refresh control is pulled by its scroll view, and never touched itself.
    let ofPull = self[view].control.targets.first { $0.events.contains(.valueChanged) }
    if self[view].kind.reaction == .pull, let ofPull { return .action(ofPull.action) }
    // 17.38: what a search bar is for is its field.
    let meant = text(of: view)
    return outcome(of: meant).map { .outcome($0, of: meant) } ?? .view(meant)
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
    case .outcome(let outcome, let view):
      name(of: outcome, view) + (outcome.word.map { " " + $0 } ?? "")
    case .view(let view), .selection(let view): name(of: view)
    case .responder(let responder): name(of: responder)
    case .recognizer(let recognizer): name(of: recognizer)
    case .action(let action): action
    }
  }
}
