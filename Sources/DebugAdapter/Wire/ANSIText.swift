import TouchNarration

extension StyledText {
  /// The text with the colours a terminal has at the prompt, for clients that say they show them.
  var ansi: String {
    runs.map { run in
      // A name in a scene colours nothing.
      let text = terminalSafe(run.text)
      return run.style.sgr.map { "\u{1B}[\($0)m\(text)\u{1B}[0m" } ?? text
    }.joined()
  }
}

extension StyledRun.Style {
  /// The number that sets it; nil where nothing has to be set.
  fileprivate var sgr: String? {
    switch self {
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
