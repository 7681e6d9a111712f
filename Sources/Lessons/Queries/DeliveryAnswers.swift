import TouchCore

/// The answers of queries about messages and the chain.
struct DeliveryAnswers {
  private let deliveries: Deliveries
  private var trace: Trace { deliveries.trace }

  init(_ trace: Trace) { deliveries = Deliveries(trace) }

  func chain(_ touch: Int) -> Finding {
    let arrivals = deliveries.began(touch).compactMap { step in
      trace[step].arrival.map { ($0.receiver, step) }
    }
    guard !arrivals.isEmpty else { return Finding("nobody", [Search(trace, touch).result]) }
    return Finding(arrivals.map { trace.scene.name(of: $0.0) }, arrivals.map(\.1))
  }

  func end(_ touch: Int) -> Finding {
    for step in deliveries.began(touch) {
      if case .chainStop(let responder, _, _, _) = trace[step] {
        return Finding(trace.scene.name(of: responder), [step])
      }
      if case .chainDrop = trace[step] { return Finding("nobody", [step]) }
    }
    return Finding("nobody", [Search(trace, touch).result])
  }

  func handlers(_ touch: Int) -> Finding {
    let handlers = deliveries.handlers(touch)
    guard !handlers.isEmpty else { return Finding("nobody", [end(touch).steps.first]) }
    let steps = handlers.map { handler in
      trace.indices.first {
        trace[$0].arrival?.receiver == handler && deliveries.isKept(at: $0)
          && trace.touches(at: $0).contains(touch)
      }
    }
    return Finding(handlers.map(trace.scene.name(of:)), steps)
  }

  func count(_ name: String, _ method: String) -> Finding {
    let steps = deliveries.arrivals(at: name).filter { trace[$0].arrival?.method.name == method }
    guard !steps.isEmpty else { return Finding("0") }
    let withheld = deliveries.withheld(from: name).filter { $0.method.name == method }.map(\.step)
    return Finding("\(steps.count)", (steps + withheld).sorted())
  }

  func nth(_ number: Int, _ name: String) -> Finding {
    let steps = deliveries.arrivals(at: name)
    guard let step = steps.numbered(number), let method = trace[step].arrival?.method else {
      return Finding("nil", steps)
    }
    return Finding(method.name, [delivery(of: step), step])
  }

  /// Where a message that climbs was delivered first: its line names it, those of the hops do not.
  private func delivery(of step: Int) -> Int? {
    guard case .chainNext = trace[step] else { return nil }
    return trace.indices[..<step].last {
      if case .touchDeliver = trace[$0] { true } else { false }
    }
  }

  func touchesIn(_ number: Int, _ name: String) -> Finding {
    let steps = deliveries.arrivals(at: name)
    guard let step = steps.numbered(number) else { return Finding("0", steps) }
    return Finding(
      "\(trace.touches(at: step).count)",
      (deliveries.withheld(from: name, with: step) + [step]).sorted())
  }

  func next(of name: String) -> Finding {
    let scene = trace.scene
    let next = scene.responder(named: name).flatMap { scene.next(of: $0)?.responder }
    return Finding(next.map(scene.name(of:)) ?? "nil")
  }

  func controller(of name: String) -> Finding {
    guard let view = trace.scene.view(named: name) else { return Finding("nil") }
    for hop in trace.scene.chain(from: .view(view)) {
      if case .controller = hop.responder { return Finding(trace.scene.name(of: hop.responder)) }
    }
    return Finding("nil")
  }
}
