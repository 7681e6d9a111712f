import SceneFiles
import Testing

@Suite("JSON that is not well formed")
struct JSONWellFormednessTests {
  @Test(
    "Each mistake has its place",
    arguments: [
      ("{", 1, 2, "the text is incomplete"), ("[1", 1, 3, "the text is incomplete"),
      ("[1,]", 1, 4, "a value is missing"), ("{\"a\" 1}", 1, 6, "a colon is missing"),
      ("{\"a\":1,}", 1, 8, "a string without quotes"),
      ("{\"a\":}", 1, 6, "a value is missing"),
      ("{\"a\":tru}", 1, 6, "a value is missing"), ("[\"a", 1, 4, "the text is incomplete"),
      ("[\"a\\", 1, 5, "the text is incomplete"),
      ("[\"\n\"]", 1, 3, "a string contains a control character"),
      ("{}\n {}", 2, 2, "text after the end"), ("[1 2]", 1, 4, "a comma is missing"),
      ("[nan]", 1, 2, "a value is missing"), ("[0x10]", 1, 3, "a comma is missing"),
      ("[1,", 1, 4, "the text is incomplete"), ("[}", 1, 2, "a value is missing"),
    ])
  func mistakes(text: String, line: Int, column: Int, trouble: String) {
    #expect(throws: ImportRefusal.malformed(line: line, column: column, trouble)) {
      try SentryReader(Array(text.utf8)).read()
    }
  }

  @Test func `Escapes are put in, halves of characters replaced`() throws {
    let text = #"{"windows":[{"type":"\"\\\/\n\t\u0041\uD83D\uDE00\uD83Dx\u0012","children":[]}]}"#
    let screen = try SentryReader(Array(text.utf8)).read()
    #expect(screen.roots[0].className == "\"\\/\n\tA😀\u{FFFD}x\u{12}")
    #expect(
      throws: ImportRefusal.malformed(line: 1, column: 2, "this is not a JSON escape")
    ) { try SentryReader(Array(#""\u12""#.utf8)).read() }
  }

  @Test func `Depth and size have their limits`() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(throws: ImportRefusal.excessive(.depth, limit: 512)) {
      try SentryReader(Array(deep.utf8)).read()
    }
    let many = "[" + String(repeating: "0,", count: 2_000_001)
    #expect(throws: ImportRefusal.excessive(.values, limit: 2_000_000)) {
      try SentryReader(Array(many.utf8)).read()
    }
  }
}
