@testable import TouchCore
@testable import TouchInquiry

/// The questions to a record, answered by reading it from its start: slow, and plain to see.
struct PlainScan {
  let trace: Trace
  private var records: [StepRecord] { trace.records }

  init(_ trace: Trace) { self.trace = trace }

  func indices(ofMoment moment: Int) -> Range<Int> {
    let first = records.firstIndex {
      ($0.kind == .queueTake || $0.kind == .timer) && $0.moment == UInt32(moment)
    }
    guard let first else { return 0..<0 }
    let after = records[first...].firstIndex { $0.moment != UInt32(moment) }
    return first..<(after ?? records.count)
  }

  func indices(ofTouchDown touch: Int) -> [Int] {
    let down = trace.moments.firstIndex {
      $0.touches.contains { $0.number == touch && $0.phase == .began }
    }
    return down.map { indices(ofMoment: $0).filter { records[$0].isAbout(touch) } } ?? []
  }

  func ask(of view: ViewID, touch: Int) -> Int? {
    indices(ofTouchDown: touch).last { index in
      guard case .hitAsk(view, _, _, _) = trace[index] else { return false }
      return true
    }
  }

  func answer(of view: ViewID, touch: Int) -> Int? {
    indices(ofTouchDown: touch).last { index in
      guard case .hitReturn(view, _, _) = trace[index] else { return false }
      return true
    }
  }

  func touch(at index: Int) -> Touch? {
    let record = records[index]
    let now = Int(record.moment)
    guard record.touchNumber != 0 else { return trace.moments[now].touch }
    var found: Touch?
    for moment in trace.moments[...now].reversed() {
      guard let touch = moment.touches.first(where: { $0.number == record.touchNumber }) else {
        continue
      }
      found = found ?? touch
      guard let phase = record.phase, touch.phase != phase else {
        found = touch
        break
      }
      if touch.phase == .began { break }
    }
    guard found?.phase == .began, trace[index].phase == .queue || trace[index].phase == .find else {
      return found
    }
    switch trace[index] {
    case .touchBind, .timer, .change: return found
    default: break
    }
    found?.view = nil
    found?.window = nil
    return found
  }

  func firstResponder(in window: ViewID, at index: Int) -> Responder? {
    var first = trace.scene.responders.last {
      trace.scene[overridesOf: $0].isFirstResponder && trace.scene.window(of: $0) == window
    }
    for case .focus(let step) in trace.prefix(index + 1) where step.isDone {
      guard let changed = step.to ?? step.from, trace.scene.window(of: changed) == window else {
        continue
      }
      first = step.to
    }
    return first
  }

  func recognizers(ofTouch touch: Int) -> [RecognizerID] {
    trace.indices.first { records[$0].kind == .collect && records[$0].touchNumber == touch }
      .map { trace.collected(at: $0) } ?? []
  }
}

extension PlainScan {
  func gestureStates(after index: Int) -> [RecognizerID: GestureState] {
    var states: [RecognizerID: GestureState] = [:]
    for case .recognizer(.state(let id, _, let to, _, _, _)) in trace.prefix(index + 1) {
      states[id] = to == .possible ? nil : to
    }
    return states
  }

  func waiting(after index: Int) -> [RecognizerID: RecognizerID] {
    var waiting: [RecognizerID: RecognizerID] = [:]
    for case .recognizer(.state(let id, _, _, let cause, let by, _)) in trace.prefix(index + 1) {
      waiting[id] = cause == .waitsFor ? by : nil
    }
    return waiting
  }

  func awaited(at index: Int) -> (recognizer: RecognizerID, since: Int)? {
    guard case .recognizer(.state(let id, .possible, let to, .matched, _, _)) = trace[index],
      to == .began || to == .ended
    else { return nil }
    var failed: Set<RecognizerID> = []
    for place in trace.indices[..<index].reversed() {
      guard case .recognizer(.state(let other, _, let to, let cause, let by, _)) = trace[place]
      else { continue }
      if other == id {
        guard cause == .waitsFor, let by, failed.contains(by) else { return nil }
        return (by, place)
      }
      if to == .failed { failed.insert(other) }
    }
    return nil
  }

  func held(after index: Int) -> [HeldMessage] {
    var held: [HeldMessage] = []
    for (step, record) in records.prefix(index + 1).enumerated() {
      guard case .gate(let gate) = record.step else { continue }
      switch gate {
      case .hold(let touch, let method, let by, let reason):
        held.append(
          HeldMessage(touch: touch, method: method, by: by, reason: reason, step: step))
      case .flush(let touch, let method, _, _):
        held.removeAll { $0.touch == touch && $0.method == method }
      case .cancel(let touch, _, _): held.removeAll { $0.touch == touch }
      case .discard(let touch, let method, _, _):
        if method != .moved { held.removeAll { $0.touch == touch } }
      }
    }
    return held
  }

  /// Those that make up their minds about a touch; `Trace.holders` leaves out who delays nothing.
  func analysing(_ touch: Int, after index: Int) -> [RecognizerID] {
    var analysing: [RecognizerID] = []
    var decided: Set<RecognizerID> = []
    for (place, record) in records.prefix(index + 1).enumerated() {
      if case .recognizer(.receive(let id, _, _)) = record.step, !record.isIgnored {
        guard trace.touches(at: place).contains(touch), !analysing.contains(id) else { continue }
        // 9.33: one whose gesture goes on holds no new finger back.
        if !decided.contains(id) { analysing.append(id) }
      }
      if case .recognizer(.state(let id, _, let to, _, _, _)) = record.step {
        if to == .possible { decided.remove(id) } else { decided.insert(id) }
        if to != .possible { analysing.removeAll { $0 == id } }
      }
    }
    return analysing
  }

  var attempts: [GestureAttempt] {
    var reader = AttemptReader(recognizers: trace.scene.recognizers.count)
    for index in trace.indices {
      guard case .recognizer(let step) = trace[index] else { continue }
      if case .receive(let id, _, let touch) = step, trace.ignoresTouch(at: index) {
        reader.hide(touch, from: id)
      }
      reader.take(step, at: index, collected: trace.collected(at: index))
    }
    return reader.attempts
  }
}
