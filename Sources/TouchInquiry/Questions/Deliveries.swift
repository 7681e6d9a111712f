import TouchCore

/// Who gets which messages in a record, and where they are kept from somebody.
package struct Deliveries {
  package let trace: Trace

  package init(_ trace: Trace) { self.trace = trace }

  /// The steps at which a responder gets a message, of any touch.
  package func arrivals(at name: String) -> [Int] {
    guard let responder = trace.scene.responder(named: name) else { return [] }
    return trace.indices.filter { trace[$0].arrival?.receiver == responder }
  }

  /// The steps of a touch's first message, from the view to where it ends.
  package func began(_ touch: Int) -> [Int] {
    let atOnce = Array(trace.indices(ofTouchDown: touch))
    let way = atOnce.filter(isOnTheWay)
    guard way.isEmpty, let late = telling(touch) else { return way }
    // 9.30, 11.3: what was held back is delivered when nobody holds it any more.
    return trace.indices(ofMoment: trace.momentNumber(of: late)).filter {
      $0 >= late && isOnTheWay($0) && trace.touches(at: $0).contains(touch)
    }
  }

  private func isOnTheWay(_ step: Int) -> Bool {
    trace[step].phase == .view || trace[step].phase == .chain
  }

  /// Where a view is told that a touch began.
  package func telling(_ touch: Int) -> Int? {
    trace.indices.first { index in
      guard case .touchDeliver(_, .began, _, _) = trace[index] else { return false }
      return trace.touches(at: index).contains(touch)
    }
  }

  /// Whether whoever gets a message at a step does something with it.
  package func isKept(at step: Int) -> Bool { trace[step].arrival?.isKept(in: trace.scene) == true }

  /// Who handled messages of a touch.
  package func handlers(_ touch: Int) -> [Responder] {
    trace.outcome(ofTouch: touch)?.handledBy ?? []
  }

  /// Where a view is not told of a message about one of its touches, and of which.
  package func withheld(from name: String) -> [(step: Int, method: ResponderMethod)] {
    guard let view = trace.scene.view(named: name) else { return [] }
    let own = Set(trace.outcomes.filter { $0.hit == view }.map { $0.touch })
    return trace.indices.compactMap { index in
      guard case .gate(.discard(let touch, let method, _, _)) = trace[index], own.contains(touch)
      else { return nil }
      return (index, method)
    }
  }

  /// The steps that keep from a view what it would have been told with a message it gets.
  package func withheld(from name: String, with step: Int) -> [Int] {
    withheld(from: name).filter {
      trace.momentNumber(of: $0.step) == trace.momentNumber(of: step)
        && $0.method == trace[step].arrival?.method
    }.map { $0.step }
  }

  /// Where the event of each new touch leaves the queue.
  package var landings: [Int] {
    Set(trace.outcomes.compactMap { trace.indices(ofTouchDown: $0.touch).first }).sorted()
  }

  /// Where somebody handles a message of a touch; who handles none passes it on, and that counts.
  package func handling(by name: String, _ touch: Int) -> [Int] {
    let arrivals = trace.indices.filter {
      trace[$0].arrival != nil && trace.touches(at: $0).contains(touch)
    }
    let own = arrivals.filter {
      trace[$0].arrival.map { trace.scene.name(of: $0.receiver) } == name
    }
    // Of somebody whom no message reaches, as of nobody, it shows who handles them, or the last.
    guard !own.isEmpty else {
      let kept = arrivals.filter(isKept)
      return kept.isEmpty ? arrivals.suffix(1) : kept
    }
    let kept = own.filter(isKept)
    guard !kept.isEmpty else { return own }
    return (kept + kept.flatMap { withheld(from: name, with: $0) }).sorted()
  }

  /// The ways of the messages: who gets them, and where they end.
  package func ways(where isMeant: (ResponderMethod) -> Bool) -> [Int] {
    trace.indices.filter { index in
      guard trace[index].isDelivery, let message = trace[index].message else { return false }
      return isMeant(message.method)
    }
  }

  /// Where messages are held back, or thrown away.
  package func gates(where isMeant: (ResponderMethod) -> Bool) -> [Int] {
    trace.indices.filter { index in
      guard case .gate(let step) = trace[index] else { return false }
      switch step {
      case .hold(_, let method, _, _), .discard(_, let method, _, _): return isMeant(method)
      case .flush, .cancel: return false
      }
    }
  }

  /// Where somebody first sends a message on.
  package func firstHop(from name: String) -> Int? {
    firstHop { from, _ in trace.scene.name(of: from) == name }
  }

  /// Where a message that is sent on first comes to somebody.
  package func firstHop(to name: String) -> Int? {
    firstHop { _, to in trace.scene.name(of: to) == name }
  }

  private func firstHop(where isMeant: (Responder, Responder) -> Bool) -> Int? {
    trace.indices.first { index in
      guard case .chainNext(let hop) = trace[index] else { return false }
      return isMeant(hop.from, hop.to)
    }
  }
}

extension MessageArrival {
  /// Whether whoever gets it does something with it.
  package func isKept(in scene: Scene) -> Bool {
    mode == .control || scene[overridesOf: receiver][method].handles
  }
}
