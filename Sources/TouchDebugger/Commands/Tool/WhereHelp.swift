import TouchNarration

extension HelpCommand {
  /// `help WHERE`: every way of saying where to stop, and what may follow it.
  func whereHelp() -> [StyledText] {
    let width = WhereForm.allCases.map { $0.usage.count }.max() ?? 0
    let forms = WhereForm.allCases.flatMap { form in
      hanging(StyledText(padded(form.usage, to: width) + "  ", .code), say(form.meaning))
    }
    return wrapped(say(PlaceWords.whereHead)) + forms
      + PlaceWords.clauseHelp.flatMap { wrapped(say($0)) }
  }
}
