import TouchNarration

extension AuditRule {
  /// What is written of the rules in `rules.md`, beside them.
  static let document = TableDocument<AuditRule>(
    EntryDocument(Embedded._Rules_rules_md, file: "rules.md"), of: "rule")

  /// What the rule looks for, in a few words.
  public var title: Phrase { Self.document.words(of: self) }

  /// What most often helps.
  public var advice: Phrase { Self.document.fact("advice", "建议", of: self) }
}

extension Severity {
  /// The word for a person.
  public var word: Phrase {
    switch self {
    case .error: Phrase(en: "error", zh: "错误")
    case .warning: Phrase(en: "warning", zh: "警告")
    case .info: Phrase(en: "info", zh: "提示")
    }
  }
}
