import TouchNarration

extension Debugger {
  /// The commands of a line, between its `;;`; what `define` and `commands` are given on their own
  /// line stays in one piece.
  public static func commands(in line: String) -> [String] {
    CommandLine.commands(in: line).map(String.init)
  }

  /// What the commands are called that the person can type, abbreviations left out.
  public var commandNames: [String] {
    session.macros.names + CommandTable.spellings.filter { $0.count > 2 }.sorted()
  }

  /// The commands that a line comes to, those of the person's own taken apart; nil stands for one
  /// that nobody knows.
  public func verbs(in line: String) -> [Verb?] {
    Resolver(session: session).calls(in: line).map { $0?.verb }
  }

  /// Whether a line changes the scene or the fingers, and with that the record.
  public func changesScene(_ line: String) -> Bool {
    Resolver(session: session).changesScene(line)
  }

  /// Takes over what a person has made their own in another session: commands and settings.
  public mutating func keepHabits(of other: Debugger) {
    session.macros = other.session.macros
    session.lastSearch = other.session.lastSearch
    // Whether a stop may foretell is the session's own: there it may have to be guessed.
    let foretells = foretells
    session.manner = other.session.manner
    session.manner.foretells = foretells
  }
}
