/// What a command line means: a row of the table, or a command of the person's own.
enum ResolvedCommand {
  case builtIn(CommandLine)
  case own(Macro, arguments: Substring)
}

extension Debugger {
  /// Finds what a command means: a name of the person's own as it stands, then the table, then the
  /// start of a name of the person's own.
  func resolve(_ text: Substring) throws(Complaint) -> ResolvedCommand {
    let (word, rest) = text.firstWord
    if let macro = macros.named(word) { return .own(macro, arguments: rest) }
    do throws(Complaint) {
      return .builtIn(try CommandLine(text, own: macros.names))
    } catch {
      guard !word.isEmpty, !CommandTable.isAmbiguous(word), let macro = macros.beginning(word)
      else { throw error }
      return .own(macro, arguments: rest)
    }
  }

  /// The commands that a line comes to, those of the person's own taken apart; nil stands for one
  /// that nobody knows.
  public func verbs(in line: String) -> [Verb?] { verbs(in: line, depth: 0) }

  private func verbs(in line: String, depth: Int) -> [Verb?] {
    guard depth < Macros.deepest else { return [nil] }
    return CommandLine.commands(in: line).flatMap { command -> [Verb?] in
      switch try? resolve(command) {
      case .builtIn(let call)?: return [call.verb]
      case .own(let macro, _)?: return macro.lines.flatMap { verbs(in: $0, depth: depth + 1) }
      case nil: return [nil]
      }
    }
  }
}
