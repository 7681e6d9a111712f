import Testing
import TouchNarration

@testable import Lessons
@testable import TouchDebugger

@Suite("The picture beside a step") struct StepPictureTests {
  @Test(
    "stands beside each step of a walk at 80 columns and follows it", arguments: Language.allCases)
  func walk(language: Language) throws {
    var session = try Session(Solved.first, language)
    try session.go(to: "walk")
    session.type("predict off")
    session.runner.fit(columns: 80)
    var pictures: Set<[String]> = []
    for _ in 0..<8 {
      session.type("step")
      let lines = session.last.lines
      #expect(lines.allSatisfy { $0.width <= 80 }, "\(session.text)")
      #expect(lines.count <= 24, "\(session.text)")
      #expect(session.text.contains("fourthView") && session.text.contains("●"), "\(session.text)")
      pictures.insert(lines.map { String($0.plain.suffix(24)) })
    }
    // Steps of the queue leave it as it was.
    #expect(pictures.count > 4)
  }

  @Test("is left out where the screen has no room for both")
  func narrow() throws {
    var session = try Session(Solved.first)
    try session.go(to: "walk")
    session.runner.fit(columns: 60)
    session.type("")
    #expect(!session.text.contains("│"), "\(session.text)")
  }

  @Test("stands behind lines of 80 columns at most, however wide the screen is")
  func wide() throws {
    var session = try Session(Solved.first)
    try session.go(to: "walk")
    session.runner.fit(columns: 1_000_000)
    session.type("")
    #expect(session.text.contains("●"), "\(session.text)")
    #expect(session.last.lines.allSatisfy { $0.width <= 120 }, "\(session.text)")
  }

  @Test("fits 24 rows with its legend in every lesson", arguments: LessonLibrary.embedded.lessons)
  func fits(lesson: String) throws {
    let loaded = try #require(LessonLibrary.embedded.lesson(lesson, .english))
    let fences = LessonFences(loaded.fences, file: "lesson.md")
    for stage in Set(fences.claims.map(\.stage)) {
      var debugger = Debugger(
        scene: stage.scene, script: stage.script, language: .english, sceneLabel: "")
      for step in [0, debugger.trace.count / 2, debugger.trace.count] {
        _ = debugger.goTo(step)
        let picture = try #require(StepPicture(debugger, columns: 80))
        #expect(picture.lines.count <= 24)
        #expect(picture.textWidth >= 44)
        #expect(picture.beside([StyledText("step")]).allSatisfy { $0.width <= 80 })
      }
    }
  }
}
