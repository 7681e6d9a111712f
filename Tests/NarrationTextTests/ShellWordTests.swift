import Testing
import TouchNarration

@Suite("Words for a shell") struct ShellWordTests {
  @Test("are in quotation marks where they have to be, and only there")
  func quoted() {
    for plain in ["a.xib", "./App-1/b_2+c.scene", "180,120", "按钮.txt", "x=1", "50%"] {
      #expect(shellWord(plain) == plain)
    }
    #expect(shellWord("my screen.txt") == "'my screen.txt'")
    #expect(shellWord("") == "''")
    #expect(shellWord("it's") == "'it'\\''s'")
    #expect(shellWord("$HOME;rm") == "'$HOME;rm'")
    #expect(shellWord("a\u{3000}b") == "'a\u{3000}b'", "a blank of any script")
  }
}
