import TouchCore
import TouchNarration

extension JumpCommands {
  func whereAmI() -> Reply {
    guard let index else { return Reply(lines: stopLines()) }
    let touch = trace.touch(at: index)
    return reply(
      MoveWords.when(
        cursor, of: trace.count, milliseconds: trace.milliseconds(at: index),
        touch: touch.map { trace.touchName($0.number) }, phase: touch?.phase.word ?? ""))
  }
}
