import TouchCore

extension Trace {
  /// The state of a recognizer after a step.
  ///
  /// - Complexity: O(log *n*) in its changes.
  public func gestureState(of id: RecognizerID, after index: Int) -> GestureState {
    lastChange(of: id, after: index).map { records[$0].newState } ?? .possible
  }

  /// The state of every recognizer that has left Possible, after a step.
  ///
  /// - Complexity: O(*r* log *n*) in the recognizers of the scene and their changes.
  public func gestureStates(after index: Int) -> [RecognizerID: GestureState] {
    var states: [RecognizerID: GestureState] = [:]
    for id in scene.recognizerIDs {
      let state = gestureState(of: id, after: index)
      if state != .possible { states[id] = state }
    }
    return states
  }

  /// Whom each recognizer that matched still waits for, after a step (9.22).
  ///
  /// - Complexity: O(*r* log *n*) in the recognizers of the scene and their changes.
  public func waiting(after index: Int) -> [RecognizerID: RecognizerID] {
    var waiting: [RecognizerID: RecognizerID] = [:]
    for id in scene.recognizerIDs {
      if let place = lastChange(of: id, after: index) { waiting[id] = whomItWaitsFor(at: place) }
    }
    return waiting
  }

  /// Whom a recognizer had waited for that recognizes at a step, because that one failed (9.21),
  /// and the step since which it waited; nil where it did not have to wait.
  public func awaited(at index: Int) -> (recognizer: RecognizerID, since: Int)? {
    guard records[index].kind == .gestureState,
      case .state(_, .possible, _, .matched, _, _) = records[index].stateStep
    else { return nil }
    for cause in causes(of: index) {
      if let by = whomItWaitsFor(at: cause) { return (by, cause) }
    }
    return nil
  }

  /// The last `gr.state` of a recognizer up to a step.
  func lastChange(of id: RecognizerID, after index: Int) -> Int? {
    let changes = stateChanges(of: id)
    let count = changes.firstPlace { $0 <= index }
    return count > 0 ? Int(changes[count - 1]) : nil
  }

  private func whomItWaitsFor(at place: Int) -> RecognizerID? {
    guard records[place].kind == .gestureState,
      case .state(_, _, _, .waitsFor, let by, _) = records[place].stateStep
    else { return nil }
    return by
  }

  /// The recognizers that get a touch, in the order they were collected (9.2).
  public func recognizers(ofTouch touch: Int) -> [RecognizerID] {
    places.collect(of: touch).map { collected(at: $0) } ?? []
  }
}
