//  4.1: one event, in this order
//
//     1  every recognizer of the touches gets them, deepest view first
//     2  those that saw enough are settled: who fails, who waits, who may recognize
//     3  only then are the views told

extension Delivery where Sink: ~Copyable {
  /// Shows an event's touches to their recognizers, and settles what follows.
  mutating func updateRecognizers(_ touches: [Touch]) {
    guard !recognizers.engaged.isEmpty else { return }
    queue(touches)
    // UIKit's order of the methods; most events have one phase.
    let phases = [TouchPhase.began, .moved, .ended, .cancelled].filter { phase in
      touches.contains { $0.phase == phase }
    }
    for place in recognizers.queue.indices {
      let id = recognizers.queue[place]
      recognizers[id].isQueued = false
      show(touches, in: phases, to: id)
    }
    recognizers.queue.removeAll(keepingCapacity: true)
    settle()
  }

  private mutating func queue(_ touches: [Touch]) {
    for touch in touches {
      guard let place = gates.firstIndex(where: { $0.touch == touch.number }) else { continue }
      for id in gates[place].recognizers {
        if touch.phase == .began, ignoresNewTouch(id) {
          putIgnored(id, touch.number)
          continue
        }
        if !recognizers[id].isQueued { recognizers[id].rest() }
        guard recognizers[id].follow(touch), !recognizers[id].isOver, !recognizers[id].isQueued
        else { continue }
        recognizers[id].isQueued = true
        recognizers.queue.append(id)
      }
    }
  }

  private mutating func putIgnored(_ id: RecognizerID, _ touch: Int) {
    guard Sink.listens else { return }
    let down = Double(recognizers[id].contacts.downCount + 1)
    var ignored = Check(
      .fingers, .number(down), .atMost(Double(scene[id].maximumNumberOfTouches)),
      from: .property(.maximumNumberOfTouches))
    if scene[id].ignoresTouches {
      ignored = Check(.ignores, true, wants: false, from: .property(.ignoresTouches))
    }
    ignored.subject = .recognizer(id)
    let isOwnWish = scene[id].ignoresTouches
    sink.take(grounds(isOwnWish ? 9 : 10, isOwnWish ? 8 : 16, [ignored]))
    sink.putSought(
      StepRecord(.receive(id, .began, touch: touch), isIgnored: true, moment: moment))
  }

  /// 9.8: an ignored touch is not the recognizer's; 10.16: nor is a finger beyond a pan's maximum.
  private func ignoresNewTouch(_ id: RecognizerID) -> Bool {
    scene[id].ignoresTouches
      || recognizers[id].contacts.downCount >= scene[id].maximumNumberOfTouches
        && !tuning.panExtraTouchesFail
  }

  private mutating func show(
    _ touches: [Touch], in phases: [TouchPhase], to id: RecognizerID
  ) {
    for phase in phases {
      guard let touch = first(touches, in: phase, followedBy: id) else { continue }
      let step = nextStep
      if Sink.listens { putReceive(id, touches, in: phase, first: touch) }
      let soFar = recognizers[id].call(phase, at: milliseconds, Sink.listens ? step : nil)
      if Sink.listens { sink.takeLate(soFar, of: .recognizer(id)) }
    }
  }

  private mutating func putReceive(
    _ id: RecognizerID, _ touches: [Touch], in phase: TouchPhase, first: Int
  ) {
    let numbers = touches.filter { $0.phase == phase && recognizers[id].follows($0.number) }
      .map(\.number)
    // 9.2: a new touch is shown to those that were collected for it.
    let collected = phase == .began ? gate(first)?.collected : nil
    sink.take(grounds(4, 1, because: collected.map { Causes($0) }))
    sink.putSought(
      StepRecord(
        .receive(id, phase.method, touch: first), set: remember(numbers), moment: moment))
  }

  private func first(
    _ touches: [Touch], in phase: TouchPhase, followedBy id: RecognizerID
  ) -> Int? {
    // By place: a touch has a name, and copying it for every recognizer costs more than the look.
    for place in touches.indices where touches[place].phase == phase {
      if recognizers[id].follows(touches[place].number) { return touches[place].number }
    }
    return nil
  }

  /// A machine's time has come, between events (4.5).
  mutating func recognizerTimer(_ id: RecognizerID) {
    recognizers[id].timerFired(at: milliseconds, Sink.listens ? cause : nil)
    settle()
    flush()
    settleAfterwards()
  }

  /// 9.12: a recognizer that is disabled while it is at work stops.
  mutating func disable(_ id: RecognizerID) {
    guard recognizers.engaged.contains(id), !recognizers[id].isOver else { return }
    let disabled = grounds(
      9, 12, whatItSaw(id) + [Check(.enabled, false, wants: true, from: .property(.isEnabled))])
    if recognizers[id].state.isActive {
      move(id, to: .cancelled, .disabled, on: disabled)
    } else {
      fail(id, .disabled, on: disabled)
    }
    settle()
    flush()
  }

  /// 9.11: those that are done start again when their fingers are gone (9.7).
  mutating func resetRecognizers() {
    var place = 0
    while place < recognizers.engaged.count {
      let id = recognizers.engaged[place]
      guard recognizers[id].isOver || recognizers[id].contacts.isEmpty,
        recognizers[id].contacts.downCount == 0
      else {
        place += 1
        continue
      }
      if recognizers[id].state != .possible {
        put(
          .state(
            id, from: recognizers[id].state, to: .possible, cause: .reset, by: nil, value: .zero),
          grounds(9, 11, because: Causes(recognizers.lastState(of: id), cause)))
      }
      stopTimer(of: id)
      recognizers[id] = recognizers.fresh[Int(id.index)]
      recognizers.engaged.remove(at: place)
    }
  }
}
