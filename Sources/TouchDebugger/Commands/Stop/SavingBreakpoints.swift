import TouchCore
import TouchNarration

extension BreakpointCommands {
  mutating func saveBreakpoints(_ call: CommandLine) throws(Complaint) -> Reply {
    let (word, rest) = call.arguments.firstWord
    guard word == "breakpoints" || word == "breakpoint" || word == "break" || word == "b" else {
      throw Complaint(BreakpointWords.saveWhat, at: word.isEmpty ? nil : word.startIndex)
    }
    var words = rest.split(whereSeparator: \.isWhitespace)
    let isForced = words.contains("--force")
    words.removeAll { $0 == "--force" }
    guard let path = words.first else { throw Complaint(BreakpointWords.saveWhat) }
    guard words.count == 1 else {
      throw Complaint(Words.tooManyWords(call.command.usage), at: words[1].startIndex)
    }
    let lines = savedLines()
    guard path != "-" else { return Reply(lines: lines.map { StyledText($0, .plain) }) }
    guard let files = session.files else { throw Complaint(BreakpointWords.noFiles) }
    try session.insistOnReach(String(path), at: path.startIndex)
    let text = lines.map { $0 + "\n" }.joined()
    if let trouble = files.write(text, String(path), isForced) {
      throw Complaint(trouble.phrase, at: path.startIndex)
    }
    return reply(BreakpointWords.saved(breakpoints.count, String(path)))
  }

  private func savedLines() -> [String] {
    var lines = [say(BreakpointWords.savedHead(session.sceneLabel)).plain]
    for breakpoint in breakpoints {
      lines.append("\(breakpoint.verb.rawValue) \(breakpoint.place)\(breakpoint.clauses.spelling)")
      if let ignored = breakpoint.ignored {
        lines.append("ignore last \(ignored.count) from #\(ignored.cursor)")
      }
      if !breakpoint.isEnabled { lines.append("disable last") }
    }
    return lines
  }
}
