import SceneLanguage
import TouchNarration

extension CommandLine {
  /// Leaves, with a code perhaps.
  func quit() throws(Complaint) -> Reply {
    try insist(onAtMost: 1)
    guard let word = words.first else { return Reply(status: .quit(code: nil)) }
    guard let code = Int(word), (0...255).contains(code) else {
      throw Complaint(CommandWords.notAnExitCode(String(word)), at: word.startIndex)
    }
    return Reply(status: .quit(code: code))
  }
}
