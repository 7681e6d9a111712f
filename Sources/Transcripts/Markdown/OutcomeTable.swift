import TouchCore

extension MarkdownTranscript {
  /// How many names a cell holds before it only counts.
  private static let namesTold = 24

  /// Who was asked, who never was, and whom the message met on its way up.
  func table(_ story: TouchStory) -> String {
    let asked = list(story.asked.map { mark($0, story) }, separator: separator)
    let wayUp = list(wayUp(story), separator: " → ")
    var rows = [
      (say(en: "asked", zh: "问过"), asked),
      (say(en: "never asked", zh: "从未问过"), list(neverAsked(story), separator: separator)),
      (say(en: "chain", zh: "向上传递"), wayUp),
    ]
    rows += GestureRows(page: self).rows(story).map {
      ($0.title, list($0.entries, separator: separator))
    }
    let title = trace.outcomes.count > 1 ? MarkdownText.escaped(story.outcome.finger) + " " : ""
    return (["| \(title)| |", "|---|---|"] + rows.map { "| \($0.0) | \($0.1) |" })
      .joined(separator: "\n")
  }

  private var separator: String { say(en: ", ", zh: "、") }

  /// Struck through: answered nil; bold: the hit view.
  private func mark(_ view: ViewID, _ story: TouchStory) -> String {
    if view == story.outcome.hit { return "**\(foundName(view))**" }
    return story.answer(of: view) == nil ? "~~\(foundName(view))~~" : foundName(view)
  }

  private func neverAsked(_ story: TouchStory) -> [String] {
    trace.scene.viewIDs.filter { story.verdicts[$0] == nil }.map { foundName($0) }
  }

  /// Bold: kept the message.
  private func wayUp(_ story: TouchStory) -> [String] {
    guard let message = story.messages.first else { return [] }
    var names: [String] = []
    for index in message {
      switch trace[index] {
      case .chainStop(let responder, _, _, _):
        names[names.endIndex - 1] = "**\(name(responder))**"
      case .chainDrop: names.append("*" + say(en: "dropped", zh: "被丢弃") + "*")
      case let step: if let arrival = step.arrival { names.append(name(arrival.receiver)) }
      }
    }
    return names
  }

  private func list(_ names: [String], separator: String) -> String {
    guard names.count > Self.namesTold else {
      return names.isEmpty ? "–" : names.joined(separator: separator)
    }
    // The last name tells how it ended, so it is kept.
    let told = names.prefix(Self.namesTold - 1)
    let rest = names.count - told.count - 1
    let more = say(en: "… \(rest) more …", zh: "……还有 \(rest) 个……")
    return (told + [more] + names.suffix(1)).joined(separator: separator)
  }
}
