import Lessons
import Testing

@Suite("Front matter")
struct FrontMatterTests {
  @Test("Keys and values keep their order and places")
  func entries() throws {
    let front = try #require(LessonDocument(markdown: smallLesson).frontMatter)
    #expect(
      front.entries == [
        .init(key: "lesson", value: "02-hit-test/03", line: 2, column: 9),
        .init(key: "title", value: "The red dot: a walk", line: 3, column: 8),
      ])
    #expect(front["title"]?.value == "The red dot: a walk")
    #expect(front["cures"] == nil)
  }

  @Test("A value may be empty, in any script, and surrounded by spaces")
  func values() {
    let document = LessonDocument(markdown: "---\nneeds:\ntitle:  第四个  \n---\n")
    #expect(document.frontMatter?["needs"]?.value == "")
    #expect(document.frontMatter?["title"]?.value == "第四个")
    #expect(document.frontMatter?["title"]?.column == 9)
    #expect(document.problems == [])
  }

  @Test("Without an end the Markdown below is still read")
  func noEnd() {
    let text = "---\ntitle: x\n\n# Head\n\n---\n"
    #expect(
      problems(text) == ["3:1: error: the front matter is not closed; did you mean '---'?"])
    #expect(contents(text).count == 2)
    #expect(LessonDocument(markdown: text).frontMatter?["title"]?.value == "x")
    #expect(problems("---").count == 1)
    #expect(problems("---\ntitle: x").count == 1)
    #expect(LessonDocument(markdown: "---\na: b\n```scene\n```\n").fences.count == 1)
  }

  @Test("Every bad line is told")
  func badLines() {
    let text = "---\ntitle：红点\nno colon\nminutes:8\nminutes: 9\n---\n"
    #expect(
      problems(text) == [
        "2:6: error: full-width colon '：'; did you mean ':'?",
        "3:1: error: expected 'key: value' in the front matter",
        "4:8: error: expected a space after 'minutes:'; did you mean 'minutes: '?",
        "5:1: error: 'minutes' is already written in line 4",
      ])
    let front = LessonDocument(markdown: text).frontMatter
    #expect(front?.entries.map(\.value) == ["红点", "8", "9"])
  }

  @Test("Positions below the front matter are those of the file")
  func positions() {
    #expect(problems("---\na: b\n---\n```scene\n\tvc\n```\n").first?.hasPrefix("5:1:") == true)
  }
}
