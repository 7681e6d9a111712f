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
}

extension PredicateWord {
  fileprivate func evidence(_ sentence: Sentence, in trace: Trace, _ touch: Int) -> [Int] {
    let search = Search(trace, touch)
    let decisions = Decisions(trace)
    let view = sentence["view"]
    switch self {
    case .asked, .rejected: return [search.ask(of: view)].compactMap { $0 }
    case .before: return [view, sentence["other"]].compactMap(search.ask)
    case .neverAsked: return [search.ignoring(of: view)].compactMap { $0 }
    case .returned:
      let answer = trace.scene.view(named: view).flatMap { trace.answer(of: $0, touch: touch) }
      return [answer ?? search.ask(of: view)].compactMap { $0 }
    case .hit: return [search.result].compactMap { $0 }
    case .handled: return Deliveries(trace).handling(by: sentence["responder"], touch)
    case .gate: return [decisions.heldMessage(of: touch)?.step].compactMap { $0 }
    case .held: return decisions.holds(of: sentence, touch)
    case .action: return decisions.sends(of: sentence)
    case .recognized:
      // Of a gesture that goes on, its beginning.
      return decisions.steps(at: sentence["recognizer"], states: states, from: .possible)
    case .failed, .cancelled:
      return decisions.steps(at: sentence["recognizer"], states: states)
    }
  }
}
