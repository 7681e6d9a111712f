import LineEditing
import TouchDebugger
import TouchNarration

//  (tap #7/31) step                                                       [↵ step]
//   prompt     typed                                            what Return alone does

extension Talk {
  /// Talks at a prompt until somebody leaves.
  func prompt() -> ExitCode {
    // The file is open by now, and nothing may have been said since.
    WaitingSign.end()
    for line in history.lines { editor.remember(line) }
    while true {
      // Newlines typed while we worked must not fire commands now.
      editor.flushTypeahead()
      output.prompt = partner.prompt
      let prompt = prompt(partner.prompt)
      switch nextLine(prompt) {
      case .interrupted: continue
      case .endOfInput: return .success
      case .line(let line):
        editor.remember(line)
        if let failure = history.append(line) { warn(failure) }
        // A script that is pasted says here what it says in a file.
        guard !ScriptedLine(option: line).isComment else { continue }
        if let quit = take(line) { return ExitCode(number: quit.number ?? 0) }
      }
    }
  }

  func makeEditor() -> LineEditor {
    LineEditing.Terminal.adoptLocale()
    TerminalGuard.install()
    return LineEditor(program: "touchtrace") { [unowned self] left in
      let found = partner.completions(for: left)
      return Completion(replacing: found.replacing, candidates: found.candidates)
    }
  }

  /// The next line, or the one that was typed where only Return was awaited.
  private func nextLine(_ prompt: Prompt) -> LineInput {
    guard let line = typedAhead else {
      return editor.readLine(prompt: prompt, hint: hint(beside: prompt))
    }
    typedAhead = nil
    output.console.put(prompt.plain + line + "\n")
    return .line(line)
  }

  /// Takes a typed line; answers how it ended the conversation, if it did.
  private func take(_ line: String) -> Answer.Quit? {
    if invocation[.width] == nil {
      output.console.width = LineEditing.Terminal.size().columns
      partner.fit(columns: output.console.width)
    }
    var answer = self.answer(line, by: .person)
    // The terminal has shown ^C at the start of a line.
    if InterruptFlag.isRaised { output.console.put("\n") }
    answer.lines.removeSubrange(showPages(answer.lines)...)
    output.keepTyped(answer, to: line)
    InterruptFlag.clear()
    return answer.quits
  }

  private func warn(_ failure: History.Failure) {
    output.console.complain(
      en: "cannot save the history to \(failure.path)",
      zh: "无法把历史记录保存到 \(failure.path)")
  }

  private func prompt(_ pieces: [(text: String, style: StyledRun.Style)]) -> Prompt {
    Prompt(pieces.map { ($0.text, sgr(of: $0.style)) }, colour: coloursPrompt)
  }

  /// What an empty line would do, where a line has room for it and it can be dim.
  private func hint(beside prompt: Prompt) -> Prompt? {
    guard coloursPrompt, let line = partner.repeatedByEmptyLine else {
      return nil
    }
    let key = invocation.has(.ascii) ? "Return:" : "↵"
    let words = "[\(key) \(line)]"
    let room = LineEditing.Terminal.size().columns - displayWidth(prompt.plain)
    guard displayWidth(words) + Self.roomForTyping <= room else { return nil }
    return Prompt([(words, sgr(of: .dim))], colour: true)
  }

  /// How many columns stay free between the prompt and the hint.
  private static var roomForTyping: Int { 24 }

  /// Whether the terminal knows colours; a dumb one would print their escapes.
  var coloursPrompt: Bool {
    output.console.colour && !["", "dumb"].contains(Environment.value("TERM") ?? "")
  }

  func sgr(of style: StyledRun.Style) -> String? { style.sgr.map { String($0) } }
}
