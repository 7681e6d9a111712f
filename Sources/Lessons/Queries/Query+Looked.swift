import TouchCore

//  count view=eldest of=touchesBegan = 0        nothing proves it: nobody's step says so
//      #10 xiaoWang answers wangDada            this is looked at to see why eldest is not told

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
    return [Search(trace, touch ?? 1).place].compactMap { $0 }
  }

  private func places(in trace: Trace) -> [Int] {
    let search = Search(trace, touch ?? 1)
    let deliveries = Deliveries(trace)
    switch word {
    case .hitView, .asked, .verdict, .pointIn, .chain, .stopsAt, .handledBy: return []
    case .askedCount: return sentence[list: "of"].compactMap(search.ignoring)
    case .nextAsked: return [search.ignoring(of: sentence["after"])].compactMap { $0 }
    case .count: return messages(deliveries)
    case .nth, .touchesIn, .events, .translation:
      // What was held or thrown away says why nobody was told.
      let ways = deliveries.ways { _ in true }
      return ways.isEmpty ? deliveries.gates { _ in true } : ways
    case .touchCount: return trace.outcomes.compactMap { Search(trace, $0.touch).result }
    case .previous: return []
    case .fires, .scrolls, .offset: return Decisions(trace).steps
    case .next: return [firstHop(in: deliveries)].compactMap { $0 }
    case .controller:
      let scene = trace.scene
      let answer = answer(in: trace)
      let arrival = deliveries.firstHop { _, to in scene.name(of: to) == answer }
      return [arrival ?? firstHop(in: deliveries)].compactMap { $0 }
    }
  }

  /// Where somebody first sends a message on.
  private func firstHop(in deliveries: Deliveries) -> Int? {
    let (scene, name) = (deliveries.trace.scene, sentence["of"])
    return deliveries.firstHop { from, _ in scene.name(of: from) == name }
  }

  /// Where it shows why somebody does not get such a message.
  private func messages(_ deliveries: Deliveries) -> [Int] {
    guard let method = ResponderMethod(named: sentence["of"]) else { return [] }
    return deliveries.absence(of: method, at: sentence["view"]).steps
  }
}
