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
  case helpAll
  case helpWith(LessonWord)
  case progress
  case misconceptions(String)
  case review
  case predict(String)
  case quit(code: Int?)
  case lesson(LessonMove)

  /// A way to move between lessons.
  enum LessonMove: Hashable, Sendable {
    case next, previous, reset, skip, resume
    case list(filter: String)
    case card(String)
    case goto(String)
    case unknown(String)
  }

  /// The words, for completion and did-you-mean.
  static let words = LessonWord.allCases.map { $0.rawValue }

  /// The words behind `lesson`.
  static let moves = ["next", "prev", "list", "goto", "resume", "reset", "skip", "card"]

  /// Reads a line; nil where it is none of these.
  init?(_ line: String) {
    let words = line.split(whereSeparator: { $0.isWhitespace }).map(String.init)
    guard let first = words.first?.lowercased() else {
      self = .nothing
      return
    }
    if first == "lesson" || first == "lessons" {
      self = .lesson(
        LessonMove(first == "lessons" ? ["list"] + words.dropFirst() : Array(words.dropFirst())))
      return
    }
    if ["quit", "q", "exit", "退出", "离开"].contains(first), words.count <= 2 {
      self = .quit(code: words.count == 2 ? Int(words[1]) : nil)
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
    if ["help", "h"].contains(first), words.count == 2, words[1] == "all" {
      self = .helpAll
      return
    }
    if ["help", "h"].contains(first), words.count == 2, let word = LessonWord(words[1]) {
      self = .helpWith(word)
      return
    }
    guard words.count == 1, let command = Self.single(first) else { return nil }
    self = command
  }

  private static func single(_ word: String) -> LessonCommand? {
    if ["help", "h", "?", "？"].contains(word) { return .help }
    switch LessonWord(word) {
    case .go: return .go
    case .hint: return .hint
    case .skip: return .skip
    case .again: return .again
    case .answer: return .answer
    case .sandbox: return .sandbox
    case .leave: return .leave
    case .reset: return .reset
    case .undo: return .undo
    case .progress: return .progress
    case .review: return .review
    case .lesson, .misconceptions, .predict, .quit, nil: return nil
    }
  }
}

extension LessonCommand.LessonMove {
  fileprivate init(_ words: [String]) {
    switch words.first?.lowercased() {
    case nil: self = .list(filter: "")
    case "list", "ls": self = .list(filter: words.dropFirst().joined(separator: " "))
    case "resume": self = .resume
    case "card": self = .card(words.dropFirst().joined(separator: " "))
    case "next": self = .next
    case "prev", "previous": self = .previous
    case "reset": self = .reset
    case "skip": self = .skip
    case "goto", "open": self = .goto(words.dropFirst().joined(separator: " "))
    case let word?: self = words.count == 1 && word.count > 3 ? .goto(word) : .unknown(word)
    }
  }
}
