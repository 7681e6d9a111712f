/// A line of the lesson's own words; everything else is an answer or the debugger's.
enum LessonCommand: Hashable, Sendable {
  case nothing
  case go
  case hint
  case skip
  case again
  case answer
  case sandbox
  case leave
  case reset
  case undo
  case help
  case progress
  case misconceptions(String)
  case review
  case toggle(String)
  case predict(String)
  case quit(code: Int?)
  case lesson(LessonMove)

  /// A way to move between lessons.
  enum LessonMove: Hashable, Sendable {
    case next, previous, reset, skip, resume
    case list(filter: String)
    case goto(String)
    case unknown(String)
  }

  /// The words, for completion and did-you-mean.
  static let words = [
    "go", "hint", "skip", "again", "answer", "solution", "sandbox", "leave", "reset", "undo",
    "lesson", "progress", "misconceptions", "review", "predict", "toggle", "quit",
  ]

  /// The words behind `lesson`.
  static let moves = ["next", "prev", "list", "goto", "resume", "reset", "skip"]

  /// Reads a line; nil where it is none of these.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first?.lowercased() else {
      self = .nothing
      return
    }
    if first == "lesson" || first == "lessons" {
      self = .lesson(
        LessonMove(first == "lessons" ? ["list"] + words.dropFirst() : Array(words.dropFirst())))
      return
    }
    if ["quit", "q", "exit"].contains(first), words.count <= 2 {
      self = .quit(code: words.count == 2 ? Int(words[1]) : nil)
      return
    }
    if first == "toggle", words.count <= 2 {
      self = .toggle(words.count == 2 ? words[1] : "")
      return
    }
    if first == "predict", words.count <= 2 {
      self = .predict(words.count == 2 ? words[1] : "")
      return
    }
    if first == "misconceptions", words.count <= 2 {
      self = .misconceptions(words.count == 2 ? words[1] : "")
      return
    }
    guard words.count == 1, let command = Self.single(first) else { return nil }
    self = command
  }

  private static func single(_ word: String) -> LessonCommand? {
    switch word {
    case "go": .go
    case "hint": .hint
    case "skip": .skip
    case "again": .again
    case "answer", "solution": .answer
    case "sandbox", "play": .sandbox
    case "leave": .leave
    case "reset": .reset
    case "undo": .undo
    case "progress": .progress
    case "review": .review
    case "help", "h", "?", "？": .help
    default: nil
    }
  }
}

extension LessonCommand.LessonMove {
  fileprivate init(_ words: [String]) {
    switch words.first?.lowercased() {
    case nil: self = .list(filter: "")
    case "list", "ls": self = .list(filter: words.dropFirst().joined(separator: " "))
    case "resume": self = .resume
    case "next": self = .next
    case "prev", "previous": self = .previous
    case "reset": self = .reset
    case "skip": self = .skip
    case "goto", "open": self = .goto(words.dropFirst().joined(separator: " "))
    case let word?: self = words.count == 1 && word.count > 3 ? .goto(word) : .unknown(word)
    }
  }
}
