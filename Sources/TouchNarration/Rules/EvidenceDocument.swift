import SceneLanguage
import TouchCore

/// What was searched for rules and settings whose source is weak, and for what the model leaves out, as
/// `evidence.md` beside this file says it.
public struct SearchedEvidence: Hashable, Sendable {
  /// What came of it: whether the rule or the default was kept.
  public let outcome: Phrase
  /// The words that were searched for, and where.
  public let searched: String
  /// Who saw what the rule says.
  public let inFavour: String
  /// Who saw something else.
  public let against: String
}

/// The document of what was searched, by rule, setting and omission.
struct EvidenceDocument {
  private(set) var ofRules: [RuleNumber: SearchedEvidence] = [:]
  private(set) var ofSettings: [Setting: SearchedEvidence] = [:]
  /// By the names of what the model leaves out.
  private(set) var ofOmissions: [String: SearchedEvidence] = [:]
  /// What is wrong with it; nothing in the one inside the binary, as a test proves.
  var faults: [Diagnostic] { document.faults }

  private var document: EntryDocument
  private static let names = ["searched", "for", "against"]

  /// The one inside the binary.
  static let builtIn = EvidenceDocument(Embedded._Rules_evidence_md, file: "evidence.md")

  /// Reads a document.
  init(_ text: String, file: String) {
    document = EntryDocument(text, file: file)
    for entry in document.entries {
      guard entry.facts.map({ $0.name }) == Self.names,
        entry.facts.allSatisfy({ !$0.value.isEmpty })
      else {
        document.refuse(
          entry.line, 4, "'\(entry.title)' needs '- searched: …', '- for: …' and '- against: …'")
        continue
      }
      let evidence = SearchedEvidence(
        outcome: entry.words, searched: entry.facts[0].value, inFavour: entry.facts[1].value,
        against: entry.facts[2].value)
      note(evidence, entry)
    }
  }

  private mutating func note(_ evidence: SearchedEvidence, _ entry: EntryDocument.Entry) {
    let old: SearchedEvidence?
    if let number = RuleNumber(entry.title), Rule.named(number) != nil {
      old = ofRules.updateValue(evidence, forKey: number)
    } else if let setting = Setting(rawValue: entry.title) {
      old = ofSettings.updateValue(evidence, forKey: setting)
    } else if Omission.named(entry.title) != nil {
      old = ofOmissions.updateValue(evidence, forKey: entry.title)
    } else {
      return document.refuse(
        entry.line, 4, "'\(entry.title)' is not a rule, a setting or something left out")
    }
    if old != nil { document.refuse(entry.line, 4, "'\(entry.title)' stands here twice") }
  }
}

extension Rule {
  /// What was searched for it; nil where nothing was.
  public var searchedEvidence: SearchedEvidence? { EvidenceDocument.builtIn.ofRules[number] }
}

extension Setting {
  /// What was searched for its default; nil where nothing was.
  public var searchedEvidence: SearchedEvidence? { EvidenceDocument.builtIn.ofSettings[self] }
}

extension Omission {
  /// What was searched about it; nil where nothing was.
  public var searchedEvidence: SearchedEvidence? { EvidenceDocument.builtIn.ofOmissions[id] }
}
