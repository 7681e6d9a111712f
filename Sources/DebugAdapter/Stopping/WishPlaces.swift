import TouchCore
import TouchDebugger

//   lesson.md:12             ─▶ .line(12)                     and it is shown at lesson.md:12
//   hit-test.uikit:7         ─▶ .place("rule:alpha")
//   card.hitTest             ─▶ .place("card.hitTest")        and it is shown where card is declared

/// Which places of the session the wishes of a client mean.
struct WishPlaces {
  let shelf: Shelf
  let debugger: Debugger

  /// What a client wants, as the debugger is asked for it.
  func request(for wish: Wish) throws(Refusal) -> (StopTarget, StopClauses) {
    var clauses = StopClauses(
      condition: try wish.clauses.condition?.asLine, hits: try wish.clauses.hits?.asLine,
      message: try wish.clauses.message?.asLine)
    switch wish.aim {
    case .nothing: throw Refusal(AdapterWords.noPlace)
    case .function(let name):
      guard !name.isBlank else { throw Refusal(AdapterWords.noPlace) }
      return (.place(try name.asLine), clauses)
    case .data(let expression): return (.value(try expression.asLine), clauses)
    case .mishap(let word):
      guard let mishap = Mishap(rawValue: word) else { throw Refusal(AdapterWords.noMishap(word)) }
      return (.mishap(mishap), clauses)
    case .line(let source, let line):
      switch try shelf.knownBook(source) {
      case .program:
        try expectSubject(onLine: line)
        return (.line(line), clauses)
      case .timeline:
        guard let step = Timeline.step(atLine: line, in: debugger) else {
          throw Refusal(AdapterWords.noStepOnLine(debugger.trace.count + 1))
        }
        return (.step(step), clauses)
      case .listing(let place):
        let stop = try stop(at: line, of: Listing.all[place])
        // Of what the client wrote is spoken without the listing's own condition.
        var trial = debugger
        let (reply, breakpoint) = trial.setBreakpoint(.place(stop.place), clauses)
        guard breakpoint != nil else { throw Refusal(reply.text) }
        let conditions = [stop.condition, clauses.condition].compactMap { $0 }
        clauses.condition =
          conditions.count == 2
          ? "(\(conditions[0])) && (\(conditions[1]))" : conditions.first
        return (.place(stop.place), clauses)
      }
    }
  }

  /// Refuses a line that says nothing of what was launched, in words for who typed no command.
  private func expectSubject(onLine line: Int) throws(Refusal) {
    let lines = shelf.subjects.keys
    guard !lines.contains(line),
      let near = lines.min(by: { (abs($0 - line), $0) < (abs($1 - line), $1) })
    else { return }
    throw Refusal(AdapterWords.nothingDeclared(nearest: near))
  }

  private func stop(
    at line: Int, of listing: Listing
  ) throws(Refusal) -> (place: String, condition: String?) {
    guard listing.lines.indices.contains(line - 1), let stop = listing.lines[line - 1].stop else {
      let near = listing.lines.indices.filter { listing.lines[$0].place != nil }
        .min { abs($0 + 1 - line) < abs($1 + 1 - line) }
      throw Refusal(AdapterWords.nothingDecided(nearest: (near ?? 0) + 1))
    }
    return stop
  }

  /// Where a client can show a breakpoint.
  func spot(of wish: Wish) -> (book: Shelf.Book, line: Int)? {
    switch wish.aim {
    case .line(let source, let line): return shelf.book(source).map { ($0, line) }
    case .function(let name):
      guard name.utf8.count <= MessageFrames.longestLine else { return nil }
      if name.hasPrefix("#"), let step = Int(name.dropFirst()) { return (.timeline, step + 1) }
      if name.hasPrefix("lesson:"), let line = Int(name.dropFirst("lesson:".count)) {
        return (.program, line)
      }
      guard case .success(let thing) = debugger.looks.thing(name),
        let place = shelf.place(of: thing, in: debugger.trace.scene)
      else { return nil }
      return (.program, place.line)
    case .data, .mishap, .nothing: return nil
    }
  }
}
