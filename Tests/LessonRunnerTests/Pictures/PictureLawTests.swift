import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import Lessons
@testable import TouchDebugger

@Suite("The laws of pictures for the terminal") struct PictureLawTests {
  /// The sizes of a picture beside a step and of `map`, in narrow and wide terminals.
  private static let sizes = [(34, 15), (60, 22), (80, 22), (132, 22), (20, 22)]

  @Test(arguments: 0..<20)
  func `edges, names and fingers are where they are on the screen`(part: Int) throws {
    let count = isSlowRun ? 500 : 20
    for seed in part * count..<(part + 1) * count {
      let (scene, script) = randomPicture(seed: UInt64(seed))
      let trace = record(script, in: scene)
      let (columns, rows) = Self.sizes[seed % Self.sizes.count]
      let cursor = seed % (trace.count + 1)
      let laws = try #require(
        PictureLaws(trace, cursor: cursor, columns: columns, rows: rows))
      #expect(laws.faults.isEmpty, "seed \(seed), \(columns)x\(rows)\n\(laws.report)")
    }
  }

  @Test(arguments: 0..<(isSlowRun ? 1_000 : 50))
  func `the laws hold for scenes with everything in them`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let trace = try record(TouchScript([]), in: randomScene(using: &generator))
    let (columns, rows) = Self.sizes[seed % Self.sizes.count]
    let laws = try #require(PictureLaws(trace, cursor: 0, columns: columns, rows: rows))
    #expect(laws.faults.isEmpty, "seed \(seed), \(columns)x\(rows)\n\(laws.report)")
  }

  @Test(arguments: LessonLibrary.embedded.lessons.sampled(3))
  func `the laws hold for every scene of a lesson, at each step`(lesson: String) throws {
    let loaded = try #require(LessonLibrary.embedded.lesson(lesson, .english))
    let fences = LessonFences(loaded.fences, file: "lesson.md")
    for stage in Set(fences.claims.map(\.stage) + [fences.stage].compactMap { $0 }) {
      let trace = stage.trace()
      for cursor in [0] + (1...max(trace.count, 1)).filter({ $0 % 3 == 0 || $0 == trace.count }) {
        // In a quick run one size a step, by turns.
        for (columns, rows) in Self.sizes.sampled(Self.sizes.count, from: cursor % Self.sizes.count)
        {
          let laws = try #require(
            PictureLaws(trace, cursor: cursor, columns: columns, rows: rows))
          #expect(laws.faults.isEmpty, "\(lesson) #\(cursor) \(columns)x\(rows)\n\(laws.report)")
        }
      }
    }
  }
}
