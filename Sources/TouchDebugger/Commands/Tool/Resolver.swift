import TouchNarration

/// Finds what a command line means.
struct Resolver: InSession {
  let session: Session

  /// Finds what a command means: a word of the table, or what was probably meant.
  func resolve(_ text: Substring) throws(Complaint) -> CommandLine {
    let word = text.firstWord.word
    do throws(Complaint) {
      let call = try CommandLine(text)
      return call.verb == .set && isAboutScene(call) ? CommandLine(.whatif, call.arguments) : call
    } catch {
      guard !word.isEmpty, !CommandTable.isAmbiguous(word),
        let phrase = isNoCommand(word, in: text)
      else { throw error }
      throw Complaint(phrase, at: word.startIndex)
    }
  }

  /// What may have been meant by a line that begins with an object, with a property, or is a number.
  private func isNoCommand(_ word: Substring, in line: Substring) -> Phrase? {
    if Int(word) != nil {
      return CommandWords.isNoCommand(number: String(word), of: session.menu.count)
    }
    let name = String(word.prefix { $0 != "." })
    guard (try? scene.subject(name[...])) != nil else { return nil }
    guard word.contains(".") else { return CommandWords.isNoCommand(subject: name) }
    return CommandWords.isNoCommand(expression: String(line.trimmed))
  }

  /// The commands of a line; nil stands for one that is not in the table.
  func calls(in line: String) -> [CommandLine?] {
    CommandLine.commands(in: line).map { try? resolve($0) }
  }

  /// Whether a line changes the scene or the fingers, and with that the record.
  func changesScene(_ line: String) -> Bool {
    calls(in: line).contains { call in
      switch call?.verb {
      case .whatif, .undo, .branches, .reload: true
      case .set: !isAboutSession(call)
      default: false
      }
    }
  }

  /// Whether `set` names an object of the scene; a setting of the same name stands behind it.
  private func isAboutScene(_ call: CommandLine) -> Bool {
    // `set and …` adds to the changes before, as `whatif and …` does.
    let words = call.words.drop { $0 == "and" }
    guard let word = words.first else { return false }
    return (try? scene.subject(word.prefix { $0 != "." })) != nil
  }

  private func isAboutSession(_ call: CommandLine?) -> Bool {
    guard let word = call?.words.first else { return false }
    return SessionSetting.named(word) != nil
  }
}
