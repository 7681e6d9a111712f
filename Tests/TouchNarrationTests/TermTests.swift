import Testing

@testable import TouchNarration

@Suite("The terms of the field")
struct TermTests {
  private let entries = TermDocument.document.entries

  @Test("are defined once, in both languages")
  func document() {
    #expect(TermDocument.document.faults.isEmpty, "\(TermDocument.document.faults)")
    let names = entries.flatMap(TermDocument.names).map { $0.lowercased() }
    #expect(Set(names).count == names.count && entries.count > 30)
    for entry in entries {
      for language in Language.allCases {
        let words = entry.words[language].plain
        #expect(words.last != "." && words.last != "。" && words.count > 8, "\(entry.title)")
      }
    }
  }

  @Test("are found by each of their names, with any capitals", arguments: Language.allCases)
  func names(language: Language) throws {
    for entry in entries {
      for name in TermDocument.names(of: entry) {
        let told = try #require(TermDocument.definition(of: name.uppercased(), language))
        #expect(told.plain.hasSuffix(entry.words[language].plain), "\(name)")
      }
    }
    #expect(TermDocument.definition(of: "frobnicate", language) == nil)
  }

  @Test("are printed by the language's own name, with its colon")
  func localName() throws {
    let next = try #require(TermDocument.definition(of: "next", .simplifiedChinese))
    #expect(next.plain.hasPrefix("下一个响应者："), "\(next.plain)")
    let english = try #require(TermDocument.definition(of: "下一个响应者", .english))
    #expect(english.plain.hasPrefix("next responder: "), "\(english.plain)")
  }
}
