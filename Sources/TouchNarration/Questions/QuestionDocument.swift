import SceneLanguage
import TouchCore
import TouchInquiry

/// The sentences of questions, claims and rebuttals as they are written in `questions.md`, beside
/// this file.
struct QuestionDocument {
  /// What is said of a word.
  struct Words {
    let meaning: Phrase
    var sentences: [Sentence] = []
    /// Words by which a text gives the answer away.
    var told: [String] = []
  }

  /// What a sentence is for.
  enum Use: String {
    case question, claim, answer
  }

  /// A sentence in one language, perhaps for one value only.
  struct Sentence {
    let use: Use
    let language: Language
    let condition: Condition?
    let template: SentenceTemplate

    /// `n=1`, of several values `value.count=1`, of `answer` only the value.
    struct Condition {
      let label: String
      let value: String

      func holds(for values: [String: SentenceValue]) -> Bool {
        let isCount = label.hasSuffix(".count")
        guard case .words(let words)? = values[isCount ? String(label.dropLast(6)) : label] else {
          return value.isEmpty
        }
        return value == (isCount ? "\(words.count)" : words.joined(separator: ","))
      }
    }
  }

  private(set) var queries: [String: Words] = [:]
  private(set) var predicates: [String: Words] = [:]
  private(set) var rebuttals: [Rebuttal.Word: [Language: SentenceTemplate]] = [:]
  private var document: EntryDocument

  /// What is wrong with the document; nothing in the one inside the binary, as a test proves.
  var faults: [Diagnostic] { document.faults }

  /// The one inside the binary.
  static let builtIn = QuestionDocument(Embedded._Questions_questions_md, file: "questions.md")

  /// Reads a document.
  init(_ text: String, file: String) {
    let table = TableDocument<Rebuttal.Word>(
      EntryDocument(text, file: file), of: "rebuttal", in: "rebuttals")
    document = table.document
    for word in Rebuttal.Word.allCases {
      rebuttals[word] = table.entries[word].flatMap { templates(of: $0) }
    }
    let queryWords = Set(QueryRow.all.map { $0.form.word })
    let predicateWords = Set(PredicateRow.all.map { $0.entry })
    for entry in document.entries where entry.chapter != "rebuttals" {
      switch entry.chapter {
      case "queries" where queryWords.contains(entry.title) && queries[entry.title] == nil:
        queries[entry.title] = words(of: entry)
      case "predicates"
      where predicateWords.contains(entry.title) && predicates[entry.title] == nil:
        predicates[entry.title] = words(of: entry)
      default:
        document.refuse(
          entry.line, 4,
          "'\(entry.title)' is in no table of the chapter '\(entry.chapter)', or described already")
      }
    }
    check()
  }

  private mutating func words(of entry: EntryDocument.Entry) -> Words {
    var words = Words(meaning: entry.words)
    for fact in entry.facts {
      if fact.name == "told" {
        words.told = fact.value.parts(separatedBy: ", ").map {
          String($0.map { $0 == "␣" ? " " : $0 })
        }
      } else if let sentence = sentence(fact) {
        words.sentences.append(sentence)
      }
    }
    return words
  }

  // claim value=nil: Hit testing finds no view.
  private mutating func sentence(_ fact: EntryDocument.Fact) -> Sentence? {
    let name = fact.name.prefix { $0 != " " }
    let rest = fact.name.dropFirst(name.count + 1)
    let (text, unclosed) = StyledText.read(fact.value[...])
    guard let (use, language) = Self.names[String(name)], unclosed == nil,
      let template = SentenceTemplate(text)
    else {
      document.refuse(fact.line, 3, "'\(fact.name)' is not a sentence of a question")
      return nil
    }
    var condition: Sentence.Condition?
    if use == .answer {
      condition = Sentence.Condition(label: "value", value: String(rest))
    } else if let sign = rest.firstIndex(of: "=") {
      condition = Sentence.Condition(
        label: String(rest[..<sign]), value: String(rest[sign...].dropFirst()))
    }
    return Sentence(use: use, language: language, condition: condition, template: template)
  }

  private static let names: [String: (Use, Language)] = [
    "question": (.question, .english), "问题": (.question, .simplifiedChinese),
    "claim": (.claim, .english), "断言": (.claim, .simplifiedChinese),
    "answer": (.answer, .english), "回答": (.answer, .simplifiedChinese),
  ]

  /// What a record says against an answer, in both languages; nil where a place cannot be read.
  private mutating func templates(of entry: EntryDocument.Entry) -> [Language: SentenceTemplate]? {
    var templates: [Language: SentenceTemplate] = [:]
    for language in Language.allCases {
      templates[language] = SentenceTemplate(entry.words[language])
      if templates[language] == nil {
        document.refuse(entry.line, 4, "a place of '\(entry.title)' cannot be read")
      }
    }
    return templates
  }

  /// Whether everything is said of every row, with values that it has.
  private mutating func check() {
    for row in QueryRow.all {
      let labels = Set(row.form.parameters.map { $0.label })
      for language in Language.allCases {
        check(queries[row.form.word], row.form.word, .question, language, labels)
        check(
          queries[row.form.word], row.form.word, .claim, language,
          labels.union(["value", "point", "said"]))
      }
    }
    for row in PredicateRow.all {
      let labels = Set(row.form.parameters.map { $0.label } + ["first", "second"])
      for language in Language.allCases {
        check(predicates[row.entry], row.entry, .claim, language, labels)
      }
    }
  }

  /// Whether a word has a sentence that serves every value, and no sentence has unknown places.
  private mutating func check(
    _ words: Words?, _ word: String, _ use: Use, _ language: Language, _ labels: Set<String>
  ) {
    let sentences = words?.sentences.filter { $0.use == use && $0.language == language } ?? []
    if sentences.last.map({ $0.condition == nil }) != true {
      document.refuse(
        1, 1, "'\(word)' has no \(use.rawValue) for every value in \(language.rawValue)")
    }
    for label in sentences.flatMap({ $0.template.labels.sorted() }) where !labels.contains(label) {
      document.refuse(1, 1, "'\(word)' has no value '\(label)'")
    }
  }
}

extension QuestionDocument.Words {
  /// Whether a sentence has a place for a value.
  func names(_ label: String) -> Bool {
    sentences.contains { $0.template.labels.contains(label) }
  }

  /// The first sentence that serves some values; nil where none does.
  func sentence(
    _ use: QuestionDocument.Use, _ values: [String: SentenceValue], _ language: Language,
    said: StyledText? = nil
  ) -> StyledText? {
    sentences.first {
      $0.use == use && $0.language == language && $0.condition?.holds(for: values) ?? true
    }?.template.filled(with: values, in: language, said: said)
  }

  /// It in both languages.
  func phrase(
    _ use: QuestionDocument.Use, _ values: [String: SentenceValue], said: Phrase? = nil
  ) -> Phrase? {
    guard let english = sentence(use, values, .english, said: said?.english),
      let chinese = sentence(use, values, .simplifiedChinese, said: said?.chinese)
    else { return nil }
    return Phrase(en: english, zh: chinese)
  }
}
