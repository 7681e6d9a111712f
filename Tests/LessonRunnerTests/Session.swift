import Testing
import TouchNarration

@testable import Lessons

/// A learner at the keyboard, and everything that was said.
struct Session {
  var runner: LessonRunner
  private(set) var log: [String]
  private(set) var last: LessonReply
  private var clock = 1_000

  init(
    _ lesson: String, _ language: Language = .english, width: Int = 80, log: [String] = [],
    library: LessonLibrary = .embedded
  ) throws {
    runner = try #require(
      LessonRunner(
        library: library, lessonID: lesson, language: language,
        progress: Progress(log: log.joined(separator: "\n")), at: clock))
    runner.width = width
    self.log = log
    last = runner.start()
    self.log += last.log
  }

  /// A learner who drives: one finger goes down at 200,420 in a scene and is lifted.
  static func driving(
    _ scene: String, _ limits: String, _ language: Language = .english
  ) throws -> Session {
    let text = """
      ---
      lesson: a/01-drive
      title: Drive
      role: drive
      ---

      # Drive

      ```scene #main
      \(scene)
      ```

      ```touch #tap
      0 down A at 200,420
      80 up A
      ```

      ```drive #d1 on=tap
      \(limits)
      ```
      """
    let library = LessonLibrary(files: [.init(path: "a/01-drive/lesson.md", text: text)])
    var session = try Session("a/01-drive", language, library: library)
    session.type("")
    try #require(session.isAt("d1"))
    return session
  }

  /// Types lines, one after the other.
  @discardableResult
  mutating func type(_ lines: String...) -> LessonReply { type(lines) }

  /// Types lines, one after the other.
  @discardableResult
  mutating func type(_ lines: [String]) -> LessonReply {
    for line in lines {
      clock += 1
      last = runner.perform(line, now: clock)
      log += last.log
    }
    return last
  }

  /// Lets time pass.
  mutating func wait(days: Int) { clock += days * 86_400 }

  /// Passes over everything until the question with an id waits.
  mutating func go(to id: String) throws {
    for _ in 0..<100 where !isAt(id) {
      type(runner.player.state.isSettled ? "" : "skip")
    }
    try #require(isAt(id), "there is no stop \(id)")
  }

  /// Whether the stop with an id is shown.
  func isAt(_ id: String) -> Bool { runner.player.stop?.id == id }

  /// What the last reply said.
  var text: String { last.lines.map(\.plain).joined(separator: "\n") }

  /// The last line of the last reply.
  var footer: String { last.lines.last?.plain ?? "" }

  /// The place of the stop, from 0.
  var place: Int { runner.player.place }

  /// The answers noted so far.
  var answers: [GivenAnswer] {
    Progress(log: log.joined(separator: "\n")).answers(in: runner.lesson.id)
  }
}

/// The four lessons, and what somebody types who knows everything.
enum Solved {
  static let first = "02-hit-test/03-first-to-fifth"
  static let second = "02-hit-test/05-the-bun"
  static let third = "03-bending/02-white-red-green"
  static let fourth = "06-gestures/05-double-tap"
  static let lessons = [first, second, third, fourth]

  /// A library of these lessons alone, whatever is written beside them.
  static let library = LessonLibrary(
    files: Embedded.files.filter { file in
      !file.path.hasSuffix("lesson.md") && !file.path.hasSuffix("lesson.zh-Hans.md")
        || lessons.contains { file.path.hasPrefix($0 + "/") }
    }.map { LessonLibrary.File(path: $0.path, text: $0.text) })

  static let answers: [String: [String: [String]]] = [
    first: [
      "p1": ["c!"], "p2": ["thirdView"], "p3": ["root?"], "q1": ["c"], "o1": ["2 5 6 1 4"],
      "t1": ["set thirdView noninteractive and secondView frame 20,80 350x500"],
      "x1": ["the newest lies in front but was outside"],
    ],
    second: [
      "p1": ["d"], "p2": ["xiaoWang"], "p3": ["laoWang"], "q1": ["c!"],
      "t1": ["set xiaoWang noninteractive"], "o1": ["3,4,1"],
      "x1": ["因为 xiaoMing 不接收触摸"],
    ],
    third: [
      "p1": ["greenView"], "p2": ["c"], "q1": ["b"], "p3": ["3"], "p4": ["redView"], "p5": ["c"],
      "t1": ["set greenView noninteractive"], "x1": ["red never looks at the point"],
    ],
    fourth: [
      "p1": ["2"], "p2": ["touchesBegan"], "p3": ["1"], "q1": ["a"],
      "t1": ["set model.laterTapsHeld on"], "q2": ["c"], "m1": ["b"],
      "x1": ["the lift was held until it recognized"],
    ],
  ]

  /// Every lesson in every language.
  static let runs = lessons.flatMap { lesson in Language.allCases.map { (lesson, $0) } }
}
