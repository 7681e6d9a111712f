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
    let cursor = session.player.playground?.debugger.cursor
    guard !HopAsker.asksFirst(self, in: &session),
      let reply = session.player.playground?.debug({ carryOut(in: &$0) })
    else { return }
    if case .steps = self { sayPassed(from: cursor, in: &session) }
    let start = session.turn.reply.lines.count
    let width = session.width
    let picture = picture(leaving: cursor, in: session)
    session.width = min(picture?.textWidth ?? width, width)
    session.relay(reply)
    if let debugger = session.player.playground?.debugger, debugger.offersEdits,
      !session.player.isAboutChanging, verbs(in: debugger).contains(.whyNot)
    {
      session.say(RunnerWords.editsInSandbox)
    }
    WalkStop.labelMargin(from: start, in: &session)
    session.width = width
    guard let picture else { return }
    let said = Array(session.turn.reply.lines.dropFirst(start))
    session.turn.reply.lines.removeSubrange(start...)
    session.turn.say(picture.beside(said))
  }

  /// Says in a line each what lies between where the walk was and the step that is shown.
  private func sayPassed(from cursor: Int?, in session: inout LessonSession) {
    guard let cursor, let now = session.player.playground?.debugger.cursor, now > cursor + 1 else {
      return
    }
    WalkStop.sayPassed(cursor..<now - 1, in: &session)
  }

  /// The picture for a step of a walk; nil if it stands where it stood, or there is no room.
  private func picture(leaving cursor: Int?, in session: LessonSession) -> StepPicture? {
    guard session.player.state.isWalking, !session.hasScreen,
      let debugger = session.player.playground?.debugger, debugger.cursor != cursor
    else { return nil }
    return StepPicture(debugger, columns: session.columns)
  }
}
