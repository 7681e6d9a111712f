//  4.1: one event, in this order
//
//     1  every recognizer of the touches gets them, deepest view first
//     2  those that saw enough are settled: who fails, who waits, who may recognize
//     3  only then are the views told

extension Arbiter {
  /// Shows an event's touches to their recognizers.
  mutating func show(
    _ touches: [Touch], _ gate: borrowing Gate, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    queue(touches, gate, &journal)
    // UIKit's order of the methods; most events have one phase.
    let phases = [TouchPhase.began, .moved, .ended, .cancelled].filter { phase in
      touches.contains { $0.phase == phase }
    }
    for place in recognizers.queue.indices {
      let id = recognizers.queue[place]
      recognizers[id].isQueued = false
      show(touches, in: phases, to: id, gate, &journal)
    }
    recognizers.queue.removeAll(keepingCapacity: true)
  }

  private mutating func queue(
    _ touches: [Touch], _ gate: borrowing Gate, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    for touch in touches {
      guard let place = gate.touches.firstIndex(where: { $0.touch == touch.number }) else {
        continue
      }
      for id in gate.touches[place].recognizers {
        if touch.phase == .began, ignoresNewTouch(id, journal) {
          putIgnored(id, touch.number, &journal)
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

  private func putIgnored(
    _ id: RecognizerID, _ touch: Int, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    guard journal.listens else { return }
    let down = Double(recognizers[id].contacts.downCount + 1)
    var ignored = Check(
      .fingers, .number(down), .atMost(Double(journal.scene[id].maximumNumberOfTouches)),
      from: .property(.maximumNumberOfTouches))
    if journal.scene[id].ignoresTouches {
      ignored = Check(.ignores, true, wants: false, from: .property(.ignoresTouches))
    }
    ignored.subject = .recognizer(id)
    let isOwnWish = journal.scene[id].ignoresTouches
    journal.sink.take(journal.grounds(isOwnWish ? 9 : 10, isOwnWish ? 8 : 16, [ignored]))
    journal.sink.putSought(
      StepRecord(.receive(id, .began, touch: touch), isIgnored: true, moment: journal.moment))
  }

  /// 9.8: an ignored touch is not the recognizer's; 10.16: nor is a finger beyond the maximum of a
  /// pan that began, or of a scroll view's own.
  private func ignoresNewTouch(
    _ id: RecognizerID, _ journal: borrowing Journal<some StepSink & ~Copyable>
  ) -> Bool {
    journal.scene[id].ignoresTouches
      || recognizers[id].contacts.downCount >= journal.scene[id].maximumNumberOfTouches
        && (recognizers[id].state.isActive || journal.scene[id].kind == .scrollPan)
  }

  private mutating func show(
    _ touches: [Touch], in phases: [TouchPhase], to id: RecognizerID, _ gate: borrowing Gate,
    _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    for phase in phases {
      guard let touch = first(touches, in: phase, followedBy: id) else { continue }
      let step = journal.nextStep
      if journal.listens { putReceive(id, touches, in: phase, first: touch, gate, &journal) }
      let soFar = recognizers[id].call(
        phase, at: journal.milliseconds, journal.listens ? step : nil)
      if journal.listens { journal.sink.takeLate(soFar, of: .recognizer(id)) }
      if phase == .moved, recognizers[id].mayStopItself {
        stopItself(id, gate, since: step, journal)
      }
    }
  }

  private func putReceive(
    _ id: RecognizerID, _ touches: [Touch], in phase: TouchPhase, first: Int,
    _ gate: borrowing Gate, _ journal: inout Journal<some StepSink & ~Copyable>
  ) {
    let numbers = touches.filter { $0.phase == phase && recognizers[id].follows($0.number) }
      .map { $0.number }
    // 9.2: a new touch is shown to those that were collected for it.
    let collected = phase == .began ? gate[first]?.collected : nil
    journal.sink.take(journal.grounds(4, 1, because: collected.map { Causes($0) }))
    let set = journal.remember(numbers)
    journal.sink.putSought(
      StepRecord(
        .receive(id, phase.method, touch: first), set: set, moment: journal.moment))
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
}
