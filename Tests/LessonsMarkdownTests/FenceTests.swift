import Lessons
import Testing

@Suite("Machine fences")
struct FenceTests {
  @Test("Every kind is known, other info strings stay ordinary code", arguments: FenceKind.allCases)
  func kinds(kind: FenceKind) {
    #expect(LessonDocument(markdown: "```\(kind)\nx\n```").fences.map(\.kind) == [kind])
    #expect(problems("```\(kind)\nx\n```") == [])
  }

  @Test(
    "Ordinary code is left alone",
    arguments: ["", "swift", "objc", "text", "txt", "plain", "scheme", "sh", "diff", "{.scene}"])
  func ordinary(info: String) {
    let text = "```\(info)\n\t，中文\n```"
    #expect(problems(text) == [])
    #expect(contents(text) == [.code(info: info, lines: ["\t，中文"])])
  }

  @Test("Indented code is no fence")
  func indented() {
    #expect(contents("    ```scene\n    x") == [.code(info: "", lines: ["```scene", "x"])])
    #expect(problems("    ```scene\n    x") == [])
  }

  @Test("The body is kept as it stands")
  func body() {
    let fence = LessonDocument(markdown: "````scene\n\n  a ``` b\n```\n\n````\n").fences.first
    #expect(fence?.body == ["", "  a ``` b", "```", ""])
    #expect(LessonDocument(markdown: "```scene\n```").fences.first?.body == [])
  }

  @Test("Values may stand between quotation marks, with any text")
  func quoted() {
    let text = "```predict #p on=\"a b\" text=\"中，文\"\nlabel text=\"红，“点”\\\"，\"\n```"
    let fence = LessonDocument(markdown: text).fences.first
    #expect(problems(text) == [])
    #expect(fence?["on"] == "a b")
    #expect(fence?["text"] == "中，文")
  }

  @Test(
    "What is wrong with an opening line is told where it stands",
    arguments: [
      ("scene main", "1:10: error: expected 'key=value', not 'main'"),
      ("predict #p on = tap", "1:15: error: expected 'key=value', not 'on'"),
      ("predict #p on=", "1:15: error: expected 'key=value', not 'on='"),
      ("predict #p =x", "1:15: error: expected 'key=value', not '=x'"),
      (
        "scene #1a",
        "1:10: error: '1a' is not an id: write a letter, then letters, digits, '-' or '_'"
      ),
      (
        "scene #",
        "1:10: error: '' is not an id: write a letter, then letters, digits, '-' or '_'"
      ),
      (
        "predict on=tap #p",
        "1:19: error: the id 'p' must come right after the kind, and only once"
      ),
      (
        "scene#main",
        "1:9: error: expected a space before the id; did you mean 'scene #'?"
      ),
      ("expect #e on=a on=b", "1:19: error: 'on' is written twice"),
      ("expect #e on=\"a", "1:17: error: the quotation mark is not closed"),
      ("scene ＃main", "1:10: error: full-width number sign '＃'; did you mean '#'?"),
      ("expect #e on＝a", "1:16: error: full-width equals sign '＝'; did you mean '='?"),
      ("expect #e\u{3000}on=a", "1:13: error: full-width space '\u{3000}'; did you mean ' '?"),
      ("expect #e on=“a b”", "1:17: error: curly quotation mark '“'; did you mean '\"'?"),
      ("expect #e on=中文", "1:17: error: '中文' in a fence: use ASCII outside quotes"),
    ])
  func badHeaders(info: String, problem: String) {
    #expect(problems("```\(info)\n```") == [problem])
  }

  @Test("A full-width sign does not hide the id or the attribute behind it")
  func readsOn() {
    let fence = LessonDocument(markdown: "```predict　＃p on＝tap of=“a b”\n```").fences.first
    #expect(fence?.kind == .predict)
    #expect(fence?.id == "p")
    #expect(fence?["on"] == "tap")
    #expect(fence?["of"] == "a b")
  }

  @Test("A misspelt kind is a warning and stays ordinary code")
  func misspelt() {
    for (word, kind) in [
      ("sceen", "scene"), ("Scene", "scene"), ("predit", "predict"), ("tuoch", "touch"),
      ("quizz", "quiz"), ("tyr", "try"), ("sceen#a", "scene"),
    ] {
      let text = "```\(word) #a\nx\n```"
      let name = word.prefix { $0 != "#" }
      #expect(
        problems(text)
          == ["1:4: warning: unknown fence kind '\(name)'; did you mean '\(kind)'?"])
      #expect(LessonDocument(markdown: text).fences == [])
    }
  }

  @Test(
    "What is wrong in a body is told where it stands",
    arguments: [
      ("view a 0，0 1x1", "2:9: error: full-width comma '，'; did you mean ','?"),
      ("  a：b", "2:4: error: full-width colon '：'; did you mean ':'?"),
      ("rotate（3)", "2:7: error: full-width parenthesis '（'; did you mean '('?"),
      ("rotate(3）", "2:9: error: full-width parenthesis '）'; did you mean ')'?"),
      ("a；", "2:2: error: full-width semicolon '；'; did you mean ';'?"),
      ("alpha=０", "2:7: error: full-width character '０'; did you mean '0'?"),
      ("view a 1×1", "2:9: error: multiplication sign '×'; did you mean 'x'?"),
      ("view 视图 0,0", "2:6: error: '视图' in a fence: use ASCII outside quotes"),
      ("view e\u{301}a", "2:6: error: 'e\u{301}' in a fence: use ASCII outside quotes"),
      ("// 注释", "2:4: error: '注释' in a fence: use ASCII outside quotes"),
      (
        "  \tvc\t",
        "2:3: error: tab in a fence: indent with two spaces a level; did you mean '  '?"
      ),
      ("a\u{1b}[2J", "2:2: error: control character U+001B in a fence"),
      ("a\u{202e}b", "2:2: error: '\u{202e}' in a fence: use ASCII outside quotes"),
      ("text=\"中\" 中", "2:10: error: '中' in a fence: use ASCII outside quotes"),
    ])
  func badBodies(body: String, problem: String) {
    #expect(problems(scene(body)) == [problem])
  }

  @Test("All problems of a file are told, in the order of the file")
  func all() {
    let text = "```touch\n0 down A，at（1)\n```\n\n```sceen\n```\n\n```scene #a b\n\tx\n"
    #expect(
      problems(text).map { $0.prefix(13) } == [
        "2:9: error: f", "2:12: error: ", "5:4: warning:", "8:1: error: t", "8:13: error: ",
        "9:1: error: t",
      ])
  }

  @Test("An id names one fence only")
  func ids() {
    #expect(
      problems("```scene #a\n```\n\n```touch #b\n```\n\n```touch #a\n```\n")
        == ["7:10: error: the id 'a' is already used in line 1"])
  }

  @Test(
    "A fence without an end is told at its beginning",
    arguments: ["```scene\nx", "```scene\nx\n", "```swift\nx\n``\n", "```", "````scene\n```\n"])
  func unclosed(text: String) {
    let marks = text.prefix { $0 == "`" }
    #expect(
      problems(text) == ["1:1: error: the fence is not closed; did you mean '\(marks)'?"])
  }

  @Test("A fence that another one opens in was not closed, and its body is not read")
  func swallowed() {
    let text = "```touch #t\n0 down，A\n\n```scene #s\nwindow\n```\n"
    #expect(problems(text) == ["1:1: error: the fence is not closed; did you mean '```'?"])
  }

  @Test("A closing line may be longer, indented, and the last of the file")
  func closed() {
    for end in ["```", "`````", "   ```  ", "```\n\n"] {
      #expect(problems("```scene\nx\n\(end)") == [])
    }
    #expect(problems("~~~scene\nx\n~~~") == [])
  }

  @Test(
    "A machine fence stands at the left margin",
    arguments: [
      ("- a\n\n  ```scene\n  x\n  ```\n", "3:3"), ("> ```scene\n> x\n> ```\n", "1:3"),
      (" ```scene\n x\n ```\n", "1:2"),
    ])
  func misplaced(text: String, place: String) {
    #expect(
      problems(text) == [
        "\(place): error: a scene fence must begin at the left margin, outside lists and quotes"
      ])
    #expect(LessonDocument(markdown: text).fences.first?.body == ["x"])
  }

  @Test("Places inside a quote count its marks")
  func quotedPlace() {
    #expect(problems("> ```scene\n> a，\n> ```\n").last?.hasPrefix("2:4: error: full") == true)
  }
}
