import TouchCore

extension MarkdownTranscript {
  /// The messages about a touch, hop by hop; a message that took the way of one before is not told
  /// again.
  func theWayUp(_ story: TouchStory) -> [String] {
    let messages = story.messages.map { $0.clamped(to: steps) }.filter { !$0.isEmpty }
    guard !messages.isEmpty else { return [] }
    var blocks = [heading(say(en: "Responder chain", zh: "响应者链"), story)]
    var former: [[Step.Passage]: String] = [:]
    for message in messages {
      let way = message.compactMap { trace[$0].passage }
      let method = MarkdownText.codeSpan(trace[message.lowerBound].methodName)
      let time = trace.milliseconds(at: message.lowerBound)
      let title = say(en: "\(method), \(time) ms", zh: "\(method)，\(time) 毫秒")
      if let same = former[way], !untold.has(in: message) {
        blocks.append(sameWay(title, message, as: same))
      } else {
        former[way] = method
        let lines = message.flatMap(told)
        blocks += [title + say(en: ":", zh: "："), MarkdownText.fenced(lines, as: "text")]
      }
    }
    return blocks
  }

  private func sameWay(_ title: String, _ message: Range<Int>, as former: String) -> String {
    let steps = "#\(message.lowerBound + 1)–#\(message.upperBound)"
    return say(
      en: "\(title): the same way as \(former) (\(steps)).",
      zh: "\(title)：与 \(former) 走同样的路（\(steps)）。")
  }
}

extension Step {
  /// A hop without its message, for telling whether two messages went the same way.
  enum Passage: Hashable {
    case arrived(Responder, Hop?, DeliveryMode)
    case kept
    case dropped(DropReason)
    case inControl(ControlStep)
    case sent(ActionStep)
  }

  var passage: Passage? {
    switch self {
    case .chainStop: .kept
    case .chainDrop(_, _, _, let reason): .dropped(reason)
    case .control(let step): .inControl(step)
    case .action(let step): .sent(step)
    default: arrival.map { .arrived($0.receiver, $0.hop, $0.mode) }
    }
  }

  var methodName: String {
    if case .touchDeliver(_, let method, _, _) = self { return method.name }
    return kindName
  }
}
