import TouchCore
import TouchNarration

/// Sets what stops a motion.
struct StopCommands: ChangesSession {
  var session: Session

  mutating func setBreakpoint(_ call: CommandLine) throws(Complaint) -> Reply {
    let (place, rest) = call.arguments.firstWord
    // As in gdb: without a place, where one stands.
    let isHere = place.isEmpty || Clauses.Keyword(rawValue: String(place)) != nil
    guard !isHere || cursor > 0 else { throw Complaint(StopWords.breakWhere) }
    let location = isHere ? .step(cursor) : try self.place(place)
    let clauses = try Clauses(isHere ? call.arguments : rest, scene: scene)
    try insist(clauses, logs: false, at: call.arguments)
    return try add(.place(location), clauses, isTemporary: call.verb == .tbreak)
  }

  mutating func setWatchpoint(_ call: CommandLine) throws(Complaint) -> Reply {
    let (text, rest) = call.arguments.cutAtClause
    let value = try watched(text)
    let clauses = try Clauses(rest, scene: scene)
    try insist(clauses, logs: false, at: call.arguments)
    return try add(value, clauses)
  }

  /// Reads a value to watch.
  private func watched(_ text: Substring) throws(Complaint) -> Breakpoint.Trigger {
    guard !text.isEmpty else { throw Complaint(BreakpointWords.watchWhat) }
    let parsed = try Parser.parse(text, scene: scene, prefersProperties: true)
    guard parsed.expression.needs != [] else {
      throw Complaint(BreakpointWords.neverChanges(String(text)), at: text.startIndex)
    }
    return .value(WatchedValue(expression: parsed.expression, source: String(text)))
  }

  mutating func setCatchpoint(_ call: CommandLine) throws(Complaint) -> Reply {
    let (text, rest) = call.arguments.cutAtClause
    var mishaps: [Mishap] = []
    for word in text.split(whereSeparator: { $0.isWhitespace || $0 == "," || $0 == "|" }) {
      guard let mishap = Mishap(word) else {
        throw Complaint(BreakpointWords.noMishap(String(word)), at: word.startIndex)
      }
      if !mishaps.contains(mishap) { mishaps.append(mishap) }
    }
    guard !mishaps.isEmpty else { return Reply(lines: mishapLines(), status: .failed) }
    let clauses = try Clauses(rest, scene: scene)
    try insist(clauses, logs: false, at: call.arguments)
    return try add(.mishaps(mishaps), clauses)
  }

  mutating func setLogPoint(_ call: CommandLine) throws(Complaint) -> Reply {
    let (place, rest) = call.arguments.firstWord
    guard !place.isEmpty else { throw Complaint(BreakpointWords.logWhat) }
    let location = try self.place(place)
    let clauses = try Clauses(rest, scene: scene)
    try insist(clauses, logs: true, at: call.arguments)
    if let file = clauses.file { try session.insist(onWriting: file, at: rest.startIndex) }
    let target = LogTarget(file: clauses.file, isJSON: clauses.isJSON)
    return try add(.place(location), clauses, log: target)
  }

  /// Sets what a program wants beside what is there, also where that stops at the same place.
  mutating func set(
    _ target: StopTarget, _ stopClauses: StopClauses
  ) throws(Complaint) -> Reply {
    let subject = try subject(target)
    let clauses = try Clauses(stopClauses, scene: scene)
    var log: LogTarget?
    if case .place = subject, clauses.message != nil { log = LogTarget(file: nil, isJSON: false) }
    return try add(subject, clauses, log: log, replacesTwin: false)
  }

  private func subject(_ target: StopTarget) throws(Complaint) -> Breakpoint.Trigger {
    switch target {
    case .step(let number): return .place(try places.step(number))
    case .line(let number): return .place(try places.line(number))
    case .mishap(let mishap): return .mishaps([mishap])
    case .place(let text):
      let name = try AppNames(session: session).named(argument: text)
      return .place(try reading(name) { text throws(Complaint) in try place(text.trimmed) })
    case .value(let text):
      let name = try AppNames(session: session).named(argument: text)
      return try reading(name) { text throws(Complaint) in try watched(text.trimmed) }
    }
  }

  /// Reads a place.
  func place(_ text: Substring) throws(Complaint) -> BreakpointLocation { try places.read(text) }

  private var places: PlaceReader {
    PlaceReader(trace: trace, lines: session.lines)
  }

  /// What logs has a text and no commands; what stops writes nowhere.
  private func insist(
    _ clauses: Clauses, logs: Bool, at text: Substring
  ) throws(Complaint) {
    guard logs else {
      guard clauses.file == nil, !clauses.isJSON else {
        throw Complaint(BreakpointWords.onlyLogWrites, at: text.startIndex)
      }
      return
    }
    guard clauses.message != nil else {
      throw Complaint(BreakpointWords.logWhat, at: text.endIndex)
    }
    guard clauses.commands.isEmpty else { throw Complaint(BreakpointWords.logDoesNothing) }
    guard clauses.file == nil || session.files != nil else {
      throw Complaint(BreakpointWords.noFiles)
    }
  }

  private mutating func add(
    _ subject: Breakpoint.Trigger, _ clauses: Clauses, isTemporary: Bool = false,
    log: LogTarget? = nil, replacesTwin: Bool = true
  ) throws(Complaint) -> Reply {
    var breakpoint = Breakpoint(
      number: session.nextBreakpointNumber, subject: subject, clauses: clauses,
      isTemporary: isTemporary, log: log, author: session.author)
    let twin = breakpoints.firstIndex {
      replacesTwin && $0.subject == subject && $0.verb == breakpoint.verb
    }
    if let twin { breakpoint = breakpoints[twin].replaced(by: breakpoint) }
    breakpoint.binding = try session.binding(
      of: breakpoint,
      ifInterrupted: twin == nil
        ? Words.nothingSet : StopWords.unchanged(breakpoint: breakpoint.number))
    if let twin {
      session.breakpoints[twin] = breakpoint
    } else {
      session.nextBreakpointNumber += 1
      session.breakpoints.append(breakpoint)
    }
    return Reply(
      lines: [try BreakpointLooks(session: session).announcement(of: breakpoint)]
        + (twin == nil ? [] : [say(BreakpointWords.replaced)]))
  }

  private func mishapLines() -> [StyledText] {
    let width = Mishap.allCases.map { $0.rawValue.count }.max() ?? 0
    return [say(BreakpointWords.catchWhat)]
      + Mishap.allCases.flatMap { mishap in
        hanging(
          StyledText(padded(mishap.rawValue, to: width) + "  ", .code), say(mishap.meaning))
      }
  }
}

extension Breakpoint {
  /// Another one in its place, with its number.
  fileprivate func replaced(by other: Breakpoint) -> Breakpoint {
    Breakpoint(
      number: number, subject: other.subject, clauses: other.clauses,
      isTemporary: other.isTemporary, log: other.log, author: other.author)
  }
}
