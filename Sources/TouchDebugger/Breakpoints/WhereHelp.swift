import TouchNarration

extension Debugger {
  /// `help WHERE`: every way of saying where to stop, and what may follow it.
  func whereHelp() -> [StyledText] {
    let width = WhereForm.allCases.map(\.usage.count).max() ?? 0
    let forms = WhereForm.allCases.map { form in
      StyledText("  " + padded(form.usage, to: width) + "  ", .code) + say(form.meaning)
    }
    return [say(Words.whereHead)] + forms + Words.clauseHelp.map { say($0) }
  }
}
