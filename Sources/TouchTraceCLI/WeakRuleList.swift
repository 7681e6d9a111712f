import TouchCore
import TouchDebugger
import TouchNarration

/// `touchtrace rules --weak`: every rule below *observed* and the default of every setting, with what
/// was searched for each and what was found for and against.
struct WeakRuleList {
  let console: Console

  func show() {
    let rules = Rule.catalogue.filter { !$0.confidence.isSure }
    for rule in rules {
      put(
        "\(rule.number)", rule.sentence[console.language],
        note(rule.confidence, rule.source(in: console.language)), rule.searchedEvidence)
    }
    for setting in Setting.allCases {
      put(
        setting.rawValue, setting.summary[console.language],
        note(setting.confidence, setting.source(in: console.language)), setting.searchedEvidence)
    }
    let searched = rules.count { $0.searchedEvidence != nil }
    let settled = Setting.allCases.count { $0.searchedEvidence != nil }
    console.show(
      en: """
        \(rules.count) rules below observed, \(searched) of them searched; \
        \(Setting.allCases.count) settings, \(settled) of them searched
        """,
      zh: """
        \(rules.count) 条规则低于“实测”，查过 \(searched) 条；\
        \(Setting.allCases.count) 个设置，查过 \(settled) 个
        """)
  }

  private func note(_ confidence: Rule.Confidence, _ source: String) -> String {
    let gap = Phrase(en: "; ", zh: "；")[console.language].plain
    return "[\(confidence.phrase[console.language].plain)\(gap)\(source)]"
  }

  private func put(
    _ name: String, _ words: StyledText, _ note: String, _ evidence: SearchedEvidence?
  ) {
    let head: StyledText = "\(number: name)  \(words) \(dim: note)"
    console.show(head.wrapped(to: console.width, firstIndent: 0, indent: 6))
    EvidenceList(console: console).show(evidence)
  }
}
