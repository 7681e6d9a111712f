import SceneLanguage
import TouchCore
import TouchInquiry

/// The settings as they are written in `settings.md`, beside this file.
struct SettingDocument {
  /// What a setting is, apart from its value.
  struct Facts: Hashable, Sendable {
    var summary: Phrase
    var origin: Origin
    /// The values that others give, where they differ from ours.
    var rivals: [Double] = []
  }

  /// By setting.
  private(set) var facts: [Setting: Facts] = [:]
  private var table: TableDocument<Setting>

  /// What is wrong with the document; nothing in the one inside the binary, as a test proves.
  var faults: [Diagnostic] { table.faults }

  /// The one inside the binary.
  static let builtIn = SettingDocument(Embedded._Rules_settings_md, file: "settings.md")

  /// Reads a document.
  init(_ text: String, file: String) {
    table = TableDocument(EntryDocument(text, file: file), of: "setting")
    for setting in Setting.allCases {
      guard let entry = table.entries[setting], let origin = table.document.origin(of: entry)
      else { continue }
      facts[setting] = Facts(summary: entry.words, origin: origin)
      for fact in entry.facts.dropFirst(2) {
        if fact.name == "rivals" {
          facts[setting]?.rivals = fact.value.split(separator: " ").compactMap { Double($0) }
          continue
        }
        table.refuse(fact.line, 3, "'\(fact.name)' is nothing that is known of a setting")
      }
    }
  }
}

extension Setting {
  /// What the setting decides, in one sentence.
  public var summary: Phrase { described?.summary ?? Phrase(en: "", zh: "") }

  /// How well its default is known.
  public var confidence: Rule.Confidence { described?.origin.confidence ?? .inferred }

  /// Where its default comes from.
  public var source: String { source(in: .english) }

  /// Who says so, in a language; titles and names stay as they are.
  public func source(in language: Language) -> String { described?.origin[language] ?? "" }

  /// The values that others give, where they differ from ours.
  var rivals: [Double] { described?.rivals ?? [] }

  private var described: SettingDocument.Facts? { SettingDocument.builtIn.facts[self] }
}

extension Rival {
  /// What nobody documents, with every other value that it may have.
  package static let known: [Rival] = Setting.allCases.flatMap { setting -> [Rival] in
    // 19.57: what an answer is about may only be there by that switch.
    guard !setting.confidence.isSure, setting != .showsPrivateContainers else { return [] }
    let values = setting.unit == .onOff ? [0, 1] : setting.rivals
    return values.map { Rival(setting, $0) }
  }
}
