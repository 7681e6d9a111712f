import TouchCore
import TouchNarration

extension Debugger {
  func announcement(of breakpoint: Breakpoint) -> StyledText {
    let forecast = Forecast(
      breakpoint: breakpoint, binding: binding(of: breakpoint), trace: trace, touch: touch,
      cursor: cursor)
    let place = breakpoint.place + breakpoint.clauses.announced
    return say(Words.breakpoint(breakpoint.number, breakpoint.verb, at: place, forecast.phrase))
  }

  /// `info break`: all of them, or everything about one.
  func infoBreakpoints(_ word: Substring) throws(Complaint) -> Reply {
    guard word.isEmpty else { return Reply(lines: details(of: breakpoints[try breakpoint(word)])) }
    guard !breakpoints.isEmpty else { return reply(Words.noBreakpoints) }
    return Reply(
      lines: breakpoints.map {
        announcement(of: $0) + say(Words.hits($0.hits, logs: $0.log != nil))
      })
  }

  private func details(of breakpoint: Breakpoint) -> [StyledText] {
    let binding = binding(of: breakpoint)
    var lines = [announcement(of: breakpoint)]
    if let condition = breakpoint.condition { lines.append(say(Words.onlyIf(condition))) }
    if let hits = breakpoint.clauses.hits { lines.append(say(Words.onlyTimes(hits.spelling))) }
    if let ignored = breakpoint.ignored {
      lines.append(say(Words.passesAfter(ignored.cursor, ignored.count)))
    }
    if let message = breakpoint.clauses.message { lines.append(say(Words.shows(message.source))) }
    if let file = breakpoint.log?.file { lines.append(say(Words.writesInto(file))) }
    if !breakpoint.clauses.commands.isEmpty {
      lines.append(say(Words.willDo(breakpoint.number, breakpoint.clauses.commands)))
    }
    if !binding.reached.isEmpty { lines.append(say(reached(binding.reached))) }
    if breakpoint.hits > 0 {
      lines.append(say(Words.hits(breakpoint.hits, logs: breakpoint.log != nil)))
    }
    return lines
  }

  /// How often it is reached, and in which touches.
  private func reached(_ steps: [Int]) -> Phrase {
    var counts: [Int: Int] = [:]
    for step in steps {
      if let touch = trace.touch(at: step - 1) { counts[touch.number, default: 0] += 1 }
    }
    return Words.reached(steps.count, byTouch: counts.sorted { $0.key < $1.key }.map { ($0, $1) })
  }
}

extension Clauses {
  /// What an announcement says of them behind the place; commands are told apart.
  fileprivate var announced: String {
    (condition.map { " if \($0.text)" } ?? "") + (hits.map { " \($0.spelling)" } ?? "")
  }
}
