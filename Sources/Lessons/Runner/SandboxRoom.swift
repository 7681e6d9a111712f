import TouchDebugger
import TouchNarration

/// A copy of the scene to play with.
enum SandboxRoom {
  /// Opens it.
  static func open(in session: inout LessonSession) {
    guard let playground = session.player.playground else {
      return session.fail(RunnerWords.noRecord)
    }
    if session.player.isGuarded { return session.fail(session.questionFirst) }
    var sandbox = Playground(playground.stage, language: session.language)
    sandbox.debugger.interrupted = session.interrupted
    sandbox.debugger.keepHabits(of: playground.debugger)
    sandbox.debugger.keepMenu(of: playground.debugger)
    session.player.sandbox = sandbox
    session.say(RunnerWords.inSandbox)
  }

  /// Carries out a line typed in it.
  static func runInSandbox(_ line: String, in session: inout LessonSession) {
    switch LessonCommand(line) {
    case .leave, .go:
      session.player.sandbox = nil
      session.say(RunnerWords.leftSandbox)
    case .reset:
      session.player.sandbox?.reset()
      session.say(RunnerWords.begunAgain)
    case .undo:
      guard let reply = session.player.sandbox?.debugger.undo() else { return }
      session.relay(reply)
      if reply.status == .ok { showOutcome(in: &session) }
    case .quit(let code): session.turn.reply.status = .quit(code: code)
    case .predict(let word): HopAsker.choose(word, in: &session)
    case .sandbox: session.say(RunnerWords.alreadyInSandbox)
    case .hint, .skip, .again, .answer, .lesson, .progress, .misconceptions, .review:
      session.fail(RunnerWords.alreadyInSandbox)
    case .helpWith(let word): session.help(with: word)
    case .helpAll: session.helpWithAll()
    case .help, .nothing, nil: debug(line, in: &session)
    }
  }

  private static func debug(_ line: String, in session: inout LessonSession) {
    let meant = session.player.sandbox?.debugger.lineOfMenu(line) ?? line
    let isChange = session.player.sandbox?.debugger.changesScene(meant) == true
    let reply =
      !isChange && HopAsker.asksFirst(.line(meant), in: &session)
      ? Reply() : session.player.sandbox?.debugger.perform(line)
    guard let reply else { return }
    session.relay(reply)
    if ["run", "r"].contains(line.split(separator: " ").first) { showOutcome(in: &session) }
  }

  /// What becomes of the touch in the scene as it is now.
  private static func showOutcome(in session: inout LessonSession) {
    guard let trace = session.player.sandbox?.trace else { return }
    for line in Narrator(trace, session.language).outcome() { session.say(line) }
  }
}
