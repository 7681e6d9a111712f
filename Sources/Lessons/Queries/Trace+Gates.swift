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

extension Trace {
  /// The first message about a touch that a recognizer holds back; nil where none does.
  func heldMessage(of touch: Int) -> HeldFate? {
    for index in indices {
      guard case .gate(.hold(touch, let method, let by?, _)) = self[index] else { continue }
      return HeldFate(
        step: index, onFailure: method.name,
        onSuccess: afterSuccess(of: by, holding: method)?.name ?? HeldFate.none)
    }
    return nil
  }

  /// The steps at which a recognizer changed its state to one of some.
  func steps(
    at name: String, states: Set<GestureState>, from start: GestureState? = nil
  ) -> [Int] {
    guard let id = scene.recognizer(named: name) else { return [] }
    return indices.filter { index in
      guard case .recognizer(.state(id, let from, let state, _, _, _)) = self[index] else {
        return false
      }
      return from != state && states.contains(state) && (start == nil || start == from)
    }
  }
}
