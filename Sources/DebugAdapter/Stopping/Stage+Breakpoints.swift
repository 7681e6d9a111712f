import TouchCore
import TouchDebugger
import TouchNarration

extension Stage {
  /// Takes over breakpoints that were set before this session began, and tells what has become of
  /// them.
  mutating func adopt(_ book: BreakpointBook) {
    // What commands have deleted since is gone already.
    debugger.deleteBreakpoints(self.book.entries.compactMap(\.number))
    self.book = book
    for entry in self.book.unbind() { tellRemoved(entry) }
    for place in self.book.entries.indices {
      bind(place)
      tellWhereSilent(place)
      events.append(Event("breakpoint", ["reason": "changed", "breakpoint": json(place)]))
    }
    debugger.keepBreakpointNumbers(below: self.book.nextID)
  }

  /// Says in the console why a line of the program never stops, and what to ask instead: some editors
  /// only draw such a breakpoint in another way.
  private mutating func tellWhereSilent(_ place: Int) {
    guard !book[place].isVerified, case .line(let source, _) = book[place].wish.aim,
      shelf.book(source) == .program
    else { return }
    tell(book[place].message)
  }

  /// The breakpoints that wait in another world, as `info break` lists them.
  var waitingLines: [String] {
    book.entries.compactMap { entry in
      guard entry.number == nil, case .line(let source, let line) = entry.wish.aim,
        shelf.book(source) == nil, shelf.isTimeline(source)
      else { return nil }
      return say(AdapterWords.waits(entry.id, line: line, entry.message))
    }
  }

  private mutating func tellRemoved(_ entry: BreakpointBook.Entry) {
    events.append(
      Event(
        "breakpoint",
        [
          "reason": "removed",
          "breakpoint": ["id": .whole(entry.id), "verified": .flag(entry.isVerified)],
        ]))
  }

  private var places: WishPlaces { WishPlaces(shelf: shelf, debugger: debugger) }

  /// Whether a breakpoint is one that can stop here; what it catches, a change may bring.
  private func isVerified(_ breakpoint: Breakpoint) -> Bool {
    if case .mishaps = breakpoint.subject { return true }
    return !debugger.looks.stops(of: breakpoint).isEmpty
  }

  /// Sets breakpoints in place of those that a client set before.
  mutating func set(_ group: BreakpointBook.Group, _ wishes: [Wish]) throws(Refusal) -> WireValue {
    // A link and the file it leads to are one source.
    let group = book.entries.map(\.group).first { shelf.isSame($0, group) } ?? group
    let known = Set(book.entries.map(\.wish))
    let (places, gone) = book.replace(group, by: wishes)
    debugger.deleteBreakpoints(gone)
    for place in places {
      bind(place)
      if !known.contains(book[place].wish) { tellWhereSilent(place) }
    }
    debugger.keepBreakpointNumbers(below: book.nextID)
    let set = places.map { json($0) }
    removeTyped(besides: places)
    let left = wishes.dropFirst(places.count).map { _ -> WireValue in
      [
        "verified": false,
        "message": .text(say(AdapterWords.tooManyBreakpoints(BreakpointBook.most))),
      ]
    }
    return ["breakpoints": .array(set + left)]
  }

  /// Removes what was typed where a client now sets its own: some show both, and send both back.
  private mutating func removeTyped(besides places: Range<Int>) {
    let spots = places.compactMap { self.places.spot(of: book[$0].wish) }
    let twins = book.entries.filter { entry in
      guard entry.group == .console, let typed = self.places.spot(of: entry.wish) else {
        return false
      }
      return spots.contains { $0 == typed }
    }
    debugger.deleteBreakpoints(twins.compactMap(\.number))
    _ = book.removeMissing(from: Set(debugger.breakpoints.map(\.number)))
  }

  /// Makes the breakpoint that a client wants, as far as it can be.
  private mutating func bind(_ place: Int) {
    do throws(Refusal) {
      let (target, clauses) = try places.request(for: book[place].wish)
      let (reply, breakpoint) = debugger.setBreakpoint(target, clauses, number: book[place].id)
      book[place].message = reply.text
      guard let new = breakpoint else { return }
      book[place].number = new.number
      book[place].isVerified = isVerified(new)
    } catch {
      book[place].message = say(error.phrase)
    }
  }

  /// A breakpoint as a client is told of it.
  func json(_ place: Int) -> WireValue {
    let entry = book[place]
    let body: WireValue = [
      "id": .whole(entry.id), "verified": .flag(entry.isVerified), "message": .text(entry.message),
    ]
    guard let spot = places.spot(of: entry.wish) else { return body }
    return body.with("source", shelf.json(spot.book, client))
      .with("line", client.shown(line: spot.line))
  }
}

extension Stage {
  /// The record is another one: what is bound stops elsewhere, and what is open is no more.
  mutating func changeWorld() {
    let before = book.entries.indices.map { json($0) }
    shelf.showRecord(of: debugger, opened, hint: missedTap)
    let breakpoints = debugger.breakpoints
    for place in book.entries.indices {
      settle(place, among: breakpoints)
      guard json(place) != before[place] else { continue }
      events.append(Event("breakpoint", ["reason": "changed", "breakpoint": json(place)]))
    }
    events.append(
      Event("loadedSource", ["reason": "changed", "source": shelf.json(.timeline, client)]))
    if client.refreshes {
      events.append(Event("invalidated", ["areas": ["stacks", "variables"]]))
    }
  }

  /// Binds a breakpoint to the record that is there now; one on a line of another record's timeline
  /// waits until that record is there again.
  private mutating func settle(_ place: Int, among breakpoints: [Breakpoint]) {
    let bound = breakpoints.first { $0.number == book[place].number }
    // What the command itself deleted stays so.
    guard bound != nil || book[place].number == nil else { return }
    if let bound, isHere(book[place].wish) {
      book[place].isVerified = isVerified(bound)
      book[place].message = debugger.looks.announcement(of: bound).harmless
    } else {
      debugger.deleteBreakpoints(bound.map { [$0.number] } ?? [])
      (book[place].number, book[place].isVerified) = (nil, false)
      bind(place)
    }
  }

  private func isHere(_ wish: Wish) -> Bool {
    guard case .line(let source, _) = wish.aim else { return true }
    return shelf.book(source) != nil
  }

  /// Tells the client of breakpoints that came and went by commands.
  mutating func reportConsole(since before: [Breakpoint]) {
    let now = debugger.breakpoints
    guard before.map(\.number) != now.map(\.number) else { return }
    for entry in book.removeMissing(from: Set(now.map(\.number))) { tellRemoved(entry) }
    for (breakpoint, values) in zip(now, debugger.looks.breakpointValues)
    where !book.knows(breakpoint.number) {
      let isPlace = ["break", "tbreak", "log"].contains(values.kind)
      let wish = Wish(isPlace ? .function(values.place) : .nothing, Arguments(.null))
      let place = book.add(number: breakpoint.number, group: .console, wish)
      book[place].isVerified = isVerified(breakpoint)
      events.append(Event("breakpoint", ["reason": "new", "breakpoint": json(place)]))
    }
  }
}
