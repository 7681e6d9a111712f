import TouchCore

//   list     scrolls         its pan                    why-not list
//   field    is edited       its tap                    why-not field
//   sheet    is dismissed    a tap beside it, a pull    why-not sheet dismissed

/// What comes of a touch on a view of some kind.
public enum Outcome: Hashable, Sendable, CaseIterable {
  /// A scroll view scrolls (11.14).
  case scrolls
  /// A scroll view zooms its content (20.7).
  case zooms
  /// A text field or text view begins to be edited (17.3).
  case isEdited
  /// A text is edited no more, though no finger touched it (17.28).
  case stopsEditing
  /// A slider, a switch or another control with a value changes it (18.1).
  case changesValue
  /// A presented controller goes, by a tap beside it or a pull; asked of its view (19.22).
  case isDismissed
  /// The top controller of a stack goes, by a swipe; asked of the stack's view (19.41).
  case isPopped

  /// The word that asks for it behind a name; nil where the name alone does.
  package var word: String? {
    switch self {
    case .scrolls, .zooms, .isEdited, .stopsEditing, .changesValue: nil
    case .isDismissed: "dismissed"
    case .isPopped: "popped"
    }
  }

  /// The outcome that a word behind a name asks for.
  package init?(said word: Substring) {
    guard let said = Self.allCases.first(where: { $0.word ?? "" == word }), !word.isEmpty else {
      return nil
    }
    self = said
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
      case .zooms: self[id].part?.role == .pinch && self[id].view == view
      case .isEdited: self[id].part?.role == .fieldTap && self[id].view == view
      case .changesValue, .stopsEditing: false
      // 19.22, 19.26: a tap beside a sheet, and a pull.
      case .isDismissed: isPart(id, of: view, .dimmingTap) || isPart(id, of: view, .sheetPan)
      // 19.41, 19.52: a swipe from the edge, and over the content.
      case .isPopped: isPart(id, of: view, .edgePop) || isPart(id, of: view, .contentPop)
      }
    }
  }

  /// Whether a recognizer is such a part of the controller with a view.
  private func isPart(_ id: RecognizerID, of view: ViewID, _ role: Part.Role) -> Bool {
    guard let part = self[id].part, let controller = self[view].controller else { return false }
    return part.role == role && part.owner == .controller(controller)
  }

  /// The name of what an outcome is asked about: of the controller whose view it is, or of the view.
  package func name(of outcome: Outcome, _ view: ViewID) -> String {
    guard outcome.word != nil, let controller = self[view].controller else { return name(of: view) }
    return name(of: .controller(controller))
  }
}
