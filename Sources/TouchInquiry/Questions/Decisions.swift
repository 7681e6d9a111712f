import TouchCore

//  gate.hold touch 1, touchesEnded, by double
//     double fails      ─▶ touchesEnded                 9.32
//     double recognizes ─▶ touchesCancelled             9.32, or touchesEnded where it does not
//                                                       cancel touches (9.29)
//  gate.hold touch 1, touchesBegan, by double
//     double fails      ─▶ touchesBegan                 9.30
//     double recognizes ─▶ none: the view never saw it  9.30

/// What a message that is held back becomes.
struct HeldFate {
  /// The step at which it was first held.
  let step: Int
  /// What the view is told where the recognizer fails.
  let onFailure: String
  /// What the view is told where the recognizer recognizes.
  let onSuccess: String

  /// Where the view is told nothing.
  static let none = "none"
}

/// Where recognizers decide, and what comes of it.
struct Decisions {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  /// Where they decided.
  var steps: [Int] {
    trace.indices.filter { index in
      guard case .recognizer(.state(_, let from, let to, let cause, _, _)) = trace[index] else {
        return false
      }
      return from != to && !cause.isStandstill
    }
  }

  /// The steps at which a recognizer changed its state to one of some.
  func steps(
    at name: String, states: Set<GestureState>, from start: GestureState? = nil
  ) -> [Int] {
    guard let id = trace.scene.recognizer(named: name) else { return [] }
    return trace.indices.filter { index in
      guard case .recognizer(.state(id, let from, let state, _, _, _)) = trace[index] else {
        return false
      }
      return from != state && states.contains(state) && (start == nil || start == from)
    }
  }

  /// The first message about a touch that a recognizer holds back; nil where none does.
  func heldMessage(of touch: Int) -> HeldFate? {
    for index in trace.indices {
      guard case .gate(.hold(touch, let method, let by?, _)) = trace[index] else { continue }
      return HeldFate(
        step: index, onFailure: method.name,
        onSuccess: trace.afterSuccess(of: by, holding: method)?.name ?? HeldFate.none)
    }
    return nil
  }

  /// Where a message of a touch is held back, as `held` says.
  func holds(of sentence: QuestionSentence, _ touch: Int) -> [Int] {
    trace.indices.filter { index in
      guard case .gate(.hold(touch, let method, let by, _)) = trace[index] else { return false }
      let holder = by.map { trace.scene.name(of: $0) } ?? ""
      return method.name == sentence["what"]
        && (sentence["by"].isEmpty || sentence["by"] == holder)
    }
  }

  /// Where an action is sent, as `action` says.
  func sends(of sentence: QuestionSentence) -> [Int] {
    trace.indices.filter { index in
      guard
        case .action(.send(let registration, let sender, let to, let isHandled)) = trace[index],
        trace.scene.target(registration, of: sender)?.action == sentence["action"]
      else { return false }
      let handler = isHandled ? to.map { trace.scene.name(of: $0) } ?? "" : "nobody"
      return sentence["by"].isEmpty ? isHandled : sentence["by"] == handler
    }
  }
}

extension GestureCause {
  /// Whether the recognizer goes nowhere: it waits, or is ready for the next touches.
  package var isStandstill: Bool { self == .waitsFor || self == .reset }
}
