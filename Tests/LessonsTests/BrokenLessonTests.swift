import Lessons
import SceneLanguage
import Testing

/// The seven broken copies of the page on the lesson format.
@Suite("Broken lessons")
struct BrokenLessonTests {
  @Test("a: a misspelt view")
  func view() throws {
    let broken = try Broken(
      LessonFiles.first, "choice fourthView", "choice forthView", at: "forthView")
    try expect(
      broken, 3, column: 8, "error: unknown view 'forthView'; did you mean 'fourthView'?")
  }

  @Test("b: a misspelt property")
  func property() throws {
    let broken = try Broken(
      LessonFiles.first, "fourthView 20,30 310x200", "fourthView 20,30 310x200 aplha=0.5",
      at: "aplha")
    try expect(
      broken, 3, column: 39, "error: unknown property 'aplha'; did you mean 'alpha'?")
  }

  @Test("c: a misconception that answers something else")
  func cause() throws {
    let broken = try Broken(
      LessonFiles.first, "choice thirdView\n", "choice thirdView because=M01\n", at: "because")
    try expect(
      broken, 1, column: 18,
      "error: M01 would answer 'fourthView' here, not 'thirdView': "
        + "this scene cannot diagnose it with this choice")
  }

  @Test("d: indented too deep")
  func indentation() throws {
    let broken = try Broken(
      LessonFiles.first, "      view thirdView", "          view thirdView", at: "view")
    try expect(broken, 3, column: 11, "error: indented too deep; write 8 spaces in front")
  }

  @Test("e: a model that answers something else")
  func model() throws {
    let broken = try Broken(LessonFiles.first, "001 nil", "001 thirdView", at: "thirdView")
    try expect(
      broken, 1, column: 5, "error: model 001 answers 'nil', the lesson says 'thirdView'")
  }

  @Test("f: a line the model does not say")
  func line() throws {
    let broken = try Broken(
      LessonFiles.first, "hitTest       fifthView (160,-140)",
      "hitTest       fifthView (160,-130)")
    try expect(
      broken, 1, column: 1,
      "error: expected 'hitTest       fifthView (160,-130) outside -> nil', "
        + "but the model has 'hitTest       fifthView (160,-140) outside -> nil'")
  }

  @Test("zh: a translation with another number")
  func translation() throws {
    let broken = try Broken(
      LessonFiles.firstChinese, "        view fifthView 20,260 310x190",
      "        view fifthView 20,260 310x191")
    let report = checkTranslation(
      base: LessonFiles.first, translation: broken.text, file: "bad/zh.md")
    #expect(
      report.headlines == [
        "bad/zh.md:\(broken.line):1: error: differs from the base lesson: "
          + "'        view fifthView 20,260 310x190'"
      ])
    #expect(report.isParsable)
    #expect(report.exitCode == 1)
  }

  private func expect(
    _ broken: Broken, _ exitCode: Int32, column: Int, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let report = check(broken.text, file: "bad.md")
    #expect(broken.column == column, sourceLocation: sourceLocation)
    #expect(
      report.headlines == ["bad.md:\(broken.line):\(column): \(message)"],
      sourceLocation: sourceLocation)
    #expect(report.exitCode == exitCode, sourceLocation: sourceLocation)
    #expect(report.isParsable == (exitCode == 1), sourceLocation: sourceLocation)
    let lines = broken.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(report.diagnostics.first?.sourceLine == String(lines[broken.line - 1]))
  }
}
