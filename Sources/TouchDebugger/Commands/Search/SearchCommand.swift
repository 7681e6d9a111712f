import TouchCore
import TouchNarration

/// Looks for steps.
struct SearchCommand: ChangesSession {
  var session: Session

  /// How many steps `count` names before the rest is only counted.
  private static let longestList = 10

  /// The term that is typed, or the last one where nothing is.
  private mutating func searchTerm(_ call: CommandLine) throws(Complaint) -> SearchTerm {
    if call.arguments.isEmpty {
      guard let lastSearch = session.lastSearch else { throw Complaint(SearchWords.searchWhat) }
      return lastSearch
    }
    let term = try SearchTerm(call.arguments, scene: scene)
    session.lastSearch = term
    return term
  }

  private func run(_ term: SearchTerm) -> Search { Search(term, trace, language) }

  mutating func search(_ call: CommandLine) throws(Complaint) -> Reply {
    let (form, call) = call.searchForm
    switch form {
    case .next: return try search(call, .forwards)
    case .back: return try search(call, .backwards)
    case .first: return try outermost(call, .forwards, from: 0)
    case .last: return try outermost(call, .backwards, from: trace.count + 1)
    case .count: return try count(call)
    }
  }

  private mutating func search(_ call: CommandLine, _ direction: Direction) throws(Complaint)
    -> Reply
  {
    let term = try searchTerm(call)
    let search = run(term)
    switch search.next(direction, from: cursor, unless: interrupted) {
    case .step(let number): return try self[JumpCommands.self].goTo(step: number)
    case .interrupted(let number):
      return reply(SearchWords.searchInterrupted(at: number, from: cursor))
    case .nowhere:
      // One that is there lies the other way, or here.
      let edge = direction == .forwards ? 0 : trace.count + 1
      guard case .step(let other) = search.next(direction, from: edge, unless: interrupted) else {
        throw Complaint(SearchWords.noSuchStep(term))
      }
      return reply(SearchWords.noFurtherStep(term, direction, other: other))
    }
  }

  private mutating func outermost(
    _ call: CommandLine, _ direction: Direction, from edge: Int
  ) throws(Complaint) -> Reply {
    let term = try searchTerm(call)
    switch run(term).next(direction, from: edge, unless: interrupted) {
    case .step(let number): return try self[JumpCommands.self].goTo(step: number)
    case .interrupted(let number):
      return reply(SearchWords.searchInterrupted(at: number, from: cursor))
    case .nowhere: throw Complaint(SearchWords.noSuchStep(term))
    }
  }

  private mutating func count(_ call: CommandLine) throws(Complaint) -> Reply {
    let term = try searchTerm(call)
    let found = run(term).all(listing: Self.longestList, unless: interrupted)
    let counted = SearchWords.counted(term, found.count, found.first)
    guard let number = found.interruptedAt else { return reply(counted) }
    // That there is none, nobody knows who has not looked everywhere.
    guard found.count > 0 else {
      return reply(SearchWords.searchInterrupted(at: number, from: cursor))
    }
    return Reply(lines: [say(counted), say(SearchWords.countInterrupted(at: number))])
  }
}
