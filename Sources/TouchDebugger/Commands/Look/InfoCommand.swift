import SceneLanguage
import TouchCore
import TouchNarration

/// Tells about a topic.
struct InfoCommand: ChangesSession {
  var session: Session

  mutating func info(_ call: CommandLine) throws(Complaint) -> Reply {
    let (word, rest) = call.arguments.firstWord
    guard !word.isEmpty else {
      return reply(LookWords.infoTopics(InfoTopic.allCases.map(\.rawValue)))
    }
    if InfoTopic(rawValue: String(word)) == nil, let named = scene.named(String(word)) {
      try call.insist(onAtMost: 1)
      return Reply(lines: LookCommands(session: session).members(of: .responder(named)))
    }
    let topic: InfoTopic
    do throws(Complaint) {
      topic = try self.topic(word)
    } catch {
      guard let look = lookingCommand(call.arguments) else { throw error }
      return Reply(next: .call(look))
    }
    try call.insist(onAtMost: topic == .view || topic == .break ? 2 : 1)
    switch topic {
    case .break: return try self[BreakpointLooks.self].infoBreakpoints(rest)
    case .touches: return TouchLooks(session: session).infoTouches()
    case .touch: return TouchLooks(session: session).infoTouch()
    case .views: return Reply(lines: ViewsCommand(session: session).viewLines)
    case .view:
      let view = rest.isEmpty ? view : try scene.view(rest)
      guard let view else { throw Complaint(LookWords.whichView) }
      return Reply(lines: LookCommands(session: session).members(of: .responder(.view(view))))
    case .recognizers: return GestureLooks(session: session).recognizers()
    case .rules: return RulesCommand(session: session).rulesOfRecord()
    case .scene: return Reply(lines: sceneLines())
    case .step: return infoStep()
    case .frame: return try FrameCommands(session: session).frameReply()
    case .display: return DisplayCommands(session: session).infoDisplays()
    }
  }

  /// The looking command that a word names in full.
  private func lookingCommand(_ text: Substring) -> CommandLine? {
    guard let line = try? CommandLine(text), line.verb != .info else { return nil }
    let word = text.firstWord.word
    let isWhole = line.command.spellings.contains(String(word)) || FormerWord(typed: word) != nil
    let isList = [.mark, .note, .branches].contains(line.verb)
    return isWhole && (line.command.commandClass == .look || isList) ? line : nil
  }

  private func topic(_ word: Substring) throws(Complaint) -> InfoTopic {
    let known = InfoTopic.allCases.map(\.rawValue)
    if let topic = InfoTopic(rawValue: String(word)) { return topic }
    if word == "b" || word == "br" || word == "breakpoints" { return .break }
    // What gdb calls locals is what the call knows here.
    if word == "locals" || word == "args" { return .frame }
    let meant = InfoTopic.allCases.filter { $0.rawValue.hasPrefix(word) }
    if let first = meant.first, meant.allSatisfy({ first.rawValue.hasPrefix($0.rawValue) }) {
      return first
    }
    throw Complaint(
      LookWords.noTopic(String(word), known: known, nearest: nearest(String(word), among: known)),
      at: word.startIndex)
  }

  private func sceneLines() -> [StyledText] {
    [
      say(
        LookWords.scene(
          session.sceneLabel, windows: scene.windows.count, views: scene.views.count,
          controllers: scene.controllers.count, steps: trace.count))
    ] + narrator.outcome() + linesOfRecord
  }

  /// Where there is no file to look at, the lines that breakpoints may name.
  private var linesOfRecord: [StyledText] {
    session.isReplaying ? [say(PlaceWords.linesOfRecord)] + RecordLines(trace).numbered : []
  }

  private func infoStep() -> Reply {
    guard let index else { return Reply(lines: stopLines()) }
    let step = Value.step(index)
    let facts = Member.all(of: .step).filter { $0.of(step, at: vantage) != .nothing }
    return Reply(
      lines: stopLines()
        + table(
          facts.map { fact in
            (
              StyledText(fact.names.first ?? "", .code),
              LookCommands(session: session).text(fact.of(step, at: vantage))
            )
          }))
  }
}

/// What `info` can tell about.
enum InfoTopic: String, CaseIterable {
  case `break`, touches, touch, views, view, recognizers, rules, scene, step, frame, display
}
