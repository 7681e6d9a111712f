import Testing
import TouchNarration

@testable import Lessons

@Suite("Stops")
struct StopTests {
  private func ids(_ lesson: String, _ language: Language) throws -> [String] {
    let lesson = try #require(LessonLibrary.embedded.lesson(lesson, language))
    return StopBuilder.stops(of: lesson.document.blocks).map { $0.id ?? "-" }
  }

  @Test("end with one activity each, in the order of the file")
  func order() throws {
    #expect(
      try ids(Solved.first, .english)
        == ["-", "p1", "p2", "p3", "walk", "q1", "o1", "chain", "t1", "c1", "x1", "-"])
  }

  @Test("are the same in every language", arguments: Solved.lessons)
  func languages(lesson: String) throws {
    #expect(try ids(lesson, .english) == ids(lesson, .simplifiedChinese))
  }

  @Test("keep hints with their question and what an answer box says with its activity")
  func boxes() throws {
    let lesson = try #require(LessonLibrary.embedded.lesson(Solved.first, .english))
    let stops = StopBuilder.stops(of: lesson.document.blocks)
    let p1 = try #require(stops.first { $0.id == "p1" })
    #expect(p1.hints.count == 3)
    let t1 = try #require(stops.first { $0.id == "t1" })
    #expect(t1.hints.count == 1)
    guard case .attempt(_, let solution) = t1.activity else {
      Issue.record("t1 is no try")
      return
    }
    #expect(!solution.isEmpty)
    let c1 = try #require(stops.first { $0.id == "c1" })
    #expect(!c1.afterword.isEmpty)
  }

  @Test("of two boxes with walks in one file are one walk each, and two fences in a box are one")
  func walks() throws {
    let third = try ids(Solved.third, .english)
    #expect(third.filter { $0.hasSuffix("walk") }.count == 4)
    #expect(!third.contains("outside-chain"))
  }

  @Test("of two touches in one box are a walk each, with what is said behind it")
  func walksOfTwoTouches() throws {
    let text = """
      ```predict #p
      ```

      <details><summary>Both walks</summary>

      First.

      ```expect #one on=left level=hop
      ```

      ```expect #way on=left level=chain
      ```

      Of the left one.

      ```expect #two on=right level=hop
      ```

      Of the right one.

      </details>
      """
    let stops = StopBuilder.stops(of: LessonDocument(markdown: text).blocks)
    #expect(stops.map { $0.id ?? "-" } == ["p", "one", "two"])
    guard case .walk(let left) = stops[1].activity else {
      Issue.record("no walk")
      return
    }
    #expect(left.compactMap(\.id) == ["one", "way"])
    #expect(stops[1].afterword.count == 2 && stops[2].afterword.count == 1)
  }

  @Test("show other boxes as prose, and end with what is left")
  func leftOvers() {
    let text = """
      Text.

      <details><summary>More</summary>

      Hidden text.

      </details>

      ```predict #p
      ask hit-view
      ```

      The end.
      """
    let stops = StopBuilder.stops(of: LessonDocument(markdown: text).blocks)
    #expect(stops.map(\.id) == ["p", nil])
    let lines = StopLayout(width: 80, captions: false).lines(stops[0].blocks).map(\.plain)
    #expect(lines == ["Text.", "", "More", "", "Hidden text."])
  }
}
