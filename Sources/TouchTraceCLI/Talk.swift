import LineEditing
import TouchDebugger
import TouchNarration

//   init files ─▶ -ex and -x, in order ─▶ a prompt                       somebody sits there
//                 -ex and -x, in order ─▶ standard input, unless -b      batch: nobody does

/// Leads a conversation: commands of the command line first, then a prompt or standard input.
final class Talk<Partner: Conversation> {
  let invocation: Invocation
  var partner: Partner
  var output: SessionOutput
  /// What was typed; in batch nothing of it is kept, and nothing of earlier sessions is known.
  var history: History

  /// Whether some line failed that was not forgiven.
  private var hasFailed = false
  /// Whether some answer was wrong.
  private var isWrong = false
  private let initFiles: InitFiles
  /// What was typed where only Return was awaited.
  var typedAhead: String?
  /// Reads what somebody types; nothing is made where nobody sits there.
  private(set) lazy var editor = makeEditor()

  /// How a line ended.
  private enum Outcome { case done, failed, quit(ExitCode) }

  /// Prepares a conversation; fails where its transcript cannot be written.
  ///
  /// - Parameter preface: What stands before the session in a document.
  init(
    partner: Partner, invocation: Invocation, console: Console, initFiles: InitFiles = .none,
    preface: [String] = []
  ) throws(FileProblem) {
    self.partner = partner
    self.invocation = invocation
    self.initFiles = initFiles
    output = try SessionOutput(console: console, invocation: invocation, preface: preface)
    history = History(path: invocation.isInteractive ? Environment.historyPath : nil)
  }

  /// Talks until somebody quits; answers how it went, and a loss is no success.
  func run() throws(FileProblem) -> ExitCode {
    let code = try talk()
    output.endTranscript()
    // The process ends soon: to take 300 000 views apart would take longer than Ctrl-C may.
    _ = Unmanaged.passRetained(Keepsake(partner))
    return code == .success && (output.hasLost || partner.hasLost) ? .checkFailed : code
  }

  private func talk() throws(FileProblem) -> ExitCode {
    InterruptFlag.install()
    let lines = try scriptedLines()
    // A machine's session has no prompts, so nothing was typed behind them.
    let rehearsal = invocation.has(.batch) || invocation.has(.json) ? nil : Rehearsal.current
    let first = partner.begin()
    // What a lesson says first is its first stop.
    let greeting = first.isGreeting && invocation.has(.quiet) ? [] : first.lines
    if !invocation.has(.json) { showPages(greeting) }
    output.begin(greeting, of: first)
    for line in initFiles.lines(output.console) {
      if case .quit(let code) = take(line) { return code }
    }
    if let rehearsal { return rehearse(lines, rehearsal) }
    return invocation.isInteractive ? promptAfter(lines) : runBatch(lines)
  }

  /// Somebody is there to see what failed, and goes on from there.
  private func promptAfter(_ lines: [ScriptedLine]) -> ExitCode {
    InterruptFlag.clear()
    loop: for line in lines where !InterruptFlag.isRaised {
      switch take(line) {
      case .done: continue
      case .failed: if !invocation.has(.keepGoing) { break loop }
      case .quit(let code): return code
      }
    }
    return prompt()
  }

  private func runBatch(_ lines: [ScriptedLine]) -> ExitCode {
    guard !InterruptFlag.isRaised else { return .interrupted }
    for line in lines {
      if let end = takeInBatch(line) { return end }
    }
    return invocation.has(.batch) ? result : readStandardInput()
  }

  private func readStandardInput() -> ExitCode {
    var number = 0
    while let text = readPlainLine() {
      number += 1
      let line = ScriptedLine(text, "stdin", number, by: .person)
      if !line.isComment, let end = takeInBatch(line) { return end }
    }
    guard !InterruptFlag.isRaised else { return .interrupted }
    return result
  }

  /// Takes a line where nobody is asked; answers the end of the run, if it is one.
  func takeInBatch(_ line: ScriptedLine) -> ExitCode? {
    history.append(line.text)
    switch take(line) {
    case .done: break
    case .failed:
      hasFailed = true
      // What Ctrl-C ended has not failed by itself.
      if !invocation.has(.keepGoing), !InterruptFlag.isRaised { return .commandFailed }
    case .quit(let code): return code
    }
    return InterruptFlag.isRaised ? .interrupted : nil
  }

  /// How the lines so far went.
  private var result: ExitCode {
    hasFailed ? .commandFailed : (isWrong ? .checkFailed : .success)
  }

  /// The lines of -ex and -x, in the order they were given.
  private func scriptedLines() throws(FileProblem) -> [ScriptedLine] {
    var lines: [ScriptedLine] = []
    for (option, value) in invocation.options {
      if option == .command { lines.append(ScriptedLine(option: value)) }
      if option == .script {
        lines += ScriptedLine.lines(of: try readText(value), file: value, by: .file)
      }
    }
    return lines
  }

  /// Takes the commands of a line one by one; the first that fails ends it.
  private func take(_ line: ScriptedLine) -> Outcome {
    for command in line.commands {
      output.prompt = partner.prompt
      let answer = self.answer(command, by: line.author)
      output.show(answer, to: command, at: line.place, standing: partner.position)
      isWrong = isWrong || answer.isWrong
      if let quit = answer.quits {
        return .quit(quit.number.map { ExitCode(number: $0) } ?? result)
      }
      if answer.hasFailed { return .failed }
      if InterruptFlag.isRaised { return .done }
    }
    return .done
  }

  /// What the partner says to a command, with what only this session knows.
  func answer(_ command: String, by author: LineAuthor) -> Answer {
    WaitingSign.begin()
    defer { WaitingSign.end() }
    var answer = partner.answer(command, by: author)
    if let request = answer.transcript {
      switch output.keepTranscript(request) {
      case .done(let words): answer.lines.append(words[output.console.language])
      case .failed(let words):
        answer.complaint = answer.lines.count
        answer.lines.append(words[output.console.language])
        answer.hasFailed = true
      }
    }
    return answer
  }
}

/// Holds a value to the end of the process.
private final class Keepsake<Value> {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension Invocation {
  /// Whether a person sits before a prompt, and no script or machine.
  var isInteractive: Bool {
    Rehearsal.current == nil && LineEditing.Terminal.isTerminal(0)
      && LineEditing.Terminal.isTerminal(1) && !has(.batch)
      && !has(.json)
  }
}
