import TouchCore
import TouchNarration

extension Debugger {
  mutating func setBreakpoint(
    _ call: CommandLine, isTemporary: Bool
  ) throws(Complaint) -> Reply {
    let (place, rest) = call.arguments.firstWord
    guard !place.isEmpty || cursor > 0 else { throw Complaint(Words.breakWhere) }
    let location =
      place.isEmpty ? .step(cursor) : try BreakpointLocation.parse(place, in: trace)
    let condition = try condition(in: rest)
    let breakpoint = Breakpoint(
      number: nextBreakpointNumber, location: location,
      condition: condition.map { String($0.text) }, expression: condition?.expression,
      isTemporary: isTemporary)
    nextBreakpointNumber += 1
    breakpoints.append(breakpoint)
    return Reply(lines: [announcement(of: breakpoint)])
  }

  private func condition(
    in rest: Substring
  ) throws(Complaint) -> (text: Substring, expression: Expression)? {
    guard !rest.isEmpty else { return nil }
    let (word, text) = rest.firstWord
    guard word == "if" else { throw Complaint(Words.expected("if"), at: word.startIndex) }
    let parsed = try Parser.parse(text, scene: scene)
    guard parsed.shape == .truth else {
      throw Complaint(Words.notACondition(parsed.shape), at: parsed.place)
    }
    return (text, parsed.expression)
  }

  func announcement(of breakpoint: Breakpoint) -> StyledText {
    let forecast = Forecast(breakpoint: breakpoint, trace: trace, touch: touch, cursor: cursor)
    return say(
      Words.breakpoint(
        breakpoint.number, at: breakpoint.spelling(in: scene),
        isTemporary: breakpoint.isTemporary, forecast.phrase))
  }

  mutating func deleteBreakpoints(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    guard let word = call.words.first else {
      let numbers = breakpoints.map(\.number)
      breakpoints = []
      return reply(Words.deleted(numbers))
    }
    guard let number = Int(word), let place = breakpoints.firstIndex(where: { $0.number == number })
    else {
      throw Complaint(
        Words.noBreakpoint(String(word), known: breakpoints.map(\.number)), at: word.startIndex)
    }
    breakpoints.remove(at: place)
    return reply(Words.deleted([number]))
  }
}
