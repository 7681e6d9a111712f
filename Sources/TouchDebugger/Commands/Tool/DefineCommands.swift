import SceneLanguage
import TouchNarration

/// Makes and forgets the person's own commands.
struct DefineCommands: ChangesSession {
  var session: Session

  /// `define w = why ;; bt  # what it does`; the words that went into it do what they did.
  mutating func define(_ call: CommandLine) throws(Complaint) -> Reply {
    switch call.former {
    case .alias: return try alias(call)
    case .unalias: return try unalias(call)
    case .document: return try document(call)
    case .first, .last, .count, .rsearch, .marks, .notes, .find, .gate, .questions, .margin,
      .apropos, nil:
      break
    }
    let (name, rest) = call.arguments.firstWord
    guard !name.isEmpty else { return Reply(lines: ownCommands()) }
    guard rest.first == "=" else { return try define(name, rest) }
    let (line, text) = rest.dropFirst().trimmed.cutAtComment
    guard !line.isEmpty else {
      _ = try ownCommand(name)
      session.macros.forget(String(name))
      return reply(MacroWords.forgotten(String(name)))
    }
    let reply = try define(name, line)
    if !text.isEmpty { session.macros.document(String(name), [String(text)]) }
    return reply
  }

  private mutating func alias(_ call: CommandLine) throws(Complaint) -> Reply {
    let (name, line) = call.arguments.firstWord
    guard !name.isEmpty else { return Reply(lines: ownCommands(.alias)) }
    guard !line.isEmpty else {
      throw Complaint(MacroWords.aliasWhat(String(name)), at: name.endIndex)
    }
    try insist(isFree: name)
    _ = try Resolver(session: session).resolve(line)
    session.macros.keep(Macro(name: String(name), kind: .alias, lines: [String(line)]))
    return reply(MacroWords.isShortFor(String(name), String(line)))
  }

  private mutating func unalias(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let name = call.words.first else { throw Complaint(MacroWords.unaliasWhat) }
    _ = try ownCommand(name)
    session.macros.forget(String(name))
    return reply(MacroWords.forgotten(String(name)))
  }

  private mutating func define(
    _ name: Substring, _ line: Substring
  ) throws(Complaint) -> Reply {
    try insist(isFree: name)
    guard line.isEmpty else { return keepDefinition(String(name), [String(line)]) }
    session.collector = Collector(.definition(name: String(name)))
    return reply(MacroWords.endWithEnd)
  }

  mutating func keepDefinition(_ name: String, _ lines: [String]) -> Reply {
    guard !lines.isEmpty else {
      return Reply(lines: [say(MacroWords.nothingDefined(name))], status: .failed)
    }
    // One command that says nothing of words behind it takes them as it would itself.
    let isShort =
      lines.count == 1 && !lines[0].contains("$") && CommandLine.commands(in: lines[0]).count == 1
    session.macros.keep(Macro(name: name, kind: isShort ? .alias : .definition, lines: lines))
    return reply(MacroWords.defined(name))
  }

  private mutating func document(_ call: CommandLine) throws(Complaint) -> Reply {
    let (name, text) = call.arguments.firstWord
    guard !name.isEmpty else { throw Complaint(MacroWords.documentWhat) }
    let macro = try ownCommand(name)
    guard text.isEmpty else { return keepDocumentation(macro.name, [String(text)]) }
    session.collector = Collector(.documentation(name: macro.name))
    return reply(MacroWords.endWithEnd)
  }

  mutating func keepDocumentation(_ name: String, _ lines: [String]) -> Reply {
    session.macros.document(name, lines)
    return reply(MacroWords.documented(name))
  }

  /// The person's own commands, of one kind or all.
  private func ownCommands(_ kind: Macro.Kind? = nil) -> [StyledText] {
    let commands = session.macros.all.filter { kind == nil || $0.kind == kind }
    guard !commands.isEmpty else { return [say(MacroWords.noOwnCommands(kind ?? .definition))] }
    let width = commands.map { displayWidth($0.name) }.max() ?? 0
    return commands.map { command in
      let gap = String(repeating: " ", count: width - displayWidth(command.name))
      return "\(code: command.name)\(gap)  \(command.body)"
    }
  }

  private func ownCommand(_ name: Substring) throws(Complaint) -> Macro {
    if let macro = session.macros.named(name) { return macro }
    guard !CommandTable.spellings.contains(name.lowercased()) else {
      throw Complaint(MacroWords.isBuiltIn(String(name)), at: name.startIndex)
    }
    let near = nearest(String(name), among: session.macros.names)
    throw Complaint(MacroWords.noOwnCommand(String(name), nearest: near), at: name.startIndex)
  }

  /// Complains about a name that the command table has, or that no command can have.
  ///
  /// What is only short for a command, or went into one, a person may use otherwise.
  private func insist(isFree name: Substring) throws(Complaint) {
    guard !CommandTable.names.contains(name.lowercased()) else {
      throw Complaint(MacroWords.isBuiltIn(String(name)), at: name.startIndex)
    }
    let isPlain = name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    guard isPlain, name.first?.isLetter == true else {
      throw Complaint(MacroWords.notACommandName(String(name)), at: name.startIndex)
    }
  }
}

extension Substring {
  /// What stands before a `#` with blanks around it, and what stands behind.
  fileprivate var cutAtComment: (line: Substring, comment: Substring) {
    var here = startIndex
    while let sign = self[here...].firstIndex(of: "#") {
      let next = index(after: sign)
      let isApart = sign == startIndex || self[index(before: sign)].isWhitespace
      if isApart, next == endIndex || self[next].isWhitespace {
        return (self[..<sign].trimmed, self[next...].trimmed)
      }
      here = next
    }
    return (trimmed, self[endIndex...])
  }
}
