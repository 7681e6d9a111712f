import SceneLanguage
import TouchCore
import TouchNarration

extension Debugger {
  /// The commands of a line, between its `;;`; what stands behind `do` stays in one piece.
  public static func commands(in line: String) -> [String] {
    CommandLine.commands(in: line).map(String.init)
  }

  /// What the commands are called that the person can type, abbreviations left out.
  public var commandNames: [String] {
    CommandTable.spellings.filter { $0.count > 2 }.sorted()
  }

  /// The commands of a line; nil stands for one that is not in the table.
  public func verbs(in line: String) -> [Verb?] {
    Resolver(session: session).calls(in: line).map { $0?.verb }
  }

  /// What a line comes to as an expression, with the reason if it can be none; nil for a command.
  ///
  /// A whole name of a command begins one; the beginning of a name gives way to expressions.
  public func expression(_ line: String) -> Result<Exhibit, Unreadable>? {
    let (word, rest) = line[...].trimmed.firstWord
    guard !word.isEmpty, lineOfMenu(line) == nil, !CommandTable.spellings.contains(String(word))
    else { return nil }
    let thing = looks.thing(line)
    if case .success = thing { return thing }
    if let sign = rest.trimmed.first, "=!<>&|+*/".contains(sign) { return thing }
    let isUnknown = verbs(in: line) == [nil] && !CommandTable.isAmbiguous(word)
    guard isUnknown, Self.answer(toWord: String(word)) == nil else { return nil }
    // `contineu` is nearer to a command, and `bannr` to a view.
    guard let command = CommandTable.near(String(word)) else { return thing }
    guard case .failure(let failure) = thing, let name = failure.suggestion else { return nil }
    let distances = [name, command].map { editDistance(String(word), $0) }
    return distances[0] <= distances[1] ? thing : nil
  }

  /// Whether a line changes the scene or the fingers, and with that the record.
  public func changesScene(_ line: String) -> Bool {
    Resolver(session: session).changesScene(line)
  }

  /// What a word that is not a command is answered with; nil if nothing is known of it.
  public static func answer(toWord word: String) -> Phrase? {
    AnsweredWord.answer(to: word.lowercased())
  }

  /// The changes that made the record where the person is, each as it can be typed behind `whatif`.
  public var changes: [String] {
    var changes: [String] = []
    var world: World? = worlds.here
    while let here = world, let parent = here.parent {
      changes = here.changes + changes
      world = worlds.all[parent]
    }
    return changes
  }

  /// Takes over the settings of another session.
  public mutating func keepHabits(of other: Debugger) {
    session.lastSearch = other.session.lastSearch
    // Whether a stop may foretell is the session's own: there it may have to be guessed.
    let foretells = foretells
    session.manner = other.session.manner
    session.manner.foretells = foretells
  }

  /// Whether a line only looks and asks: where one stands and the scene stay as they are.
  public func onlyLooks(_ line: String) -> Bool {
    let calls = Resolver(session: session).calls(in: line)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard let commandClass = call?.command.commandClass else { return false }
        switch commandClass {
        case .inspect, .ask: return call?.verb != .frame && call?.verb != .up && call?.verb != .down
        case .move, .stop, .change, .keep, .tool: return false
        }
      }
  }

  /// The line a bare number stands for, while a menu is there.
  public func lineOfMenu(_ line: String) -> String? {
    Int(line[...].trimmed).flatMap(session.menu.numbered)?.line
  }

  /// Whether a number stands for a line that changes the scene.
  public var offersEdits: Bool { session.menu.contains { changesScene($0.line) } }

  /// Takes over what the numbers stand for in another session over the same scene.
  public mutating func keepMenu(of other: Debugger) { session.menu = other.session.menu }
}
