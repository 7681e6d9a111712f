import SceneLanguage
import TouchNarration

extension CommandTable {
  /// The command a word means: its name, an alias, or the start of one command's names.
  static func find(_ word: Substring) throws(Complaint) -> Command {
    if let command = commands.first(where: { $0.spellings.contains(String(word)) }) {
      return command
    }
    let lower = word.lowercased()
    if let command = commands.first(where: { $0.spellings.contains(lower) }) { return command }
    if let answer = AnsweredWord.answer(to: lower) { throw Complaint(answer, at: word.startIndex) }
    let meant = rows(beginning: word)
    if meant.count == 1 { return meant[0] }
    guard meant.isEmpty else {
      throw Complaint(
        CommandWords.ambiguous(String(word), meant.map { $0.name }), at: word.startIndex)
    }
    throw Complaint(unknown(String(word)), at: word.startIndex)
  }

  /// Every name and alias.
  static let spellings = Set(commands.flatMap { $0.spellings })

  /// Whether a word begins the names of several commands.
  static func isAmbiguous(_ word: Substring) -> Bool { rows(beginning: word).count > 1 }

  /// The commands whose names or aliases begin with a word.
  ///
  /// A single letter stands for names only: `a` does not run `advance`, an alias of `continue`.
  private static func rows(beginning word: Substring) -> [Command] {
    commands.filter { command in
      (word.count > 1 ? command.spellings : [command.name]).contains { $0.hasPrefix(word) }
    }
  }

  /// The name or alias that a word is nearly.
  static func near(_ word: String) -> String? {
    nearest(word, among: commands.flatMap { $0.spellings }.filter { $0.count > 2 })
  }

  private static func unknown(_ word: String) -> Phrase {
    near(word).map { CommandWords.unknownCommand(word, nearest: $0) }
      ?? CommandWords.unknownCommand(word)
  }
}
