import SceneLanguage
import TouchCore

/// A chapter of the rules, as it is written in the folder `Chapters` beside this file.
struct RuleDocument {
  /// What the model follows, by number.
  private(set) var rules: [Rule] = []
  /// What it does not follow, by number.
  private(set) var omissions: [Rule.Omission] = []
  /// What is wrong with the document; nothing in those inside the binary, as a test proves.
  var faults: [Diagnostic] { document.faults }

  private var document: EntryDocument

  /// Those inside the binary, by section.
  static let chapters = files.map(read)

  /// The one of a section.
  static func ofSection(_ section: Int) -> RuleDocument? {
    let start = folder + (section < 10 ? "0" : "") + "\(section)-"
    return files.first { $0.path.hasPrefix(start) }.map(read)
  }

  private static let folder = "Rules/Chapters/"
  private static let files = Embedded.files.filter { $0.path.hasPrefix(folder) }
  private static let documents = ReadOnce<String, RuleDocument>()

  private static func read(_ file: Embedded.File) -> RuleDocument {
    documents.value(file.path) { RuleDocument(file.text, file: file.path) }
  }

  /// Reads a document.
  init(_ text: String, file: String) {
    document = EntryDocument(text, file: file)
    var last = RuleNumber(0, 0)
    for entry in document.entries {
      guard let number = RuleNumber(entry.title) else {
        document.refuse(entry.line, 4, "'\(entry.title)' is no number of a rule")
        continue
      }
      if number <= last {
        document.refuse(entry.line, 4, "\(number) comes after \(last): rules stand by number")
      }
      last = number
      read(entry, as: number)
    }
  }

  private mutating func read(_ entry: EntryDocument.Entry, as number: RuleNumber) {
    if let kind = entry.facts.first.flatMap({ Rule.Omission.Kind(rawValue: $0.name) }) {
      omissions.append(Rule.Omission(number: number, kind: kind, reason: entry.words))
      refuseFacts(of: entry, after: 1)
    } else if let origin = document.origin(of: entry) {
      rules.append(Rule(number: number, sentence: entry.words, origin: origin))
      checkSettings(of: entry, number)
    }
  }

  /// The line `- settings: …` names exactly those that the rule leaves open.
  private mutating func checkSettings(of entry: EntryDocument.Entry, _ number: RuleNumber) {
    let settings = Setting.allCases.filter { $0.rule == number }.map { "`\($0.rawValue)`" }
    let written = entry.facts.dropFirst(2).first
    let expected = settings.joined(separator: ", ")
    if (written?.name == "settings" ? written?.value : nil) ?? "" != expected {
      document.refuse(
        written?.line ?? entry.line, 1, "the settings of \(number) are: \(expected)")
    }
    refuseFacts(of: entry, after: settings.isEmpty ? 2 : 3)
  }

  private mutating func refuseFacts(of entry: EntryDocument.Entry, after count: Int) {
    for fact in entry.facts.dropFirst(count) {
      document.refuse(fact.line, 3, "'\(fact.name)' is nothing that is known of \(entry.title)")
    }
  }
}

extension Rule {
  /// Every rule the model follows, by number.
  public static let catalogue = RuleDocument.chapters.flatMap { $0.rules }

  /// The rules the model does not follow, by number, each with the reason.
  public static let omitted = RuleDocument.chapters.flatMap { $0.omissions }

  /// The rule with a number, if the model follows it.
  ///
  /// It reads the chapter of its section alone: a lesson that cites two rules is opened with two chapters.
  public static func named(_ number: RuleNumber) -> Rule? {
    bySection.value(number.section) {
      let rules = RuleDocument.ofSection(number.section)?.rules ?? []
      // The first of a number counts.
      return rules.reversed().reduce(into: [:]) { $0[$1.number] = $1 }
    }[number]
  }

  private static let bySection = ReadOnce<Int, [RuleNumber: Rule]>()
}
