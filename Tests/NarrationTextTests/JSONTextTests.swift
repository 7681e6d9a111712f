import Testing

@testable import TouchNarration

@Suite("Text in JSON") struct JSONTextTests {
  @Test(
    "is quoted, on one line, and moves no cursor",
    arguments: [
      ("plain 页", "\"plain 页\""), ("a\"b\\c", "\"a\\\"b\\\\c\""),
      ("1\n2\r3\t4", "\"1\\n2\\r3\\t4\""),
      ("\u{1b}[2J\u{7f}\u{9b}", "\"\\u001b[2J\\u007f\\u009b\""),
    ])
  func quoted(text: String, json: String) {
    #expect(text.quotedAsJSON == json)
  }
}
