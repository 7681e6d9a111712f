import Testing
import TouchNarration

@testable import Lessons

/// A lesson with every kind of question whose answer can be wrong, and no beliefs.
private enum Kitchen {
  static let id = "01-a/01-kitchen"

  static let fences = [
    "scene": """
    ```scene #main
    window 390x844
      vc root
        view paper 0,0 390x844
          view lamp 20,80 350x200
          view cup 20,300 350x480
    ```

    ```touch #tap
    0 down A at 200,420
    80 up A
    ```
    """,
    "quiz": """
    ```quiz #q1
    a rejected lamp outside
    b never-asked lamp
    ```
    """,
    "order": """
    ```order #o1
    of asked
    item lamp
    item cup
    item window
    item paper
    ```
    """,
    "try": """
    ```try #t1
    goal hit-view = paper
    ```
    """,
    "solution": """
    ```solution for=t1
    set cup noninteractive
    ```
    """,
    "drive": """
    ```drive #d1
    from hit
    to result
    ```
    """,
  ]

  static let english = """
    ---
    lesson: 01-a/01-kitchen
    title: The kitchen
    ---

    # The kitchen

    SCENE

    What became of the older one of the siblings?

    - **a** It said that the finger is elsewhere.
    - **b** Nobody asked it.

    QUIZ

    Who was asked, beginning with the window? The `lamp` may be wrong here.

    ORDER

    With one change, let the parent be found.

    TRY

    <details><summary>One way</summary>

    SOLUTION

    Who takes no touches asks no children.

    </details>

    Now be the window, until the `cup` is found.

    DRIVE

    """

  static let chinese = """
    ---
    lesson: 01-a/01-kitchen
    title: 厨房
    translates: lesson.md
    ---

    # 厨房

    SCENE

    较老的那个子视图怎么样了？

    - **a** 它说手指在别处。
    - **b** 没有谁问过它。

    QUIZ

    谁被问到了？从窗口开始排。`lamp` 也许不该在这里。

    ORDER

    只改一处，让父视图被找到。

    TRY

    <details><summary>一种做法</summary>

    SOLUTION

    不收触摸的，也不会去问子视图。

    </details>

    现在你来当窗口，直到找到 `cup`。

    DRIVE

    """

  /// - Parameter edit: Another width of the lamp, as an author may write it later.
  static func library(edit: String = "350x200") -> LessonLibrary {
    let texts = [("lesson.md", english), ("lesson.zh-Hans.md", chinese)]
    return LessonLibrary(
      files: texts.map { name, text in
        let whole = fences.reduce(text) { $0.replacing($1.key.uppercased(), with: $1.value) }
        return LessonLibrary.File(
          path: "\(id)/\(name)", text: whole.replacing("350x200", with: edit))
      })
  }
}

/// A question, what is typed at first, and what a learner types who knows it, in its own scene.
struct Missed: Sendable, CustomTestStringConvertible {
  let id: String
  let wrong: [String]
  let right: [String]
  /// How it comes back.
  let nearness: ReviewStop.Nearness
  /// Something of its prose, in both languages.
  let prose: Phrase

  var testDescription: String { id }

  static let all = [
    Missed(
      id: "q1", wrong: ["a"], right: ["b"], nearness: .newScene,
      prose: Phrase(en: "older one of the siblings", zh: "较老的那个子视图")),
    Missed(
      id: "o1", wrong: ["1 2 3", "3 4 2"], right: ["3 4 2"], nearness: .once,
      prose: Phrase(en: "Who was asked", zh: "谁被问到了")),
    Missed(
      id: "t1", wrong: ["answer"], right: ["set cup noninteractive"], nearness: .newScene,
      prose: Phrase(en: "let the parent be found", zh: "让父视图被找到")),
    Missed(
      id: "d1", wrong: ["ask lamp", "ask window; ask paper; ask cup; return self"],
      right: ["ask window; ask paper; ask cup; return self"], nearness: .once,
      prose: Phrase(en: "be the window", zh: "你来当窗口")),
  ]

  /// Each, in every language.
  static let runs = all.flatMap { missed in Language.allCases.map { (missed, $0) } }
}

@Suite("What follows no belief")
struct ReviewAgainTests {
  private func entries(_ session: Session) -> [ReviewSchedule.Entry] {
    ReviewSchedule(Progress(log: session.log.joined(separator: "\n"))).entries
  }

  private func missed(_ missed: Missed, _ language: Language) throws -> Session {
    var session = try Session(Kitchen.id, language, library: Kitchen.library())
    try session.go(to: missed.id)
    session.type(missed.wrong)
    #expect(session.runner.player.state.isSettled)
    #expect(entries(session).count == 1)
    return session
  }

  /// What is typed in a scene with other names.
  private func right(_ missed: Missed, _ session: Session) -> [String] {
    let lesson = session.runner.lesson
    guard missed.nearness == .newScene, missed.id == "t1" else { return missed.right }
    return lesson.fences.filter { $0.kind == .solution }.flatMap(\.body)
  }

  @Test("comes back as itself, in the learner's language", arguments: Missed.runs)
  func comesBack(missed: Missed, language: Language) throws {
    var session = try self.missed(missed, language)
    session.wait(days: 2)
    session.type("progress")
    #expect(session.text.contains("review"))
    session.type("review")
    #expect(session.runner.lesson.id == ReviewSchedule.lesson)
    let once = Phrase(en: "The same question once more", zh: "同一个问题再来一次")[language].plain
    #expect(session.text.contains(once) == (missed.nearness == .once))
    #expect(session.text.contains("lamp") == (missed.nearness == .once))
    session.type("")
    #expect(session.runner.player.state.isAsking)
    #expect(session.text.contains(missed.prose[language].plain))
  }

  @Test("is advanced by right answers, and gone after the last", arguments: Missed.runs)
  func advances(missed: Missed, language: Language) throws {
    var session = try self.missed(missed, language)
    // What was shown waits at once, what was wrong a day.
    let before = entries(session).map(\.reviews)
    let first = try #require(before.first)
    for (count, days) in zip(first..., [1, 1, 3, 7, 21].dropFirst(first + 1)) {
      session.wait(days: days)
      session.type("review", "")
      #expect(session.runner.lesson.id == ReviewSchedule.lesson)
      session.type(right(missed, session))
      #expect(session.last.status == .ok)
      if session.runner.player.ownQuestion != nil {
        let own = try #require(session.runner.choiceQuestion)
        session.type(String(own.choices[try #require(own.right)].letter))
      }
      #expect(entries(session).map(\.reviews) == (count < 3 ? [count + 1] : []))
      session.type("lesson goto \(Kitchen.id)")
    }
    session.wait(days: 99)
    session.type("review")
    #expect(session.runner.lesson.id == Kitchen.id)
    #expect(entries(session).isEmpty)
  }

  @Test("comes back a day later where it is answered wrong again", arguments: Language.allCases)
  func wrongAgain(language: Language) throws {
    var session = try missed(Missed.all[0], language)
    session.wait(days: 1)
    session.type("review", "", "b", "lesson goto \(Kitchen.id)")
    session.wait(days: 3)
    session.type("review", "", "a")
    #expect(session.last.status == .wrong)
    #expect(entries(session).map(\.reviews) == [0])
  }

  @Test("is known in the other language", arguments: Missed.all)
  func otherLanguage(missed: Missed) throws {
    let first = try self.missed(missed, .english)
    var other = try Session(
      Kitchen.id, .simplifiedChinese, log: first.log, library: Kitchen.library())
    other.wait(days: 2)
    other.type("review", "")
    #expect(other.runner.lesson.id == ReviewSchedule.lesson)
    #expect(other.text.contains(missed.prose[.simplifiedChinese].plain))
    other.type(right(missed, other))
    #expect(entries(other).map(\.reviews) == entries(first).map { $0.reviews + 1 })
  }

  @Test("is not due any more where its lesson was edited", arguments: Missed.runs)
  func edited(missed: Missed, language: Language) throws {
    let first = try self.missed(missed, language)
    var later = try Session(
      Kitchen.id, language, log: first.log, library: Kitchen.library(edit: "340x200"))
    later.type("review")
    let nothing = RunnerWords.nothingDue(inDays: nil)[language].plain
    #expect(later.text.contains(nothing))
    later.wait(days: 2)
    later.type("progress")
    #expect(!later.text.contains("review"))
    later.type("review")
    #expect(later.text.contains(nothing))
    #expect(later.runner.lesson.id == Kitchen.id)
  }

  @Test("brings the solution of a try along", arguments: Language.allCases)
  func solution(language: Language) throws {
    var session = try missed(Missed.all[2], language)
    session.type("review", "", "answer")
    #expect(session.text.contains(" noninteractive"))
    #expect(!session.text.contains("cup"))
    let remark = Phrase(en: "takes no touches asks no children", zh: "也不会去问子视图")
    #expect(session.text.contains(remark[language].plain))
  }

  @Test("is sound for every question of every lesson", arguments: Language.allCases)
  func everyLesson(language: Language) throws {
    let library = LessonLibrary.embedded
    let review = ReviewLesson(library, language)
    var (kinds, rewritten): (Set<FenceKind>, Int) = ([], 0)
    for item in library.reviewItems where item.fence.kind != .predict {
      let entry = ReviewSchedule.Entry(
        item: item.id, misconception: nil, reviews: 0, due: 0, wasSure: false)
      let stop = try #require(review.stop(for: entry))
      #expect(stop.item.fence.kind == item.fence.kind)
      #expect((stop.nearness == .once) == (stop.item.scene == item.scene))
      #expect(stop.isSound(like: stop, language), "\(item.lesson) \(item.fence.id ?? "")")
      kinds.insert(item.fence.kind)
      if stop.nearness == .newScene { rewritten += 1 }
    }
    #expect(kinds == [.quiz, .order, .try, .drive])
    #expect(rewritten > 0)
  }
}
