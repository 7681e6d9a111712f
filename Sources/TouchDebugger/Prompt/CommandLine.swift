import TouchCore
import TouchNarration

/// One command as it was typed: its row in the table, and the rest of the words.
struct CommandLine {
  let command: Command
  /// What follows the name, in the line that was typed, so that complaints can point at it.
  let arguments: Substring
  /// The word that was typed, where it is one that went into this command.
  let former: FormerWord?

  var verb: Verb { command.verb }

  /// Reads a command.
  ///
  /// - Parameter own: The names of the person's own commands, which may have been meant.
  init(_ text: Substring, own: [String] = []) throws(Complaint) {
    let (word, rest) = text.firstWord
    if word == "rev" || word == "reverse" {
      self = try Self.reversed(rest)
    } else if let former = FormerWord(typed: word) {
      self.init(former, rest)
    } else if word == "N" {
      // As in less: the next find.
      self.init(CommandTable.command(.search), rest)
    } else if word.count > 1, word.first == "/" {
      // As in less: /word, without a blank.
      let isClosed = text.count > 2 && text.last == "/"
      self.init(CommandTable.command(.search), isClosed ? text : text.dropFirst())
    } else {
      let found: Command
      do throws(Complaint) {
        found = try CommandTable.find(word, own: own)
      } catch {
        guard let former = FormerWord(beginning: word), !CommandTable.isAmbiguous(word) else {
          throw error
        }
        self.init(former, rest)
        return
      }
      let (first, after) = rest.firstWord
      // As in rdbg, step back; and as one says it, why not.
      let meant: Verb? =
        switch (found.verb, first) {
        case (.step, "back"): .rstep
        case (.why, "not"): .whyNot
        // As in gdb and pdb, further than here: a record has no loops to leave.
        case (.continue, "") where word.first == "u": .step
        default: nil
        }
      self.init(meant.map(CommandTable.command) ?? found, meant == nil ? rest : after)
    }
  }

  private init(_ command: Command, _ arguments: Substring, _ former: FormerWord? = nil) {
    self.command = command
    self.arguments = arguments
    self.former = former
  }

  private init(_ former: FormerWord, _ arguments: Substring) {
    self.init(CommandTable.command(former.verb), arguments, former)
  }

  /// The same command, with what stands behind its first word.
  var afterFirstWord: CommandLine { CommandLine(command, arguments.firstWord.rest, former) }

  private static func reversed(
    _ text: Substring
  ) throws(Complaint) -> CommandLine {
    let (forward, arguments) = text.firstWord
    guard !forward.isEmpty else { throw Complaint(CommandWords.reverseWhat, at: text.startIndex) }
    if FormerWord(typed: forward) == .rsearch {
      return CommandLine(CommandTable.command(.search), arguments)
    }
    if try CommandTable.find(forward).verb == .search { return CommandLine(.rsearch, arguments) }
    guard let reverse = try CommandTable.find(forward).verb.reverse else {
      throw Complaint(CommandWords.hasNoReverse(String(forward)), at: forward.startIndex)
    }
    return CommandLine(CommandTable.command(reverse), arguments)
  }

  /// The words of the arguments.
  var words: [Substring] { arguments.split(whereSeparator: \.isWhitespace) }

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
    return (CommandLine(command, arguments[..<last.startIndex].trimmed, former), touch)
  }

  /// Complains about words too many.
  func insist(onAtMost limit: Int) throws(Complaint) {
    guard words.count > limit else { return }
    throw Complaint(Words.tooManyWords(command.usage), at: words[limit].startIndex)
  }

  /// The commands of a line, without the blanks around them; what `define` and `commands` are given
  /// on their own line stays in one piece.
  static func commands(in line: String) -> [Substring] {
    var commands: [Substring] = []
    var start = line.startIndex
    var isQuoted = false
    var here = start
    while here < line.endIndex {
      if line[here] == "\"" { isQuoted.toggle() }
      let next = line.index(after: here)
      if !isQuoted, line[here...].hasPrefix(";;"), !line[start..<here].takesTheRest {
        commands.append(line[start..<here])
        start = line.index(after: next)
        here = start
      } else {
        here = next
      }
    }
    commands.append(line[start...])
    return commands.map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension Substring {
  /// Whether what follows `;;` still belongs to this command: it is to be carried out later.
  fileprivate var takesTheRest: Bool {
    let (word, rest) = firstWord
    guard FormerWord(typed: word) == nil else { return false }
    guard let verb = try? CommandTable.find(word).verb else { return false }
    switch verb {
    case .define: return !rest.isEmpty
    case .commands: return rest.contains(where: \.isWhitespace)
    case .break, .tbreak, .watch, .catch: return rest.hasClause("do")
    case .step, .next, .finish, .continue, .rstep, .rnext, .rfinish, .rcontinue, .goto, .back,
      .forward, .run, .when, .log, .condition, .ignore, .enable, .disable, .delete, .save, .bt,
      .frame, .up, .down, .list, .print, .display, .undisplay, .info, .tree, .views, .chain,
      .recognizers, .map, .hitmap, .rules, .why, .whyNot, .whatif, .undo, .branches, .compare,
      .reload, .set, .show, .search, .mark, .note, .export, .transcript, .help, .history, .source,
      .quit:
      return false
    }
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
    let end = text.firstIndex(where: \.isWhitespace) ?? text.endIndex
    return (text[..<end], text[end...].trimmed)
  }
}
