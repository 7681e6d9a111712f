import SceneLanguage
import Testing
import TouchInquiry

@testable import TouchNarration

@Suite("The document of questions")
struct QuestionDocumentTests {
  private static let text = Embedded._Questions_questions_md

  private func faults(replacing old: String, with new: String) -> [String] {
    #expect(Self.text.contains(old))
    return QuestionDocument(Self.text.replacingFirst(old, with: new), file: "questions.md").faults
      .map(\.message)
  }

  @Test("says in both languages what each row of questions, claims and rebuttals says")
  func whole() {
    #expect(QuestionDocument.builtIn.faults == [])
    let document = QuestionDocument.builtIn
    #expect(Set(document.queries.keys) == Set(QueryRow.all.map(\.form.word)))
    #expect(Set(document.predicates.keys) == Set(PredicateRow.all.map(\.entry)))
    #expect(document.rebuttals.count == Rebuttal.Word.allCases.count)
  }

  @Test("what means nobody is an answer of its question, and is shown in words")
  func nobody() throws {
    for row in QueryRow.all {
      guard let nobody = row.nobody else { continue }
      #expect(row.answer.words.contains(nobody))
      #expect(row.answer.words.filter(QueryRow.nobodies.contains).count == 1)
      for language in Language.allCases {
        #expect(!row.said(nobody)[language].plain.hasPrefix(nobody))
      }
    }
  }

  @Test(
    "refuses what is missing, unknown or cannot be read",
    arguments: [
      ("## next-asked\n", "## next-asks\n", "'next-asked' has no question for every value"),
      ("- claim: Hit testing finds {name value}.\n", "", "'hit-view' has no claim"),
      ("问过 {after} 之后，", "问过 {behind} 之后，", "'next-asked' has no value 'behind'"),
      ("{name view} was asked.\n", "{loud view} was asked.\n", "'claim' is not a sentence"),
      ("- told: ask\n", "- tells: ask\n", "'tells' is not a sentence of a question"),
      ("## alsoAsked\n", "## alsoAskd\n", "'alsoAskd' is no rebuttal"),
      ("## alsoAsked\n", "## alsoAskd\n", "alsoAsked is not described"),
      ("## next-asked\n", "## next-asks\n", "'next-asks' is in no table of the chapter 'queries'"),
      ("# predicates\n", "# predicted\n", "'asked' is in no table of the chapter 'predicted'"),
      ("These are also asked:\n", "These are {also asked:\n", "a place of 'alsoAsked'"),
    ])
  func refused(old: String, new: String, fault: String) {
    let said = faults(replacing: old, with: new)
    #expect(said.contains { $0.hasPrefix(fault) }, "\(said)")
  }

  @Test("a place takes one value, several with the comma of the language, or items with steps")
  func places() throws {
    let text = StyledText.read("{name who} get `{what| and }` at {items}, {gone}.").text
    let template = try #require(SentenceTemplate(text))
    let values: [String: SentenceValue] = [
      "who": .words(["a", "b"]), "what": .words(["x", "y"]),
      "items": .items([(name: "c", step: 0), (name: "d", step: 6)]),
    ]
    #expect(
      template.filled(with: values, in: .english).plain == "a, b get x and y at c #1, d #7, .")
    #expect(
      template.filled(with: values, in: .simplifiedChinese).plain.hasPrefix("a、b get x and y"))
    #expect(template.filled(with: values, in: .english).runs[2] == StyledRun("x and y", .code))
  }
}

extension String {
  fileprivate func replacingFirst(_ old: String, with new: String) -> String {
    guard let range = firstRange(of: old) else { return self }
    return replacingCharacters(in: range, with: new)
  }

  private func replacingCharacters(in range: Range<String.Index>, with new: String) -> String {
    String(self[..<range.lowerBound]) + new + String(self[range.upperBound...])
  }
}
