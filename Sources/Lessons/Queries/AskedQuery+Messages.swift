import TouchCore

extension AskedQuery {
  var chain: Finding {
    let arrivals = deliveries.began(touch).compactMap { step in
      trace[step].arrival.map { ($0.receiver, step) }
    }
    guard !arrivals.isEmpty else { return Finding("nobody", [Search(trace, touch).result]) }
    return Finding(arrivals.map { trace.scene.name(of: $0.0) }, arrivals.map(\.1))
  }

  var stopsAt: Finding {
    for step in deliveries.began(touch) {
      if case .chainStop(let responder, _, _, _) = trace[step] {
        return Finding(trace.scene.name(of: responder), [step])
      }
      if case .chainDrop = trace[step] { return Finding("nobody", [step]) }
    }
    return Finding("nobody", [Search(trace, touch).result])
  }

  var handledBy: Finding {
    let handlers = deliveries.handlers(touch)
    guard !handlers.isEmpty else { return Finding("nobody", [stopsAt.steps.first]) }
    let steps = handlers.map { handler in
      trace.indices.first {
        trace[$0].arrival?.receiver == handler && deliveries.isKept(at: $0)
          && trace.touches(at: $0).contains(touch)
      }
    }
    return Finding(handlers.map(trace.scene.name(of:)), steps)
  }

  var count: Finding {
    let (name, method) = (self["view"], self["of"])
    let steps = deliveries.arrivals(at: name).filter { trace[$0].arrival?.method.name == method }
    guard !steps.isEmpty else { return Finding("0") }
    let withheld = deliveries.withheld(from: name).filter { $0.method.name == method }.map(\.step)
    return Finding("\(steps.count)", (steps + withheld).sorted())
  }

  var nth: Finding {
    let steps = deliveries.arrivals(at: self["view"])
    guard let step = steps.numbered(self[number: "n"]), let method = trace[step].arrival?.method
    else { return Finding("nil", steps) }
    return Finding(method.name, [delivery(of: step), step])
  }

  /// Where a message that climbs was delivered first: its line names it, those of the hops do not.
  private func delivery(of step: Int) -> Int? {
    guard case .chainNext = trace[step] else { return nil }
    return trace.indices[..<step].last {
      if case .touchDeliver = trace[$0] { true } else { false }
    }
  }

  var touchesIn: Finding {
    let steps = deliveries.arrivals(at: self["view"])
    guard let step = steps.numbered(self[number: "n"]) else { return Finding("0", steps) }
    return Finding(
      "\(trace.touches(at: step).count)",
      (deliveries.withheld(from: self["view"], with: step) + [step]).sorted())
  }

  var next: Finding {
    let scene = trace.scene
    let next = scene.responder(named: self["of"]).flatMap { scene.next(of: $0)?.responder }
    return Finding(next.map(scene.name(of:)) ?? "nil")
  }

  var controller: Finding {
    guard let view = trace.scene.view(named: self["of"]) else { return Finding("nil") }
    for hop in trace.scene.chain(from: .view(view)) {
      if case .controller = hop.responder { return Finding(trace.scene.name(of: hop.responder)) }
    }
    return Finding("nil")
  }
}
