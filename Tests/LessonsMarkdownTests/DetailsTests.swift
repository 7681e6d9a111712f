import Lessons
import Testing
import TouchNarration

@Suite("Details and other HTML")
struct DetailsTests {
  @Test("Details nest, and a fence knows it stands in one")
  func nested() {
    let text = """
      <details>
      <summary>A <code>x</code> &lt;b&gt; <b>!</b></summary>

      <details open><summary>B</summary>

      ```scene
      ```

      </details>
      </details>
      """
    #expect(problems(text) == [])
    guard case .details(let summary, let blocks)? = contents(text).first else {
      Issue.record("no details")
      return
    }
    #expect(summary.plain == "A x <b> !")
    #expect(summary.runs.filter { $0.style == .code } == [StyledRun("x", .code)])
    guard case .details("B", let inner)? = blocks.first?.content else {
      Issue.record("no inner details")
      return
    }
    #expect(inner.first?.fences.first?.isInsideDetails == true)
  }

  @Test("One block of HTML may close one and open the next")
  func adjacent() {
    let text =
      "<details><summary>A</summary>\n\na\n\n</details>\n<details><summary>B</summary>\n\nb\n\n</details>"
    #expect(problems(text) == [])
    #expect(contents(text).count == 2)
    #expect(LessonDocument(markdown: text).blocks.map(\.line) == [1, 6])
  }

  @Test("Details inside a list end in it")
  func inList() {
    let text = "- a\n\n  <details><summary>S</summary>\n\n  b\n\n  </details>\n"
    #expect(problems(text) == [])
  }

  @Test(
    "Tags that do not match are told",
    arguments: [
      (
        "x\n\n  <details><summary>S</summary>\n\ny",
        ["3:3: error: <details> is not closed; did you mean '</details>'?"]
      ),
      ("</details>", ["1:1: error: </details> without <details>"]),
      ("<details>\n\nx\n\n</details>", ["1:1: warning: <details> without a summary"]),
      ("<summary>S</summary>", ["1:1: error: <summary> must come right after <details>"]),
      (
        "<details><summary>S\n\nx\n\n</details>",
        ["1:10: error: <summary> is not closed; did you mean '</summary>'?"]
      ),
      ("x\n\n<!-- y\n\nz", ["3:1: error: the comment is not closed; did you mean '-->'?"]),
      (
        "> <details><summary>S</summary>\n\nx\n\n</details>",
        [
          "1:3: error: <details> is not closed; did you mean '</details>'?",
          "5:1: error: </details> without <details>",
        ]
      ),
    ])
  func mismatches(text: String, expected: [String]) {
    #expect(problems(text) == expected)
  }

  @Test("A fence that HTML swallows is an error, other text a warning")
  func swallowed() {
    #expect(
      problems("<details><summary>S</summary>\n```scene\nx\n```\n\n</details>")
        == ["2:1: error: a fence in HTML is not read: leave a blank line before it"])
    let text = "<details><summary>S</summary>\n  lost *text*\n</details>"
    #expect(
      problems(text) == [
        "2:3: warning: text in HTML is not read as Markdown: leave a blank line before it"
      ])
    #expect(
      contents(text) == [
        .details(summary: "S", [LessonBlock(.paragraph("lost *text*"), line: 2)])
      ])
  }

  @Test("Comments and other tags are dropped, whatever they hold")
  func dropped() {
    #expect(contents("<!-- <details>\n\n```scene\n```\n-->\n\nx") == [.paragraph("x")])
    #expect(contents("<a id=\"x\"></a>\n\nx") == [.paragraph("x")])
    #expect(problems("<!-- a --> <!-- b -->\n\n<br/>\n") == [])
  }
}
