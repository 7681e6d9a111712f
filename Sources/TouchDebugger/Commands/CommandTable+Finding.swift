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
    if let answer = ForeignWord.answer(to: String(word)) {
      throw Complaint(answer, at: word.startIndex)
    }
    let meant = commands.filter { $0.spellings.contains { $0.hasPrefix(word) } }
    if meant.count == 1 { return meant[0] }
    guard meant.isEmpty else {
      throw Complaint(Words.ambiguous(String(word), meant.map(\.name)), at: word.startIndex)
    }
    throw Complaint(unknown(String(word)), at: word.startIndex)
  }

  private static func unknown(_ word: String) -> Phrase {
    let spellings = commands.flatMap(\.spellings).filter { $0.count > 2 }
    guard let near = nearest(word, among: spellings),
      let command = commands.first(where: { $0.spellings.contains(near) })
    else { return Words.unknownCommand(word) }
    return Words.unknownCommand(word, nearest: near, commandClass: command.commandClass)
  }
}

/// Words that mean something in another debugger, and are answered with a sentence.
enum ForeignWord {
  static func answer(to word: String) -> Phrase? {
    switch word {
    case "u": Words.untilIsElsewhere
    case "x": Words.memoryIsElsewhere
    case "jump": Words.jumpIsElsewhere
    case "awatch", "rwatch": Words.watchIsElsewhere
    case "restart", "start", "return", "ret": Words.runIsElsewhere
    default: nil
    }
  }
}
