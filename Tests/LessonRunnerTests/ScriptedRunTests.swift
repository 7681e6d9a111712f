import TestSupport
import Testing
import TouchNarration

@testable import Lessons

@Suite("Every lesson, taken by rule")
struct ScriptedRunTests {
  private static let runs = LessonLibrary.embedded.lessons.flatMap { lesson in
    Language.allCases.map { (lesson, $0) }
  }

  /// Takes a lesson to its end; answers whether every reply was as a learner who knows gets it.
  private func take(_ session: inout Session, as learner: ScriptedLearner) -> [String] {
    var wrong: [String] = []
    for _ in 0..<1_000 where !session.runner.isAtEnd {
      for line in session.runner.lines(typedBy: learner) {
        session.type(line)
        if session.last.status == .wrong { wrong.append(session.text) }
        #expect(
          session.last.status == .ok || session.last.status == .wrong, "\(line): \(session.text)")
      }
    }
    #expect(session.runner.isAtEnd)
    return wrong
  }

  /// In a quick run each lesson in one of the languages, by turns.
  private static let someRuns = runs.enumerated()
    .filter { isSlowRun || $0.offset % 4 == 0 || $0.offset % 4 == 3 }.map(\.element)

  @Test("answered from the record, it is solved", arguments: someRuns)
  func solved(lesson: String, language: Language) throws {
    var session = try Session(lesson, language)
    #expect(take(&session, as: .trace) == [])
    #expect(session.answers.allSatisfy { $0.result == .correct || $0.result == .explained })
    let asked = session.runner.player.stops.filter(\.isGraded).compactMap(\.id)
    #expect(Set(session.answers.map(\.question)).isSuperset(of: asked))
    if LessonLibrary.embedded.lesson(lesson, .english)?.document.role == .walk {
      #expect(session.answers.isEmpty)
    }
  }

  @Test(
    "answered as a misconception would, it is failed, and the belief is named",
    arguments: someRuns)
  func failed(lesson: String, language: Language) throws {
    let catalogue = LessonLibrary.embedded.misconceptions(language)
    // In a quick run every third belief of a lesson.
    for id in try Session(lesson, language).runner.cataloguedMisconceptions.sampled(3) {
      var session = try Session(lesson, language, width: 1_000)
      let wrong = take(&session, as: .believer(id))
      // Where every choice it leads to is another belief's as well, nobody knows which it was.
      guard !wrong.isEmpty else { continue }
      let entry = try #require(catalogue[id])
      // Where another belief gives the same answer, nobody is told which it was.
      let isNamed = session.answers.contains { $0.misconception == id }
      #expect(wrong.contains { $0.contains(entry.title.plain) } == isNamed, "\(id)")
    }
  }
}
