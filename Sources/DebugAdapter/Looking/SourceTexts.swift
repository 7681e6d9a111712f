import TouchDebugger

/// Gives clients the sources that are in no file.
enum SourceTexts {
  static func all(_ stage: Stage) -> WireValue {
    let books = [.program, .timeline] + Listing.all.indices.map { Shelf.Book.listing($0) }
    return ["sources": .array(books.map { stage.shelf.json($0, stage.client) })]
  }

  static func content(_ arguments: Arguments, _ stage: Stage) throws(Refusal) -> WireValue {
    let old = arguments.whole("sourceReference").flatMap { $0 > 0 ? SourceName.reference($0) : nil }
    switch try stage.shelf.knownBook(SourceName(arguments.object("source")) ?? old) {
    case .program: throw Refusal(AdapterWords.openTheFile(stage.shelf.programPath))
    case .listing(let place):
      return [
        "content": .text(Listing.all[place].text(stage.language)), "mimeType": "text/x-swift",
      ]
    case .timeline:
      let lines = Timeline.lines(of: stage.debugger, stage.missedTap)
      return ["content": .text(lines.map { $0 + "\n" }.joined()), "mimeType": "text/plain"]
    }
  }
}
