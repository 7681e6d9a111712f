import LineEditing
import TouchDebugger
import TouchNarration

/// Something one can talk to line by line: the debugger, or a lesson.
protocol Conversation {
  /// What is said before the first line.
  mutating func begin() -> Answer
  /// What is said to a line.
  mutating func answer(_ line: String) -> Answer
  /// The prompt, in pieces with their colours.
  var prompt: [(text: String, style: StyledRun.Style)] { get }
  /// What may stand at the end of a line.
  func completions(for line: String) -> (replacing: Int, candidates: [String])
}

/// What a conversation says to a line.
struct Answer {
  /// The lines to show.
  var lines: [StyledText] = []
  /// Whether the line failed, as a script sees it.
  var hasFailed = false
  /// Whether the line was an answer, and a wrong one.
  var isWrong = false
  /// Whether the line ends the conversation, and with which number if one was given.
  var quits: Quit?

  /// How a conversation was ended.
  struct Quit { var number: Int? }
}

/// Leads a conversation: commands of the command line first, then a prompt or standard input.
struct Talk<Partner: Conversation> {
  var partner: Partner
  let invocation: Invocation
  let console: Console

  /// Whether some line failed.
  private var hasFailed = false
  /// Whether some answer was wrong.
  private var isWrong = false

  init(partner: Partner, invocation: Invocation, console: Console) {
    self.partner = partner
    self.invocation = invocation
    self.console = console
  }

  /// Where a line came from, for messages about it.
  private struct Origin { var file: String?, line: Int }

  /// Talks until somebody quits; answers how it went.
  mutating func run() throws(FileProblem) -> ExitCode {
    InterruptFlag.install()
    if !invocation.has(.quiet) { console.show(partner.begin().lines) } else { _ = partner.begin() }
    for (line, origin) in try scriptedLines() {
      if let end = takeAll(of: line, origin) { return end }
    }
    if invocation.has(.batch) { return result }
    let isTyped = LineEditing.Terminal.isTerminal(0) && LineEditing.Terminal.isTerminal(1)
    return isTyped ? prompt() : readStandardInput()
  }

  /// How the lines so far went.
  private var result: ExitCode {
    hasFailed ? .commandFailed : (isWrong ? .checkFailed : .success)
  }

  /// The lines of -ex and -x, in the order they were given.
  private func scriptedLines() throws(FileProblem) -> [(String, Origin)] {
    var lines: [(String, Origin)] = []
    for (option, value) in invocation.options {
      if option == .command { lines.append((value, Origin(file: nil, line: 0))) }
      guard option == .script else { continue }
      let text = try readText(value)
      for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      {
        let trimmed = line.last == "\r" ? line.dropLast() : line
        // An empty line repeats at a prompt; in a file it is only an empty line.
        guard !trimmed.isEmpty, !trimmed.hasPrefix("#") else { continue }
        lines.append((String(trimmed), Origin(file: value, line: place + 1)))
      }
    }
    return lines
  }

  /// Takes the commands of a scripted line one by one, so that each answer goes where it belongs.
  private mutating func takeAll(of line: String, _ origin: Origin) -> ExitCode? {
    for command in commands(of: line) {
      if let end = take(command, origin) { return end }
    }
    return nil
  }

  /// The commands between the `;;` of a line, those in quotes left alone.
  private func commands(of line: String) -> [String] {
    var commands = [""]
    var isQuoted = false
    for character in line {
      if character == "\"" { isQuoted.toggle() }
      commands[commands.count - 1].append(character)
      guard !isQuoted, commands[commands.count - 1].hasSuffix(";;") else { continue }
      commands[commands.count - 1].removeLast(2)
      commands.append("")
    }
    // An empty line repeats a motion; an empty end of a line is nothing.
    return commands.count == 1 ? commands : commands.filter { $0.contains { $0 != " " } }
  }

  /// Takes one scripted command; answers the end of the run, if it is one.
  private mutating func take(_ line: String, _ origin: Origin) -> ExitCode? {
    InterruptFlag.clear()
    let answer = partner.answer(line)
    show(answer, from: origin, line)
    hasFailed = hasFailed || answer.hasFailed
    isWrong = isWrong || answer.isWrong
    if let quit = answer.quits { return code(of: quit) }
    if InterruptFlag.isRaised { return .interrupted }
    return answer.hasFailed && !invocation.has(.keepGoing) ? .commandFailed : nil
  }

  /// Shows an answer; what failed in a file goes to standard error, with its place.
  private func show(_ answer: Answer, from origin: Origin, _ line: String) {
    guard answer.hasFailed else { return console.show(answer.lines) }
    let place = origin.file.map { "\($0):\(origin.line): " } ?? "touchtrace: "
    console.complain("\(place)error: \(answer.lines.first?.plain ?? line)")
    for line in answer.lines.dropFirst() { console.complain(line.plain) }
  }

  private func code(of quit: Answer.Quit) -> ExitCode {
    quit.number.map { ExitCode(number: Int32(truncatingIfNeeded: $0)) } ?? result
  }

  private mutating func readStandardInput() -> ExitCode {
    var number = 0
    while let line = readPlainLine() {
      number += 1
      guard !line.hasPrefix("#") else { continue }
      if let end = takeAll(of: line, Origin(file: "stdin", line: number)) { return end }
    }
    return result
  }
}
