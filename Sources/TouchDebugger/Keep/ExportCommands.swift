extension Debugger {
  func export(_ call: CommandLine) throws(Complaint) -> Reply {
    let request = try ExportRequest(call.arguments, of: trace.count)
    return Reply(effects: [.export(request, of: exportedRecord)])
  }

  func transcript(_ call: CommandLine) throws(Complaint) -> Reply {
    var words = call.words
    let force = words.contains("--force")
    words.removeAll { $0 == "--force" }
    guard let path = words.first else { throw Complaint(Words.transcriptWhere) }
    guard words.count == 1 else {
      throw Complaint(Words.tooManyWords(call.command.usage), at: words[1].startIndex)
    }
    return Reply(effects: [.transcript(path: path == "off" ? nil : String(path), force: force)])
  }
}
