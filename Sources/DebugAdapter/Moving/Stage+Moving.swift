import TouchDebugger
import TouchNarration

extension Stage {
  /// Goes to the first stop, once the client has set its breakpoints.
  mutating func begin() {
    if launch.flag("noDebug") == true { return run() }
    guard launch.flag("stopOnEntry") == false else {
      tell(shown(debugger.showStop()))
      return stopped(StopReport(reason: .entry, hitBreakpoints: []))
    }
    move("continue", arrived: .step)
  }

  /// Delivers everything without a stop, and says what became of it.
  private mutating func run() {
    tell(Narrator(debugger.trace, language).outcome().map(\.plain).joined(separator: "\n"))
    _ = debugger.perform("goto end")
    ending = 0
    isOver = true
  }

  /// Carries out a line of the prompt that goes somewhere, and tells where that led.
  ///
  /// - Parameter arrived: Why one stands there, unless something stopped it before.
  mutating func move(_ line: String, arrived: StopReport.Reason) {
    guard !isOver else { return }
    let before = (debugger.breakpoints, debugger.branch.number)
    debugger.stopCollecting()
    let reply = debugger.perform(line)
    tellStop(shown(reply))
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
    if debugger.branch.number != before.branch { changeWorld() }
    reportConsole(since: before.breakpoints)
    if reply.stop?.reason == .end, launch.flag("stopAtEnd") == false { return end(with: 0) }
    stopped(
      StopReport(
        reply.stop, arrived: arrived, among: before.breakpoints, functions: book.functions))
  }

  mutating func end(with code: Int32) {
    ending = code
    isOver = true
  }

  /// What a stop says, at its line of the timeline.
  private mutating func tellStop(_ text: String) {
    guard !text.isEmpty else { return }
    let line = debugger.cursor + 1
    let body: JSON = ["category": "console", "output": .text(text + "\n")]
    events.append(
      Event(
        "output",
        body.with("source", shelf.json(.timeline, client)).with("line", client.shown(line: line))))
  }

  /// Tells the client that the session stands.
  mutating func stopped(_ report: StopReport) {
    stop = report
    handles.forget()
    let body: JSON = [
      "reason": .text(report.reason.rawValue), "description": .text(description(of: report)),
      "threadId": .whole(Threads.current(in: debugger)), "text": .text(sentence),
      "allThreadsStopped": true,
      "hitBreakpointIds": .array(report.hitBreakpoints.compactMap { book.id(of: $0) }),
    ]
    events.append(Event("stopped", body))
  }

  private func description(of report: StopReport) -> String {
    let index = debugger.cursor - 1
    guard debugger.trace.indices.contains(index) else { return say(AdapterWords.atTheStart) }
    let position = "\(debugger.promptPosition)  \(debugger.trace[index].kindName)"
    let isAtEnd = report.reason == .pause && debugger.cursor == debugger.trace.count
    return isAtEnd ? position + "  " + say(AdapterWords.atTheEnd) : position
  }
}
