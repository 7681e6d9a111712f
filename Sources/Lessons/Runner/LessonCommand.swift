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
  case quit(code: Int?)
  case lesson(LessonMove)

  /// A way to move between lessons.
  enum LessonMove: Hashable, Sendable {
    case next, previous, list, reset, skip
    case goto(String)
    case unknown(String)
  }

  /// The words, for completion and did-you-mean.
  static let words = [
    "go", "hint", "skip", "again", "answer", "solution", "sandbox", "leave", "reset", "undo",
    "lesson", "quit",
  ]

  /// The words behind `lesson`.
  static let moves = ["next", "prev", "list", "goto", "reset", "skip"]

  /// Reads a line; nil where it is none of these.
  init?(_ line: String) {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first?.lowercased() else {
      self = .nothing
      return
    }
    if first == "lesson" || first == "lessons" {
      self = .lesson(LessonMove(first == "lessons" ? ["list"] : Array(words.dropFirst())))
      return
    }
    if ["quit", "q", "exit"].contains(first), words.count <= 2 {
      self = .quit(code: words.count == 2 ? Int(words[1]) : nil)
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
    case "sandbox": .sandbox
    case "leave": .leave
    case "reset": .reset
    case "undo": .undo
    case "help", "h", "?", "？": .help
    default: nil
    }
  }
}

extension LessonCommand.LessonMove {
  fileprivate init(_ words: [String]) {
    switch words.first?.lowercased() {
    case nil, "list", "ls": self = .list
    case "next": self = .next
    case "prev", "previous": self = .previous
    case "reset": self = .reset
    case "skip": self = .skip
    case "goto", "open": self = .goto(words.dropFirst().joined(separator: " "))
    case let word?: self = words.count == 1 && word.count > 3 ? .goto(word) : .unknown(word)
    }
  }
}
