import SceneLanguage
import TouchCore
import TouchNarration

/// What `info` can tell about.
enum InfoTopic: String, CaseIterable {
  case `break`, touches, touch, views, view, recognizers, rules, scene, step, frame, display
}

extension Debugger {
  mutating func info(_ call: CommandLine) throws(Complaint) -> Reply {
    let (word, rest) = call.arguments.firstWord
    guard !word.isEmpty else {
      return reply(LookWords.infoTopics(InfoTopic.allCases.map(\.rawValue)))
    }
    if InfoTopic(rawValue: String(word)) == nil, let named = scene.named(String(word)) {
      try call.insist(onAtMost: 1)
      return Reply(lines: members(of: .responder(named)))
    }
    let topic: InfoTopic
    do throws(Complaint) {
      topic = try self.topic(word)
    } catch {
      guard let look = lookingCommand(call.arguments) else { throw error }
      return try carryOut(look)
    }
    try call.insist(onAtMost: topic == .view || topic == .break ? 2 : 1)
    switch topic {
    case .break: return try infoBreakpoints(rest)
    case .touches: return infoTouches()
    case .touch: return infoTouch()
    case .views: return Reply(lines: viewLines)
    case .view:
      let view = rest.isEmpty ? view : try scene.view(rest)
      guard let view else { throw Complaint(LookWords.whichView) }
      return Reply(lines: members(of: .responder(.view(view))))
    case .recognizers: return recognizers()
    case .rules: return rulesOfRecord()
    case .scene: return Reply(lines: sceneLines())
    case .step: return infoStep()
    case .frame: return try frameReply()
    case .display: return infoDisplays()
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

  /// The views, a line each.
  var viewLines: [StyledText] { scene.viewIDs.map { infoLine(of: $0) } }

  private func infoLine(of id: ViewID) -> StyledText {
    let view = sceneHere[id]
    let indent = String(repeating: "  ", count: scene.depth(of: id))
    let line: StyledText =
      "\(indent)\(name: scene.name(of: id))  \(number: view.shownFrame.exactly)  "
      + "\(dim: ([view.className] + switches(of: id)).joined(separator: " "))"
    return line.cut(to: rowWidth)
  }

  /// The switches that decide and the overrides, in words of the scene language.
  func switches(of id: ViewID) -> [String] {
    let scene = sceneHere
    let view = scene[id]
    var words: [String] = []
    if let window = scene.windows.first(where: { $0.view == id }), window.level != 0 {
      words.append("level=\(exact(window.level))")
    }
    if view.isHidden { words.append("hidden") }
    if !view.isUserInteractionEnabled {
      words.append("noninteractive")
    } else if !view.kind.isInteractiveByDefault {
      words.append("interactive")
    }
    if view.alpha != 1 { words.append("alpha=\(exact(view.alpha))") }
    if view.kind.isControl, !view.isEnabled { words.append("disabled") }
    if view.blocksTouchesWhileAnimating { words.append("animating") }
    if view.transform != .identity { words.append("transform") }
    if view.bounds.origin != .zero {
      let (name, origin) = (view.scrolling == nil ? "bounds" : "contentOffset", view.bounds.origin)
      words.append("\(name)=\(exact(origin.x)),\(exact(origin.y))")
    }
    if view.hitTestOverride != nil { words.append("~hitTest") }
    if view.pointInsideOverride != nil { words.append("~pointInside") }
    if ResponderMethod.allCases.contains(where: { view.overrides[$0] != .inherited }) {
      words.append("~touches")
    }
    if view.overrides.next != .inherited { words.append("~next") }
    return words
  }

  private func sceneLines() -> [StyledText] {
    [
      say(
        LookWords.scene(
          sceneLabel, windows: scene.windows.count, views: scene.views.count,
          controllers: scene.controllers.count, steps: trace.count))
    ] + narrator.outcome() + linesOfRecord
  }

  /// Where there is no file to look at, the lines that breakpoints may name.
  private var linesOfRecord: [StyledText] {
    isReplaying ? [say(PlaceWords.linesOfRecord)] + RecordLines(trace).numbered : []
  }

  private func infoStep() -> Reply {
    guard let index else { return Reply(lines: stopLines()) }
    let step = Value.step(index)
    let facts = Member.all(of: .step).filter { $0.of(step, at: vantage) != .nothing }
    return Reply(
      lines: stopLines()
        + table(
          facts.map { fact in
            (StyledText(fact.names.first ?? "", .code), text(fact.of(step, at: vantage)))
          }))
  }
}
