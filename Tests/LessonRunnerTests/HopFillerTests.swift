import SceneLanguage
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import Lessons

@Suite("Wrong answers to who is asked next")
struct HopFillerTests {
  private static let lessons = ["02-hit-test/03-first-to-fifth", "02-hit-test/11-who-gets-asked"]

  @Test("about messages are not laid to a belief about the search")
  func farBeliefs() throws {
    let loaded = try #require(LessonLibrary.embedded.lesson("08-together/03-detective", .english))
    let stage = try #require(
      LessonFences(loaded.fences, file: "lesson.md")["c-log"]?.stage)
    let trace = stage.trace()
    let step = try #require(trace.indices.first { trace[$0].arrival != nil })
    let question = try #require(
      HopFinder(trace).question(
        Query.parse("nth view=pad n=1"), before: step, of: "r", named: ["M04"]))
    #expect(question.choice.choices.allSatisfy { $0.because == nil })
  }

  @Test("come from the view in the question, and never name it or who was asked before it")
  func fillers() throws {
    var count = 0
    for lesson in Self.lessons {
      let loaded = try #require(LessonLibrary.embedded.lesson(lesson, .english))
      let trace = try #require(LessonFences(loaded.fences, file: "lesson.md").stage).trace()
      let finder = HopFinder(trace)
      for step in trace.indices {
        for query in HopTemplates(trace).queries(before: step) where query.row == .nextAsked {
          let after = query.sentence["after"]
          let view = try #require(trace.scene.view(named: after))
          let asked = try #require(trace.ask(of: view, touch: 1))
          let near = Set(
            (trace.scene[view].subviews
              + (trace.scene[view].superview.map { trace.scene[$0].subviews } ?? []))
              .map(trace.scene.name(of:)))
          for filler in query.row.guesses(AskedQuery(query, of: trace, before: step))
          where filler != "nobody" {
            count += 1
            #expect(near.contains(filler) && filler != after, "\(lesson) #\(step + 1) \(filler)")
          }
          for choice in finder.question(query, before: step, of: "r")?.choice.choices ?? [] {
            let place = SearchSteps(trace, 1).ask(of: choice.value)
            #expect(place.map { $0 > asked } ?? true, "\(lesson) #\(step + 1) \(choice.value)")
          }
        }
      }
    }
    #expect(count > 0)
  }
}
