import TouchCore

extension AskedQuery {
  var chain: ProvenAnswer {
    let arrivals = deliveries.began(touch).compactMap { step in
      trace[step].arrival.map { ($0.receiver, step) }
    }
    guard !arrivals.isEmpty else {
      return ProvenAnswer("nobody", existing(SearchSteps(trace, touch).result))
    }
    return ProvenAnswer(arrivals.map { trace.scene.name(of: $0.0) }, arrivals.map { $0.1 })
  }

  var stopsAt: ProvenAnswer {
    for step in deliveries.began(touch) {
      if case .chainStop(let responder, _, _, _) = trace[step] {
        return ProvenAnswer(trace.scene.name(of: responder), [step])
      }
      if case .chainDrop = trace[step] { return ProvenAnswer("nobody", [step]) }
    }
    return ProvenAnswer("nobody", existing(SearchSteps(trace, touch).result))
  }

  var handledBy: ProvenAnswer {
    let handlers = deliveries.handlers(touch)
    guard !handlers.isEmpty else { return ProvenAnswer("nobody", existing(stopsAt.steps.first)) }
    let steps = handlers.compactMap { handler in
      trace.indices.first {
        trace[$0].arrival?.receiver == handler && deliveries.isKept(at: $0)
          && trace.touches(at: $0).contains(touch)
      }
    }
    return ProvenAnswer(handlers.map(trace.scene.name(of:)), steps)
  }

  var count: ProvenAnswer {
    let (name, method) = (self["view"], self["of"])
    let steps = deliveries.arrivals(at: name).filter { trace[$0].arrival?.method.name == method }
    guard !steps.isEmpty else { return ProvenAnswer("0") }
    let withheld = deliveries.withheld(from: name).filter { $0.method.name == method }.map {
      $0.step
    }
    return ProvenAnswer("\(steps.count)", (steps + withheld).sorted().map { $0 })
  }

  var nth: ProvenAnswer {
    let steps = deliveries.arrivals(at: self["view"])
    guard let step = steps.numbered(self[number: "n"]), let method = trace[step].arrival?.method
    else { return ProvenAnswer("nil", steps) }
    return ProvenAnswer(method.name, existing(delivery(of: step), step))
  }

  /// Where a message that climbs was delivered first: its line names it, those of the hops do not.
  private func delivery(of step: Int) -> Int? {
    if case .chainNext = trace[step] { trace.delivery(before: step) } else { nil }
  }

  var touchesIn: ProvenAnswer {
    let steps = deliveries.arrivals(at: self["view"])
    guard let step = steps.numbered(self[number: "n"]) else { return ProvenAnswer("0", steps) }
    return ProvenAnswer(
      "\(trace.touches(at: step).count)",
      (deliveries.withheld(from: self["view"], with: step) + [step]).sorted())
  }

  var next: ProvenAnswer {
    let scene = trace.scene
    let next = scene.responder(named: self["of"]).flatMap { scene.next(of: $0)?.responder }
    return ProvenAnswer(next.map(scene.name(of:)) ?? "nil")
  }

  var controller: ProvenAnswer {
    guard let view = trace.scene.view(named: self["of"]) else { return ProvenAnswer("nil") }
    for hop in trace.scene.chain(from: .view(view)) {
      if case .controller = hop.responder {
        return ProvenAnswer(trace.scene.name(of: hop.responder))
      }
    }
    return ProvenAnswer("nil")
  }
}
