import TouchCore
import TouchInquiry

//  count view=eldest of=touchesBegan = 0        nothing proves it: nobody's step says so
//      #11 wangDada gets it · #12 #13 …         these are looked at to see that eldest is not there

extension Query {
  /// Whether no step proves the answer, because it says that something never happens.
  func isAbsence(in trace: Trace) -> Bool {
    evidence(in: trace).isEmpty && ["0", "nil", "nobody", "none"].contains(answer(in: trace))
  }

  /// The steps that prove the answer; where none does, those among which one would stand.
  func looked(in trace: Trace) -> [Int] {
    let proof = evidence(in: trace)
    guard proof.isEmpty else { return proof }
    let places = places(in: trace)
    guard places.isEmpty else { return places }
    return [trace.searchStep(touch ?? 1)].compactMap { $0 }
  }

  private func places(in trace: Trace) -> [Int] {
    switch word {
    case .hitView, .asked, .verdict, .pointIn, .chain, .stopsAt, .handledBy: return []
    case .askedCount: return sentence[list: "of"].compactMap { unasked($0, trace) }
    case .nextAsked: return [unasked(sentence["after"], trace)].compactMap { $0 }
    case .count: return messages(in: trace)
    case .nth, .touchesIn, .events, .translation: return trace.messages { _ in true }
    case .touchCount: return trace.outcomes.compactMap { trace.resultStep($0.touch) }
    case .previous: return []
    case .fires: return trace.decisions
    case .scrolls, .offset: return trace.decisions
    case .next: return trace.hops(from: sentence["of"])
    case .controller:
      return trace.hops(to: answer(in: trace)) ?? trace.hops(from: sentence["of"])
    }
  }

  /// Where such a message was held back or thrown away, and who got it; without any, what the view
  /// was told instead.
  private func messages(in trace: Trace) -> [Int] {
    let method = sentence["of"]
    let found = trace.gates { $0.name == method } + trace.messages { $0.name == method }
    return found.isEmpty ? trace.arrivals(at: sentence["view"]) : found.sorted()
  }

  private func unasked(_ name: String, _ trace: Trace) -> Int? {
    trace.scene.view(named: name).flatMap { trace.whyNot($0, touch: touch ?? 1).steps.last }
  }
}

extension Trace {
  /// The ways of the messages: who gets them, and where they end.
  fileprivate func messages(where isMeant: (ResponderMethod) -> Bool) -> [Int] {
    indices.filter { index in
      switch self[index] {
      case .chainStop(_, let method, _, _), .chainDrop(_, let method, _, _): isMeant(method)
      case .touchDeliver, .chainNext: message(at: index).map(isMeant) ?? false
      case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
        .touchBind, .timer, .change, .recognizer, .gate, .control, .action, .scroll, .focus:
        false
      }
    }
  }

  /// Where messages are held back, or thrown away.
  fileprivate func gates(where isMeant: (ResponderMethod) -> Bool) -> [Int] {
    indices.filter { index in
      switch self[index] {
      case .gate(.hold(_, let method, _, _)), .gate(.discard(_, let method, _, _)): isMeant(method)
      case .queuePut, .queueTake, .windowAsk, .windowChoose, .hitAsk, .hitReturn, .hitResult,
        .touchBind, .touchDeliver, .chainNext, .chainStop, .chainDrop, .timer, .change,
        .recognizer, .gate, .control, .action, .scroll, .focus:
        false
      }
    }
  }

  /// Where recognizers decided.
  fileprivate var decisions: [Int] {
    indices.filter { index in
      guard case .recognizer(.state(_, let from, let to, let cause, _, _)) = self[index] else {
        return false
      }
      return from != to && !cause.isStandstill
    }
  }

  /// Where a message first gets to somebody by a hop; nil where none does.
  fileprivate func hops(to name: String) -> [Int]? {
    let first = indices.first { index in
      guard case .chainNext(let hop) = self[index] else { return false }
      return scene.name(of: hop.to) == name
    }
    return first.map { [$0] }
  }

  /// Where somebody sends a message on.
  fileprivate func hops(from name: String) -> [Int] {
    let first = indices.first { index in
      guard case .chainNext(let hop) = self[index] else { return false }
      return scene.name(of: hop.from) == name
    }
    return first.map { [$0] } ?? []
  }
}
