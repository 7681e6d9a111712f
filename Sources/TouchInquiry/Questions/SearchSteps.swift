import TouchCore

/// The search for a touch's view, as a record has it.
package struct SearchSteps {
  package let trace: Trace
  package let touch: Int

  package init(_ trace: Trace, _ touch: Int) {
    self.trace = trace
    self.touch = touch
  }

  /// The view that was found; nil where none was.
  package var hit: ViewID? { trace.outcome(ofTouch: touch)?.hit }

  /// The name of what was found.
  package var answer: String { hit.map(trace.scene.name(of:)) ?? "nil" }

  /// The step that ends it.
  package var result: Int? { trace.result(ofTouch: touch) }

  /// The steps at which views were asked.
  package var asks: [Int] { steps.filter { trace[$0].asked != nil } }

  private var steps: [Int] { trace.indices(ofTouchDown: touch) }

  /// Where it shows whom hit testing found, if it looked for anybody: at its result, or where an
  /// event without a place leaves the queue.
  package var place: Int? {
    let results = [touch] + trace.outcomes.map { $0.touch }
    return results.lazy.compactMap { SearchSteps(trace, $0).result }.first
      ?? trace.indices.first { if case .queueTake = trace[$0] { true } else { false } }
  }

  /// The step at which a view with a name was asked; nil where there was none.
  package func ask(of name: String) -> Int? {
    trace.scene.view(named: name).flatMap { trace.ask(of: $0, touch: touch) }
  }

  /// Whether both views were asked, the first one earlier.
  package func asked(_ first: String, before second: String) -> Bool {
    guard let first = ask(of: first), let second = ask(of: second) else { return false }
    return first < second
  }

  /// The step that tells why a view is not asked.
  package func ignoring(of name: String) -> Int? {
    trace.scene.view(named: name).flatMap { trace.whyNot($0, touch: touch).steps.last }
  }

  /// Whether a view was asked and refused with a verdict, or with any that `cant-receive` covers.
  package func refused(_ name: String, _ why: String) -> Bool {
    guard let verdict = trace.scene.view(named: name).flatMap(verdict) else { return false }
    return why == PredicateRow.cannotReceive ? verdict.cannotReceive : verdict.word == why
  }

  /// What a view answered, `nil` included; nil where it was never asked.
  package func answer(of name: String) -> String? {
    guard let view = trace.scene.view(named: name), trace.ask(of: view, touch: touch) != nil else {
      return nil
    }
    // Only a view that was inside, or overrides hitTest, has a step for its answer.
    return answer(of: view)?.map(trace.scene.name(of:)) ?? "nil"
  }

  /// The step at which a view answers; nil where it has none of its own.
  package func returning(of name: String) -> Int? {
    trace.scene.view(named: name).flatMap { trace.answer(of: $0, touch: touch) }
  }

  /// The view that answered itself because every child it asked had refused.
  package var fallback: ViewID? {
    let asked = trace.asked(touch: touch)
    return asked.first { view in
      verdict(view) == .inside && answer(of: view) == view
        && asked.contains { trace.scene[$0].superview == view }
    }
  }

  /// Whether a view was asked and its override of `hitTest` or `pointInside` made the difference.
  package func overrideDecided(at name: String) -> Bool {
    guard let view = trace.scene.view(named: name), let verdict = verdict(view) else {
      return false
    }
    switch verdict {
    case .overridden: return true
    case .hidden, .interaction, .alpha, .animating: return false
    case .outside: return trace.scene[view].pointInsideOverride != nil
    case .inside:
      return trace.scene[view].pointInsideOverride != nil
        || trace.scene[view].takesAnswersBack && answer(of: view) == .some(nil)
    }
  }

  /// The step at which a view is answered for the first time.
  package func firstAnswer(_ hit: ViewID) -> Int? {
    steps.first { if case .hitReturn(_, _, hit) = trace[$0] { true } else { false } }
  }

  /// Who names a view first that is never asked itself: about which point that one was asked, and
  /// its answer.
  package func naming(of hit: ViewID) -> [Int] {
    guard let answer = firstAnswer(hit), case .hitReturn(let namer, _, _) = trace[answer] else {
      return []
    }
    return [trace.ask(of: namer, touch: touch), answer].compactMap { $0 }
  }

  private func verdict(_ view: ViewID) -> AskVerdict? { trace.verdict(of: view, touch: touch) }

  /// What a view answered at a step of its own; nil where there is no such step.
  private func answer(of view: ViewID) -> ViewID?? {
    guard let step = trace.answer(of: view, touch: touch),
      case .hitReturn(_, _, let answer) = trace[step]
    else { return nil }
    return .some(answer)
  }
}

extension Point {
  /// The point as a query's answer writes it.
  package var answer: String { "\(exact(x)),\(exact(y))" }
}
