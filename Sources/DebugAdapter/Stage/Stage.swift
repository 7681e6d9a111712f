import TouchCore
import TouchDebugger
import TouchNarration

//   a request ─▶ Stage ─▶ a verb of the Debugger ─▶ Reply ─▶ an answer
//                  │                                   └▶ events: output, stopped
//                  └ what clients hold: ids of frames, variables and breakpoints

/// A session as a client sees it.
struct Stage: Sendable {
  var debugger: Debugger
  let opened: Opened
  /// What the client launched, to launch it again.
  let launch: Arguments
  var client: Client
  var book = BreakpointBook()
  var shelf: Shelf
  var handles = Handles()
  var groups = ConsoleGroups()
  /// What is to be told behind the answer.
  var events: [Event] = []
  /// How the process is to end; nil while nothing has ended.
  var ending: Int32?
  /// Whether the session has ended, so that nothing moves any more.
  var isOver = false
  /// Why one stands where one stands.
  var stop: StopReport
  /// The thread that clients were told of at the last stop.
  var thread = Threads.mainRunLoop
  /// What lies beside this record, where several touches were named.
  var neighbours = Neighbours()
  /// What the picture shows that was drawn last.
  var drawn: Moment?
  /// The way in which this record is to be left for the one beside it.
  var leaving: Neighbours.Side?
  /// No client says how wide its console is: most are as wide as this, and the others wrap.
  private static let rowWidth = 100
  /// Who knows whether the client wants the request at hand to end; nil if it cannot say so.
  let progress: Progress?

  init(
    _ opened: Opened, launch: Arguments, client: Client, _ progress: Progress?
  ) throws(Refusal) {
    self.opened = opened
    self.launch = launch
    self.client = client
    self.progress = progress
    debugger = opened.debugger
    // How much a console keeps is the client's to say.
    debugger.mostLogLines = nil
    debugger.rowWidth = Self.rowWidth
    if let language = launch.text("language").flatMap({ Language($0) }) ?? client.language {
      debugger.language = language
    }
    if let progress {
      let (language, interrupted) = (debugger.language, debugger.interrupted)
      debugger.interrupted = {
        if client.showsProgress { progress.look(AdapterWords.working, language) }
        guard interrupted?() ?? false else { return false }
        progress.stop()
        return true
      }
    }
    stop = StopReport(reason: .entry, hitBreakpoints: [])
    shelf = Shelf(opened, debugger)
    try makeChanges(opened.changes ?? launch.texts("whatIf"))
    let cutShort = Narrator(opened.debugger.trace, debugger.language).cutShort.map(\.plain)
    for remark in opened.remarks + cutShort { tell(remark, category: "stderr") }
    shelf.showRecord(of: debugger, opened, hint: missedTap)
  }

  var language: Language { debugger.language }

  /// What a reply shows, as the client can show it.
  func shown(_ reply: Reply) -> String {
    client.showsColours
      ? reply.lines.map(TerminalWriter(colour: true).string).joined(separator: "\n") : reply.text
  }

  /// What type a thing has, if the client shows types.
  func type(of thing: Exhibit) -> String? {
    client.showsTypes ? debugger.looks.type(of: thing) : nil
  }

  func say(_ phrase: Phrase) -> String { phrase[language].plain }

  /// What is said where one stands outside all steps: at an end of the record; nil at a step.
  var atAnEnd: String? {
    if debugger.isOver { return neighbours.atTheEnd(language) }
    return debugger.trace.indices.contains(debugger.cursor - 1)
      ? nil : neighbours.atTheStart(language)
  }

  /// The sentence of the step where one stands.
  var sentence: String {
    if let end = atAnEnd { return end }
    let index = debugger.cursor - 1
    return debugger.names.telling(Narrator(debugger.trace, language).line(index)).plain
  }

  /// What is to be otherwise from the start, each on top of those before it.
  private mutating func makeChanges(_ changes: [String]) throws(Refusal) {
    for (place, change) in changes.enumerated() {
      let reply = debugger.propose(try change.asLine, isMore: place > 0)
      guard reply.status == .ok else { throw Refusal(reply.text, of: .whatIf) }
    }
    goToStart()
  }

  mutating func goToStart() {
    if debugger.cursor > 0 { _ = debugger.goTo(0) }
  }

  /// Tells something beside the answers.
  mutating func tell(_ text: String, category: String = "console") {
    guard !text.isEmpty else { return }
    events.append(Event.output(text, category: category))
  }
}

extension Reply {
  /// What is shown, as one plain text; some editors print it into a terminal.
  var text: String { lines.map(\.plain.harmless).joined(separator: "\n") }
}

extension Event {
  /// Something to read.
  static func output(_ text: String, category: String) -> Event {
    Event("output", ["category": .text(category), "output": .text(text + "\n")])
  }
}

extension Stage {
  /// A thing as the value of a row.
  func value(of thing: Exhibit) -> String {
    // Each element and its comma have three bytes or more: so many are cut anyway.
    debugger.looks.text(of: thing, most: String.longestValue / 3 + 1).bounded
  }
}

extension String {
  fileprivate static let longestValue = 2000

  /// A text of a length that a client can show as the value of a row.
  var bounded: String {
    (utf8.count <= Self.longestValue ? self : prefix(Self.longestValue / 2) + "…").harmless
  }

  /// It without what a terminal obeys: some editors print what they get into one.
  var harmless: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return terminalSafe(self) }
    return split(separator: "\n", omittingEmptySubsequences: false).map { terminalSafe(String($0)) }
      .joined(separator: "\n")
  }

  /// A text of a client as somebody could have typed it: on one line, and not endless.
  var asLine: String {
    get throws(Refusal) {
      guard utf8.count <= MessageFrames.longestLine else { throw Refusal(AdapterWords.lineTooLong) }
      return split(whereSeparator: \.isNewline).joined(separator: " ")
    }
  }
}
