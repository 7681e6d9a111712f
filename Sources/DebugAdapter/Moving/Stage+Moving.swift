import TouchCore
import TouchDebugger
import TouchNarration

extension Stage {
  /// Goes to the first stop, once the client has set its breakpoints.
  mutating func begin() {
    if launch.flag("noDebug") == true { return run() }
    if let missedTap { tell(missedTap) }
    guard launch.flag("stopOnEntry") == false else {
      tell(shown(debugger.showStop()))
      return stopped(StopReport(reason: .entry, hitBreakpoints: []))
    }
    move(arrived: .step) { $0.move(.continue) }
  }

  /// Stands where a record is entered from the one beside it.
  mutating func arrive(from side: Neighbours.Side) {
    switch side {
    case .behind:
      goToStart()
      begin()
    case .before: move(arrived: .pause) { $0.goToEnd() }
    }
  }

  /// Delivers everything without a stop, and says what became of it.
  private mutating func run() {
    let outcome = Narrator(debugger.trace, language).outcome()
    tell(debugger.names.telling(outcome).map(\.plain).joined(separator: "\n"))
    _ = debugger.goTo(debugger.trace.count)
    guard neighbours.behind == nil else { return leaving = .behind }
    end(with: 0)
  }

  /// Goes somewhere, and tells where that led.
  ///
  /// - Parameter arrived: Why one stands there, unless something stopped it before.
  mutating func move(arrived: StopReport.Reason, _ go: (inout Debugger) -> Reply) {
    guard !isOver else { return }
    let before = (debugger.breakpoints, debugger.branch.number)
    let reply = go(&debugger)
    // Where one stands still, no call begins anew.
    if reply.moved { tellStop(shown(reply)) } else { tell(shown(reply)) }
    follow(reply, since: before, arrived: arrived)
  }

  /// Tells a client what a reply made of the session.
  ///
  /// - Parameter before: The breakpoints and the branch before it.
  mutating func follow(
    _ reply: Reply, since before: (breakpoints: [Breakpoint], branch: Int),
    arrived: StopReport.Reason
  ) {
    if case .quit(let code) = reply.status { return end(with: Int32(clamping: code ?? 0)) }
    let isOtherWorld = debugger.branch.number != before.branch
    if isOtherWorld { changeWorld() }
    reportConsole(since: before.breakpoints)
    leaving = side(of: reply)
    guard leaving == nil else { return }
    if reply.stop?.reason == .end, !stopsAtEnd { return end(with: 0) }
    let report = StopReport(
      reply.stop, arrived: arrived, among: before.breakpoints, functions: book.functions)
    stopped((isOtherWorld ? caught() : nil) ?? report)
  }

  private var stopsAtEnd: Bool { launch.flag("stopAtEnd") != false }

  /// On which side a reply leaves the record for the one beside it.
  func side(of reply: Reply) -> Neighbours.Side? {
    neighbours.side(of: reply, stopsAtEnd: stopsAtEnd)
  }

  /// What is caught where a change leads: no motion goes there, for one stands there already.
  private mutating func caught() -> StopReport? {
    let here = debugger.looks.catchpointsHere
    guard !here.isEmpty else { return nil }
    for (line, words) in debugger.looks.unexpected(atStep: debugger.cursor) {
      tell("\(FilePath.name(of: opened.path)):\(line): \(words)", category: client.important)
    }
    return StopReport(caughtBy: here)
  }

  mutating func end(with code: Int32) {
    ending = code
    isOver = true
  }

  /// What a stop says, at its line of the timeline, in the groups of the calls it is in.
  private mutating func tellStop(_ text: String) {
    guard !text.isEmpty else { return }
    // A call that is over in the step that opens it has nothing to fold.
    let calls = debugger.looks.openCalls.filter { $0.count > 1 }.map(\.lowerBound)
    let (ending, begins) = groups.go(to: debugger.cursor, in: calls)
    endGroups(ending)
    // The first line names a group; whoever shows none reads all lines as ever.
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let parts = begins ? lines.map(String.init) : [text]
    for (place, part) in parts.enumerated() {
      tellHere(part, group: begins && place == 0 ? "start" : nil)
    }
  }

  mutating func endGroups(_ count: Int) {
    for _ in 0..<count {
      events.append(Event("output", ["category": "console", "output": "", "group": "end"]))
    }
  }

  private mutating func tellHere(_ text: String, group: String?) {
    let body: WireValue = ["category": "console", "output": .text(text + "\n")]
    events.append(
      Event(
        "output",
        body.with("group", group.map { .text($0) })
          .with("source", shelf.json(.timeline, client))
          .with("line", client.shown(line: Timeline.line(of: debugger)))))
  }

  /// Tells the client that the session stands.
  mutating func stopped(_ report: StopReport) {
    stop = report
    stop.place = report.hitBreakpoints.compactMap { place(ofBreakpoint: $0) }.min()
    thread = Threads.current(in: debugger)
    handles.forget()
    let body: WireValue = [
      "reason": .text(report.reason.rawValue), "description": .text(description(of: report)),
      "threadId": .whole(thread), "text": .text(sentence),
      "allThreadsStopped": true,
      "hitBreakpointIds": .array(report.hitBreakpoints.compactMap { book.id(of: $0) }),
    ]
    events.append(Event("stopped", body))
  }

  /// The line that a breakpoint was set on; nil for a listing, whose lines are where steps stand.
  private func place(ofBreakpoint number: Int) -> StopReport.Place? {
    guard let entry = book.entries.first(where: { $0.number == number }),
      case .line(let source, let line) = entry.wish.aim
    else { return nil }
    switch shelf.book(source) {
    case .program: return .program(line: line)
    case .timeline: return .timeline(line: line)
    case .listing, nil: return nil
    }
  }

  private func description(of report: StopReport) -> String {
    if let end = atAnEnd { return end }
    let position =
      "\(debugger.promptPosition)  \(debugger.trace[debugger.cursor - 1].kindName)"
    let isAtEnd = report.reason == .pause && debugger.cursor == debugger.trace.count
    return isAtEnd ? position + "  " + neighbours.atTheEnd(language) : position
  }
}
