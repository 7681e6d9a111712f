import TestSupport
import Testing
import TouchNarration

@testable import Lessons

@Suite("Spaced review")
struct ReviewTests {
  private static let day = 86_400

  private func answered(
    _ result: AnswerResult, _ item: String, at days: Int, sure: Bool = false,
    in lesson: String = "a", because: String? = nil
  ) -> ProgressEvent {
    let answer = GivenAnswer(
      question: "p1", given: "x", confidence: sure ? .sure : .thinks, result: result,
      misconception: because, item: item)
    return ProgressEvent(.answered(answer), lesson: lesson, at: days * Self.day)
  }

  private func schedule(_ events: [ProgressEvent]) -> ReviewSchedule {
    ReviewSchedule(Progress(log: events.map(\.line).joined(separator: "\n")))
  }

  private func review(_ days: Int) -> ProgressEvent {
    answered(.correct, "i", at: days, in: ReviewSchedule.lesson)
  }

  @Test("a wrong answer comes back after 1, 3, 7 and 21 days, and then no more")
  func intervals() {
    var events = [answered(.wrong, "i", at: 0)]
    for (done, due) in [(0, 1), (1, 4), (4, 11), (11, 32)] {
      if done > 0 { events.append(review(done)) }
      #expect(schedule(events).entries.map(\.due) == [due * Self.day])
    }
    #expect(schedule(events + [review(32)]).entries.isEmpty)
    let again = answered(.wrong, "i", at: 11, in: ReviewSchedule.lesson)
    #expect(schedule(events.dropLast() + [again]).entries.map(\.due) == [12 * Self.day])
  }

  @Test(
    "a time at the end of all numbers is the end of the calendar, and the answer still counts",
    arguments: [Int.max, Int.max - 1, Int.min, -1, 253_402_300_800])
  func endOfTime(seconds: Int) {
    let log = answered(.wrong, "i", at: 0).line.replacing("\"at\":0", with: "\"at\":\(seconds)")
    let progress = Progress(log: log)
    #expect(ProgressLines(Array(log.utf8)).damaged.isEmpty && progress.events.count == 1)
    let schedule = ReviewSchedule(progress)
    let time = seconds < 0 ? 0 : 253_402_300_799
    #expect(schedule.entries.map(\.due) == [time + Self.day])
    #expect(schedule.due(at: .max).count == 1 && schedule.due(at: 0).isEmpty)
  }

  @Test("a question noted with a step that is none is a question of nothing")
  func hopOfNoStep() {
    for step in [Int.min, 0, -5] {
      #expect(HopQuestion.parts(of: "main.tap.\(step) hit-view") == nil)
    }
    #expect(HopQuestion.parts(of: "main.tap.\(Int.max) hit-view")?.step == .max - 1)
  }

  @Test("a right answer never comes back, one that was shown comes back at once")
  func entering() {
    #expect(schedule([answered(.correct, "i", at: 0)]).entries.isEmpty)
    #expect(schedule([answered(.skipped, "i", at: 0)]).entries.isEmpty)
    let shown = schedule([answered(.peeked, "i", at: 3)])
    #expect(shown.due(at: 3 * Self.day).map(\.item) == ["i"])
    let followed = schedule([answered(.peeked, "i", at: 3), review(3)])
    #expect(followed.entries.map(\.due) == [4 * Self.day])
    #expect(schedule([answered(.correctAfterHint, "i", at: 0)]).entries.map(\.due) == [Self.day])
  }

  @Test("errors that one was sure of come first, then what is due longest")
  func order() {
    let found = schedule([
      answered(.wrong, "late", at: 2), answered(.wrong, "early", at: 1),
      answered(.wrong, "sure", at: 3, sure: true),
    ])
    #expect(found.due(at: 9 * Self.day).map(\.item) == ["sure", "early", "late"])
    #expect(found.due(at: 2 * Self.day).map(\.item) == ["early"])
  }

  @Test(
    "a review asks about the same belief in a scene with other names", arguments: Language.allCases)
  func newScene(language: Language) throws {
    var session = try Session(Solved.first, language)
    try session.go(to: "p1")
    session.type("a!", "review")
    #expect(session.runner.lesson.id == Solved.first)
    let line = try #require(session.log.last { $0.contains("answered") })
    #expect(line.contains(#""item":""#))
    var later = try Session(Solved.second, language, log: session.log)
    later.wait(days: 2)
    later.type("review")
    #expect(later.runner.lesson.id == ReviewSchedule.lesson)
    #expect(later.text.contains("M06"))
    later.type("")
    #expect(later.runner.player.state.isAsking)
    #expect(!later.text.contains("firstView"))
    let question = try #require(later.runner.player.choiceQuestion)
    #expect(question.choices.contains { $0.because == "M06" })
    let right = try #require(question.right)
    later.type(String(question.choices[right].letter))
    #expect(later.last.status == .ok)
    let entries = ReviewSchedule(Progress(log: later.log.joined(separator: "\n"))).entries
    #expect(entries.map(\.reviews) == [1])
    later.type("")
    #expect(later.runner.isAtEnd)
    later.type("")
    #expect(later.runner.lesson.id != ReviewSchedule.lesson)
  }

  @Test("every prediction of every lesson can be asked again in another scene")
  func rewriting() throws {
    let library = LessonLibrary.embedded
    let review = ReviewLesson(library, .english)
    var isMirrored = 0
    let items = library.reviewItems.filter { $0.fence.kind == .predict }
    // In a quick run every eighth.
    for item in items.sampled(8) {
      let entry = ReviewSchedule.Entry(
        item: item.id, misconception: nil, reviews: 0, due: 0, wasSure: false)
      let stop = try #require(review.stop(for: entry))
      #expect(stop.item.id == item.id)
      #expect(stop.nearness == .newScene)
      #expect(stop.item.scene != item.scene, "\(item.scene)")
      if stop.item.touch != item.touch { isMirrored += 1 }
      let lesson = try #require(review.lesson([entry]))
      let report = checkLesson(
        text: lesson.document.lines.joined(separator: "\n"), file: "review.md",
        catalogue: library.catalogue)
      #expect(report.isSound, "\(report.diagnostics)")
    }
    #expect(isMirrored > 0)
  }

  @Test("left and right are exchanged cell by cell")
  func mirror() throws {
    let scene = [
      "window 390x844", "  vc root", "    view a 20,0 100x50", "      view b 90,0 10x10",
    ]
    let touch = [
      "0 down A at 20,10", "10 move A by 5,1", "20 up A at 119,10", "30 down B in b 0,0",
    ]
    let mirror = try #require(SceneMirror(scene, touch, []))
    #expect(mirror.scene[2...] == ["    view a 270,0 100x50", "      view b 0,0 10x10"])
    #expect(
      mirror.touch == [
        "0 down A at 369,10", "10 move A by -5,1", "20 up A at 270,10", "30 down B in b 9,0",
      ])
    #expect(SceneMirror(["window 390x844", "  view a 0.5,0 10x10"], touch, []) == nil)
    #expect(
      SceneMirror(["window 390x844", "  view a 0,0 9x9 transform=scale(2,1)"], [], []) == nil)
  }

  @Test("nothing due is said, with the day of the next")
  func nothing() throws {
    var session = try Session(Solved.first)
    session.type("review")
    #expect(session.text.contains("There is nothing to review."))
    try session.go(to: "p1")
    session.type("a", "review")
    #expect(session.text.contains("due in a day"))
  }

  @Test("misconceptions are listed with what became of them")
  func misconceptions() throws {
    var session = try Session(Solved.first, library: Solved.library)
    session.type("misconceptions")
    #expect(session.text.contains("So far, your answers do not follow"))
    try session.go(to: "p1")
    session.type("a", "misconceptions")
    #expect(session.text.contains("· M06"))
    session.type("lesson reset")
    try session.go(to: "p1")
    session.type("c", "misconceptions")
    #expect(session.text.contains("✓ M06"))
    session.type("progress")
    #expect(session.text.contains(/\[#\.{9}\]  1 of [0-9]+ right/), "\(session.text)")
  }
}

@Suite("The list of lessons")
struct FilterTests {
  @Test(
    "is filtered by state, misconception, article, role or words",
    arguments: [
      ("started", [Solved.first]), ("done", []), ("M23", [Solved.fourth]),
      ("/red dot", [Solved.first]), ("红点", [Solved.first]), ("004", [Solved.fourth]),
      ("000-11", [Solved.first]), ("walk", []),
    ])
  func filters(filter: String, expected: [String]) throws {
    var session = try Session(Solved.first, library: Solved.library)
    session.type("lesson list \(filter)")
    guard !expected.isEmpty else {
      #expect(session.last.status == .failed)
      return
    }
    #expect(session.last.lines.count == expected.count + 1)
    for id in expected { #expect(session.text.contains(Lesson.place(of: id))) }
  }

  @Test("leads back to what is half done")
  func resume() throws {
    var session = try Session(Solved.first)
    session.type("", "lesson next", "", "lesson goto 02/03", "c", "lesson resume")
    #expect(session.runner.lesson.id == Solved.first)
    #expect(session.isAt("p2") || session.isAt("p1"))
  }
}
