import TouchCore
import TouchNarration

extension HelpCommand {
  /// The commands whose help has some words; nil if there are none.
  func speaking(of call: CommandLine) -> Reply? {
    let wanted = call.arguments.lowercased()
    let commands = CommandTable.commands.filter { $0.speaks(of: wanted) }
    return commands.isEmpty ? nil : Reply(lines: rows(commands))
  }
}

extension Command {
  /// Whether its help has a text, in any language.
  fileprivate func speaks(of text: String) -> Bool {
    let phrases = [summary, details, lldb].compactMap { $0 }
    let said = phrases.flatMap { [$0.english.plain, $0.chinese.plain] }
    let all: [String] = spellings + [syntax] + examples + said
    return all.contains { $0.utf8.count >= text.utf8.count && $0.lowercased().has(text) }
  }
}
