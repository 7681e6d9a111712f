import TouchCore
import TouchNarration

/// One command as it was typed: its row in the table, and the rest of the words.
struct CommandLine {
  let command: Command
  /// What follows the name, in the line that was typed, so that complaints can point at it.
  let arguments: Substring
  /// Whether it searches backwards: `P`, or `rev search`.
  let searchesBack: Bool

  var verb: Verb { command.verb }

  /// Reads a command.
  init(_ text: Substring) throws(Complaint) {
    let (word, rest) = text.firstWord
    switch word {
    case "rev", "reverse": self = try Self.reversed(rest)
    // As in less: the next match, the match before, and /word without a blank.
    case "N": self.init(.search, rest)
    case "P": self.init(.search, rest, searchesBack: true)
    case _ where word.count > 1 && word.first == "/":
      let isClosed = text.count > 2 && text.last == "/"
      self.init(.search, isClosed ? text : text.dropFirst())
    case "tap":
      // The whole text, because `whatif tap 200,290` says the same.
      self.init(.whatif, text)
    default: self = try Self.meant(by: word, rest)
    }
  }

  /// Reads a command by its first word, or by the two words of a habit.
  private static func meant(
    by word: Substring, _ rest: Substring
  ) throws(Complaint) -> CommandLine {
    let found = try CommandTable.find(word).verb
    let (first, after) = rest.firstWord
    if let answer = AnsweredWord.answer(to: "\(found.rawValue) \(first.lowercased())") {
      throw Complaint(answer, at: word.startIndex)
    }
    return switch (found, first) {
    // As in rdbg, step back; and as one says it, why not.
    case (.step, "back"): CommandLine(.rstep, after)
    case (.why, "not"): CommandLine(.whyNot, after)
    // As in gdb and pdb, further than here: a record has no loops to leave.
    case (.continue, "") where word.first == "u": CommandLine(.step, rest)
    // As in gdb, until and advance take a line; here a step.
    case (.continue, _) where "ua".contains(word.first ?? " ") && first.stepNumber != nil:
      CommandLine(.goto, rest)
    default: CommandLine(found, rest)
    }
  }

  init(_ verb: Verb, _ arguments: Substring, searchesBack: Bool = false) {
    command = CommandTable.command(verb)
    self.arguments = arguments
    self.searchesBack = searchesBack
  }

  /// The same command, with what stands behind its first word.
  var afterFirstWord: CommandLine { CommandLine(verb, arguments.firstWord.rest) }

  private static func reversed(_ text: Substring) throws(Complaint) -> CommandLine {
    let (forward, arguments) = text.firstWord
    guard !forward.isEmpty else { throw Complaint(CommandWords.reverseWhat, at: text.startIndex) }
    let found = try CommandTable.find(forward).verb
    if found == .search { return CommandLine(.search, arguments, searchesBack: true) }
    guard let reverse = found.reverse else {
      throw Complaint(CommandWords.hasNoReverse(String(forward)), at: forward.startIndex)
    }
    return CommandLine(reverse, arguments)
  }

  /// The command as it can be typed again.
  var label: String { arguments.isEmpty ? verb.rawValue : "\(verb.rawValue) \(arguments)" }

  /// The words of the arguments.
  var words: [Substring] { arguments.split(whereSeparator: { $0.isWhitespace }) }

  /// Whether an empty line does it once more.
  var repeats: Bool {
    guard verb == .search else { return command.repeats }
    switch searchForm.form {
    case .next, .back: return true
    case .first, .last, .count: return false
    }
  }

  /// Which way it goes in time.
  var direction: Direction { verb.isBackwards ? .backwards : .forwards }

  /// How often to do it: a number from 1, or once.
  var count: Int {
    get throws(Complaint) {
      guard let first = words.first else { return 1 }
      guard let count = Int(first), count >= 1 else {
        throw Complaint(CommandWords.notACount(String(first)), at: first.startIndex)
      }
      try insist(onAtMost: 1)
      return count
    }
  }

  /// The command without `touch:N` at its end, and the touch that is meant by it.
  func cutAtTouch(of trace: Trace) throws(Complaint) -> (call: CommandLine, touch: Int?) {
    guard let last = words.last, last.hasPrefix("touch:") else { return (self, nil) }
    let touch = try trace.touch(numbered: last.dropFirst("touch:".count))
    return (CommandLine(verb, arguments[..<last.startIndex].trimmed), touch)
  }

  /// Complains about words too many.
  func insist(onAtMost limit: Int) throws(Complaint) {
    guard words.count > limit else { return }
    throw Complaint(Words.tooManyWords(command.usage), at: words[limit].startIndex)
  }

  /// The commands of a line, without the blanks around them; what stands behind `do` stays in one
  /// piece.
  static func commands(in line: String) -> [Substring] {
    var commands: [Substring] = []
    var start = line.startIndex
    var isQuoted = false
    var here = start
    while here < line.endIndex {
      if line[here] == "\"" { isQuoted.toggle() }
      let next = line.index(after: here)
      if !isQuoted, line[here] == ";", line[here...].hasPrefix(";;"),
        !line[start..<here].takesTheRest
      {
        commands.append(line[start..<here])
        start = line.index(after: next)
        here = start
      } else {
        here = next
      }
    }
    commands.append(line[start...])
    return commands.map { $0.trimmed }.filter { !$0.isEmpty }
  }
}

extension Substring {
  /// Whether what follows `;;` still belongs to this command: it is to be carried out later.
  fileprivate var takesTheRest: Bool {
    let (word, rest) = firstWord
    guard let verb = try? CommandTable.find(word).verb else { return false }
    return [.break, .tbreak, .watch, .catch].contains(verb) && rest.hasClause("do")
  }

  /// The text without blanks at both ends.
  var trimmed: Substring {
    var text = self
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }

  /// The first word and what follows it.
  var firstWord: (word: Substring, rest: Substring) {
    let text = trimmed
    let end = text.firstIndex(where: { $0.isWhitespace }) ?? text.endIndex
    return (text[..<end], text[end...].trimmed)
  }
}
