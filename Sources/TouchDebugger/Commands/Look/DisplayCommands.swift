import TouchCore
import TouchInquiry
import TouchNarration

/// Shows values at every stop.
struct DisplayCommands: ChangesSession {
  var session: Session

  /// Shows a value from here on; without words those that are shown already.
  mutating func display(_ call: CommandLine) throws(Complaint) -> Reply {
    guard !call.arguments.isEmpty else { return infoDisplays() }
    let parsed = try Parser.parse(
      call.arguments, scene: scene, inFrame: true, prefersProperties: true)
    let text = parsed.expression.value(at: vantageOfFrame).text(in: scene)
    let display = session.displays.add(String(call.arguments), parsed.expression, shown: text)
    return Reply(lines: [line(of: display, was: nil)])
  }

  /// `delete display N`; all of them without a number.
  mutating func delete(_ call: CommandLine) throws(Complaint) -> Reply {
    let known = session.displays.all.map { $0.number }
    guard !known.isEmpty else {
      guard let word = call.words.first else { return reply(DisplayWords.noDisplays) }
      throw Complaint(DisplayWords.noDisplays, at: word.startIndex)
    }
    var numbers: [Int] = []
    for word in call.words {
      guard let number = Int(word), known.contains(number) else {
        throw Complaint(DisplayWords.noDisplay(String(word), known: known), at: word.startIndex)
      }
      numbers.append(number)
    }
    let gone = numbers.isEmpty ? known : numbers
    session.displays.remove(Set(gone))
    return reply(DisplayWords.displaysRemoved(gone))
  }

  /// Every value with what it is here.
  func infoDisplays() -> Reply {
    guard !session.displays.all.isEmpty else { return reply(DisplayWords.noDisplays) }
    return Reply(
      lines: session.displays.all.map { display in
        var display = display
        display.shown = display.expression.value(at: vantageOfFrame).text(in: scene)
        return line(of: display, was: nil)
      })
  }

  /// The lines that follow a stop, once for each: what changed since the last one is marked.
  mutating func displayLines() -> [StyledText] {
    guard session.displays.arrive(at: place) else { return [] }
    return session.displays.all.indices.map { place in
      let before = session.displays.all[place].shown
      let now = session.displays.all[place].expression.value(at: vantage).text(in: scene)
      session.displays.show(now, at: place)
      let shown = line(of: session.displays.all[place], was: now == before ? nil : before)
      return now == before ? StyledText(shown.plain, .dim) : shown
    }
  }

  private func line(of display: Displays.Display, was before: String?) -> StyledText {
    let head: StyledText = "\(dim: "\(display.number):") \(code: display.source) = "
    let value = StyledText(display.shown, before == nil ? .plain : .strong)
    return head + value + (before.map { "  " + say(DisplayWords.was($0)) } ?? StyledText())
  }
}
