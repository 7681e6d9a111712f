import TouchAudit
import TouchCore
import TouchNarration

//   T07  covered            error    other views take all touches of a control (2.5)

/// Shows what an audit looks for: as text, or as the table of the README.
struct AuditRuleList {
  /// What the whole list goes by in `touchtrace rules`.
  static let name = "audit"

  let console: Console

  /// All of them, or the one with a number or a name; nil where a word means none.
  static func rules(meantBy word: String) -> [AuditRule]? {
    word == name ? AuditRule.allCases : AuditRule(named: word).map { [$0] }
  }

  private var language: Language { console.language }

  /// An entry for each: its number and name, how much it matters, what it looks for, what helps.
  func show(_ rules: [AuditRule]) {
    for rule in rules {
      let title = rule.title[language] + numbers(rule)[language]
      let text: StyledText =
        "\(strong: rule.rawValue)  \(code: rule.entry.name)  \(dim: severity(rule))  " + title
        + Phrase(en: "; fix: ", zh: "；常见的办法：")[language] + rule.advice[language]
      console.show(text.wrapped(to: console.width, firstIndent: 0, indent: 5))
    }
  }

  var markdown: String {
    let head = Phrase(
      en: "| rule | name | | finds | based on |", zh: "| 规则 | 名字 | | 找什么 | 依据 |")
    let rows = AuditRule.allCases.map { rule in
      "| \(rule.rawValue) | `\(rule.entry.name)` | \(severity(rule)) "
        + "| \(rule.title[language].plain) | \(joined(rule)) |"
    }
    return ([head[language].plain, "|---|---|---|---|---|"] + rows).map { $0 + "\n" }.joined()
  }

  /// How much it matters, and that nobody looks for it unasked.
  private func severity(_ rule: AuditRule) -> String {
    let word = rule.entry.severity.word[language].plain
    guard !rule.entry.isOn else { return word }
    return word + Phrase(en: ", with --also", zh: "，需要 --also")[language].plain
  }

  private func joined(_ rule: AuditRule) -> String {
    rule.entry.rules.map(\.description)
      .joined(separator: Phrase(en: ", ", zh: "、")[language].plain)
  }

  private func numbers(_ rule: AuditRule) -> Phrase {
    guard !rule.entry.rules.isEmpty else { return Phrase(en: "", zh: "") }
    return Phrase(en: " (\(number: joined(rule)))", zh: "（\(number: joined(rule))）")
  }
}
