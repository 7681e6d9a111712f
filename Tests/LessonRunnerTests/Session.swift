import TouchNarration

@testable import Lessons

/// A learner at the keyboard, and everything that was said.
struct Session {
  var runner: LessonRunner
  private(set) var log: [String] = []
  private(set) var last: LessonReply
  private var clock = 1_000

  init(
    _ lesson: String, _ language: Language = .english, width: Int = 80, log: [String] = [],
    library: LessonLibrary = .embedded
  ) {
    let progress = Progress(log: log.joined(separator: "\n"))
    runner = LessonRunner(
      library: library, lessonID: lesson, language: language, progress: progress, at: clock)!
    runner.width = width
    self.log = log
    last = runner.start()
    self.log += last.log
  }

  /// Types lines, one after the other.
  @discardableResult
  mutating func type(_ lines: String...) -> LessonReply {
    for line in lines {
      clock += 1
      last = runner.perform(line, now: clock)
      log += last.log
    }
    return last
  }

  /// Presses Return so often.
  @discardableResult
  mutating func pressReturn(_ times: Int = 1) -> LessonReply {
    for _ in 0..<times { type("") }
    return last
  }

  /// What the last reply said.
  var text: String { last.lines.map(\.plain).joined(separator: "\n") }

  /// The last line of the last reply.
  var footer: String { last.lines.last?.plain ?? "" }

  /// The answers noted so far.
  var answers: [GivenAnswer] {
    Progress(log: log.joined(separator: "\n")).answers(in: runner.lesson.id)
  }
}
