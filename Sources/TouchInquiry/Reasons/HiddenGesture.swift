import TouchCore

//   touch.bind ─▶ is its view the hit view or above it?  9.1
//   gr.collect ─▶ is it on, and free?                    9.12, 9.7
//   gr.ask     ─▶ may it see this touch?                 9.4, 9.5
//   gr.receive ─▶ does it take it?                       9.8, 10.16

/// A touch that a recognizer was not shown.
struct HiddenGesture {
  let trace: Trace
  let recognizer: RecognizerID
  let touch: Int

  /// Why it never got the touch.
  var why: WhyNoGesture {
    let (reason, steps) = neverShown
    return WhyNoGesture(recognizer: recognizer, touch: touch, reason: reason, steps: steps)
  }

  private var neverShown: (WhyNoGesture.Reason, [Int]) {
    let down = trace.indices(ofTouchDown: touch)
    guard let outcome = trace.outcome(ofTouch: touch) else {
      return (.noTouch, [])
    }
    guard let hit = outcome.hit, let bind = down.first(where: { isBind($0) }) else {
      if let ignored = down.first(where: { trace.isIgnored($0) }) {
        return (.eventsIgnored, [ignored])
      }
      let search = trace.whyNot(trace.scene[recognizer].view, touch: touch).steps
      return (.nobodyHit, search + [trace.result(ofTouch: touch)].compactMap { $0 })
    }
    let then = trace.scene(at: bind)
    guard then.isDescendant(hit, of: then[recognizer].view) else {
      let search = trace.whyNot(then[recognizer].view, touch: touch).steps
      return (.otherView(hit: hit), search + [bind])
    }
    let collect = down.first { trace.records[$0].kind == .collect } ?? bind
    if let (question, step) = refusal(after: collect) {
      // 17.15: in a text that is only read its own tap counts on links alone.
      let isOfText = trace.evidence(at: step).contains { $0.name == .onLink }
      return (isOfText ? .ownerHasItOff : .hidden(question), [collect, step])
    }
    if let step = down.first(where: { isIgnored($0) }) { return (.ignoredTouch, [step]) }
    guard then[recognizer].isAttached else {
      return (
        .detached,
        trace.switching(off: .recognizer(recognizer), .attached, before: bind) + [collect]
      )
    }
    guard then[recognizer].isEnabled else {
      return (.disabled, trace.switching(off: .recognizer(recognizer), before: bind) + [collect])
    }
    if let since = stateThatKeepsIt(before: collect) { return (.busy, [since, collect]) }
    // 22.9: it follows the pointer, and no touch.
    if then[recognizer].kind == .hover { return (.ignoredTouch, [collect]) }
    let hasOwner = then[recognizer].kind.belongsToScrollView || then[recognizer].part != nil
    return hasOwner ? (.ownerHasItOff, [collect]) : (.undecided, [])
  }

  private func isBind(_ index: Int) -> Bool {
    if case .touchBind = trace[index] { true } else { false }
  }

  private func isIgnored(_ index: Int) -> Bool {
    guard case .recognizer(.receive(recognizer, .began, _)) = trace[index] else { return false }
    return trace.ignoresTouch(at: index)
  }

  /// 9.4, 9.5: those who were found are asked right afterwards, one after the other.
  private func refusal(after collect: Int) -> (GestureQuestion, Int)? {
    for index in trace.indices[(collect + 1)...] {
      guard case .recognizer(.ask(let question, let asked, _, _, let answer)) = trace[index],
        question == .shouldReceive || question == .allowedType || question == .button
      else { return nil }
      if asked == recognizer, !answer { return (question, index) }
    }
    return nil
  }

  /// 9.7, 9.22: the step since which a recognizer cannot take part in anything new.
  private func stateThatKeepsIt(before index: Int) -> Int? {
    guard let place = trace.lastChange(of: recognizer, after: index - 1),
      case .recognizer(.state(_, _, let to, let cause, _, _)) = trace[place]
    else { return nil }
    return cause == .waitsFor || to != .possible ? place : nil
  }
}

extension Trace {
  /// The change that last switched something off before a step; none where the scene says so.
  package func switching(
    off object: SceneObject, _ property: Property = .enabled, before index: Int
  ) -> [Int] {
    let made = changes.last {
      $0.step <= index && $0.change.object == object && $0.change.property == property
    }
    return made.map { [$0.step] } ?? []
  }
}
