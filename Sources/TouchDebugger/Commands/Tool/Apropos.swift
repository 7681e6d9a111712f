import SceneLanguage
import TouchNarration

extension HelpCommand {
  func apropos(_ call: CommandLine) throws(Complaint) -> Reply {
    guard !call.arguments.isEmpty else { throw Complaint(HelpWords.aproposWhat) }
    let wanted = call.arguments.lowercased()
    let commands = CommandTable.commands.filter { $0.speaks(of: wanted) }
    let own = session.macros.all.filter { $0.speaks(of: wanted) }
    guard !commands.isEmpty || !own.isEmpty else {
      let near = nearest(wanted, among: CommandTable.spellings.sorted() + session.macros.names)
      throw Complaint(
        HelpWords.nobodySpeaksOf(String(call.arguments), nearest: near),
        at: call.arguments.startIndex)
    }
    return Reply(lines: rows(commands) + rows(own))
  }
}

extension Command {
  /// Whether its help has a text, in any language.
  fileprivate func speaks(of text: String) -> Bool {
    let phrases = [summary, details, lldb].compactMap { $0 }
    let said = phrases.flatMap { [$0.english.plain, $0.chinese.plain] }
    return (spellings + [syntax] + examples + said).contains { $0.lowercased().contains(text) }
  }
}

extension Macro {
  fileprivate func speaks(of text: String) -> Bool {
    ([name] + lines + documentation).contains { $0.lowercased().contains(text) }
  }
}
