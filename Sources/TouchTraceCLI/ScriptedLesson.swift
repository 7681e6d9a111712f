import Lessons
import TouchNarration

/// `touchtrace learn LESSON --answers trace|Mnn`: a lesson taken by somebody who answers by rule.
///
/// Nothing of it goes into the learner's progress.
struct ScriptedLesson {
  // A lesson has some dozens of stops; more rounds would mean that one of them never ends.
  private static let mostRounds = 1_000

  var runner: LessonRunner
  let learner: ScriptedLearner
  let console: Console

  /// Types every answer and shows what is said; a wrong one fails the run.
  mutating func run() -> ExitCode {
    console.show(runner.start().lines)
    var worst = ExitCode.success
    for _ in 0..<Self.mostRounds where !runner.isAtEnd {
      for line in runner.lines(typedBy: learner) {
        let prompt = runner.promptPieces.map(\.text).joined()
        console.show(["\(dim: prompt)\(line)"])
        let reply = runner.perform(line, now: 0)
        console.show(reply.lines)
        switch reply.status {
        case .ok, .quit: break
        case .wrong: if worst == .success { worst = .checkFailed }
        case .failed: return .commandFailed
        }
      }
    }
    return runner.isAtEnd ? worst : .commandFailed
  }
}
