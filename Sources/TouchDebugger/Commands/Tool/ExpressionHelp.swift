import TouchInquiry
import TouchNarration

extension HelpCommand {
  /// What an expression is made of: the words of the step, what each kind of value can be asked,
  /// and the signs between them.
  var expressionHelp: [StyledText] {
    let shapes = Shape.allCases.filter { $0 != .step && !Member.all(of: $0).isEmpty }
    return wrapped(say(HelpWords.expressionsAre)) + part(HelpWords.ofStepHead, .step)
      + shapes.flatMap { part(ExpressionWords.noun($0), $0) }
      + hanging(head(HelpWords.signsHead), StyledText(signs, .code))
      + wrapped(say(HelpWords.expressionExample))
  }

  private func part(_ title: Phrase, _ shape: Shape) -> [StyledText] {
    let names = Member.all(of: shape).compactMap { $0.names.first }.joined(separator: " ")
    return hanging(head(title), StyledText(names, .code))
  }

  private func head(_ title: Phrase) -> StyledText {
    let title = say(title)
    let gap = String(repeating: " ", count: max(1, 14 - title.width))
    return StyledText(title.plain, .strong) + StyledText(stringLiteral: gap)
  }

  private var signs: String {
    let infix = Expression.Infix.allCases.map { $0.rawValue }
    return (infix + Expression.Prefix.allCases.map { $0.rawValue }.filter { !infix.contains($0) })
      .joined(separator: " ")
  }
}
