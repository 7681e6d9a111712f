import Testing
import TouchNarration

@testable import Lessons

@Suite("Misconceptions by their names")
struct BeliefNamingTests {
  @Test(
    "what was refuted once in a lesson is told again in one clause", arguments: Language.allCases)
  func again(language: Language) throws {
    let lesson = "05-inside/04-two-fingers"
    let loaded = try #require(LessonLibrary.embedded.lesson(lesson, .english))
    let wrong = LessonFences(loaded.fences, file: "lesson.md").claims.flatMap { claim in
      (ChoiceQuestion(claim, claim.stage.trace())?.choices ?? []).filter { $0.because == "M26" }
        .map { (claim.fence.id ?? "", String($0.letter)) }
    }
    try #require(wrong.count > 1)
    let entry = try #require(LessonLibrary.embedded.misconceptions(language)["M26"])
    var session = try Session(lesson, language, width: 1_000)
    for (place, (id, letter)) in wrong.enumerated() {
      try session.go(to: id)
      session.type(letter)
      #expect(session.text.contains(entry.title.plain), "\(session.text)")
      #expect(session.text.contains(entry.refutation.plain) == (place == 0), "\(session.text)")
      let again = language == .english ? "Again “" : "又是“"
      #expect(session.text.contains(again) == (place > 0), "\(session.text)")
    }
  }

  @Test(
    "a number in the prose has its sentence below, once in a lesson", arguments: Language.allCases)
  func numbers(language: Language) throws {
    var session = try Session("01-road/04-queue-and-window", language)
    let line =
      language == .english
      ? "M39 in the catalogue of misconceptions: “The system calls my view directly”"
      : "M39 是误解目录里的：“"
    #expect(session.text.contains(line) == session.text.contains("M39 "), "\(session.text)")
    session = try Session("07-collisions/02-what-a-control-keeps", language)
    var shown = 0
    for _ in 0..<100 where !session.runner.isAtEnd {
      let isWalk = session.runner.player.state.isWalking
      session.type(session.runner.player.state.isSettled ? "" : isWalk ? "go" : "skip")
      let head = language == .english ? "M31 in the catalogue" : "M31 是误解目录里的"
      shown += session.text.contains(head) ? 1 : 0
    }
    #expect(shown == 1)
  }

  @Test("a number in what is said of a solution has its sentence, too")
  func remarks() throws {
    var session = try Session("08-together/04-golf")
    try session.go(to: "try3")
    session.type("set newer hidden")
    #expect(session.text.contains("M09 in the catalogue of misconceptions: “"), "\(session.text)")
  }

  @Test("a quiz letter is laid to a belief only if the belief gives all that it says")
  func laidTo() throws {
    var session = try Session("07-collisions/08-button-under-taps")
    try session.go(to: "q1")
    session.type("b")
    #expect(session.last.status == .wrong)
    #expect(session.answers.last?.misconception == nil)
    #expect(!session.text.contains("M32"), "\(session.text)")
  }
}
