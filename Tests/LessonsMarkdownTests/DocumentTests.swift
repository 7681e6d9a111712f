import Lessons
import Testing
import TouchNarration

@Suite("Reading a lesson")
struct DocumentTests {
  @Test("Every kind of block is read in order, with its line")
  func everything() {
    let document = LessonDocument(markdown: smallLesson)
    #expect(document.problems == [])
    #expect(document.blocks.map(\.line) == [6, 8, 11, 16, 26, 31, 33, 35])
    #expect(document.blocks[0].content == .heading(level: 1, "The \(strong: "red") dot"))
    #expect(
      document.blocks[1].content
        == .paragraph("Which view is the \(strong: "best") \(code: "responder")?"))
    #expect(document.blocks[5].content == .quote([LessonBlock(.paragraph("quoted"), line: 31)]))
    #expect(document.blocks[6].content == .rule)
    #expect(document.blocks[7].content == .code(info: "swift", lines: ["let x = 1"]))
  }

  @Test("Fences come with their id, attributes and place")
  func fences() throws {
    let fences = LessonDocument(markdown: smallLesson).fences
    #expect(
      fences.first
        == Fence(kind: .scene, id: "main", body: ["window 390x844", "  vc root"], line: 11))
    let walk = try #require(fences.last)
    #expect(walk.kind == .expect)
    #expect(walk.id == "walk")
    #expect(walk.isInsideDetails)
    #expect(walk.line == 20)
    #expect(walk.bodyLine == 21)
    #expect(walk["level"] == "hop")
    #expect(walk["model"] == nil)
    #expect(walk.attributes.map(\.column) == [17, 24])
    #expect(walk.attributes.map(\.valueColumn) == [20, 30])
  }

  @Test("Details hold the blocks up to their end")
  func details() {
    let document = LessonDocument(markdown: smallLesson)
    guard case .details(let summary, let blocks) = document.blocks[3].content else {
      Issue.record("no details")
      return
    }
    #expect(summary == "Hint 1")
    #expect(blocks.map(\.line) == [18, 20])
  }

  @Test("The letters of answers are taken out of their text")
  func letters() {
    let document = LessonDocument(markdown: smallLesson)
    #expect(
      document.blocks[4].content
        == .list(
          LessonList([
            .init(letter: "a", [LessonBlock(.paragraph("It is hidden."), line: 26)], line: 26),
            .init(
              letter: "b", [LessonBlock(.paragraph("The point is outside."), line: 27)], line: 27),
          ])))
  }

  @Test("A list in which one item has no letter keeps its text")
  func noLetters() {
    guard case .list(let list)? = contents("- **a** one\n- two\n").first else {
      Issue.record("no list")
      return
    }
    #expect(list.items.map(\.letter) == [nil, nil])
    #expect(list.items[0].blocks[0].content == .paragraph("\(strong: "a") one"))
  }

  @Test("Ordered lists keep their first number, loose lists say so")
  func lists() {
    guard case .list(let list)? = contents("3. one\n\n4. two\n").first else {
      Issue.record("no list")
      return
    }
    #expect(list.start == 3)
    #expect(!list.isTight)
  }

  @Test("Inline content becomes styled text", arguments: inlineTexts)
  func inline(text: String, expected: StyledText) {
    // The letter in front keeps lines that begin with a tag from becoming HTML blocks.
    guard case .paragraph(let read)? = contents("x \(text)").first else {
      Issue.record("no paragraph")
      return
    }
    #expect(read.plain == "x " + expected.plain)
    #expect(read.runs.filter { $0.style != .plain } == expected.runs.filter { $0.style != .plain })
  }

  @Test("CRLF, lone CR and a byte order mark change nothing")
  func lineEnds() {
    let expected = LessonDocument(markdown: smallLesson)
    let crlf = smallLesson.split(separator: "\n", omittingEmptySubsequences: false)
      .joined(separator: "\r\n")
    #expect(LessonDocument(markdown: crlf) == expected)
    #expect(LessonDocument(markdown: "\u{feff}" + crlf) == expected)
    let cr = crlf.unicodeScalars.filter { $0 != "\n" }.map(String.init).joined()
    #expect(LessonDocument(markdown: cr) == expected)
  }

  @Test("An empty file is an empty lesson")
  func empty() {
    for text in ["", "\n", "\u{feff}", " "] {
      let document = LessonDocument(markdown: text)
      #expect(document.blocks == [])
      #expect(document.problems == [])
      #expect(document.frontMatter == nil)
    }
  }
}

private let inlineTexts: [(String, StyledText)] = [
  ("[text](http://x)", "text"), ("![alt](x.png)", "alt"), ("<https://x.org>", "https://x.org"),
  ("a <!-- no --> b", "a  b"), ("<kbd>Return</kbd>", "Return"), ("a\\\nb", "a\nb"),
  ("a<br>b", "a\nb"), ("***both***", "\(strong: "both")"),
  ("*a `b` c*", "\(strong: "a ")\(code: "b")\(strong: " c")"),
  ("`a`\n`b`", "\(code: "a") \(code: "b")"), ("&lt;b&gt; \\*", "<b> *"),
  ("中文\n换行", "中文换行"), ("好。\n中", "好。中"), ("“好”\n中", "“好”中"),
  ("中文\nEnglish", "中文 English"), ("a”\nb", "a” b"),
]
