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
}

extension Reply.ExportFormat {
  /// The format a file's ending means.
  fileprivate init?(ending: Substring) {
    if ending == "txt" { self = .text } else { self.init(rawValue: String(ending)) }
  }
}
