import TouchCore
import TouchNarration

/// Changes, deletes and saves breakpoints.
struct BreakpointCommands: ChangesSession {
  var session: Session

  mutating func setCondition(_ call: CommandLine) throws(Complaint) -> Reply {
    let (word, rest) = call.arguments.firstWord
    let place = try breakpoint(word)
    let text = rest.firstWord.word == "if" ? rest.firstWord.rest : rest
    let condition = text.isEmpty ? nil : try Clauses.condition(text, scene)
    try session.change(place) { $0.clauses.condition = condition }
    return Reply(lines: [try BreakpointLooks(session: session).announcement(of: breakpoints[place])]
    )
  }

  mutating func ignoreHits(_ call: CommandLine) throws(Complaint) -> Reply {
    let (word, rest) = call.arguments.firstWord
    let place = try breakpoint(word)
    let (number, from) = rest.firstWord
    guard let count = Int(number), count >= 0 else {
      throw Complaint(BreakpointWords.notAHitCount(String(number), from: 0), at: rest.startIndex)
    }
    let here = try from.isEmpty ? cursor : step(behindFrom: from)
    try session.change(place) {
      $0.ignored = count == 0 ? nil : Breakpoint.Ignored(cursor: here, count: count)
    }
    return Reply(lines: [try BreakpointLooks(session: session).announcement(of: breakpoints[place])]
    )
  }

  /// The step of `from #12`, which a file of breakpoints says.
  private func step(behindFrom text: Substring) throws(Complaint) -> Int {
    let (from, step) = text.firstWord
    guard from == "from", let number = Int(step.first == "#" ? step.dropFirst() : step) else {
      throw Complaint(StopWords.ignoreFrom, at: text.startIndex)
    }
    guard (0...trace.count).contains(number) else {
      throw Complaint(Words.noStep(number, of: trace.count), at: step.startIndex)
    }
    return number
  }

  mutating func setCommands(_ call: CommandLine) throws(Complaint) -> Reply {
    // As in gdb, without a number they are for the newest one.
    let (word, rest) = call.arguments.isEmpty ? ("last", "") : call.arguments.firstWord
    let place = try breakpoint(word)
    guard breakpoints[place].log == nil else { throw Complaint(BreakpointWords.logDoesNothing) }
    guard rest.isEmpty else {
      return give(
        CommandLine.commands(in: String(rest)).map { String($0) }, toBreakpointAt: place)
    }
    let number = breakpoints[place].number
    session.collector = Collector(.commands(breakpoint: number))
    return reply(BreakpointWords.typeCommands(number))
  }

  /// Gives a breakpoint commands, or takes them away.
  mutating func give(_ commands: [String], toBreakpointAt place: Int) -> Reply {
    session.breakpoints[place].clauses.commands = commands
    return reply(BreakpointWords.willDo(breakpoints[place].number, commands))
  }

  mutating func enable(_ call: CommandLine) throws(Complaint) -> Reply {
    guard !breakpoints.isEmpty else {
      guard let word = call.words.first else { return reply(StopWords.noBreakpoints) }
      throw Complaint(StopWords.noBreakpoint(String(word), known: []), at: word.startIndex)
    }
    let places = try places(call)
    try session.bindBreakpoints()
    for place in places { session.breakpoints[place].isEnabled = call.verb == .enable }
    return Reply(
      lines: try BreakpointLooks(session: session).announcements(of: places.map { breakpoints[$0] })
    )
  }

  mutating func deleteBreakpoints(_ call: CommandLine) throws(Complaint) -> Reply {
    let numbers = try places(call).map { breakpoints[$0].number }
    session.breakpoints.removeAll { numbers.contains($0.number) }
    return reply(StopWords.deleted(numbers))
  }

  /// Where the breakpoint of a number is; `last` is the newest one.
  func breakpoint(_ word: Substring) throws(Complaint) -> Int {
    if word == "last", let place = breakpoints.indices.last { return place }
    if let number = Int(word), let place = breakpoints.firstIndex(where: { $0.number == number }) {
      return place
    }
    guard !word.isEmpty else {
      throw Complaint(StopWords.whichBreakpoint(breakpoints.map(\.number)))
    }
    throw Complaint(
      StopWords.noBreakpoint(String(word), known: breakpoints.map(\.number)), at: word.startIndex)
  }

  /// Where the breakpoints of `1 3 5-7` are; all where none is named.
  private func places(_ call: CommandLine) throws(Complaint) -> [Int] {
    guard !call.words.isEmpty else { return Array(breakpoints.indices) }
    var places: Set<Int> = []
    for word in call.words {
      let ends = word.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard ends.count == 2, let first = Int(ends[0]), let last = Int(ends[1]), first <= last else {
        places.insert(try breakpoint(word))
        continue
      }
      let within = breakpoints.indices.filter { (first...last).contains(breakpoints[$0].number) }
      guard !within.isEmpty else { _ = try breakpoint(word); continue }
      places.formUnion(within)
    }
    return places.sorted()
  }
}
