import SceneLanguage
import Testing
import TouchCore

@testable import TouchNarration

/// What was searched for rules and settings whose source is weak, and for what is left out.
@Suite("The document of evidence")
struct EvidenceDocumentTests {
  private let entry = """
    # Evidence

    ## 2.14

    Kept.

    保留。

    - searched: issues: alpha
    - for: nothing found
    - against: nothing found
    """

  @Test("The document inside the binary has no faults")
  func builtIn() {
    #expect(EvidenceDocument.builtIn.faults.map(\.headline) == [])
  }

  @Test("Each rule below observed and each setting was searched")
  func whole() {
    let rules = Rule.catalogue.filter { !$0.confidence.isSure && $0.searchedEvidence == nil }
    #expect(rules.map(\.number) == [])
    #expect(Setting.allCases.filter { $0.searchedEvidence == nil } == [])
  }

  @Test("What a web view, a map and a PDF view are hit on is answered as far as it was published")
  func omission() throws {
    let evidence = try #require(Omission.named("web-and-map")?.searchedEvidence)
    #expect(evidence.outcome.english.plain.contains("WKContentView"))
    #expect(Omission.named("accessibility")?.searchedEvidence == nil)
  }

  @Test(
    "An entry names a rule, a setting or an omission, once, and says what was searched and found")
  func faults() {
    func headlines(_ text: String) -> [String] {
      EvidenceDocument(text, file: "e.md").faults.map(\.headline)
    }
    #expect(headlines(entry) == [])
    #expect(headlines(entry.replacing("## 2.14", with: "## tapInterval")) == [])
    #expect(headlines(entry.replacing("## 2.14", with: "## web-and-map")) == [])
    #expect(
      headlines(entry.replacing("## 2.14", with: "## 99.1"))
        == ["e.md:3:4: error: '99.1' is not a rule, a setting or something left out"])
    #expect(headlines(entry + "\n\n" + entry.dropFirst(12)).count == 1)
    #expect(headlines(entry.replacing("- against: nothing found", with: "")).count == 1)
    #expect(headlines(entry.replacing("- for: nothing found", with: "- for:")).count == 1)
  }
}
