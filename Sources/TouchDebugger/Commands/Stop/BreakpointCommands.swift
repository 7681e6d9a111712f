import TouchCore
import TouchNarration

/// Enables, disables and deletes breakpoints.
struct BreakpointCommands: ChangesSession {
  var session: Session

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
    delete(try places(call).map { breakpoints[$0].number })
  }

  mutating func delete(_ numbers: [Int]) -> Reply {
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
      throw Complaint(StopWords.whichBreakpoint(breakpoints.map { $0.number }))
    }
    throw Complaint(
      StopWords.noBreakpoint(String(word), known: breakpoints.map { $0.number }),
      at: word.startIndex)
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
