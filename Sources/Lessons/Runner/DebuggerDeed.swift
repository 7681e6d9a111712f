import TouchDebugger
import TouchNarration

/// What the debugger does in a lesson: what a line says, or the steps that a key stands for.
enum DebuggerDeed {
  case line(String)
  case steps(Int)

  func carryOut(in debugger: inout Debugger) -> Reply {
    switch self {
    case .line(let line): debugger.perform(line)
    case .steps(let count): debugger.move(.step, times: count)
    }
  }

  /// The commands that it is.
  func verbs(in debugger: Debugger) -> [Verb?] {
    switch self {
    case .steps: return [.step]
    case .line(let line):
      let isEmpty = line.allSatisfy { $0.isWhitespace }
      return debugger.verbs(in: isEmpty ? debugger.repeatedByEmptyLine ?? "" : line)
    }
  }

  /// Does it and shows what comes of it, unless something is asked before.
  func show(in session: inout LessonSession) {
    guard !HopAsker.asksFirst(self, in: &session),
      let reply = session.player.playground?.debug({ carryOut(in: &$0) })
    else { return }
    let start = session.turn.reply.lines.count
    let width = session.width
    let narrow = SidePicture.textWidth(ofScreen: session.columns, most: width)
    let isBesidePicture = session.player.state.isWalking && narrow != nil
    if isBesidePicture { session.width = narrow ?? width }
    session.relay(reply)
    if let debugger = session.player.playground?.debugger, debugger.offersEdits,
      !session.player.isAboutChanging, verbs(in: debugger).contains(.whyNot)
    {
      session.say(RunnerWords.editsInSandbox)
    }
    WalkStop.labelMargin(from: start, in: &session)
    if isBesidePicture { SidePicture.add(from: start, at: session.width, in: &session) }
    session.width = width
  }
}
