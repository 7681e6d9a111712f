import TouchCore
import TouchInquiry

extension Predicate {
  /// The steps that show whether it holds.
  func evidence(in trace: Trace) -> [Int] {
    switch form {
    case .answer(let claim): claim.query.looked(in: trace)
    case .word(let word, let sentence): word.evidence(sentence, in: trace, touch ?? 1)
    }
  }

  /// The views it is about.
  func views(in scene: Scene) -> [ViewID] {
    guard case .word(_, let sentence) = form else { return [] }
    return [sentence["view"], sentence["responder"]].compactMap(scene.view(named:))
  }
}

extension PredicateWord {
  fileprivate func evidence(_ sentence: Sentence, in trace: Trace, _ touch: Int) -> [Int] {
    let view = sentence["view"]
    switch self {
    case .asked, .rejected: return [trace.ask(of: view, touch)].compactMap { $0 }
    case .before:
      return [view, sentence["other"]].compactMap { trace.ask(of: $0, touch) }
    case .neverAsked:
      return [trace.scene.view(named: view).flatMap { trace.whyNot($0, touch: touch).steps.last }]
        .compactMap { $0 }
    case .returned:
      let answer = trace.scene.view(named: view).flatMap { trace.answer(of: $0, touch: touch) }
      return [answer ?? trace.ask(of: view, touch)].compactMap { $0 }
    case .hit: return [trace.resultStep(touch)].compactMap { $0 }
    case .handled: return trace.handling(by: sentence["responder"], touch)
    case .gate: return [trace.heldMessage(of: touch)?.step].compactMap { $0 }
    case .held: return trace.holds(of: sentence, touch)
    case .action: return trace.sends(of: sentence)
    case .recognized:
      // Of a gesture that goes on, its beginning.
      return trace.steps(at: sentence["recognizer"], states: states, from: .possible)
    case .failed, .cancelled:
      return trace.steps(at: sentence["recognizer"], states: states)
    }
  }
}

extension Trace {
  /// Where somebody handles a message of a touch; who handles none passes it on, and that counts.
  fileprivate func handling(by name: String, _ touch: Int) -> [Int] {
    let arrivals = indices.filter { receiver(at: $0) != nil && touches(at: $0).contains(touch) }
    let own = arrivals.filter { receiver(at: $0).map(scene.name(of:)) == name }
    // Of somebody whom no message reaches, as of nobody, it shows who handles them, or the last.
    guard !own.isEmpty else {
      let kept = arrivals.filter(isKept)
      return kept.isEmpty ? arrivals.suffix(1) : kept
    }
    let kept = own.filter(isKept)
    guard !kept.isEmpty else { return own }
    return (kept + kept.flatMap { withheld(from: name, with: $0) }).sorted()
  }

  /// Where a message of a touch is held back, as `held` says.
  func holds(of sentence: Sentence, _ touch: Int) -> [Int] {
    indices.filter { index in
      guard case .gate(.hold(touch, let method, let by, _)) = self[index] else { return false }
      let holder = by.map { scene.name(of: $0) } ?? ""
      return method.name == sentence["what"]
        && (sentence["by"].isEmpty || sentence["by"] == holder)
    }
  }

  /// Where an action is sent, as `action` says.
  func sends(of sentence: Sentence) -> [Int] {
    indices.filter { index in
      guard case .action(.send(let registration, let sender, let to, let isHandled)) = self[index],
        scene.target(registration, of: sender)?.action == sentence["action"]
      else { return false }
      let handler = isHandled ? to.map { scene.name(of: $0) } ?? "" : "nobody"
      return sentence["by"].isEmpty ? isHandled : sentence["by"] == handler
    }
  }
}
