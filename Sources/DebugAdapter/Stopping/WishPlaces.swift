import TouchDebugger

//   lesson.md:12 if x > 1    ─▶ break lesson:12 if x > 1      and it is shown at lesson.md:12
//   hit-test.uikit:7         ─▶ break rule:alpha
//   card.hitTest             ─▶ break card.hitTest            and it is shown where card is declared

/// Which places of the session the wishes of a client mean.
struct WishPlaces {
  let shelf: Shelf
  let debugger: Debugger

  /// The command that makes what a client wants.
  func command(for wish: Wish) throws(Refusal) -> String {
    switch wish.target {
    case .nothing: throw Refusal(AdapterWords.noPlace)
    case .function(let name):
      guard !name.isBlank else { throw Refusal(AdapterWords.noPlace) }
      return wish.command(at: name, own: nil)
    case .data(let expression): return wish.command(at: expression, own: nil)
    case .mishap(let word):
      guard Mishap(rawValue: word) != nil else { throw Refusal(AdapterWords.noMishap(word)) }
      return wish.command(at: word, own: nil)
    case .line(let source, let line):
      switch shelf.book(source) {
      case nil: throw Refusal(AdapterWords.unknownSource)
      case .program:
        try expectSubject(onLine: line)
        return wish.command(at: "lesson:\(line)", own: nil)
      case .timeline:
        guard let step = Timeline.step(atLine: line, in: debugger) else {
          throw Refusal(AdapterWords.noStepOnLine(debugger.trace.count + 1))
        }
        return wish.command(at: "#\(step)", own: nil)
      case .listing(let place): return try command(for: wish, at: line, of: Listing.all[place])
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

  private func command(
    for wish: Wish, at line: Int, of listing: Listing
  ) throws(Refusal) -> String {
    guard listing.lines.indices.contains(line - 1), let place = listing.lines[line - 1].place else {
      let near = listing.lines.indices.filter { listing.lines[$0].place != nil }
        .min { abs($0 + 1 - line) < abs($1 + 1 - line) }
      throw Refusal(AdapterWords.nothingDecided(nearest: (near ?? 0) + 1))
    }
    guard let range = place.firstRange(of: " if ") else { return wish.command(at: place, own: nil) }
    return wish.command(
      at: String(place[..<range.lowerBound]), own: String(place[range.upperBound...]))
  }

  /// Where a client can show a breakpoint.
  func spot(of wish: Wish) -> (book: Shelf.Book, line: Int)? {
    switch wish.target {
    case .line(let source, let line): return shelf.book(source).map { ($0, line) }
    case .function(let name):
      guard name.utf8.count <= Stage.longestLine else { return nil }
      if name.hasPrefix("#"), let step = Int(name.dropFirst()) { return (.timeline, step + 1) }
      if name.hasPrefix("lesson:"), let line = Int(name.dropFirst("lesson:".count)) {
        return (.program, line)
      }
      guard case .success(let thing) = debugger.looks.thing(name), let line = shelf.line(of: thing)
      else { return nil }
      return (.program, line)
    case .data, .mishap, .nothing: return nil
    }
  }
}
