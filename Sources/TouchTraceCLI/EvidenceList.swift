import TouchNarration

/// Shows what was searched for a rule, a setting or something left out, below its line.
struct EvidenceList {
  let console: Console

  func show(_ evidence: SearchedEvidence?) {
    for line in lines(of: evidence) {
      console.show(line[console.language].wrapped(to: console.width, firstIndent: 6, indent: 8))
    }
  }

  func show(ifAny evidence: SearchedEvidence?) {
    if let evidence { show(evidence) }
  }

  private func lines(of evidence: SearchedEvidence?) -> [Phrase] {
    guard let evidence else { return [Phrase(en: "not searched yet", zh: "还没有查过")] }
    return [
      evidence.outcome,
      Phrase(en: "searched: \(evidence.searched)", zh: "查了：\(evidence.searched)"),
      Phrase(en: "for: \(evidence.inFavour)", zh: "支持：\(evidence.inFavour)"),
      Phrase(en: "against: \(evidence.against)", zh: "反对：\(evidence.against)"),
    ]
  }
}
