import TouchNarration

extension StyledText {
  /// The text with the colours a terminal has at the prompt, for clients that say they show them.
  var ansi: String {
    runs.map { run in
      run.style.sgr.map { "\u{1B}[\($0)m\(run.text.withoutEscapes)\u{1B}[0m" }
        ?? run.text.withoutEscapes
    }.joined()
  }
}

extension String {
  /// Without escapes of its own: a name in a scene colours nothing.
  fileprivate var withoutEscapes: String {
    utf8.contains(0x1B) ? String(filter { $0 != "\u{1B}" }) : self
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
