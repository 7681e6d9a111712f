import SceneLanguage
import TouchCore
import TouchInquiry

/// What the model leaves out as it is written in `omissions.md`, beside this file.
struct OmissionDocument {
  /// In the order of the document.
  private(set) var omissions: [Omission] = []
  /// What is wrong with the document; nothing in the one inside the binary, as a test proves.
  var faults: [Diagnostic] { document.faults }

  private var document: EntryDocument

  /// The one inside the binary.
  static let builtIn = OmissionDocument(Embedded._Omissions_omissions_md, file: "omissions.md")

  /// Reads a document.
  init(_ text: String, file: String) {
    document = EntryDocument(text, file: file)
    for entry in document.entries { read(entry) }
    for id in Omission.conditions.keys.sorted() where !omissions.contains(where: { $0.id == id }) {
      document.refuse(1, 1, "\(id) is not described")
    }
  }

  private mutating func read(_ entry: EntryDocument.Entry) {
    let known = ["from", "出处", "weakens", "rules", "needs", "需要", "grade"]
    for fact in entry.facts where !known.contains(fact.name) {
      document.refuse(fact.line, 3, "'\(fact.name)' is nothing that is known of what is left out")
    }
    guard let condition = Omission.conditions[entry.title] ?? entry.needs,
      !omissions.contains(where: { $0.id == entry.title })
    else {
      document.refuse(
        entry.line, 4, "'\(entry.title)' does not say what it needs, or is described already")
      return
    }
    guard let source = entry.phrase("from", "出处"), let weakens = entry.questions,
      let rules = entry.rules
    else {
      document.refuse(
        entry.line, 4,
        "'\(entry.title)' does not say who says so, what it weakens or by which rules")
      return
    }
    omissions.append(
      Omission(
        id: entry.title, rules: rules, condition: condition,
        isDecisive: entry.value("grade") == Grade.unknown.rawValue, weakens: weakens,
        sentence: entry.words, source: source))
  }
}

extension EntryDocument.Entry {
  private func values(_ name: String) -> [Substring] {
    (value(name) ?? "").parts(separatedBy: ", ")
  }

  /// What a scene would have to say.
  fileprivate var needs: Omission.Condition? { phrase("needs", "需要").map { .needs($0) } }

  /// The questions whose answers it weakens; nil where one is none.
  fileprivate var questions: Set<Basis.Question>? {
    let words = values("weakens")
    guard words != ["all"] else { return Set(Basis.Question.allCases) }
    let questions = words.compactMap { Basis.Question(rawValue: String($0)) }
    return questions.isEmpty || questions.count < words.count ? nil : Set(questions)
  }

  /// The rules that tell of it; nil where one is no number.
  fileprivate var rules: [RuleNumber]? {
    let words = values("rules")
    let rules = words.compactMap { RuleNumber(String($0)) }
    return rules.count < words.count ? nil : rules
  }
}
