import TouchCore
import TouchNarration

//  #7/31  find  hit.ask
//      fifthView (160,-140) is outside: nil
//  1: point = (160,-140)  was (180,120)        changed since the last stop
//  2: view.alpha = 1                           unchanged: dim

/// The values shown at every stop.
struct Displays: Sendable {
  /// A value that is shown at every stop.
  struct Display: Sendable {
    /// What people call it; never given twice.
    let number: Int
    /// As it was typed.
    let source: String
    let expression: Expression
    /// What it came to when it was shown last.
    var shown: String
  }

  private(set) var all: [Display] = []
  private var nextNumber = 1
  /// Where they were shown last: a world and a moment of it.
  private var place: Place?

  private struct Place: Hashable { let world, cursor: Int }

  mutating func add(_ source: String, _ expression: Expression, shown: String) -> Display {
    let display = Display(
      number: nextNumber, source: source, expression: expression, shown: shown)
    nextNumber += 1
    all.append(display)
    return display
  }

  mutating func remove(_ numbers: Set<Int>) { all.removeAll { numbers.contains($0.number) } }

  /// Notes that they are shown where somebody stands; false where they are shown there already.
  mutating func arrive(world: Int, cursor: Int) -> Bool {
    let place = Place(world: world, cursor: cursor)
    defer { self.place = place }
    return place != self.place
  }

  mutating func show(_ text: String, at index: Int) { all[index].shown = text }
}

extension Debugger {
  /// Shows a value from here on; without words those that are shown already.
  mutating func display(_ call: CommandLine) throws(Complaint) -> Reply {
    guard !call.arguments.isEmpty else { return infoDisplays() }
    let parsed = try Parser.parse(call.arguments, scene: scene)
    let text = parsed.expression.value(at: vantageOfFrame).text(in: scene)
    let display = displays.add(String(call.arguments), parsed.expression, shown: text)
    return Reply(lines: [line(of: display, was: nil)])
  }

  mutating func undisplay(_ call: CommandLine) throws(Complaint) -> Reply {
    let known = displays.all.map(\.number)
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
    displays.remove(Set(gone))
    return reply(DisplayWords.displaysRemoved(gone))
  }

  /// Every value with what it is here.
  func infoDisplays() -> Reply {
    guard !displays.all.isEmpty else { return reply(DisplayWords.noDisplays) }
    return Reply(
      lines: displays.all.map { display in
        var display = display
        display.shown = display.expression.value(at: vantageOfFrame).text(in: scene)
        return line(of: display, was: nil)
      })
  }

  /// The lines that follow a stop, once for each: what changed since the last one is marked.
  mutating func displayLines() -> [StyledText] {
    guard displays.arrive(world: worlds.here.number, cursor: cursor) else { return [] }
    return displays.all.indices.map { place in
      let before = displays.all[place].shown
      let now = displays.all[place].expression.value(at: vantage).text(in: scene)
      displays.show(now, at: place)
      let shown = line(of: displays.all[place], was: now == before ? nil : before)
      return now == before ? StyledText(shown.plain, .dim) : shown
    }
  }

  private func line(of display: Displays.Display, was before: String?) -> StyledText {
    let head: StyledText = "\(dim: "\(display.number):") \(code: display.source) = "
    let value = StyledText(display.shown, before == nil ? .plain : .strong)
    return head + value + (before.map { "  " + say(DisplayWords.was($0)) } ?? StyledText())
  }
}
