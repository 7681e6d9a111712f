import TerminalSupport
import TestSupport
import Testing

@Suite("Editing a line", .ownThread) struct EditingTests {
  @Test("A line longer than the screen is edited at both ends", arguments: [20, 80])
  func wraps(columns: Int) throws {
    let session = try Session(columns: columns)
    let middle = String(repeating: "0123456789", count: 19)
    session.terminal.send(middle + Key.control("A") + "<" + Key.control("E") + ">")
    try session.type("\n", gives: "<\(middle)>")
  }

  @Test("A line of five thousand characters arrives whole")
  func longLine() throws {
    let line = String(repeating: "abcdefghi ", count: 499) + "end"
    try Session().type(line + "\n", gives: line)
  }

  @Test("Chinese text is typed as it is")
  func chinese() throws { try Session().type("轻点 登录按钮\n", gives: "轻点 登录按钮") }

  @Test("Backspace takes a whole Chinese character")
  func backspaceOverChinese() throws {
    try Session().type("按钮" + Key.backspace + "下\n", gives: "按下")
  }

  @Test("The cursor steps over a Chinese character as over one")
  func leftOverChinese() throws { try Session().type("按钮\(Key.left)大\n", gives: "按大钮") }

  @Test("A composed letter keeps its accent")
  func combiningMark() throws { try Session().type("e\u{301}t\n", gives: "e\u{301}t") }

  @Test("A locale without UTF-8 still lets Chinese in", arguments: ["C", "xx_YY.ISO-8859-1", ""])
  func poorLocale(name: String) throws {
    try Session(environment: ["LC_ALL": name]).type("按钮\n", gives: "按钮")
  }

  @Test(
    "Control or Option with an arrow goes word by word, as each terminal sends it",
    arguments: ["[1;5D", "[1;3D", "[1;9D", "\u{1B}[D", "b"])
  func words(arrow: String) throws {
    try Session().type("one three\u{1B}\(arrow)two \n", gives: "one two three")
  }

  @Test("Bytes that are no character are dropped, and what follows them is not")
  func foreignBytes() throws {
    let session = try Session()
    session.terminal.send(bytes: [0x61, 0xFF, 0x62, 0xE6, 0x8C, 0x63, 0x80, 0x64])
    try session.type("\n", gives: "abcd")
  }

  @Test("A character that comes in pieces is one character")
  func pieces() throws {
    let session = try Session()
    for byte in Array("按钮".utf8) {
      session.terminal.send(bytes: [byte])
      session.terminal.settle(for: .milliseconds(20))
    }
    try session.type("\n", gives: "按钮")
  }

  @Test("A resized screen serves the next line")
  func resize() throws {
    let session = try Session()
    session.terminal.resize(columns: 30, rows: 10)
    try session.type("first\n", gives: "first")
    let line = String(repeating: "wide ", count: 20) + "."
    try session.type(line + "\n", gives: line)
  }
}
