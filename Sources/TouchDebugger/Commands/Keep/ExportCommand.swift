import TouchCore

/// Hands the record to a file.
struct ExportCommand: ChangesSession {
  var session: Session

  mutating func export(_ call: CommandLine) throws(Complaint) -> Reply {
    if let reply = try exportBreakpoints(call) { return reply }
    let request = try ExportRequest(call.arguments, of: trace.count)
    if let path = request.path {
      try session.insist(
        onWriting: path, force: request.force, at: call.arguments.startIndex)
    }
    return Reply(effects: [.export(request, of: exportedRecord)])
  }

  mutating func transcript(_ call: CommandLine) throws(Complaint) -> Reply {
    let words = call.words.filter { $0 != "--force" }
    guard let first = words.first, let last = words.last else {
      throw Complaint(ExportWords.transcriptWhere)
    }
    let name = call.arguments[first.startIndex..<last.endIndex]
    // A name with blanks in it stands in quotes.
    guard words.count == 1 || (name.first == "\"" && name.last == "\"") else {
      throw Complaint(Words.tooManyWords(call.command.usage), at: words[1].startIndex)
    }
    let path = name == "off" ? nil : name.withoutQuotes
    let force = words.count < call.words.count
    if let path { try session.insist(onWriting: path, force: force, at: first.startIndex) }
    return Reply(effects: [.transcript(path: path, force: force)])
  }

  /// The record as it is now.
  private var exportedRecord: ExportedRecord {
    ExportedRecord(
      trace: trace, cursor: cursor, notes: session.notes, isReplayed: session.isReplaying,
      explaining: session.manner.explaining)
  }
}
