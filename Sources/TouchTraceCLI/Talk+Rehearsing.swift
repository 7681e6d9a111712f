import LineEditing
import TouchDebugger
import TouchNarration

extension Talk {
  /// Talks as at a prompt, with what a session says was typed there.
  func rehearse(_ lines: [ScriptedLine], _ rehearsal: Rehearsal) -> ExitCode {
    for line in lines {
      if let end = takeInBatch(line) { return end }
    }
    while true {
      output.prompt = partner.prompt
      let prompt = partner.prompt.map(\.text).joined()
      guard let line = rehearsal.nextCommand(behind: prompt) else { return .success }
      output.console.put(prompt + line + "\n")
      history.append(line)
      guard !ScriptedLine(option: line).isComment else { continue }
      let answer = answer(line, by: .person)
      output.console.show(answer.lines)
      output.keepTyped(answer, to: line)
      if let quit = answer.quits { return ExitCode(number: quit.number ?? 0) }
    }
  }
}
