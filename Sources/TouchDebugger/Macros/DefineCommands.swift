import SceneLanguage
import TouchNarration

extension Debugger {
  mutating func alias(_ call: CommandLine) throws(Complaint) -> Reply {
    let (name, line) = call.arguments.firstWord
    guard !name.isEmpty else { return Reply(lines: ownCommands(of: .alias)) }
    guard !line.isEmpty else { throw Complaint(Words.aliasWhat(String(name)), at: name.endIndex) }
    try insist(isFree: name)
    _ = try resolve(line)
    macros.keep(Macro(name: String(name), kind: .alias, lines: [String(line)]))
    return reply(Words.isShortFor(String(name), String(line)))
  }

  mutating func unalias(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let name = call.words.first else { throw Complaint(Words.unaliasWhat) }
    _ = try ownCommand(name)
    macros.forget(String(name))
    return reply(Words.forgotten(String(name)))
  }

  mutating func define(_ call: CommandLine) throws(Complaint) -> Reply {
    let (name, line) = call.arguments.firstWord
    guard !name.isEmpty else { return Reply(lines: ownCommands(of: .definition)) }
    try insist(isFree: name)
    guard line.isEmpty else { return keepDefinition(String(name), [String(line)]) }
    collector = Collector(.definition(name: String(name)))
    return reply(Words.endWithEnd)
  }

  mutating func keepDefinition(_ name: String, _ lines: [String]) -> Reply {
    guard !lines.isEmpty else {
      return Reply(lines: [say(Words.nothingDefined(name))], status: .failed)
    }
    macros.keep(Macro(name: name, kind: .definition, lines: lines))
    return reply(Words.defined(name))
  }

  mutating func document(_ call: CommandLine) throws(Complaint) -> Reply {
    let (name, text) = call.arguments.firstWord
    guard !name.isEmpty else { throw Complaint(Words.documentWhat) }
    let macro = try ownCommand(name)
    guard text.isEmpty else { return keepDocumentation(macro.name, [String(text)]) }
    collector = Collector(.documentation(name: macro.name))
    return reply(Words.endWithEnd)
  }

  mutating func keepDocumentation(_ name: String, _ lines: [String]) -> Reply {
    macros.document(name, lines)
    return reply(Words.documented(name))
  }

  private func ownCommands(of kind: Macro.Kind) -> [StyledText] {
    let commands = macros.all.filter { $0.kind == kind }
    guard !commands.isEmpty else { return [say(Words.noOwnCommands(kind))] }
    let width = commands.map { displayWidth($0.name) }.max() ?? 0
    return commands.map { command in
      let gap = String(repeating: " ", count: width - displayWidth(command.name))
      return "\(code: command.name)\(gap)  \(command.body)"
    }
  }

  private func ownCommand(_ name: Substring) throws(Complaint) -> Macro {
    if let macro = macros.named(name) { return macro }
    guard !CommandTable.spellings.contains(name.lowercased()) else {
      throw Complaint(Words.isBuiltIn(String(name)), at: name.startIndex)
    }
    let near = nearest(String(name), among: macros.names)
    throw Complaint(Words.noOwnCommand(String(name), nearest: near), at: name.startIndex)
  }

  /// Complains about a name that the command table has, or that no command can have.
  private func insist(isFree name: Substring) throws(Complaint) {
    guard !CommandTable.spellings.contains(name.lowercased()) else {
      throw Complaint(Words.isBuiltIn(String(name)), at: name.startIndex)
    }
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard isPlain, name.first?.isLetter == true else {
      throw Complaint(Words.notACommandName(String(name)), at: name.startIndex)
    }
  }
}
