import Testing
import TouchNarration

@Suite("Terminal text")
struct TerminalTextTests {
  private let colours = TerminalWriter(colour: true)
  private let plain = TerminalWriter(colour: false)

  @Test("Each style has its sequence, plain text none")
  func styles() {
    let codes: [(StyledRun.Style, String)] = [
      (.name, "36"), (.number, "33"), (.good, "32"), (.bad, "31"), (.code, "1"), (.dim, "2"),
      (.strong, "1"),
    ]
    for (style, code) in codes {
      #expect(colours.string(StyledText("x", style)) == "\u{1b}[\(code)mx\u{1b}[0m")
      #expect(plain.string(StyledText("x", style)) == "x")
    }
    #expect(colours.string("x") == "x")
    #expect(colours.string(StyledText("", .bad)) == "")
  }

  @Test(
    "What a terminal would obey is shown instead",
    arguments: [
      ("\u{1b}[2J", #"\u{1b}[2J"#), ("\u{1b}]0;t\u{7}", #"\u{1b}]0;t\u{7}"#),
      ("\u{9b}31m", #"\u{9b}31m"#), ("a\r\nb", #"a\u{d}\u{a}b"#), ("a\tb", #"a\u{9}b"#),
      ("\u{0}\u{7f}", #"\u{0}\u{7f}"#), ("\u{202e}abc\u{202c}", #"\u{202e}abc\u{202c}"#),
      ("\u{2066}\u{2069}\u{200f}", #"\u{2066}\u{2069}\u{200f}"#),
      ("a\u{2028}b", #"a\u{2028}b"#), ("e\u{1b}\u{301}", "e\\u{1b}\u{301}"),
    ])
  func escapes(hostile: String, shown: String) {
    #expect(terminalSafe(hostile) == shown)
    #expect(plain.string(StyledText(hostile, .plain)) == shown)
    #expect(colours.string(StyledText(hostile, .bad)) == "\u{1b}[31m\(shown)\u{1b}[0m")
  }

  @Test("Ordinary text of any script passes unchanged")
  func harmless() {
    for text in ["plain", "手指，落下", "👨‍👩‍👧", "é e\u{301}", "שלום", "C:\\u"] {
      #expect(terminalSafe(text) == text)
    }
  }

  @Test("No scalar below 160 but printable ASCII gets through")
  func everyControl() {
    for value in 0..<UInt32(0xa0) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let isPrintable = (0x20...0x7e).contains(value)
      #expect((terminalSafe(String(scalar)) == String(scalar)) == isPrintable)
    }
  }
}
