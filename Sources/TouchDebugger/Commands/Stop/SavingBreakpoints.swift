import TouchCore
import TouchNarration

extension ExportCommand {
  /// `export x.breakpoints`, and `export breakpoints`, which shows them; nil if the record is meant.
  mutating func exportBreakpoints(_ call: CommandLine) throws(Complaint) -> Reply? {
    let words = call.words.filter { $0 != "--force" }
    guard let first = words.first, let last = words.last else { return nil }
    let path = call.arguments[first.startIndex..<last.endIndex].withoutQuotes
    guard path == "breakpoints" || path.hasSuffix(".breakpoints") else { return nil }
    let lines = savedLines()
    guard path != "breakpoints" else {
      return Reply(lines: lines.map { StyledText($0, .plain) })
    }
    guard let files = session.files else { throw Complaint(SourceWords.noFilesHere) }
    let force = words.count < call.words.count
    try session.insist(onWriting: path, force: force, at: first.startIndex)
    let text = lines.map { $0 + "\n" }.joined()
    if let trouble = files.write(text, path, force) {
      throw Complaint(trouble.phrase, at: first.startIndex)
    }
    return reply(BreakpointWords.saved(breakpoints.count, path))
  }

  private func savedLines() -> [String] {
    var lines = [say(BreakpointWords.savedHead(session.sceneLabel)).plain]
    for breakpoint in breakpoints {
      lines.append("\(breakpoint.verb.rawValue) \(breakpoint.place)\(breakpoint.clauses.spelling)")
      if !breakpoint.isEnabled { lines.append("disable last") }
    }
    return lines
  }
}
