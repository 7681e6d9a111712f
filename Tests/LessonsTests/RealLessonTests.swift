import Lessons
import TestSupport
import Testing

@Suite("The lessons of the top level")
struct RealLessonTests {
  @Test("claim only what the model bears out", arguments: LessonFiles.ids, [false, true])
  func truth(id: String, isChinese: Bool) {
    let report = check(LessonFiles.lesson(id, isChinese: isChinese))
    #expect(report.headlines == [])
    #expect(report.isParsable)
    #expect(report.exitCode == 0)
  }

  @Test("say the same to the machine in both languages", arguments: LessonFiles.ids)
  func translation(id: String) {
    let report = checkTranslation(
      base: LessonFiles.lesson(id), translation: LessonFiles.lesson(id, isChinese: true),
      file: "lesson.zh-Hans.md")
    #expect(report.headlines == [])
    #expect(report.exitCode == 0)
  }

  @Test("rest on evidence that keeps the law at every step", arguments: LessonFiles.ids)
  func evidence(id: String) {
    let document = LessonDocument(markdown: LessonFiles.lesson(id))
    let fences = LessonFences(document.fences, file: "lesson.md", lines: document.lines)
    for stage in Set(fences.claims.map(\.stage)) {
      let breaches = stage.trace().breachesOfEvidence
      #expect(breaches == [])
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
