import TouchCore

/// The answers of queries about recognizers, controls, scroll views and what moves.
struct GestureAnswers {
  let trace: Trace

  init(_ trace: Trace) { self.trace = trace }

  func previous(_ touch: Int, at milliseconds: Int) -> ProvenAnswer {
    for (place, moment) in trace.moments.enumerated()
    where moment.milliseconds == milliseconds && moment.event != nil {
      guard let touch = moment.touches.first(where: { $0.number == touch }) else { continue }
      let point = touch.previousLocation(in: nil, scene: trace.scene)
      return ProvenAnswer(point.answer, existing(trace.indices(ofMoment: place).first))
    }
    return ProvenAnswer("nil")
  }

  func translation(of name: String, at milliseconds: Int) -> ProvenAnswer {
    let step = trace.indices.last { trace.milliseconds(at: $0) <= milliseconds }
    guard let step, let view = trace.scene.view(named: name) else { return ProvenAnswer("0,0") }
    let transform = trace.scene(at: step)[view].transform
    let change = trace.indices[...step].last { index in
      guard case .change(let place) = trace[index] else { return false }
      let change = trace.changes[place].change
      return change.property == .transform && change.object == .responder(.view(view))
    }
    return ProvenAnswer(Point(transform.tx, transform.ty).answer, existing(change))
  }

  /// Recognizers that recognized and controls that did what they are for, each once.
  var firing: ProvenAnswer { eachOnce(trace.indices.map { (firing(at: $0), $0) }) }

  private func firing(at index: Int) -> String? {
    if case .control(.event(let view, let events)) = trace[index] {
      return events.isDisjoint(with: [.touchUpInside, .valueChanged])
        ? nil : trace.scene.name(of: view)
    }
    guard case .recognizer(.state(let id, .possible, let state, _, _, _)) = trace[index],
      state == .began || state == .ended, trace.scene[id].kind != .scrollDelay
    else { return nil }
    return trace.scene.name(of: id)
  }

  var scrolling: ProvenAnswer {
    eachOnce(trace.indices.map { (scrolled(at: $0).map(trace.scene.name(of:)), $0) })
  }

  private func scrolled(at index: Int) -> ViewID? {
    if case .scroll(let step) = trace[index], step.call == .didScroll { step.view } else { nil }
  }

  /// Names with the first step of each.
  private func eachOnce(_ places: [(name: String?, step: Int)]) -> ProvenAnswer {
    var found: [(name: String, step: Int)] = []
    for place in places {
      guard let name = place.name, !found.contains(where: { $0.name == name }) else { continue }
      found.append((name, place.step))
    }
    return found.isEmpty
      ? ProvenAnswer("nobody") : ProvenAnswer(found.map { $0.name }, found.map { $0.step })
  }

  func events(of name: String) -> ProvenAnswer {
    let view = trace.scene.view(named: name)
    var sent: [(name: String, step: Int)] = []
    for index in trace.indices {
      guard case .control(.event(view, let events)) = trace[index] else { continue }
      sent.append((events.name, index))
    }
    return sent.isEmpty
      ? ProvenAnswer("none") : ProvenAnswer(sent.map { $0.name }, sent.map { $0.step })
  }

  func offset(of name: String) -> ProvenAnswer {
    guard let view = trace.scene.view(named: name), let last = trace.indices.last else {
      return ProvenAnswer("0,0")
    }
    let step = trace.indices.last { scrolled(at: $0) == view }
    return ProvenAnswer(trace.scene(at: last)[view].bounds.origin.answer, existing(step))
  }
}
