import TouchNarration

/// The command table as documents: the README's table and the manual page.
public enum Manual {
  /// Words that a front-end takes besides the debugger's, under a title.
  public struct Addition: Sendable {
    let title: Phrase
    let entries: [(usage: String, summary: Phrase)]

    /// Makes an addition; each entry says how a word is written and what it does.
    public init(_ title: Phrase, _ entries: [(usage: String, summary: Phrase)]) {
      self.title = title
      self.entries = entries
    }
  }

  /// A table of GitHub's Markdown, class by class, and what comes besides.
  public static func markdownTable(_ language: Language, and additions: [Addition] = []) -> String {
    let head = HelpWords.tableHead[language].plain
    let rows = CommandClass.allCases.flatMap { commandClass in
      ["| **\(commandClass.rawValue)** | |"]
        + CommandTable.rows(of: commandClass).map { row($0.usage, $0.summary[language]) }
    }
    let others = additions.flatMap { addition in
      ["| **\(addition.title[language].plain)** | |"]
        + addition.entries.map { row($0.usage, $0.summary[language]) }
    }
    return (["| \(head) | |", "|---|---|"] + rows + others).map { $0 + "\n" }.joined()
  }

  private static func row(_ usage: String, _ summary: StyledText) -> String {
    "| `\(escaped(usage))` | \(escaped(summary.plain)) |"
  }

  /// A bar would end the cell, also inside code.
  private static func escaped(_ text: String) -> String {
    text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|")
  }

  /// A page for man(1), section 1, in the roff of the man macros.
  ///
  /// - Parameter version: The program's version, for the foot of the page.
  public static func roff(_ language: Language, version: String) -> String {
    var page = Roff()
    page.request("TH", "TOUCHTRACE", "1", "", "touchtrace \(version)", "")
    page.request("SH", HelpWords.manName[language].plain)
    page.text(HelpWords.manSummary[language].plain)
    page.request("SH", HelpWords.manSynopsis[language].plain)
    page.text("touchtrace debug FILE [-ex COMMAND] [-x FILE] [--batch]")
    page.request("SH", HelpWords.manCommands[language].plain)
    page.text(CommandWords.helpHint[language].plain)
    for commandClass in CommandClass.allCases {
      page.request("SS", commandClass.rawValue)
      for command in CommandTable.rows(of: commandClass) { page.entry(command, language) }
    }
    return page.lines.map { $0 + "\n" }.joined()
  }
}

/// Writes roff line by line.
private struct Roff {
  private(set) var lines: [String] = []

  mutating func request(_ name: String, _ words: String...) {
    let quoted = words.map { "\"\(Self.escaped($0))\"" }
    lines.append(([".\(name)"] + quoted).joined(separator: " "))
  }

  mutating func text(_ text: String) {
    guard !text.isEmpty else { return }
    let escaped = Self.escaped(text)
    // A line that begins so would be taken for a request.
    let isRequest = escaped.hasPrefix(".") || escaped.hasPrefix("'")
    lines.append((isRequest ? "\\&" : "") + escaped)
  }

  mutating func entry(_ command: Command, _ language: Language) {
    lines.append(".TP")
    text(command.usage)
    text(command.summary[language].plain + ".")
    if let details = command.details { text(details[language].plain) }
    if !command.aliases.isEmpty {
      text(HelpWords.manAlso[language].plain + command.aliases.joined(separator: ", ") + ".")
    }
    text(HelpWords.manExamples[language].plain + command.examples.joined(separator: " · ") + ".")
  }

  private static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
