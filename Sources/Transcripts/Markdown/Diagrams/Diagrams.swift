import TouchCore
import TouchNarration

//  ## Diagrams
//  ### Find the view        who asked whom, and the answers      once for touches that search alike
//  ### Recognizers          what they saw and became             once for like events in a row
//  ### Tell the view        messages, control events, actions
//  ### Up the chain         hop by hop                           once for messages that go alike

extension MarkdownTranscript {
  /// More pictures of one stage are not looked at.
  private static let mostDiagrams = 3

  /// The record as sequence diagrams, some for each stage.
  func diagrams(_ stories: [TouchStory]) -> [String] {
    // Deliveries alone begin the pictures of the chain.
    let told = steps.contains { trace[$0].phase == .view && !trace[$0].isDelivery }
    let stages: [(Phase, [DiagramLine])] = [
      (.find, searches(stories)), (.recognizers, linesOfEvents(in: .recognizers)),
      (.view, told ? linesOfEvents(in: .view) : []), (.chain, chainDiagram),
    ]
    let blocks = stages.flatMap { phase, lines in lines.count > 1 ? diagrams(phase, lines) : [] }
    return blocks.isEmpty ? [] : [say(en: "## Diagrams", zh: "## 时序图")] + blocks
  }

  private func diagrams(_ phase: Phase, _ lines: [DiagramLine]) -> [String] {
    let diagrams = SequenceDiagram.split(lines)
    let told = diagrams.prefix(Self.mostDiagrams)
    var blocks = ["### " + phase.title[language].plain]
    blocks += told.map { MarkdownText.fenced($0.text(title), as: "mermaid") }
    if let next = diagrams.dropFirst(told.count).first?.lines.first {
      blocks.append(
        say(
          en: "From #\(next.step) on, the text describes the steps without diagrams.",
          zh: "从 #\(next.step) 起只用文字叙述。"))
    }
    return blocks
  }

  private func title(_ lane: Lane) -> String {
    switch lane {
    case .fingers(let names): say(en: "finger \(names)", zh: "手指 \(names)")
    case .responder(let responder): plainName(responder)
    case .recognizer(let id): trace.scene.name(of: id)
    }
  }

  func plainName(_ responder: Responder) -> String {
    let name = trace.scene.name(of: responder)
    return name.isEmpty ? "–" : name
  }

  /// Whom a call comes from that nobody in the scene makes.
  func sender(at index: Int) -> Lane {
    let fingers = trace.touches(at: index).sorted().compactMap {
      trace.outcome(ofTouch: $0)?.finger
    }
    return fingers.isEmpty ? .responder(.application) : .fingers(fingers.joined(separator: ", "))
  }

  /// The searches of the touches that were told different answers.
  private func searches(_ stories: [TouchStory]) -> [DiagramLine] {
    var told: Set<[DiagramLine]> = []
    return stories.flatMap { story -> [DiagramLine] in
      let lines = searchDiagram(story)
      return told.insert(lines.map { $0.anonymous }).inserted ? lines : []
    }
  }

  /// The lines of a stage; moves mostly look like the move before, and are not drawn again then.
  private func linesOfEvents(in phase: Phase) -> [DiagramLine] {
    let messages = MessageDiagram(page: self)
    var former: [DiagramLine] = []
    return moments.flatMap { range -> [DiagramLine] in
      let lines = range.filter { !Interruption.isWanted && trace[$0].phase == phase }
        .compactMap(messages.line)
      defer { former = lines }
      return lines.map { $0.anonymous } == former.map { $0.anonymous } ? [] : lines
    }
  }

  /// The messages that reach a responder on different ways.
  private var chainDiagram: [DiagramLine] {
    let drawn = MessageDiagram(page: self)
    var told: Set<[Step.Passage]> = []
    return messages.flatMap { message -> [DiagramLine] in
      let way = message.filter { steps.contains($0) && trace[$0].isDelivery }
      guard told.insert(way.compactMap { trace[$0].passage }).inserted else { return [] }
      return way.compactMap(drawn.line)
    }
  }
}
