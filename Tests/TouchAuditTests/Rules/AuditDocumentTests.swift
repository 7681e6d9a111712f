import SceneLanguage
import Testing
import TouchNarration

@testable import TouchAudit

@Suite("The document of the audit's rules")
struct AuditDocumentTests {
  @Test("says in both languages what each rule looks for and what helps")
  func whole() {
    #expect(AuditRule.document.faults.map(\.headline) == [])
    for rule in AuditRule.allCases {
      for language in Language.allCases {
        #expect(!rule.title[language].isEmpty && !rule.advice[language].isEmpty)
      }
    }
  }
}
