import TouchNarration

/// A row of the menu: a line that can be typed, and what it asks in words.
struct Question: Hashable, Sendable {
  /// The line to type.
  let line: String
  /// What it asks; nil where the line says it.
  let words: Phrase?

  init(line: String, _ words: Phrase? = nil) {
    self.line = line
    self.words = words
  }
}

extension Debugger {
  /// How many questions are shown at once.
  static let mostQuestions = 9

  /// Lists what can be asked here, or asks one of the list.
  mutating func questions(_ call: CommandLine) throws(Complaint) -> Reply {
    try call.insist(onAtMost: 1)
    if let word = call.words.first {
      if menu.isEmpty { menu = openQuestions }
      guard let question = Int(word).flatMap(menu.numbered) else {
        throw Complaint(QuestionWords.noQuestion(String(word), of: menu.count), at: word.startIndex)
      }
      return perform(question.line)
    }
    menu = openQuestions
    return Reply(lines: menuLines())
  }

  /// The line a bare number stands for, while a menu is there.
  public func lineOfMenu(_ line: String) -> String? {
    Int(line[...].trimmed).flatMap(menu.numbered)?.line
  }

  /// Whether a number stands for a line that changes the scene.
  public var offersEdits: Bool { menu.contains { changesScene($0.line) } }

  /// Takes over what the numbers stand for in another session over the same scene.
  public mutating func keepMenu(of other: Debugger) { menu = other.menu }

  /// The menu, a question a line.
  func menuLines() -> [StyledText] {
    menu.enumerated().map { place, question in
      let words = question.words.map { say($0) + "  \(dim: question.line)" }
      return numbered(place + 1, words ?? "\(code: question.line)")
    }
  }
}
