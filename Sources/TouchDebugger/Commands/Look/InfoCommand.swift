import SceneLanguage
import TouchCore
import TouchInquiry
import TouchNarration

/// Tells about a topic.
struct InfoCommand: ChangesSession {
  var session: Session

  mutating func info(_ call: CommandLine) throws(Complaint) -> Reply {
    let (word, rest) = call.arguments.firstWord
    guard !word.isEmpty else {
      return reply(LookWords.infoTopics(InfoTopic.allCases.map { $0.rawValue }))
    }
    let topic = try topic(word)
    try call.insist(onAtMost: topic == .break ? 2 : 1)
    switch topic {
    case .break: return try self[BreakpointLooks.self].infoBreakpoints(rest)
    case .touches: return TouchLooks(session: session).infoTouches()
    case .touch: return TouchLooks(session: session).infoTouch()
    case .scene: return Reply(lines: sceneLines())
    case .step: return infoStep()
    }
  }

  private func topic(_ word: Substring) throws(Complaint) -> InfoTopic {
    if let topic = InfoTopic(typed: word) { return topic }
    let known = InfoTopic.allCases.map { $0.rawValue }
    if let call = try? CommandLine(word), [.inspect, .keep].contains(call.command.commandClass) {
      throw Complaint(LookWords.isCommand(call.verb.rawValue), at: word.startIndex)
    }
    if let named = scene.named(String(word)) {
      throw Complaint(LookWords.isPrinted(scene.name(of: named)), at: word.startIndex)
    }
    throw Complaint(
      LookWords.noTopic(String(word), known: known, nearest: nearest(String(word), among: known)),
      at: word.startIndex)
  }

  private func sceneLines() -> [StyledText] {
    wrapped(
      say(
        LookWords.scene(
          session.sceneLabel, windows: scene.windows.count,
          views: scene.views.count - scene.windows.count, controllers: scene.controllers.count,
          steps: trace.count)))
      + narrator.outcome() + linesOfRecord
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
              fact.of(step, at: vantage).styled(in: scene)
            )
          }))
  }
}

/// What `info` can tell about.
package enum InfoTopic: String, CaseIterable {
  case `break`, touches, touch, scene, step

  /// The topic a word names, or begins; nil where it names none, or several.
  package init?(typed word: Substring) {
    let meant = Self.allCases.filter { $0.rawValue.hasPrefix(word) }
    if let topic = Self(rawValue: String(word)) {
      self = topic
    } else if "breakpoints".hasPrefix(word) {
      self = .break
    } else if let first = meant.first, meant.allSatisfy({ first.rawValue.hasPrefix($0.rawValue) }) {
      self = first
    } else {
      return nil
    }
  }
}
