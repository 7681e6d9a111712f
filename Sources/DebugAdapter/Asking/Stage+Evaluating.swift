import TouchDebugger
import TouchNarration

//   console           a line of the prompt, whatever it does; what is no command is an expression
//   watch             an expression; where it is none, a command that only looks
//   hover             an expression, or why and why-not: in one line

extension Stage {
  mutating func evaluate(_ arguments: Arguments) throws(Refusal) -> WireValue {
    // An empty line goes on, and is not for who says nothing.
    guard let text = arguments.text("expression") else { throw Refusal(AdapterWords.askWhat) }
    guard text.utf8.count <= MessageFrames.longestLine else {
      throw Refusal(AdapterWords.lineTooLong)
    }
    let context = arguments.text("context") ?? "repl"
    guard context != "repl" else { return try console(text) }
    let isBrief = context == "hover"
    switch debugger.looks.thing(text) {
    case .success(let thing):
      // What is copied is wanted whole.
      guard context != "clipboard" else { return shown(thing, debugger.looks.text(of: thing)) }
      return shown(thing, isBrief ? hover(thing).bounded : value(of: thing))
    case .failure(let failure):
      let isQuestion = isBrief ? asksWhy(text) : debugger.onlyLooks(text) && namesCommand(text)
      guard isQuestion, debugger.expression(text) == nil else { throw Refusal(failure) }
      var trial = debugger
      let reply = trial.perform(text)
      guard reply.status == .ok else { throw Refusal(reply.text) }
      let brief = reply.lines.first { !$0.isEmpty }?.plain ?? ""
      return ["result": .text(isBrief ? brief : reply.text), "variablesReference": 0]
    }
  }

  /// Whether a line begins with the whole name of a command: `i` is a misspelt name.
  private func namesCommand(_ text: String) -> Bool {
    text.split(whereSeparator: \.isWhitespace).first.map {
      debugger.commandNames.contains(String($0))
    } ?? false
  }

  /// Whether a line asks for a reason: any other word under a pointer means somebody, or nothing.
  private func asksWhy(_ text: String) -> Bool {
    let verbs = debugger.verbs(in: text)
    return verbs == [.why] || verbs == [.whyNot]
  }

  /// Chooses the call that words such as `view` are about; some clients say 0 for none.
  mutating func choose(frame number: Int?) throws(Refusal) {
    guard let number, number != 0 else { return }
    guard case .frame(let frame)? = handles[number] else {
      throw Refusal(AdapterWords.noLongerOpen)
    }
    debugger.choose(frame: frame)
  }

  private func hover(_ thing: Exhibit) -> String {
    let text = value(of: thing)
    guard thing.opens, thing.elements == nil else { return text }
    let told = debugger.looks.members(of: thing).filter { !$0.isUsual && $0.name != "name" }.prefix(
      6)
    return ([text] + told.map { "\($0.name) \(value(of: $0.thing))" })
      .joined(separator: "  ")
  }

  /// A thing as an answer, which can be opened and leads to where it is written.
  ///
  /// - Parameter key: What the protocol calls its text in this answer.
  mutating func shown(_ thing: Exhibit, _ text: String, as key: String = "result") -> WireValue {
    let body: WireValue = [
      key: .text(text),
      "variablesReference": .whole(thing.opens ? handles.number(of: .thing(thing)) : 0),
    ]
    return body.with("type", type(of: thing).map { .text($0) })
      .with("indexedVariables", Variables.indexed(thing))
      .with("valueLocationReference", Locations.reference(of: thing, &self))
  }

  /// Carries out what somebody typed.
  private mutating func console(_ text: String) throws(Refusal) -> WireValue {
    guard !isOver || debugger.onlyLooks(text) else { throw Refusal(AdapterWords.isOver) }
    switch debugger.expression(text) {
    case .success(let thing)?: return shown(thing, value(of: thing))
    case .failure(let failure)?: throw Refusal(failure)
    case nil: break
    }
    let before = (debugger.breakpoints, debugger.branch.number)
    let step = debugger.cursor
    let reply = debugger.perform(text)
    var (shown, hasFailed) = carriedOut(reply)
    if asksForBreakpoints(text), !hasFailed {
      shown = ([shown] + waitingLines).joined(separator: "\n")
    }
    let hasMoved =
      reply.moved || debugger.branch.number != before.1 || side(of: reply) != nil
    if hasMoved { leave(thread) }
    if hasMoved || reply.status.isQuit {
      follow(reply, since: before, arrived: reply.stop == nil ? .goto : .step)
    } else {
      reportConsole(since: before.0)
    }
    // What the client ended itself found nothing.
    guard !hasFailed, hasMoved || progress?.isStopped != true else { throw Refusal(shown) }
    let isTold = client.losesTextBesideTrees && shown.contains("\n")
    let children = isTold ? 0 : children(of: reply, text, at: step)
    guard children > 0, client.showsRootsInOneLine, let end = shown.firstIndex(of: "\n") else {
      return ["result": .text(shown), "variablesReference": .whole(children)]
    }
    tell(shown)
    return ["result": .text(String(shown[..<end])), "variablesReference": .whole(children)]
  }

  /// Whether a line is `info break`, or a beginning of that.
  private func asksForBreakpoints(_ text: String) -> Bool {
    let words = text.split(whereSeparator: \.isWhitespace)
    return debugger.verbs(in: text) == [.info] && words.count == 2
      && InfoTopic(typed: words[1]) == .break
  }

  /// What a reply shows once what it leaves to others is done, and whether something failed.
  private func carriedOut(_ reply: Reply) -> (shown: String, hasFailed: Bool) {
    let hasFailed = reply.status == .failed
    // Why it failed is said in plain words: it is shown in other places than the console.
    guard !reply.effects.isEmpty else { return (hasFailed ? reply.text : shown(reply), hasFailed) }
    guard let carryOut = opened.carryOut else { return (say(AdapterWords.notFromHere), true) }
    let done = carryOut(reply, debugger)
    return (done.lines.joined(separator: "\n"), hasFailed || done.hasFailed)
  }

  /// What can be opened below an answer: what a step follows from, the edits that are enough, or
  /// everything about somebody.
  private mutating func children(of reply: Reply, _ text: String, at step: Int) -> Int {
    let edits = reply.answers.flatMap(\.edits)
    guard edits.isEmpty else {
      let rows = edits.enumerated().map { place, edit in
        Handles.Row(
          name: "\(place + 1)", value: Self.told(edit), command: edit.command)
      }
      return handles.number(of: .rows(rows))
    }
    guard debugger.cursor == step else { return 0 }
    let words = text.split(whereSeparator: \.isWhitespace)
    switch debugger.verbs(in: text) {
    case [.why] where words.count == 1: return handles.number(of: .causes(step: step))
    case [.print] where words.count > 1:
      let rest = words.dropFirst().joined(separator: " ")
      guard case .success(let thing) = debugger.looks.thing(rest), thing.opens else { return 0 }
      return handles.number(of: .thing(thing))
    default: return 0
    }
  }

  private static func told(_ edit: VerdictValues.Proposal) -> String {
    ([edit.command] + edit.harm.map(\.plain)).joined(separator: "  ")
  }
}

extension Reply.Status {
  fileprivate var isQuit: Bool {
    if case .quit = self { true } else { false }
  }
}
