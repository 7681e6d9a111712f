import SceneLanguage
import Testing

@testable import TouchNarration

/// What was searched for rules and settings whose source is weak.
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

  @Test("The document inside the binary has no faults, and at least 60 entries")
  func builtIn() {
    let document = EvidenceDocument.builtIn
    #expect(document.faults.map(\.headline) == [])
    #expect(document.ofRules.count + document.ofSettings.count >= 60)
  }

  @Test("An entry names a rule or a setting, once, and says what was searched, for and against")
  func faults() {
    func headlines(_ text: String) -> [String] {
      EvidenceDocument(text, file: "e.md").faults.map(\.headline)
    }
    #expect(headlines(entry) == [])
    #expect(headlines(entry.replacing("## 2.14", with: "## tapInterval")) == [])
    #expect(
      headlines(entry.replacing("## 2.14", with: "## 99.1"))
        == ["e.md:3:4: error: '99.1' is no rule and no setting"])
    #expect(headlines(entry + "\n\n" + entry.dropFirst(12)).count == 1)
    #expect(headlines(entry.replacing("- against: nothing found", with: "")).count == 1)
    #expect(headlines(entry.replacing("- for: nothing found", with: "- for:")).count == 1)
  }
}
