import TouchNarration

/// What a command line means: a row of the table, or a command of the person's own.
enum ResolvedCommand {
  case builtIn(CommandLine)
  case own(Macro, arguments: Substring)
}

/// Finds what a line means: commands of the table, or of the person's own.
struct Resolver: InSession {
  let session: Session

  /// Finds what a command means: a name of the person's own as it stands, then the table, then the
  /// start of a name of the person's own.
  func resolve(_ text: Substring) throws(Complaint) -> ResolvedCommand {
    let (word, rest) = text.firstWord
    if let macro = session.macros.named(word) { return .own(macro, arguments: rest) }
    do throws(Complaint) {
      return .builtIn(try CommandLine(text, own: session.macros.names))
    } catch {
      guard !word.isEmpty, !CommandTable.isAmbiguous(word) else { throw error }
      if let macro = session.macros.beginning(word) { return .own(macro, arguments: rest) }
      guard let phrase = isNoCommand(word, in: text) else { throw error }
      throw Complaint(phrase, at: word.startIndex)
    }
  }

  /// What may have been meant by a line that begins with somebody, with a property, or is a number.
  private func isNoCommand(_ word: Substring, in line: Substring) -> Phrase? {
    if Int(word) != nil {
      return CommandWords.isNoCommand(number: String(word), of: session.menu.count)
    }
    let name = String(word.prefix { $0 != "." })
    guard (try? scene.subject(name[...])) != nil else { return nil }
    guard word.contains(".") else { return CommandWords.isNoCommand(subject: name) }
    return CommandWords.isNoCommand(expression: String(line.trimmed))
  }

  /// The commands that a line comes to, those of the person's own taken apart; nil stands for one
  /// that nobody knows.
  func calls(in line: String, depth: Int = 0) -> [CommandLine?] {
    guard depth < Macros.deepest else { return [nil] }
    return CommandLine.commands(in: line).flatMap { command -> [CommandLine?] in
      switch try? resolve(command) {
      case .builtIn(let call)?: return [call]
      case .own(let macro, _)?: return macro.lines.flatMap { calls(in: $0, depth: depth + 1) }
      case nil: return [nil]
      }
    }
  }

  /// Whether a line changes the scene or the fingers, and with that the record.
  func changesScene(_ line: String) -> Bool {
    calls(in: line).contains { call in
      guard let verb = call?.verb else { return false }
      if verb == .set { return !isAboutSession(call) }
      return verb == .whatif || verb == .undo || verb == .branches || verb == .reload
    }
  }

  private func isAboutSession(_ call: CommandLine?) -> Bool {
    guard let word = call?.words.first, scene.named(String(word)) == nil else { return false }
    return SessionSetting.named(word) != nil
  }
}
