import TouchCore

extension Trace {
  /// The steps that break the law of evidence, in words: where a decision says yes, every check that
  /// decides passes; where it says no, one of them fails.
  public var breachesOfEvidence: [String] {
    indices.compactMap { index in
      guard let isYes = saysYes(at: index) else { return nil }
      let deciding = evidence(at: index).filter(\.decides)
      guard deciding.allSatisfy(\.passes) != isYes else { return nil }
      return "#\(index + 1) \(self[index])\n\(deciding)"
    }
  }
}
