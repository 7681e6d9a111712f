import Testing
import TouchNarration

@Suite("Display width")
struct DisplayWidthTests {
  @Test(
    "A character takes as many columns as a terminal gives it",
    arguments: [
      ("", 0), ("abc", 3), (" ", 1), ("é", 1), ("e\u{301}", 1), ("中", 2), ("中文 ok", 7),
      ("，。", 4), ("ＡＢ", 4), ("\u{3000}", 2), ("“”…→", 4), ("ｱ", 1), ("かな", 4), ("한국", 4),
      ("\u{1112}\u{1161}\u{11ab}", 2), ("नि", 2), ("𠀀", 2),
    ])
  func characters(text: String, columns: Int) {
    #expect(displayWidth(text) == columns)
  }

  @Test(
    "An emoji takes two columns, however many scalars it is made of",
    arguments: ["😀", "👍🏽", "👨‍👩‍👧", "🇨🇳", "☀️", "1️⃣", "✅", "❤️‍🔥"])
  func emoji(text: String) {
    #expect(displayWidth(text) == 2)
  }

  @Test(
    "Marks, joiners and controls take none",
    arguments: ["\u{301}", "\u{200d}", "\u{fe0f}", "\u{200b}", "\u{feff}", "\u{1b}", "\u{202e}"])
  func nothing(text: String) {
    #expect(displayWidth(text) == 0)
  }

  @Test("Text-style symbols stay one column wide")
  func symbols() {
    #expect(displayWidth("☀★①") == 3)
  }

  @Test("A styled text is as wide as its runs")
  func styled() {
    let text: StyledText = "\(name: "视图") is \(bad: "nil")"
    #expect(text.width == 11)
  }
}
