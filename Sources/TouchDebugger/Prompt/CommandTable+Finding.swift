import SceneLanguage
import TouchNarration

extension CommandTable {
  /// The command a word means: its name, an alias, or the start of one command's names.
  ///
  /// - Parameter own: The names of the person's own commands, which may have been meant.
  static func find(_ word: Substring, own: [String] = []) throws(Complaint) -> Command {
    if let command = commands.first(where: { $0.spellings.contains(String(word)) }) {
      return command
    }
    let lower = word.lowercased()
    if let command = commands.first(where: { $0.spellings.contains(lower) }) { return command }
    if let answer = ForeignWord.answer(to: String(word)) {
      throw Complaint(answer, at: word.startIndex)
    }
    let meant = rows(beginning: word)
    if meant.count == 1, !isAmbiguous(word) { return meant[0] }
    guard meant.isEmpty else {
      let others = FormerWord.beginning(word).map(\.rawValue)
      throw Complaint(
        CommandWords.ambiguous(String(word), meant.map(\.name) + others), at: word.startIndex)
    }
    throw Complaint(unknown(String(word), own), at: word.startIndex)
  }

  /// Every name and alias.
  static let spellings = Set(
    commands.flatMap(\.spellings) + FormerWord.spellings + ["rev", "reverse", "end"])

  /// The names alone, which stay what they are.
  static let names = Set(commands.map(\.name) + ["rev", "reverse", "end"])

  /// Whether a word begins the names of several commands.
  static func isAmbiguous(_ word: Substring) -> Bool {
    Set(rows(beginning: word).map(\.verb) + FormerWord.beginning(word).map(\.verb)).count > 1
  }

  private static func rows(beginning word: Substring) -> [Command] {
    commands.filter { $0.spellings.contains { $0.hasPrefix(word) } }
  }

  private static func unknown(_ word: String, _ own: [String]) -> Phrase {
    let known =
      own + commands.flatMap(\.spellings).filter { $0.count > 2 }
      + FormerWord.spellings
    guard let near = nearest(word, among: known) else { return CommandWords.unknownCommand(word) }
    let command = commands.first { $0.spellings.contains(near) }
    return CommandWords.unknownCommand(word, nearest: near, commandClass: command?.commandClass)
  }
}
