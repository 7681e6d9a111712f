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
      let again = language == .english ? "As before, “" : "和前面一样，“"
      #expect(session.text.contains(again) == (place > 0), "\(session.text)")
    }
  }

  @Test(
    "a number in the prose has its sentence below, once in a lesson", arguments: Language.allCases)
  func numbers(language: Language) throws {
    var session = try Session("z/01-numbers", language, library: Self.numbered)
    let line =
      language == .english
      ? "M39 in the catalogue of misconceptions: “The system calls my view directly”"
      : "M39 是误解目录里的：“"
    #expect(session.text.contains(line), "\(session.text)")
    var shown = 0
    for _ in 0..<100 where !session.runner.isAtEnd {
      session.type(session.runner.player.state.isSettled ? "" : "skip")
      let head = language == .english ? "M39 in the catalogue" : "M39 是误解目录里的"
      shown += session.text.contains(head) ? 1 : 0
    }
    #expect(shown == 0)
  }

  @Test("a number in what is said of a solution has its sentence, too")
  func remarks() throws {
    var session = try Session("z/01-numbers", library: Self.numbered)
    try session.go(to: "t1")
    session.type("set card hidden")
    if session.runner.player.ownQuestion != nil { session.type("a") }
    #expect(session.text.contains("M09 in the catalogue of misconceptions: “"), "\(session.text)")
  }

  /// A lesson whose author writes numbers where words would be better.
  private static let numbered = LessonLibrary(
    files: [
      LessonLibrary.File(
        path: "z/01-numbers/lesson.md",
        text: """
          ---
          lesson: z/01-numbers
          title: Numbers
          ---

          # Numbers

          Some think of M39 here.

          ```scene #main
          window 390x844
            vc root
              view page 0,0 390x844
                view card 0,0 390x844
          ```

          ```touch #tap
          0 down A at 200,420
          80 up A
          ```

          It is M39 once more. Let the page be hit.

          ```try #t1
          goal hit-view = page
          ```

          <details><summary>One way</summary>

          ```solution for=t1
          set card hidden
          ```

          It is not M09 that helps.

          </details>
          """)
    ] + Embedded.files.map { LessonLibrary.File(path: $0.path, text: $0.text) })

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
