import TouchCore

//  count view=eldest of=touchesBegan = 0        nothing proves it: nobody's step says so
//      #10 xiaoWang answers wangDada            this is looked at to see why eldest is not told

extension Query {
  /// Whether no step proves the answer, because it says that something never happens.
  package func isAbsence(in trace: Trace) -> Bool {
    let answer = answer(in: trace)
    return evidence(in: trace).isEmpty && (answer == "0" || answer == row.nobody)
  }

  /// The steps that prove the answer; where none does, those among which one would stand.
  package func looked(in trace: Trace) -> [Int] {
    let proof = evidence(in: trace)
    guard proof.isEmpty else { return proof }
    let places = row.looked(AskedQuery(self, of: trace)).compactMap { $0 }
    return places.isEmpty ? [SearchSteps(trace, touch ?? 1).place].compactMap { $0 } : places
  }
}

extension AskedQuery {
  /// Why the views of a parameter are not asked.
  func ignoring(_ label: String) -> [Int] {
    self[list: label].compactMap(search.ignoring)
  }

  /// Where somebody is told; what was held or thrown away says why nobody was.
  var whereTold: [Int] {
    let ways = deliveries.ways { _ in true }
    return ways.isEmpty ? deliveries.gates { _ in true } : ways
  }

  /// Where it shows why somebody does not get such a message.
  var withoutMessage: [Int] {
    guard let method = ResponderMethod(named: self["of"]) else { return [] }
    return deliveries.absence(of: method, at: self["view"]).steps
  }

  /// Where a message first comes to the controller that is the answer, or else sets out for it.
  var wayToController: Int? {
    deliveries.firstHop(to: query.answer(in: trace)) ?? deliveries.firstHop(from: self["of"])
  }
}
