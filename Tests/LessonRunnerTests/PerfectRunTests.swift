import Testing
import TouchNarration

@testable import Lessons

@Suite("Somebody who knows everything")
struct PerfectRunTests {
  @Test("reaches the end of every lesson with every answer right", arguments: Solved.runs)
  func reachesTheEnd(lesson: String, language: Language) throws {
    var session = try Session(lesson, language)
    let script = try #require(Solved.answers[lesson])
    for _ in 0..<400 where !session.runner.player.isAtEnd {
      let id = session.runner.player.stop?.id ?? ""
      let waits = session.runner.player.state.isAsking || session.runner.player.state.isExplaining
      let isOwn = session.runner.player.ownQuestion != nil || session.runner.player.hop != nil
      session.type(
        isOwn
          ? session.runner.lines(typedBy: .trace)
          : waits ? try #require(script[id], "no answer for \(id)") : [""])
      #expect(session.last.status == .ok, "\(id): \(session.text)")
    }
    #expect(session.runner.player.isAtEnd)
    #expect(
      Set(session.answers.map(\.question).filter { !$0.hasSuffix(".own") && !$0.contains(" ") })
        == Set(script.keys))
    #expect(session.answers.allSatisfy { $0.result == .correct || $0.result == .explained })
    #expect(Progress(log: session.log.joined(separator: "\n")).state(of: lesson) == .done)
  }

  @Test(
    "is told the reason, with the number of a step, for every right answer",
    arguments: Solved.runs)
  func rightAnswersHaveReasons(lesson: String, language: Language) throws {
    let script = try #require(Solved.answers[lesson])
    for (id, answer) in script where id.hasPrefix("p") || id.hasPrefix("q") {
      var session = try Session(lesson, language)
      try session.go(to: id)
      session.type(answer)
      #expect(session.last.status == .ok)
      #expect(session.text.contains("#"), "\(id): \(session.text)")
    }
  }

  @Test("is led from the last stop to the next lesson, and no further than the last one")
  func nextLesson() throws {
    var session = try Session(Solved.first, library: Solved.library)
    session.type("lesson next", "lesson next", "lesson next")
    #expect(session.runner.lesson.id == Solved.fourth)
    session.type("lesson next")
    #expect(session.runner.lesson.id == Solved.fourth)
    #expect(session.text.contains("last lesson"))
    session.type("lesson prev", "lesson prev", "lesson prev", "lesson prev")
    #expect(session.runner.lesson.id == Solved.first)
    #expect(session.text.contains("first lesson"))
  }
}
