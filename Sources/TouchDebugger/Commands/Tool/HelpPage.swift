import TouchNarration

//  next [N]
//  Goes to the next step that is not nested deeper: …
//  also      n
//  examples  next
//            next 2
//  see also  step rnext
//  lldb      as thread step-over; …
//  An empty line repeats it.

extension HelpCommand {
  func page(of command: Command) -> [StyledText] {
    var lines = [StyledText(command.usage, .code)].flatMap(wrapped) + wrapped(say(command.summary))
    if let details = command.details { lines += wrapped(say(details)) }
    if !command.aliases.isEmpty {
      lines += part(HelpWords.alsoHead, StyledText(command.aliases.joined(separator: " "), .code))
    }
    for (place, example) in command.examples.enumerated() {
      lines += part(
        place == 0 ? HelpWords.examplesHead : HelpWords.noHead, StyledText(example, .code))
    }
    let near = command.seeAlso.map { $0.rawValue }.joined(separator: " ")
    lines += part(HelpWords.seeAlsoHead, StyledText(near, .code))
    lines += part(HelpWords.lldbHead, say(command.lldb ?? HelpWords.nothingLikeIt))
    if command.repeats { lines.append(say(CommandWords.emptyLineRepeats)) }
    return lines
  }

  private func part(_ head: Phrase, _ text: StyledText) -> [StyledText] {
    let head = say(head)
    let gap = String(repeating: " ", count: max(0, 10 - head.width))
    return hanging(head + StyledText(stringLiteral: gap), text)
  }
}
