import TestSupport
import Testing
import TouchNarration

@Suite("Wrapping")
struct WrapTests {
  private func wrap(_ text: StyledText, _ columns: Int, _ first: Int = 0, _ rest: Int = 0)
    -> [String]
  {
    text.wrapped(to: columns, firstIndent: first, indent: rest).map(\.plain)
  }

  @Test("A line ends at a space, which is not kept")
  func spaces() {
    #expect(wrap("one two three", 8) == ["one two", "three"])
    #expect(wrap("one two   three", 8) == ["one two", "three"])
    #expect(wrap("exactly ten", 7) == ["exactly", "ten"])
  }

  @Test("A rule and its number stay on one line")
  func ruleNumbers() {
    #expect(wrap("as in rule 2.5 here", 12) == ["as in", "rule 2.5", "here"])
    #expect(wrap("见规则 2.5", 8) == ["见", "规则 2.5"])
    #expect(wrap("this rule says", 10) == ["this rule", "says"])
  }

  @Test("Spaces inside and before a line stay")
  func keptSpaces() {
    #expect(wrap("  a  b", 10) == ["  a  b"])
    #expect(wrap("  abcdef", 6) == ["  abcd", "ef"])
  }

  @Test("Indents count as columns and empty lines have none")
  func indents() {
    #expect(wrap("one two three", 8, 1, 3) == [" one two", "   three"])
    #expect(wrap("a\n\nb", 8, 2, 2) == ["  a", "", "  b"])
    #expect(wrap("", 8, 2, 2) == [""])
  }

  @Test("A word longer than a line is broken")
  func longWord() {
    #expect(wrap("ab abcdefghij k", 4) == ["ab", "abcd", "efgh", "ij k"])
  }

  @Test("Chinese breaks between characters")
  func chinese() {
    #expect(wrap("五个视图按顺序", 6) == ["五个视", "图按顺", "序"])
    #expect(wrap("五个视图按顺序", 7) == ["五个视", "图按顺", "序"])
  }

  @Test("Closing punctuation never begins a line and opening never ends one")
  func punctuation() {
    #expect(wrap("手指落下，谁答", 8) == ["手指落", "下，谁答"])
    #expect(wrap("手指落（下）谁", 8) == ["手指落", "（下）谁"])
    #expect(wrap("手指落下）。谁", 8) == ["手指落", "下）。谁"])
    #expect(wrap("他问“谁”吗", 6) == ["他问", "“谁”吗"])
  }

  @Test("No width makes a closing mark begin a line", arguments: 4...40)
  func neverAtStart(columns: Int) {
    let text: StyledText = "手指落在（第 4 个）视图里的「红点」上，文章问：谁是*最佳响应者*？hitTest 会答。"
    for line in wrap(text, columns) {
      #expect(line.first.map { !"，。）」：？".contains($0) } ?? true, "\(line)")
      #expect(displayWidth(line) <= columns + 2)
    }
  }

  @Test("English inside Chinese stays whole")
  func mixed() {
    #expect(wrap("先问firstView再问", 12) == ["先问", "firstView再", "问"])
    #expect(wrap("先问 firstView 再问", 12) == ["先问", "firstView 再", "问"])
  }

  @Test("Styles survive, and a broken run keeps its style on both lines")
  func styles() {
    let text: StyledText = "ask \(name: "first view") now"
    let lines = text.wrapped(to: 9, firstIndent: 0, indent: 0)
    #expect(
      lines == [
        StyledText([StyledRun("ask "), StyledRun("first", .name)]),
        StyledText([StyledRun("view", .name), StyledRun(" now")]),
      ])
  }

  @Test("Nothing is lost at any width", arguments: [-3, 0, 1, 2, 3, 5, 9])
  func nothingLost(columns: Int) {
    let text = "a，，，，b（（（c 中文😀abcdefgh 。。"
    let lines = wrap(StyledText(text, .plain), columns)
    let ink = text.filter { $0 != " " }
    #expect(lines.joined().filter { $0 != " " } == ink)
  }

  @Test("A hundred thousand closing marks end soon")
  func hostile() {
    let lines = endsSoon { wrap(StyledText(String(repeating: "，", count: 100_000), .plain), 80) }
    #expect(lines.count == 2_500)
  }
}
