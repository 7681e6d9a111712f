import TouchCore
import TouchDebugger
import TouchNarration

extension Stage {
  /// Takes over breakpoints that were set before this session began, and tells what has become of
  /// them.
  mutating func adopt(_ book: BreakpointBook) {
    self.book = book
    self.book.unbind()
    for place in self.book.entries.indices {
      bind(place)
      events.append(Event("breakpoint", ["reason": "changed", "breakpoint": json(place)]))
    }
  }

  /// Sets breakpoints in place of those that a client set before.
  mutating func set(_ group: BreakpointBook.Group, _ wishes: [Wish]) throws(Refusal) -> JSON {
    let (places, gone) = book.replace(group, by: wishes)
    for number in gone { _ = try performed("delete \(number)") }
    for place in places { bind(place) }
    let set = places.map { json($0) }
    try removeTyped(besides: places)
    let left = wishes.dropFirst(places.count).map { _ -> JSON in
      [
        "verified": false,
        "message": .text(say(AdapterWords.tooManyBreakpoints(BreakpointBook.most))),
      ]
    }
    return ["breakpoints": .array(set + left)]
  }

  /// Removes what was typed where a client now sets its own: some show both, and send both back.
  private mutating func removeTyped(besides places: Range<Int>) throws(Refusal) {
    let spots = places.compactMap { spot(of: book[$0].wish) }
    let twins = book.entries.filter { entry in
      guard entry.group == .console, let typed = spot(of: entry.wish) else { return false }
      return spots.contains { $0 == typed }
    }
    for number in twins.compactMap(\.number) { _ = try performed("delete \(number)") }
    _ = book.removeMissing(from: Set(debugger.breakpoints.map(\.number)))
  }

  /// Makes the breakpoint that a client wants, as far as it can be.
  private mutating func bind(_ place: Int) {
    let last = debugger.breakpoints.last?.number
    do throws(Refusal) {
      let reply = try performed(try command(for: book[place].wish))
      book[place].message = reply.text
      guard let new = debugger.breakpoints.last, new.number != last else { return }
      book[place].number = new.number
      book[place].isVerified = !new.stops(in: debugger.trace).isEmpty
    } catch {
      book[place].message = say(error.phrase)
    }
  }

  /// The command that makes what a client wants.
  private func command(for wish: Wish) throws(Refusal) -> String {
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
      case .program: return wish.command(at: "lesson:\(line)", own: nil)
      case .timeline:
        guard let step = Timeline.step(atLine: line, in: debugger) else {
          throw Refusal(AdapterWords.noStepOnLine(debugger.trace.count + 1))
        }
        return wish.command(at: "#\(step)", own: nil)
      case .listing(let place): return try command(for: wish, at: line, of: Listing.all[place])
      }
    }
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

  /// A breakpoint as a client is told of it.
  func json(_ place: Int) -> JSON {
    let entry = book[place]
    let body: JSON = [
      "id": .whole(entry.id), "verified": .flag(entry.isVerified), "message": .text(entry.message),
    ]
    guard let spot = spot(of: entry.wish) else { return body }
    return body.with("source", shelf.json(spot.book, client))
      .with("line", client.shown(line: spot.line))
  }

  /// Where a client can show a breakpoint.
  private func spot(of wish: Wish) -> (book: Shelf.Book, line: Int)? {
    switch wish.target {
    case .line(let source, let line): return shelf.book(source).map { ($0, line) }
    case .function(let name):
      guard name.utf8.count <= Self.longestLine else { return nil }
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

extension Stage {
  /// The record is another one: what is bound stops elsewhere, and what is open is no more.
  mutating func changeWorld() {
    shelf.take(debugger, opened)
    let breakpoints = debugger.breakpoints
    for place in book.entries.indices {
      guard let number = book[place].number,
        let breakpoint = breakpoints.first(where: { $0.number == number })
      else { continue }
      let isVerified = !breakpoint.stops(in: debugger.trace).isEmpty
      guard isVerified != book[place].isVerified else { continue }
      book[place].isVerified = isVerified
      events.append(Event("breakpoint", ["reason": "changed", "breakpoint": json(place)]))
    }
    events.append(
      Event("loadedSource", ["reason": "changed", "source": shelf.json(.timeline, client)]))
    if client.refreshes {
      events.append(Event("invalidated", ["areas": ["stacks", "variables"]]))
    }
  }

  /// Tells the client of breakpoints that came and went by commands.
  mutating func reportConsole(since before: [Breakpoint]) {
    let now = debugger.breakpoints
    guard before.map(\.number) != now.map(\.number) else { return }
    for entry in book.removeMissing(from: Set(now.map(\.number))) {
      events.append(
        Event(
          "breakpoint",
          [
            "reason": "removed",
            "breakpoint": ["id": .whole(entry.id), "verified": .flag(entry.isVerified)],
          ]))
    }
    for (breakpoint, values) in zip(now, debugger.breakpointValues)
    where !book.knows(breakpoint.number) {
      let isPlace = ["break", "tbreak", "log"].contains(values.kind)
      let wish = Wish(isPlace ? .function(values.place) : .nothing, Arguments(.null))
      let place = book.add(number: breakpoint.number, group: .console, wish)
      book[place].isVerified = !breakpoint.stops(in: debugger.trace).isEmpty
      events.append(Event("breakpoint", ["reason": "new", "breakpoint": json(place)]))
    }
  }
}
