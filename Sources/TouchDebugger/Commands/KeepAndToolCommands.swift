import SceneLanguage
import TouchNarration

extension Debugger {
  func export(_ call: CommandLine) throws(Complaint) -> Reply {
    guard !call.arguments.isEmpty else { throw Complaint(Words.exportWhere) }
    let (path, force) = target(of: String(call.arguments))
    if let format = Reply.ExportFormat(rawValue: path) {
      return Reply(effects: [.export(format: format, path: nil)])
    }
    guard let dot = path.lastIndex(of: "."),
      let format = Reply.ExportFormat(ending: path[path.index(after: dot)...])
    else { throw Complaint(Words.exportFormats, at: call.arguments.startIndex) }
    return Reply(effects: [.export(format: format, path: path, force: force)])
  }

  /// The file that is named, without its quotes, and whether `--force` stands before or behind it.
  private func target(of words: String) -> (path: String, force: Bool) {
    let flag = "--force"
    var path = words
    if path.hasPrefix(flag + " ") { path.removeFirst(flag.count + 1) }
    if path.hasSuffix(" " + flag) { path.removeLast(flag.count + 1) }
    let force = path.count < words.count
    path = String(path.drop { $0 == " " })
    if path.count > 2, path.first == "\"", path.last == "\"" {
      path = String(path.dropFirst().dropLast())
    }
    return (path, force)
  }

  func quit(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let word = call.words.first else { return Reply(status: .quit(code: nil)) }
    guard let code = Int(word), (0...255).contains(code) else {
      throw Complaint(Words.notAnExitCode(String(word)), at: word.startIndex)
    }
    return Reply(status: .quit(code: code))
  }

  func help(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let word = call.words.first else {
      return Reply(lines: CommandClass.allCases.map { overview($0) } + [say(Words.helpHint)])
    }
    if let commandClass = CommandClass.allCases.first(where: {
      $0.rawValue.lowercased() == word.lowercased()
    }) {
      return Reply(lines: rows(of: commandClass))
    }
    return Reply(lines: page(of: try CommandTable.find(word)))
  }

  private func commands(_ commandClass: CommandClass) -> [Command] {
    CommandTable.commands.filter { $0.commandClass == commandClass }
  }

  private func overview(_ commandClass: CommandClass) -> StyledText {
    let names = commands(commandClass).map(\.name).joined(separator: " ")
    return "\(strong: padded(commandClass.rawValue, to: 8))\(code: names)"
  }

  private func rows(of commandClass: CommandClass) -> [StyledText] {
    let commands = commands(commandClass)
    let width = commands.map(\.name.count).max() ?? 0
    return commands.map { "\(code: padded($0.name, to: width))  " + say($0.summary) }
  }

  private func page(of command: Command) -> [StyledText] {
    var lines: [StyledText] = ["\(code: command.usage)  " + say(command.summary)]
    if !command.aliases.isEmpty { lines.append(say(Words.aliases(command.aliases))) }
    lines.append(say(Words.examples(command.examples)))
    lines.append(say(Words.seeAlso(command.seeAlso.map(\.rawValue))))
    if command.repeats { lines.append(say(Words.emptyLineRepeats)) }
    return lines
  }
}

extension Reply.ExportFormat {
  /// The format a file's ending means.
  fileprivate init?(ending: Substring) {
    if ending == "txt" { self = .text } else { self.init(rawValue: String(ending)) }
  }
}
