import Testing
import TouchNarration

@testable import Lessons

@Suite("The one review of a lesson that is done")
struct LessonReviewTests {
  /// Somebody who has answered everything of a lesson right, and has another one open.
  private func done(_ language: Language = .english) throws -> Session {
    let lesson = try #require(Solved.library.lesson(Solved.second, .english))
    var events: [ProgressEvent] = []
    for claim in LessonFences(lesson.fences, file: "lesson.md").claims {
      guard let id = claim.fence.id, let item = claim.itemID(in: lesson.fences) else { continue }
      let answer = GivenAnswer(question: id, given: "a", result: .correct, item: item)
      events.append(ProgressEvent(.answered(answer), lesson: Solved.second, at: 990))
    }
    events.append(ProgressEvent(.finished, lesson: Solved.second, at: 1_000))
    let session = try Session(
      Solved.first, language, log: events.map { $0.line }, library: Solved.library)
    try #require(session.runner.progress.state(of: Solved.second) == .done)
    return session
  }

  private func left(_ session: Session, _ now: Int) -> ReviewLeft {
    session.runner.progress.reviewLeft(of: Solved.second, at: now)
  }

  @Test(
    "is due a day later, asks a new question, and is shown in the list until it is taken",
    arguments: Language.allCases)
  func due(language: Language) throws {
    var session = try done(language)
    let note = try #require(ReviewLeft.due.note)[language].plain
    session.type("lesson list")
    #expect(!session.text.contains(note))
    session.type("review")
    #expect(session.runner.lesson.id == Solved.first, "\(session.text)")

    session.wait(days: 1)
    session.type("lesson list")
    #expect(session.text.contains(note), "\(session.text)")
    session.type("review")
    try #require(session.runner.lesson.id == ReviewSchedule.lesson, "\(session.text)")
    let title = Solved.library.title(of: Solved.second, language)
    #expect(session.text.contains(title), "\(session.text)")
    for _ in 0..<20 where !session.runner.player.state.isAsking { session.type("") }
    try answerRight(&session)
    #expect(left(session, 1_000_000_000) == .none)
    session.type("lesson list")
    #expect(!session.text.contains(note), "\(session.text)")
  }

  private func answerRight(_ session: inout Session) throws {
    let player = session.runner.player
    if let question = player.choiceQuestion {
      session.type(String(question.choices[try #require(question.right)].letter))
    } else {
      let question = try #require(player.orderQuestion)
      session.type(question.answer.joined(separator: " "))
    }
    #expect(session.last.status == .ok, "\(session.text)")
  }

  @Test("is not over with a review on the same day, nor needed where too little was right")
  func sameDay() throws {
    let session = try done()
    let item = try #require(
      session.runner.progress.answers(in: Solved.second).compactMap(\.item).last)
    let answer = GivenAnswer(question: "r", given: "a", result: .correct, item: item)
    var progress = session.runner.progress
    progress.note(ProgressEvent(.answered(answer), lesson: ReviewSchedule.lesson, at: 2_000))
    #expect(progress.reviewLeft(of: Solved.second, at: 3_000) == .later)
    #expect(progress.reviewLeft(of: Solved.second, at: 200_000) == .due)
    progress.note(ProgressEvent(.answered(answer), lesson: ReviewSchedule.lesson, at: 200_000))
    #expect(progress.reviewLeft(of: Solved.second, at: 300_000) == .none)
    progress.note(ProgressEvent(.reset, lesson: Solved.second, at: 300_000))
    #expect(progress.reviewLeft(of: Solved.second, at: 900_000) == .none)
  }
}

@Suite("The picture of progress")
struct SkillBarTests {
  @Test("has a line for each chapter, in both languages", arguments: Language.allCases)
  func chapters(language: Language) throws {
    var session = try Session(Solved.first, language)
    session.type("progress")
    let chapters = LessonLibrary.embedded.index(language).chapters
    for chapter in chapters {
      #expect(session.text.contains(chapter.title), "\(session.text)")
    }
    #expect(session.text.matches(of: /\[\.{10}\]/).count == chapters.count, "\(session.text)")
    #expect(session.last.lines.count <= 16 && session.last.lines.allSatisfy { $0.width <= 80 })

    try session.go(to: "p1")
    session.type("a", "progress")
    #expect(session.text.matches(of: /\[x\.{9}\]/).count == 1, "\(session.text)")
    session.type("lesson reset")
    try session.go(to: "p1")
    session.type("c", "progress")
    #expect(session.text.matches(of: /\[#\.{9}\]/).count == 1, "\(session.text)")
  }

  @Test("counts what was answered right, wrong, and not yet")
  func counts() throws {
    var progress = Progress()
    for (place, id) in ["p1", "p2", "p3", "q1"].enumerated() {
      let answer = GivenAnswer(question: id, given: "a", result: place < 3 ? .correct : .wrong)
      progress.note(ProgressEvent(.answered(answer), lesson: Solved.first, at: place))
    }
    let bar = SkillBar([Solved.first], of: Solved.library, progress)
    #expect((bar.right, bar.wrong) == (3, 1) && bar.all >= 5)
    let text = bar.text.plain
    #expect(text.count == 12 && text.contains("#x.") && !text.contains(".#"), "\(text)")
  }
}
