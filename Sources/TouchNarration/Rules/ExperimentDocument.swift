import SceneLanguage
import TouchCore

//  ## 10.13 model.panHysteresis      the rules and settings that it tries
//
//  ```scene                          a scene and a touch
//  ```
//
//  - fingers: slowly                 what the touch does not say; often nothing
//  - see: …                          what the log shows for either answer;
//  - look: …                         what the screen shows, where no log tells;
//  - none: …                         or, without a scene, why nothing can be tried

/// What can be tried on a device to see whether a rule or the default of a setting holds.
public struct Experiment: Hashable, Sendable {
  /// Where its outcome is seen.
  public enum Outcome: String, Hashable, Sendable, CaseIterable {
    /// In the log that exported code prints.
    case log = "see"
    /// On the screen only.
    case screen = "look"
    /// No experiment is possible.
    case none
  }

  /// The rules and settings that it tries, such as `10.13` and `model.panHysteresis`.
  public let names: [String]
  /// A scene with a touch, in the scene language; empty if no experiment is possible.
  public let scene: String
  /// What a person has to know besides the touch; often empty.
  public let fingers: String
  /// Where the outcome is seen.
  public let outcome: Outcome
  /// What is seen for either answer, or why nothing can be tried.
  public let words: String

  /// The experiment for a rule or a setting; nil if the document has none.
  public static func named(_ name: String) -> Experiment? {
    ExperimentDocument.builtIn.experiments.first { $0.names.contains(name) }
  }

  /// Whether a text names a rule, or a setting as `model.NAME`.
  public static func isName(_ text: String) -> Bool {
    setting(named: text) != nil || RuleNumber(text).flatMap { Rule.named($0) } != nil
  }

  /// The setting that a name such as `model.iOS` means.
  public static func setting(named text: String) -> Setting? {
    text.utf8.starts(with: "model.".utf8) ? Setting(rawValue: String(text.dropFirst(6))) : nil
  }
}

/// The document of experiments.
struct ExperimentDocument {
  private(set) var experiments: [Experiment] = []
  /// What is wrong with it; nothing in the one inside the binary, as a test proves.
  var faults: [Diagnostic] { document.faults }

  private var document: EntryDocument
  private var known: Set<String> = []

  /// The one inside the binary.
  static let builtIn = ExperimentDocument(
    Embedded._Rules_experiments_md, file: "experiments.md")

  /// Reads a document.
  init(_ text: String, file: String) {
    document = EntryDocument(text, file: file, isBilingual: false)
    for entry in document.entries { note(entry) }
  }

  private mutating func note(_ entry: EntryDocument.Entry) {
    let names = entry.title.split(separator: " ").map { String($0) }
    for name in names {
      if !Experiment.isName(name) {
        document.refuse(entry.line, 4, "'\(name)' is not a rule or a setting")
      } else if !known.insert(name).inserted {
        document.refuse(entry.line, 4, "'\(name)' stands here twice")
      }
    }
    let facts = entry.facts.filter { $0.name != "fingers" }
    guard facts.count == 1, !facts[0].value.isEmpty,
      let outcome = Experiment.Outcome(rawValue: facts[0].name),
      (outcome == .none) == entry.code.isEmpty
    else {
      return document.refuse(
        entry.line, 4,
        "'\(entry.title)' needs a scene and '- see: …' or '- look: …', or '- none: …' alone")
    }
    experiments.append(
      Experiment(
        names: names, scene: entry.code, fingers: entry.value("fingers") ?? "", outcome: outcome,
        words: facts[0].value))
  }
}
