import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import Lessons

@Suite("A wrong answer")
struct WrongAnswerTests {
  /// Every choice of every question of a lesson, with the misconception its fence names.
  private func choices(
    of lesson: String
  ) throws -> [(id: String, letter: Character, because: String?)] {
    let loaded = try #require(LessonLibrary.embedded.lesson(lesson, .english))
    let fences = LessonFences(loaded.fences, file: "lesson.md")
    return fences.questions.flatMap { claim, question in
      question.choices.map { (claim.fence.id ?? "", $0.letter, $0.because) }
    }
  }

  /// In a quick run each lesson in one of the languages, by turns.
  private static let someRuns = Solved.runs.enumerated()
    .filter { isSlowRun || $0.offset % 4 == 0 || $0.offset % 4 == 3 }.map(\.element)

  /// In a quick run each lesson in the language that the others leave out.
  private static let otherRuns = Solved.runs.enumerated()
    .filter { isSlowRun || $0.offset % 4 == 1 || $0.offset % 4 == 2 }.map(\.element)

  @Test(
    "is answered by the steps, the belief behind it and where the scene contradicts it",
    arguments: someRuns)
  func catalogued(lesson: String, language: Language) throws {
    let catalogue = LessonLibrary.embedded.misconceptions(language)
    var waiting = try Session(lesson, language, width: 1_000)
    var partings = 0
    for choice in try choices(of: lesson) {
      guard let because = choice.because else { continue }
      try waiting.go(to: choice.id)
      var session = waiting
      session.type("\(choice.letter)!")
      let entry = try #require(catalogue[because])
      #expect(session.last.status == .wrong)
      #expect(session.text.contains("#"))
      // Of two beliefs that give the same, nobody knows which it was.
      guard session.answers.last?.misconception != nil else { continue }
      #expect(session.text.contains(entry.title.plain), "\(choice): \(session.text)")
      #expect(session.text.contains(entry.refutation.plain))
      let parts = language == .english ? "The belief and the record differ from #" : "照这种想法，从 #"
      // A belief that does not change this record is answered by what the record says.
      partings += session.text.contains(parts) ? 1 : 0
      let answer = try #require(session.answers.last)
      #expect(answer.result == .wrong)
      #expect(answer.misconception == because)
      #expect(answer.confidence == .sure)
    }
    #expect(partings > 0)
  }

  @Test(
    "without a named belief still gets steps, and the record's word on it",
    arguments: otherRuns)
  func uncatalogued(lesson: String, language: Language) throws {
    var waiting = try Session(lesson, language)
    for choice in try choices(of: lesson) where choice.because == nil {
      try waiting.go(to: choice.id)
      var session = waiting
      session.type(String(choice.letter))
      guard session.last.status == .wrong else { continue }
      #expect(session.text.contains("#"), "\(choice): \(session.text)")
      #expect(session.last.lines.count >= 4, "\(choice): \(session.text)")
    }
  }

  @Test("lets the learner look at the step that decided")
  func whyAfterwards() throws {
    var session = try Session(Solved.first)
    try session.go(to: "p1")
    session.type("d")
    #expect(session.footer.contains("#7"))
    session.type("why")
    #expect(session.text.contains("(160,-140)"))
  }

  @Test("names the superview's own hitTest where the hit view was never asked")
  func named() throws {
    var session = try Session(Solved.third)
    try session.go(to: "p4")
    session.type("a")
    #expect(session.text.contains("whiteView"))
    #expect(session.text.contains("#7"))
  }

  @Test("shows a later responder at the step where it comes")
  func later() throws {
    var session = try Session(Solved.first)
    try session.go(to: "p3")
    session.type("d")
    #expect(session.text.contains("app comes later:\n    #21 window -> app"), "\(session.text)")
  }

  @Test("shows no steps for what never comes, but its reason, and no sentence twice")
  func absent() throws {
    var session = try Session("01-road/01-one-finger", width: 1_000)
    try session.go(to: "p1")
    session.type("a")
    #expect(!session.last.lines.contains { $0.plain.hasPrefix("  #") }, "\(session.text)")
    #expect(session.text.ranges(of: "outside its bounds").count == 1)
  }

  @Test("says of a delayed message what the rule makes of it", arguments: ["a", "b"])
  func delayed(letter: String) throws {
    var session = try Session("06-gestures/04-delays-touches-began", width: 1_000)
    try session.go(to: "q1")
    session.type(letter)
    #expect(session.text.contains("if it fails, touchesBegan is delivered late"), "\(session.text)")
  }

  @Test("says what the other quiz statements come to")
  func quiz() throws {
    var session = try Session(Solved.first)
    try session.go(to: "q1")
    session.type("b")
    #expect(session.text.contains("The answer: c"))
    #expect(session.text.contains("secondView"))
    // M01 would give b, too, but this lesson is not about it.
    #expect(!session.text.contains("M01"))
    #expect(session.answers.last?.misconception == nil)
  }

  @Test("never fills more than the width", arguments: someRuns)
  func width(lesson: String, language: Language) throws {
    var waiting = try Session(lesson, language, width: 60)
    for choice in try choices(of: lesson) {
      try waiting.go(to: choice.id)
      var session = waiting
      session.type(String(choice.letter), "why")
      // One closing mark may stand out to the right.
      #expect(session.last.lines.allSatisfy { $0.width <= 62 }, "\(session.text)")
    }
  }
}
