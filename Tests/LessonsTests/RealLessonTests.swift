import Lessons
import TestSupport
import Testing
import TouchDebugger
import TouchNarration

@Suite("The lessons of the top level")
struct RealLessonTests {
  /// In a quick run each lesson in one of the languages, by turns.
  private static let runs = LessonFiles.ids.enumerated().flatMap { place, id in
    [false, true].filter { isSlowRun || $0 == place.isMultiple(of: 2) }.map { (id, $0) }
  }

  @Test("claim only what the model bears out", arguments: runs)
  func truth(id: String, isChinese: Bool) {
    let report = check(LessonFiles.lesson(id, isChinese: isChinese))
    #expect(report.headlines == [])
    #expect(report.isParsable)
    #expect(report.exitCode == 0)
  }

  @Test("say the same to the machine in both languages", arguments: LessonFiles.ids.sampled(2))
  func translation(id: String) {
    let report = checkTranslation(
      base: LessonFiles.lesson(id), translation: LessonFiles.lesson(id, isChinese: true),
      file: "lesson.zh-Hans.md")
    #expect(report.headlines == [])
    #expect(report.exitCode == 0)
  }

  @Test(
    "rest on evidence that keeps the law at every step", arguments: LessonFiles.ids.sampled(3))
  func evidence(id: String) {
    let document = LessonDocument(markdown: LessonFiles.lesson(id))
    let fences = LessonFences(document.fences, file: "lesson.md", lines: document.lines)
    for stage in Set(fences.claims.map(\.stage)) {
      let breaches = stage.trace().breachesOfEvidence
      #expect(breaches == [])
    }
  }

  @Test(
    "are expected of their own records, and a line that is not so is found",
    arguments: LessonFiles.ids.sampled(3, from: 1))
  func expectations(id: String) throws {
    let text = LessonFiles.lesson(id)
    let document = LessonDocument(markdown: text)
    let claims = LessonFences(document.fences, file: "lesson.md").claims
    for claim in claims {
      guard case .expect(let expectation) = claim.content else { continue }
      let fence = { (kind: FenceKind, id: String) in
        document.fences.first { $0.kind == kind && $0.id ?? "" == id }
      }
      let scene = try #require(fence(.scene, claim.stage.sceneID))
      let touch = try #require(fence(.touch, claim.stage.touchID))
      let trace = claim.stage.trace()
      #expect(document.expectations(of: scene, touch).misses(trace) == [])
      var lines = document.lines
      guard let place = expectation.lines.lastIndex(where: { $0 != "..." }) else { continue }
      lines[claim.fence.bodyLine - 1 + place] += " of no record"
      let broken = LessonDocument(markdown: lines.joined(separator: "\n"))
      let misses = broken.expectations(of: scene, touch).misses(trace)
      #expect(misses.map(\.line) == [claim.fence.bodyLine + place])
      #expect(misses.allSatisfy { (1...trace.count).contains($0.step) })
      #expect(misses.first?.words.english.plain.contains("of no record") == true)
    }
  }

  @Test("read the catalogue of both languages")
  func catalogue() {
    let ids = Set(LessonFiles.catalogue.misconceptions.keys)
    #expect(ids.isSuperset(of: ["M01", "M03", "M04", "M06", "M16"]))
    #expect(
      LessonFiles.catalogue.misconceptions["M06"] == "The first view that contains the point wins")
    let chinese = LessonCatalogue.misconceptions(in: LessonFiles.text("misconceptions.zh-Hans.md"))
    #expect(Set(chinese.keys) == ids)
    #expect(LessonFiles.catalogue.systems.count == 101)
  }
}
