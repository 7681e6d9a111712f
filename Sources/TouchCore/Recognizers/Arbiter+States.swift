extension Delivery where Sink: ~Copyable {
  /// A recognizer leaves Possible without a gesture (9.9).
  mutating func fail(_ id: RecognizerID, _ cause: GestureCause, by other: RecognizerID? = nil) {
    enter(id, .failed, cause, by: other)
  }

  /// An active gesture goes on or is over; its actions are sent (9.10).
  mutating func move(
    _ id: RecognizerID, to state: GestureState, _ cause: GestureCause,
    by other: RecognizerID? = nil
  ) {
    enter(id, state, cause, by: other)
    sendActions(of: id)
  }

  /// Changes the state and says so.
  mutating func enter(
    _ id: RecognizerID, _ state: GestureState, _ cause: GestureCause,
    by other: RecognizerID? = nil
  ) {
    let from = recognizers[id].state
    recognizers[id].state = state
    if from == .possible {
      recognizers.settledCount += 1
      recognizers[id].settled = recognizers.settledCount
    }
    if !state.isActive {
      recognizers[id].isOver = true
      recognizers[id].isMatched = false
      stopTimer(of: id)
    }
    put(
      .state(
        id, from: from, to: state, cause: cause, by: other,
        value: recognizers[id].machine.value.withinReach))
  }

  mutating func stopTimer(of id: RecognizerID) {
    if let timer = recognizers[id].timer { clock.stop(timer) }
    recognizers[id].timer = nil
  }

  /// 9.10: actions are sent for every state but Possible and Failed.
  mutating func sendActions(of id: RecognizerID) {
    let state = recognizers[id].state
    if scene[id].kind == .scrollPan {
      scrollPanChanged(id, state)
      return
    }
    put(.action(id, state))
    for registration in scene[id].targets.indices {
      send(registration, scene[id].targets[registration], from: .recognizer(id))
    }
  }
}
