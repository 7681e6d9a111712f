import TouchCore

/// What the outcome table says of recognizers, of messages held back and of controls.
struct GestureRows: MarkdownPart {
  let page: MarkdownTranscript

  /// A line of the outcome table.
  typealias Row = (title: String, entries: [String])

  /// Who watched the touch, what its view was not told at once, what a control made of it; only
  /// what there is.
  func rows(_ story: TouchStory) -> [Row] {
    let rows: [Row] = [
      (say(en: "recognizers", zh: "识别器"), recognizers(story.outcome.touch)),
      (say(en: "delayed", zh: "扣留"), heldBack(story.outcome.touch)),
      (say(en: "received", zh: "收到"), told(story)),
      (say(en: "control events", zh: "控件事件"), controlEvents(story)),
      (say(en: "actions", zh: "动作"), actions(story.outcome.touch)),
    ]
    return rows.filter { !$0.entries.isEmpty }
  }

  /// Struck through: failed; bold: recognized.
  private func recognizers(_ touch: Int) -> [String] {
    page.attempts(with: touch).map { attempt in
      let name = name(attempt.recognizer)
      if attempt.hasRecognized { return "**\(name)**" }
      return attempt.state == .failed ? "~~\(name)~~" : name
    }
  }

  /// What the view heard, where that is not simply what the finger did.
  private func told(_ story: TouchStory) -> [String] {
    guard !page.attempts(with: story.outcome.touch).isEmpty else { return [] }
    var entries: [(method: String, words: String, count: Int)] = []
    for message in story.messages {
      let method = trace[message.lowerBound].methodName
      if let last = entries.last, last.method == method {
        entries[entries.count - 1].count += 1
      } else {
        entries.append((method, "\(method) \(milliseconds(message.lowerBound))", 1))
      }
    }
    return entries.map { $0.count > 1 ? "\($0.words) ×\($0.count)" : $0.words }
  }

  private func controlEvents(_ story: TouchStory) -> [String] {
    story.messages.flatMap { message in
      message.compactMap { index in
        guard case .control(.event(_, let events)) = trace[index] else { return nil }
        return "\(events.name) \(milliseconds(index))"
      }
    }
  }

  /// The actions that were sent while the touch changed, and to whom.
  private func actions(_ touch: Int) -> [String] {
    page.ofTouches.sends(touch).compactMap { index in
      guard
        case .action(.send(let registration, let sender, let target, let isHandled)) =
          trace[index]
      else { return nil }
      let action = MarkdownText.escaped(trace.scene.action(registration, of: sender))
      guard isHandled else { return "~~\(action)~~" }
      return action + (target.map { " → \(name($0))" } ?? "")
    }
  }

  /// The time of a step, with its unit.
  func milliseconds(_ index: Int) -> String {
    say(en: "\(trace.milliseconds(at: index)) ms", zh: "\(trace.milliseconds(at: index)) 毫秒")
  }
}
