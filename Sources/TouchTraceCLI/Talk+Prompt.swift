import LineEditing
import TouchNarration

extension Talk {
  /// Keeps the partner where the completion of the prompt can reach it.
  private final class Table {
    var partner: Partner
    init(_ partner: Partner) { self.partner = partner }
  }

  /// Talks at a prompt until somebody leaves.
  func prompt() -> ExitCode {
    LineEditing.Terminal.adoptLocale()
    TerminalGuard.install()
    let table = Table(partner)
    let editor = LineEditor(program: "touchtrace") { left in
      let found = table.partner.completions(for: left)
      return Completion(replacing: found.replacing, candidates: found.candidates)
    }
    var history = History(path: Environment.historyPath)
    for line in history.lines { editor.remember(line) }
    while true {
      // Newlines typed while we worked must not fire commands now.
      editor.flushTypeahead()
      switch editor.readLine(prompt: prompt(of: table.partner)) {
      case .interrupted: continue
      case .endOfInput: return .success
      case .line(let line):
        editor.remember(line)
        if let failure = history.append(line) { warn(failure) }
        let answer = table.partner.answer(line)
        console.show(answer.lines)
        InterruptFlag.clear()
        if let quit = answer.quits {
          return ExitCode(number: Int32(truncatingIfNeeded: quit.number ?? 0))
        }
      }
    }
  }

  private func warn(_ failure: History.Failure) {
    console.complain(
      Phrase(
        en: "the history cannot be kept in \(failure.path)",
        zh: "无法把历史记录保存到 \(failure.path)"))
  }

  private func prompt(of partner: Partner) -> Prompt {
    Prompt(partner.prompt.map { ($0.text, sgr(of: $0.style)) }, colour: console.colour)
  }

  private func sgr(of style: StyledRun.Style) -> String? {
    switch style {
    case .plain: nil
    case .name: "36"
    case .number: "33"
    case .good: "32"
    case .bad: "31"
    case .code, .strong: "1"
    case .dim: "2"
    }
  }
}
