//   touch.bind ─▶ is its view the hit view or above it?  9.1
//   gr.collect ─▶ is it on, and free?                    9.12, 9.7
//   gr.ask     ─▶ may it see this touch?                 9.4, 9.5
//   gr.receive ─▶ does it take it?                       9.8, 10.16

extension Trace {
  /// Says why a recognizer never got a touch.
  func whyNeverShown(_ id: RecognizerID, touch: Int) -> WhyNoGesture {
    let (reason, steps) = neverShown(id, touch)
    return WhyNoGesture(recognizer: id, touch: touch, reason: reason, steps: steps)
  }

  private func neverShown(_ id: RecognizerID, _ touch: Int) -> (WhyNoGesture.Reason, [Int]) {
    let down = indices(ofTouchDown: touch)
    guard let outcome = outcomes.first(where: { $0.touch == touch }) else { return (.noTouch, []) }
    guard let hit = outcome.hit, let bind = down.first(where: { isBind($0) }) else {
      let ignored = down.first { isIgnored($0) }
      let step = ignored ?? result(ofTouch: touch)
      return (ignored == nil ? .nobodyHit : .eventsIgnored, step.map { [$0] } ?? [])
    }
    let then = scene(at: bind)
    guard then.isDescendant(hit, of: then[id].view) else { return (.otherView(hit: hit), [bind]) }
    let collect = down.first { records[$0].kind == .collect } ?? bind
    if let (question, step) = refusal(of: id, after: collect) {
      return (.hidden(question), [collect, step])
    }
    if let step = down.first(where: { isIgnored($0, by: id) }) { return (.ignoredTouch, [step]) }
    guard then[id].isEnabled else {
      return (.disabled, switching(off: .recognizer(id), before: bind) + [collect])
    }
    if let since = stateThatKeepsIt(id, before: collect) { return (.busy, [since, collect]) }
    return (.scrollViewHasItOff, [collect])
  }

  private func isBind(_ index: Int) -> Bool {
    if case .touchBind = self[index] { return true }
    return false
  }

  private func isIgnored(_ index: Int, by id: RecognizerID) -> Bool {
    guard case .recognizer(.receive(id, .began, _)) = self[index] else { return false }
    return ignoresTouch(at: index)
  }

  /// 9.4, 9.5: those who were found are asked right afterwards, one after the other.
  private func refusal(of id: RecognizerID, after collect: Int) -> (GestureQuestion, Int)? {
    for index in indices[(collect + 1)...] {
      guard case .recognizer(.ask(let question, let asked, _, _, let answer)) = self[index],
        question == .shouldReceive || question == .allowedType
      else { return nil }
      if asked == id, !answer { return (question, index) }
    }
    return nil
  }

  /// 9.7, 9.22: the step since which a recognizer cannot take part in anything new.
  private func stateThatKeepsIt(_ id: RecognizerID, before index: Int) -> Int? {
    guard let place = lastChange(of: id, after: index - 1),
      case .recognizer(.state(_, _, let to, let cause, _, _)) = self[place]
    else { return nil }
    return cause == .waitsFor || to != .possible ? place : nil
  }

  /// The change that last switched something off before a step; none where the scene says so.
  func switching(off object: SceneObject, before index: Int) -> [Int] {
    let made = changes.last {
      $0.step <= index && $0.change.object == object && $0.change.property == .enabled
    }
    return made.map { [$0.step] } ?? []
  }
}
