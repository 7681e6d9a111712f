import SceneLanguage
import TouchNarration

extension Debugger {
  func quit(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let word = call.words.first else { return Reply(status: .quit(code: nil)) }
    guard let code = Int(word), (0...255).contains(code) else {
      throw Complaint(CommandWords.notAnExitCode(String(word)), at: word.startIndex)
    }
    return Reply(status: .quit(code: code))
  }
}
