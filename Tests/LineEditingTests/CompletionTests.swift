import TerminalSupport
import TestSupport
import Testing

@testable import LineEditing

@Suite("Completing with Tab", .ownThread) struct CompletionTests {
  @Test("The only candidate is inserted with a space")
  func unique() throws { try Session().type("hel\tnext\n", gives: "help next") }

  @Test("What all candidates begin with is inserted")
  func prefix() throws { try Session().type("con\t\n", gives: "continue") }

  @Test("Several candidates are listed and the line is drawn again")
  func many() throws {
    let session = try Session()
    try session.type("go re\t", shows: "\nreset   revert\n\(Session.prompt)go re")
    try session.type("v\t!\n", gives: "go revert !")
  }

  @Test("Without a candidate the terminal beeps and the line stays")
  func none() throws {
    let session = try Session()
    session.terminal.send("xyz\t")
    session.terminal.settle()
    #expect(session.terminal.output.contains("\u{7}"))
    try session.type("\n", gives: "xyz")
  }

  @Test("Chinese and accented words are completed", arguments: [("列", "列表 "), ("ét", "été ")])
  func beyondASCII(start: String, whole: String) throws {
    try Session().type(start + "\t\n", gives: whole)
  }

  @Test("Chinese candidates are listed")
  func manyChinese() throws {
    let session = try Session()
    try session.type("按\t", shows: "按钮")
    try session.type("\t", shows: "\n按钮一  按钮二\n\(Session.prompt)按钮")
    try session.type("二\n", gives: "按钮二")
  }

  @Test("Completion in the middle of a line keeps what follows")
  func middle() throws {
    let session = try Session()
    try session.type("hel me" + Key.left + Key.left + Key.left + "\t\n", gives: "help  me")
  }

  @Test("A list under a wrapped line comes after its last row")
  func wrapped() throws {
    let session = try Session(columns: 20)
    session.terminal.send("re " + String(repeating: "x", count: 40) + Key.control("A"))
    session.terminal.send("\u{6}\u{6}")
    session.terminal.settle()
    try session.type("\t", shows: "\n\n\nreset   revert\n\(Session.prompt)re ")
  }
}

@Suite("What Tab decides") struct CompletionActionTests {
  @Test("The typed word is replaced, so its letters may change case")
  func changesCase() {
    let completion = Completion(replacing: 3, candidates: ["Login"])
    #expect(completion.action(after: "tap log") == .replace(scalars: 3, with: "Login "))
  }

  @Test("A character of two scalars counts as both of them")
  func scalars() {
    let completion = Completion(replacing: 2, candidates: ["e\u{301}te\u{301}"])
    #expect(
      completion.action(after: "e\u{301}t") == .replace(scalars: 3, with: "e\u{301}te\u{301} "))
  }

  @Test("A candidate given twice is one")
  func twice() {
    let completion = Completion(replacing: 0, candidates: ["a", "a"])
    #expect(completion.action(after: "") == .replace(scalars: 0, with: "a "))
  }

  @Test("No candidate and impossible counts do no harm")
  func bounds() {
    #expect(Completion(replacing: 5, candidates: []).action(after: "") == .refuse)
    let negative = Completion(replacing: -1, candidates: ["a"])
    #expect(negative.action(after: "b") == .replace(scalars: 0, with: "a "))
    let long = Completion(replacing: 9, candidates: ["abc"])
    #expect(long.action(after: "ab") == .replace(scalars: 2, with: "abc "))
  }
}

@Suite("Words in columns", .serialized) struct CandidateColumnsTests {
  init() { LineEditing.Terminal.adoptLocale() }

  @Test("Words read down the columns")
  func down() {
    let rows = candidateColumns(["a", "b", "c", "d", "e"], columns: 9, rowLimit: 10)
    #expect(rows == ["a  c  e", "b  d"])
  }

  @Test("Wide words are lined up by the columns they take")
  func wide() {
    let rows = candidateColumns(["按钮", "a", "bb", "c"], columns: 12, rowLimit: 10)
    #expect(rows == ["按钮  bb", "a     c"])
  }

  @Test("A word wider than the screen stands alone")
  func tooWide() {
    #expect(candidateColumns(["abcdef", "b"], columns: 4, rowLimit: 9) == ["abcdef", "b"])
  }

  @Test("Too many words are cut and counted")
  func cut() {
    let rows = candidateColumns((1...9).map(String.init), columns: 6, rowLimit: 3)
    #expect(rows == ["1  3", "2  4", "… +5"])
  }

  @Test(
    "The rows of a line are counted as the screen breaks it",
    arguments: [
      ("abcd", 0), ("abcde", 1), ("abcdef", 1), ("abcd按", 1), ("按按按", 1), ("a\nb\n", 2),
      ("a\u{301}bcd", 0),
    ])
  func breaks(text: String, count: Int) {
    #expect(lineBreaks(in: text, from: 0, columns: 5) == count)
  }
}
