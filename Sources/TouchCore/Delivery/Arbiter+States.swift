extension Delivery where Sink: ~Copyable {
  /// A recognizer leaves Possible without a gesture (9.9).
  mutating func fail(
    _ id: RecognizerID, _ cause: GestureCause, by other: RecognizerID? = nil, on grounds: Grounds
  ) {
    enter(id, .failed, cause, by: other, on: grounds)
  }

  /// An active gesture goes on or is over; its actions are sent (9.10).
  mutating func move(
    _ id: RecognizerID, to state: GestureState, _ cause: GestureCause,
    by other: RecognizerID? = nil, on grounds: Grounds
  ) {
    enter(id, state, cause, by: other, on: grounds)
    sendActions(of: id)
  }

  /// Changes the state and says so.
  mutating func enter(
    _ id: RecognizerID, _ state: GestureState, _ cause: GestureCause,
    by other: RecognizerID? = nil, on grounds: Grounds
  ) {
    let from = recognizers[id].state
    recognizers[id].state = state
    if from == .possible {
      recognizers.settledCount += 1
      recognizers[id].settled = recognizers.settledCount
      recognizers[id].settledIn = moment
    }
    if !state.isActive {
      recognizers[id].isOver = true
      recognizers[id].isMatched = false
      stopTimer(of: id)
    }
    if Sink.listens {
      recognizers.lastState[Int(id.index)] = nextStep
      if state == .failed { recognizers.lastFailure[Int(id.index)] = nextStep }
    }
    put(
      .state(
        id, from: from, to: state, cause: cause, by: other,
        value: recognizers[id].machine.value.withinReach),
      grounds)
  }

  mutating func stopTimer(of id: RecognizerID) {
    if let timer = recognizers[id].timer { clock.stop(timer) }
    recognizers[id].timer = nil
  }

  /// 9.10: actions are sent for every state but Possible and Failed.
  mutating func sendActions(of id: RecognizerID) {
    let state = recognizers[id].state
    let before = cause
    defer { cause = before }
    if Sink.listens { cause = recognizers.lastState(of: id) }
    if scene[id].kind == .scrollPan {
      scrollPanChanged(id, state)
      return
    }
    let step = nextStep
    put(.action(id, state), grounds(9, 10))
    if Sink.listens { cause = step }
    for registration in scene[id].targets.indices {
      send(registration, scene[id].targets[registration], from: .recognizer(id))
    }
  }
}
