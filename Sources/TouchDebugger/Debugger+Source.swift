import TouchNarration

//  source stops.touchtrace        # a comment
//                                 break fifthView

extension Debugger {
  /// Carries out a file of lines.
  mutating func runFile(_ call: CommandLine) throws(Complaint) -> Reply {
    guard !call.arguments.isEmpty else { throw Complaint(SourceWords.sourceWhat) }
    guard let files = session.files else { throw Complaint(SourceWords.noFilesHere) }
    let path = call.arguments.withoutQuotes
    try session.insist(onReading: path, at: call.arguments.startIndex)
    switch files.read(path, session.author) {
    case .failure(let trouble):
      throw Complaint(trouble.phrase, at: call.arguments.startIndex)
    case .success(let text):
      // More is a file that reads itself.
      guard session.openFiles < SourceWords.deepest else {
        throw Complaint(SourceWords.tooDeep(path), at: call.arguments.startIndex)
      }
      session.openFiles += 1
      defer { session.openFiles -= 1 }
      return acting(for: .file) { $0.run(lines: text, of: path) }
    }
  }

  /// Carries out the lines of a file, up to the first that fails.
  private mutating func run(lines text: String, of path: String) -> Reply {
    var reply = Reply()
    var rest = text[...]
    var number = 0
    // Line by line: Ctrl-C ends a long file wherever it is.
    while reply.status == .ok, !rest.isEmpty {
      let line = rest.prefix { !$0.isNewline }
      rest = rest[line.endIndex...].dropFirst()
      number += 1
      let isStopped = interrupted?() == true
      // An empty line repeats at a prompt; in a file it is only an empty line.
      guard isStopped || !line.isBlankOrComment else { continue }
      var next = isStopped ? stopped : run(line: String(line)).reply
      next.locate(file: path, line: number)
      reply.append(next)
    }
    return reply
  }

  private var stopped: Reply { Reply(failing: [say(Words.interrupted(at: cursor))]) }
}

extension Substring {
  fileprivate var isBlankOrComment: Bool {
    let text = trimmed
    return text.isEmpty || text.first == "#"
  }

  /// The text without the quotes around it.
  var withoutQuotes: String {
    guard count > 2, first == "\"", last == "\"" else { return String(self) }
    return String(dropFirst().dropLast())
  }
}
