import TouchDebugger
import TouchNarration

extension LessonRunner {
  /// Opens a copy of the scene to play with.
  mutating func openSandbox() {
    guard let playground = player.playground else { return fail(RunnerWords.noRecord) }
    if player.isGuarded { return fail(questionFirst) }
    player.sandbox = Playground(playground.stage, language: language)
    player.sandbox?.debugger.interrupted = interrupted
    player.sandbox?.debugger.keepHabits(of: playground.debugger)
    player.sandbox?.debugger.keepMenu(of: playground.debugger)
    say(RunnerWords.inSandbox)
  }

  /// Carries out a line typed in the sandbox.
  mutating func carryOutInSandbox(_ line: String) {
    if isCollecting { return debugInSandbox(line) }
    switch LessonCommand(line) {
    case .leave, .go:
      player.sandbox = nil
      say(RunnerWords.leftSandbox)
    case .reset:
      player.sandbox?.reset()
      say(RunnerWords.begunAgain)
    case .undo:
      player.sandbox?.undo()
      showSandboxOutcome()
    case .quit(let code): turn.reply.status = .quit(code: code)
    case .predict(let word): choosePredicting(word)
    case .sandbox: say(RunnerWords.alreadyInSandbox)
    case .hint, .skip, .again, .answer, .lesson, .progress, .misconceptions, .review, .toggle:
      fail(RunnerWords.alreadyInSandbox)
    case .helpWith(let word): help(with: word)
    case .help, .nothing, nil: debugInSandbox(line)
    }
  }

  private mutating func debugInSandbox(_ line: String) {
    let line = player.sandbox?.debugger.lineOfMenu(line) ?? line
    let word = line.split(separator: " ").first
    let isChange = player.sandbox?.debugger.changesScene(line) == true
    guard let reply = isChange ? player.sandbox?.change(line) : runInSandbox(line) else {
      return
    }
    take(reply)
    if word == "run" || word == "r" { showSandboxOutcome() }
  }

  private mutating func runInSandbox(_ line: String) -> Reply? {
    asksFirst(line) ? Reply() : player.sandbox?.debugger.perform(line)
  }

  /// What becomes of the touch in the scene as it is now.
  private mutating func showSandboxOutcome() {
    guard let trace = player.sandbox?.trace else { return }
    for line in Narrator(trace, language).outcome() { say(line) }
  }
}
