import Testing
import TouchNarration

@testable import Lessons

@Suite("A lesson that was renamed")
struct AliasTests {
  private let library = LessonLibrary(files: [
    .init(
      path: "a/02-new/lesson.md", text: "---\nlesson: a/02-new\naliases: a/01-old\n---\n\nText.")
  ])

  @Test("keeps the progress that was made under its old name, and is found by it")
  func progress() throws {
    let event = ProgressEvent(.finished, lesson: "a/01-old", at: 1)
    #expect(Progress(log: event.line).renaming(library.aliases).state(of: "a/02-new") == .done)
    #expect(library.find("a/01-old", .english) == .found("a/02-new"))
    var session = try Session("a/02-new", log: [event.line], library: library)
    session.type("lesson list done")
    #expect(session.text.contains("✓ a/02"))
  }
}
