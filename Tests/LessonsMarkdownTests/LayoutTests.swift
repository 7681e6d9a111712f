import Lessons
import Testing
import TouchNarration

@Suite("Layout for a terminal")
struct LayoutTests {
  private func lines(_ text: String, width: Int = 24) -> [String] {
    MarkdownLayout(width: width).lines(LessonDocument(markdown: text).blocks).map(\.plain)
  }

  @Test("Paragraphs are wrapped, with a blank line between blocks")
  func paragraphs() {
    #expect(
      lines("# Head\n\nOne two three four five six\nseven.\n\nEight.")
        == ["Head", "", "One two three four five", "six seven.", "", "Eight."])
  }

  @Test("Headings are strong and keep their code")
  func headings() {
    let blocks = LessonDocument(markdown: "## The `hitTest` walk").blocks
    #expect(
      MarkdownLayout(width: 40).lines(blocks)
        == ["\(strong: "The ")\(code: "hitTest")\(strong: " walk")"])
  }

  @Test("List items hang on their bullets, numbers and letters")
  func lists() {
    #expect(
      lines("- one two three four five six\n- seven\n  - eight")
        == [" - one two three four", "   five six", " - seven", "    - eight"])
    #expect(lines("9. nine\n10. ten") == ["9.  nine", "10. ten"])
    #expect(lines("- **a** It is.\n- **b** Not.") == [" a It is.", " b Not."])
    #expect(lines("- a\n\n- b\n\n  c") == [" - a", "", " - b", "", "   c"])
    #expect(lines("-\n- b") == [" -", " - b"])
  }

  @Test("Code is indented, in its style, and not wrapped")
  func code() {
    let text = "```swift\nlet aVeryLongNameForAConstant = 1\n\n\tx\n```"
    #expect(lines(text) == ["  let aVeryLongNameForAConstant = 1", "", "      x"])
    let line = MarkdownLayout(width: 40).lines(code: ["x"])[0]
    #expect(line.runs.last == StyledRun("x", .code))
  }

  @Test("Quotes and breaks are marked")
  func quotes() {
    #expect(lines("> a\n>\n> > b") == ["> a", "> ", "> > b"])
    #expect(lines("a\n\n---\n\nb") == ["a", "", String(repeating: "-", count: 20), "", "b"])
  }

  @Test("Details and machine fences are left to the runner, without a gap")
  func hidden() {
    let text = "a\n\n<details><summary>S</summary>\n\nb\n\n</details>\n\n```scene\n```\n\nc"
    #expect(lines(text) == ["a", "", "c"])
  }

  @Test("Chinese prose is joined and wrapped without stray spaces")
  func chinese() {
    #expect(
      lines("五个视图按 1 到 5 的顺序被添\n加到窗口上。手指落下，谁答？", width: 20)
        == ["五个视图按 1 到 5 的", "顺序被添加到窗口上。", "手指落下，谁答？"])
  }

  @Test("A terminal narrower than a word does not stop it")
  func narrow() {
    #expect(!lines(smallLesson, width: -5).isEmpty)
    let deep = String(repeating: "> ", count: 90) + "deep words here"
    #expect(lines(deep, width: 20).count == 1)
  }
}
