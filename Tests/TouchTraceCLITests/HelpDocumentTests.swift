import SceneLanguage
import Testing
import TouchNarration

@testable import TouchTraceCLI

@Suite("The document of help")
struct HelpDocumentTests {
  @Test("says what each option, subcommand, remark and limit is, and nothing else")
  func whole() {
    #expect(HelpDocument.options.faults.map(\.headline) == [])
    #expect(HelpDocument.subcommands.faults.map(\.headline) == [])
    #expect(HelpDocument.remarks.faults.map(\.headline) == [])
    #expect(HelpDocument.limits.faults.map(\.headline) == [])
    for limit in ProgramLimit.allCases {
      for language in Language.allCases { #expect(!limit.beyond[language].isEmpty) }
    }
  }

  @Test("a key that is missing, unknown or written twice is named")
  func faults() {
    let text =
      "# options\n\n## lang\n\nIt.\n\n它。\n\n## lang\n\nIt.\n\n它。\n\n## tongue\n\nIt.\n\n它。\n"
    let table = TableDocument<Option>(
      EntryDocument(text, file: "help.md"), of: "option", in: "options")
    let faults = table.faults.map(\.headline)
    #expect(faults.contains("help.md:9:4: error: 'lang' is no option, or described already"))
    #expect(faults.contains("help.md:15:4: error: 'tongue' is no option, or described already"))
    #expect(faults.contains("help.md:1:1: error: format is not described"))
  }
}
