/// The person's own commands, and how deep one is being carried out inside another.
struct Macros: Sendable {
  /// The commands, oldest first.
  private(set) var all: [Macro] = []
  /// How many commands and files are open around the one that is carried out.
  private(set) var depth = 0
  /// More is a command that calls itself, or a file that reads itself.
  static let deepest = 20

  var names: [String] { all.map(\.name) }

  /// The command with a name.
  func named(_ name: some StringProtocol) -> Macro? { all.first { $0.name == name } }

  /// The command whose name begins so, if there is only one.
  func beginning(_ start: Substring) -> Macro? {
    let meant = all.filter { $0.name.hasPrefix(start) }
    return meant.count == 1 ? meant[0] : nil
  }

  /// Keeps a command; one with the same name goes, and leaves only what was written about it.
  mutating func keep(_ macro: Macro) {
    var macro = macro
    macro.documentation = named(macro.name)?.documentation ?? []
    forget(macro.name)
    all.append(macro)
  }

  /// Forgets a command.
  mutating func forget(_ name: String) { all.removeAll { $0.name == name } }

  /// Writes about a command.
  mutating func document(_ name: String, _ lines: [String]) {
    guard let place = all.firstIndex(where: { $0.name == name }) else { return }
    all[place].documentation = lines
  }

  /// Goes into a command or file; false where that is too deep.
  mutating func enter() -> Bool {
    guard depth < Self.deepest else { return false }
    depth += 1
    return true
  }

  /// Comes out of a command or file.
  mutating func leave() { depth -= 1 }
}
