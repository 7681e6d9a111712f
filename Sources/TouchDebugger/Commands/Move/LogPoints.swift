import TouchCore
import TouchNarration

/// Tells what log points say on a way.
struct LogPoints: ChangesSession {
  var session: Session

  /// What the log points say of the steps that a motion passed, in its order; those with a file
  /// write there instead.
  mutating func logLines(from before: Int, _ direction: Direction) -> [StyledText] {
    // At the end of the record `before` is one more than the last step.
    let range = direction == .forwards ? min(before, cursor) + 1..<cursor + 1 : cursor..<before
    guard !range.isEmpty, breakpoints.contains(where: { $0.log != nil && $0.isEnabled }) else {
      return []
    }
    return writeLogs(range, direction) + showLogs(range, direction)
  }

  private mutating func showLogs(_ range: Range<Int>, _ direction: Direction) -> [StyledText] {
    var entries: [(step: Int, place: Int)] = []
    for place in breakpoints.indices where breakpoints[place].log?.file == nil {
      entries += passed(place, in: range).map { ($0, place) }
    }
    entries.sort {
      ($0.step * direction.rawValue, $0.place) < ($1.step * direction.rawValue, $1.place)
    }
    let most = session.manner.mostLogLines ?? entries.count
    let shown = entries.prefix(most).compactMap { entry -> StyledText? in
      let vantage = Vantage(trace: trace, index: entry.step - 1)
      guard let line = logLine(entry.place, at: vantage) else { return nil }
      let isJSON = breakpoints[entry.place].log?.isJSON == true
      return isJSON ? StyledText(line.json, .plain) : line.styled
    }
    let more = entries.count - shown.count
    return shown + (more > 0 ? [say(BreakpointWords.moreLogLines(more))] : [])
  }

  private mutating func writeLogs(_ range: Range<Int>, _ direction: Direction) -> [StyledText] {
    var replies: [StyledText] = []
    for place in breakpoints.indices {
      guard let log = breakpoints[place].log, let file = log.file else { continue }
      let steps = passed(place, in: range)
      guard !steps.isEmpty else { continue }
      let lines = lines(of: place, at: steps.sorted(), isJSON: log.isJSON)
      let breakpoint = breakpoints[place]
      let trouble = session.files?.append(
        direction == .forwards ? lines : lines.reversed(), file, breakpoint.author)
      session.hasLostLines = session.hasLostLines || trouble != nil
      let number = breakpoint.number
      replies.append(
        trouble.map { StyledText(say($0.phrase).plain, .bad) }
          ?? say(BreakpointWords.wroteLines(number, lines.count, file)))
    }
    return replies
  }

  private func lines(of place: Int, at steps: [Int], isJSON: Bool) -> [String] {
    var walker = RecordWalker(trace)
    return steps.compactMap { step in
      guard let line = logLine(place, at: walker.vantage(at: step - 1)) else { return nil }
      // A file is read in a terminal, line by line; JSON escapes its texts itself.
      return isJSON ? line.json : terminalSafe(line.plain)
    }
  }

  private func logLine(_ place: Int, at vantage: Vantage) -> LogLine? {
    breakpoints[place].clauses.message.map {
      LogLine(
        number: breakpoints[place].number, template: $0,
        vantage: vantage.seen(atReceiver: breakpoints[place].isOfReceiver))
    }
  }

  /// The steps of a way that a log point tells; they count as its hits.
  private mutating func passed(_ place: Int, in range: Range<Int>) -> [Int] {
    guard breakpoints[place].log != nil, breakpoints[place].isEnabled else { return [] }
    let stops = breakpoints[place].binding?.stops ?? []
    let first = stops.firstPlace { $0 < range.lowerBound }
    let last = stops.firstPlace { $0 < range.upperBound }
    session.breakpoints[place].hits += last - first
    return Array(stops[first..<last])
  }
}
