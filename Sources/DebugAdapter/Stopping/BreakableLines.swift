import TouchDebugger

/// The lines of a source at which one can stop.
enum BreakableLines {
  static func body(_ arguments: Arguments, _ stage: Stage) throws(Refusal) -> WireValue {
    let book = try stage.shelf.knownBook(SourceName(arguments.object("source")))
    guard let first = stage.client.line(arguments.whole("line")) else {
      throw Refusal(AdapterWords.noPlace)
    }
    let last = stage.client.line(arguments.whole("endLine")) ?? first
    let lines = lines(of: book, stage).filter { $0 >= first && $0 <= last }
    return ["breakpoints": .array(lines.map { ["line": stage.client.shown(line: $0)] })]
  }

  private static func lines(of book: Shelf.Book, _ stage: Stage) -> [Int] {
    switch book {
    case .program: stage.shelf.subjects.keys.sorted()
    case .timeline: stage.debugger.trace.indices.map { $0 + 2 }
    case .listing(let place):
      Listing.all[place].lines.indices.filter { Listing.all[place].lines[$0].place != nil }
        .map { $0 + 1 }
    }
  }
}
