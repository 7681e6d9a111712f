import TouchNarration

//  source stops.touchtrace        # a comment
//                                 break fifthView
//                                 define look
//                                   map ;; why
//                                 end

extension Debugger {
  mutating func source(_ call: CommandLine) throws(Complaint) -> Reply {
    guard !call.arguments.isEmpty else { throw Complaint(MacroWords.sourceWhat) }
    guard let files = session.files else { throw Complaint(MacroWords.noFilesHere) }
    let path = call.arguments.withoutQuotes
    try session.insistOnReach(path, at: call.arguments.startIndex)
    switch files.read(path) {
    case .failure(let trouble):
      throw Complaint(trouble.phrase, at: call.arguments.startIndex)
    case .success(let text):
      guard session.macros.enter() else {
        throw Complaint(MacroWords.tooDeep(path), at: call.arguments.startIndex)
      }
      defer { session.macros.leave() }
      return carryOut(text, of: path)
    }
  }

  /// Carries out the lines of a file, up to the first that fails.
  private mutating func carryOut(_ text: String, of path: String) -> Reply {
    var reply = Reply()
    var opened = 0
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (place, line) in lines.enumerated() where reply.status == .ok {
      let isCollected = isCollecting
      // An empty line repeats at a prompt; in a file it is only an empty line.
      guard isCollected || !line.isBlankOrComment else { continue }
      var next = interrupted?() == true ? stopped : carryOut(line: String(line)).reply
      next.locate(file: path, line: place + 1)
      reply.append(next)
      if isCollecting, !isCollected { opened = place + 1 }
    }
    guard isCollecting, reply.status == .ok else { return reply }
    session.collector = nil
    var unfinished = Reply(failing: [say(MacroWords.endIsMissing)])
    unfinished.locate(file: path, line: opened)
    reply.append(unfinished)
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
