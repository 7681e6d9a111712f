import TouchCore
import TouchInquiry
import TouchNarration

/// Tells what breakpoints there are, and where they will stop.
struct BreakpointLooks: ChangesSession {
  var session: Session

  func announcement(of breakpoint: Breakpoint) throws(Complaint) -> StyledText {
    let binding = try session.binding(of: breakpoint, ifInterrupted: Words.interrupted(at: cursor))
    let forecast = Forecast(
      breakpoint: breakpoint, binding: binding, trace: trace, touch: touch, cursor: cursor)
    let place = breakpoint.place + breakpoint.clauses.announced
    return say(StopWords.breakpoint(breakpoint.number, breakpoint.verb, at: place, forecast.phrase))
  }

  func announcements(of breakpoints: [Breakpoint]) throws(Complaint) -> [StyledText] {
    var lines: [StyledText] = []
    for breakpoint in breakpoints { lines.append(try announcement(of: breakpoint)) }
    return lines
  }

  /// `info break`: all of them, or everything about one.
  mutating func infoBreakpoints(_ word: Substring) throws(Complaint) -> Reply {
    try session.bindBreakpoints()
    guard word.isEmpty else {
      return Reply(
        lines: try details(
          of: breakpoints[try BreakpointCommands(session: session).breakpoint(word)]))
    }
    guard !breakpoints.isEmpty else { return reply(StopWords.noBreakpoints) }
    var lines: [StyledText] = []
    for breakpoint in breakpoints {
      lines.append(
        try announcement(of: breakpoint)
          + say(StopWords.hits(breakpoint.hits, logs: breakpoint.log != nil)))
      lines += remarks(on: breakpoint).map { "  " + $0 }
    }
    return Reply(lines: lines)
  }

  /// What it shows, writes and does.
  private func remarks(on breakpoint: Breakpoint) -> [StyledText] {
    var lines: [StyledText] = []
    if let message = breakpoint.clauses.message {
      lines.append(say(ForecastWords.shows(message.source)))
    }
    if let file = breakpoint.log?.file { lines.append(say(ForecastWords.writesInto(file))) }
    if !breakpoint.clauses.commands.isEmpty {
      lines.append(say(BreakpointWords.willDo(breakpoint.number, breakpoint.clauses.commands)))
    }
    return lines
  }

  private func details(of breakpoint: Breakpoint) throws(Complaint) -> [StyledText] {
    var lines = [try announcement(of: breakpoint)]
    if let condition = breakpoint.condition { lines.append(say(ForecastWords.onlyIf(condition))) }
    if let hits = breakpoint.clauses.hits {
      lines.append(say(ForecastWords.onlyTimes(hits.spelling)))
    }
    lines += remarks(on: breakpoint)
    if let steps = breakpoint.binding?.reached, !steps.isEmpty {
      lines.append(say(reached(steps)))
    }
    if breakpoint.hits > 0 {
      lines.append(say(StopWords.hits(breakpoint.hits, logs: breakpoint.log != nil)))
    }
    return lines
  }

  /// How often it is reached, and in which touches.
  private func reached(_ steps: [Int]) -> Phrase {
    var counts: [Int: Int] = [:]
    for step in steps {
      if let touch = trace.touch(at: step - 1) { counts[touch.number, default: 0] += 1 }
    }
    let sorted = counts.sorted { $0.key < $1.key }
    return ForecastWords.reached(steps.count, byTouch: sorted.map { (trace.touchName($0), $1) })
  }
}

extension Clauses {
  /// What an announcement says of them behind the place; commands are told apart.
  fileprivate var announced: String {
    (condition.map { " if \($0.text)" } ?? "") + (hits.map { " \($0.spelling)" } ?? "")
  }
}
