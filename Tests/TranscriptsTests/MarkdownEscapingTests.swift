import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import Transcripts

@Suite("Text from anywhere in Markdown") struct MarkdownEscapingTests {
  @Test("What Markdown takes for its own is escaped") func escaped() {
    #expect(MarkdownText.escaped("a|b") == "a\\|b")
    #expect(MarkdownText.escaped("<b>`x`</b>") == "\\<b\\>\\`x\\`\\</b\\>")
    #expect(MarkdownText.escaped("two\nlines") == "two\\\\u{a}lines")
    #expect(MarkdownText.escaped("https://a.b www.a.b") == "https\\://a.b www\\.a.b")
    #expect(MarkdownText.escaped("# one ## two") == "\\# one \\## two")
    #expect(MarkdownText.escaped("&lt; &#60; a & b") == "\\&lt; \\&#60; a & b")
  }

  @Test func `escaping takes as long as the text is`() {
    let stops = String(repeating: ".", count: 100_000)
    var escaped = ""
    let time = ContinuousClock().measure { escaped = MarkdownText.escaped("wWw" + stops) }
    #expect(escaped == "wWw\\" + stops && time < .seconds(slowdown), "\(time)")
  }

  @Test("Everyday names stay as they are") func everyday() {
    for name in ["fourthView", "my_view", "step#9", "a: b", "第四个视图", "view-2", "Sign in"] {
      #expect(MarkdownText.escaped(name) == name)
    }
  }

  @Test("A code span is longer than the backticks in it") func codeSpan() {
    #expect(MarkdownText.codeSpan("next") == "`next`")
    #expect(MarkdownText.codeSpan("a``b") == "```a``b```")
    #expect(MarkdownText.codeSpan("`") == "`` ` ``")
  }

  @Test("A fence is longer than the backticks in it") func fence() {
    #expect(MarkdownText.fenced(["a"], as: "text") == "```text\na\n```")
    #expect(MarkdownText.fenced(["````", "x"], as: "text") == "`````text\n````\nx\n`````")
    #expect(MarkdownText.fenced(["a\n```"], as: "text") == "````text\na\\u{a}```\n````")
  }

  @Test("Hostile names and notes add no line and no heading to a transcript")
  func hostile() throws {
    let tame = try shape(name: "x")
    for text in hostileTexts where !text.isEmpty {
      let shape = try shape(name: text)
      #expect(shape == tame, "\(text.debugDescription)")
    }
  }

  /// The structure of a transcript: the first characters of each line outside fences.
  private func shape(name: String) throws -> [String] {
    var scene = Scene()
    let window = try scene.addWindow(View("w", .window, frame: Rect(0, 0, 390, 844)))
    let view = try scene.addSubview(View(name, frame: Rect(0, 0, 390, 844)), to: window)
    try scene.addSubview(View("other", frame: Rect(0, 0, 1, 1)), to: view)
    let text = markdown(
      of: record(try tap(), in: scene), language: .english,
      context: TranscriptContext(tool: name, lesson: name, notes: [Note(step: 1, .text(name))]))
    var fence: Substring?
    return text.split(separator: "\n", omittingEmptySubsequences: false).compactMap { line in
      if let open = fence {
        if line == open { fence = nil }
        return nil
      }
      if line.hasPrefix("```") { fence = line.prefix { $0 == "`" } }
      return String(line.prefix { !$0.isLetter && $0 != "`" && $0 != "*" }.prefix(2))
        + "\(cells(in: line))"
    }
  }

  /// How many cells a line of a table has: the bars that are not escaped.
  private func cells(in line: Substring) -> Int {
    guard line.hasPrefix("|") else { return 0 }
    var bars = 0
    var isEscaped = false
    for scalar in line.unicodeScalars {
      if scalar == "|", !isEscaped { bars += 1 }
      isEscaped = scalar == "\\" && !isEscaped
    }
    return bars
  }
}
