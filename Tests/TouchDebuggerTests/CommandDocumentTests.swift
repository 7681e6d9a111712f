import SceneLanguage
import Testing
import TouchNarration

@testable import TouchDebugger
@testable import TouchInquiry

@Suite("The documents of the prompt") struct CommandDocumentTests {
  @Test func `every command is described once, and everything in the documents is understood`() {
    #expect(CommandDocument.builtIn.faults.map(\.headline) == [])
    #expect(CommandDocument.builtIn.help.count == Verb.allCases.count)
    for document in AnsweredWord.documents {
      #expect(document.faults.map(\.headline) == [])
      #expect(document.entries.allSatisfy { $0.facts.isEmpty })
    }
  }

  @Test func `no word that is answered is a command, and none is answered twice`() {
    let words = AnsweredWord.documents.flatMap(\.entries).flatMap(AnsweredWord.words)
    #expect(Set(words).count == words.count)
    for word in words { #expect(!CommandTable.spellings.contains(word), "\(word)") }
  }

  @Test(arguments: [
    ("## fly\n\nflies\n\n飞\n", "commands.md:1:4: error: 'fly' is no command, or described already"),
    (
      entry("step", "- colour: red"),
      "commands.md:7:3: error: 'colour' is nothing that help says, or said already"
    ),
    (entry("step", "- more: a\n- lldb: b"), "commands.md:7:3: error: behind 'more' comes '详细'"),
    (entry("step", ""), "commands.md:1:1: error: next is not described"),
  ])
  func `what is wrong with a document is said with its place`(text: String, fault: String) {
    let faults = CommandDocument(text, file: "commands.md").faults.map(\.headline)
    #expect(faults.contains(fault), "\(faults)")
  }

  private static func entry(_ verb: String, _ facts: String) -> String {
    "## \(verb)\n\ndoes it\n\n做\n\n\(facts)\n"
  }
}
