import TouchNarration

/// The command table as a document: the README's table.
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
}
