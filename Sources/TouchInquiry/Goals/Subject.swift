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
public enum Outcome: Hashable, Sendable, CaseIterable {
  /// A scroll view scrolls (11.14).
  case scrolls
  /// A text field or text view begins to be edited (17.3).
  case isEdited
  /// A slider, a switch or another control with a value changes it (18.1).
  case changesValue
  /// A presented controller goes, by a tap beside it or a pull; asked of its view (19.22).
  case isDismissed
  /// The top controller of a stack goes, by a swipe; asked of the stack's view (19.41).
  case isPopped

  /// The word that asks for it behind a name; nil where the name alone does.
  package var word: String? {
    switch self {
    case .scrolls, .isEdited, .changesValue: nil
    case .isDismissed: "dismissed"
    case .isPopped: "popped"
    }
  }

  /// The outcome that a word behind a name asks for.
  package init?(said word: Substring) {
    guard let it = Self.allCases.first(where: { $0.word.map { $0 == word } == true }) else {
      return nil
    }
    self = it
  }
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

extension Scene {
  /// What becomes of a controller by a gesture of UIKit's; nil where none is for it.
  ///
  /// - Parameter outcome: That it is dismissed, or popped.
  package func subject(_ outcome: Outcome, of controller: ControllerID) -> Subject? {
    let stack = controllers.indices.map(ControllerID.init).first { id in
      self[id].container?.kind == .navigation
        && (id == controller || self[id].container?.children.contains(controller) == true)
    }
    guard let owner = outcome == .isPopped ? stack : controller, let view = self[owner].view,
      !bringers(of: outcome, view).isEmpty
    else { return nil }
    return .outcome(outcome, of: view)
  }

  /// The recognizers that bring an outcome about, as UIKit makes them.
  func bringers(of outcome: Outcome, _ view: ViewID) -> [RecognizerID] {
    recognizerIDs.filter { id in
      switch outcome {
      case .scrolls: self[id].kind == .scrollPan && self[id].scrollView == view
      case .isEdited: self[id].part?.role == .fieldTap && self[id].view == view
      case .changesValue: false
      case .isDismissed: isOwned(id, by: view) && Part.Role.dismissing.contains(self[id].part?.role)
      case .isPopped: isOwned(id, by: view) && Part.Role.popping.contains(self[id].part?.role)
      }
    }
  }

  /// Whether a recognizer is a part of the controller with a view.
  private func isOwned(_ id: RecognizerID, by view: ViewID) -> Bool {
    guard case .controller(let owner)? = self[id].part?.owner else { return false }
    return self[owner].view == view
  }

  /// The name of the controller with a view.
  package func controllerName(of view: ViewID) -> String {
    let owner = controllers.indices.map(ControllerID.init).first { self[$0].view == view }
    return owner.map { name(of: .controller($0)) } ?? name(of: view)
  }
}

extension Part.Role {
  /// 19.22, 19.26: a tap beside a sheet, and a pull.
  fileprivate static let dismissing: [Part.Role?] = [.dimmingTap, .sheetPan]
  /// 19.41, 19.52: a swipe from the edge, and over the content.
  fileprivate static let popping: [Part.Role?] = [.edgePop, .contentPop]
}

extension Scene {
  /// What is asked about who names a view: what it is for, or that it gets its touch.
  package func subject(of view: ViewID) -> Subject {
    // 16.7: the hit view is in the row; what a row is for is to be selected.
    if let list = list(of: view), list != view { return .selection(view) }
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
      outcome.word.map { "\(controllerName(of: view)) \($0)" } ?? name(of: view)
    case .view(let view), .selection(let view): name(of: view)
    case .responder(let responder): name(of: responder)
    case .recognizer(let recognizer): name(of: recognizer)
    case .action(let action): action
    }
  }
}
