import Lessons
import TestSupport
import Testing
import TouchNarration

@Suite("Hostile lessons")
struct HostileTests {
  @Test("A file beyond the limit is refused, one at the limit is read")
  func size() {
    let limit = LessonDocument.largestSize
    let large = LessonDocument(markdown: String(repeating: "a", count: limit + 1))
    #expect(large.problems.map(\.description) == ["1:1: error: the file is larger than 1024 KiB"])
    #expect(large.blocks == [])
    #expect(problems(String(repeating: "a", count: limit)) == [])
  }

  @Test("Quotes and lists beyond the deepest level are told once")
  func depth() {
    let expected = "nested deeper than 100 levels"
    for mark in ["> ", "- ", "1. ", "> - "] {
      let text = "x\n\n" + String(repeating: mark, count: 5_000) + "deep"
      let document = LessonDocument(markdown: text)
      #expect(document.problems.map(\.message) == [expected])
      #expect(document.problems.first?.line == 3)
    }
    #expect(problems(String(repeating: "> ", count: 100) + "deep") == [])
  }

  @Test("So are details")
  func deepDetails() {
    let open = String(repeating: "<details><summary>S</summary>\n\n", count: 5_000)
    let close = String(repeating: "</details>\n\n", count: 5_000)
    let document = LessonDocument(markdown: open + "x\n\n" + close)
    #expect(document.problems.map(\.message) == ["nested deeper than 100 levels"])
    #expect(document.problems.first?.line == 201)
  }

  @Test("Problems stop at a number that can be read")
  func many() {
    let found = problems(scene(String(repeating: "，\n", count: 10_000)))
    #expect(found.count == 201)
    #expect(found.last?.hasSuffix("too many problems; the others are not shown") == true)
  }

  @Test(
    "A large file of anything ends soon",
    arguments: [
      ">", "[", "![[](", "[a](<b", "*a_ ", "*a **a ", "`a``b", "x<!--", "<!--", "x<!A ", "x<?",
      "</details>", "<details>", "<summary>", "<details><summary>", "- ", "* a\n  ", "&#",
      "[a]: b\n",
      "```scene\n", "```scene #a b c=\"", "```scene，", "，", "\t", "\r", "\u{0}", "e\u{301}\u{301}",
      "---\n", "a: b\n", "\u{feff}", "<a ", "> - 1. ", "~~~\n```\n", "\u{200d}👨",
    ])
  func unit(text: String) {
    let hostile = String(repeating: text, count: (isSlowRun ? 1 << 16 : 1 << 15) / text.utf8.count)
    for document in [hostile, "x " + hostile, "```scene\n" + hostile] {
      #expect(endsSoon { LessonDocument(markdown: document) }.problems.count <= 201)
    }
  }

  @Test("Thousands of different names end soon")
  func names() {
    let letters = Array("abcdefghijklmnopqrstuvwxyz")
    let words = (0..<20_000).map { number in
      String([1, 26, 676, 17_576].map { letters[number / $0 % 26] })
    }
    let keys = words.map { "\($0): x\n" }.joined()
    let matter = endsSoon { LessonDocument(markdown: "---\n\(keys)---\n") }
    #expect(matter.frontMatter?.entries.count == 20_000)
    let attributes = words.map { " \($0)=1" }.joined()
    let header = endsSoon { LessonDocument(markdown: "```scene\(attributes)\n```") }
    #expect(header.fences[0].attributes.count == 20_000)
    let fences = words.map { "```scene #\($0)\n```\n" }.joined()
    let ids = endsSoon { LessonDocument(markdown: fences) }
    #expect(ids.fences.count == 20_000)
    #expect(ids.problems == [])
  }

  @Test("Control characters in prose are kept for the writer to escape")
  func controls() {
    #expect(contents("a\u{1b}[2Jb") == [.paragraph("a\u{1b}[2Jb")])
  }

  @Test(
    "Random pieces of syntax never stop the reader",
    arguments: UInt64(0)..<(isSlowRun ? 200 : 60))
  func random(seed: UInt64) {
    let pieces = [
      "```", "~~~", "scene", "#", "a", "=", "\"", "，", "\n", "\n\n", "> ", "- ", "    ", "\t",
      "<details>", "</details>", "<summary>", "</summary>", "<!--", "-->", "---\n", "**", "`", ": ",
      "\r\n", "中", "\\", "<", "&lt;", "1. ", "\u{0}",
    ]
    var state = seed &* 6_364_136_223_846_793_005 &+ 1
    var text = ""
    for _ in 0..<300 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      text += pieces[Int(state >> 33) % pieces.count]
    }
    let document = LessonDocument(markdown: text)
    for problem in document.problems {
      #expect((1...document.lines.count).contains(problem.line))
      #expect((1...document.lines[problem.line - 1].count + 1).contains(problem.column))
    }
  }
}
