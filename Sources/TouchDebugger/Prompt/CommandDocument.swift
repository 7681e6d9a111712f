import SceneLanguage
import TouchNarration

//  ## step                                      a command
//
//  goes to the next step                        what it does, a line in each language
//
//  走到下一步
//
//  - example: step 3                            a line to type
//  - more: rstep N takes it back, …             what else one has to know
//  - 详细: rstep N 退回原处……
//  - lldb: as thread step-in: …                 what other debuggers have
//  - 对照: 相当于 thread step-in：……

/// What help says of the commands, as it is written in `commands.md`, beside this file.
struct CommandDocument {
  /// What help says of a command.
  struct Help: Hashable, Sendable {
    var summary: Phrase
    var examples: [String] = []
    var details: Phrase?
    var lldb: Phrase?
  }

  /// By command.
  private(set) var help: [Verb: Help] = [:]
  private var table: TableDocument<Verb>

  /// What is wrong with the document; nothing in the one inside the binary, as a test proves.
  var faults: [Diagnostic] { table.faults }

  /// The one inside the binary, read when somebody asks for help.
  static let builtIn = CommandDocument(Embedded._Prompt_commands_md, file: "commands.md")

  /// Reads a document.
  init(_ text: String, file: String) {
    table = TableDocument(EntryDocument(text, file: file), of: "command")
    for verb in Verb.allCases { help[verb] = table.entries[verb].map { help($0) } }
  }

  private mutating func help(_ entry: EntryDocument.Entry) -> Help {
    var help = Help(summary: entry.words)
    var facts = entry.facts[...]
    while let fact = facts.popFirst() {
      switch fact.name {
      case "example": help.examples.append(fact.value)
      case "more" where help.details == nil: help.details = phrase(fact, "详细", &facts)
      case "lldb" where help.lldb == nil: help.lldb = phrase(fact, "对照", &facts)
      default:
        table.refuse(fact.line, 3, "'\(fact.name)' is nothing that help says, or said already")
      }
    }
    return help
  }

  /// A fact and the next one, which says the same in Chinese.
  private mutating func phrase(
    _ english: EntryDocument.Fact, _ name: String, _ rest: inout ArraySlice<EntryDocument.Fact>
  ) -> Phrase? {
    guard let chinese = rest.first, chinese.name == name else {
      table.refuse(english.line, 3, "behind '\(english.name)' comes '\(name)'")
      return nil
    }
    rest.removeFirst()
    return Phrase(
      en: StyledText(stringLiteral: english.value), zh: StyledText(stringLiteral: chinese.value))
  }
}
