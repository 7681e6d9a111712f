import TerminalSupport
import TestSupport
import Testing

@testable import LineEditing

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

@Suite("The file of the history", .ownThread) struct HistoryFileTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.path + "/deep/er/history" }

  init() throws { directory = try TemporaryDirectory() }

  @Test("What is added is read back", arguments: ["step", "a\\nb", "a\nb\r\nc", "\\", "轻点 “登录”"])
  func roundTrip(line: String) {
    var history = History(path: path)
    #expect(history.append(line) == nil)
    #expect(History(path: path).lines == [line])
  }

  @Test("A command given again at once is kept once")
  func duplicates() throws {
    var history = History(path: path)
    for line in ["a", "a", "b", "", "b", "a"] { history.append(line) }
    #expect(history.lines == ["a", "b", "a"])
    #expect(try directory.contents(of: "deep/er/history") == "a\nb\na\n")
  }

  @Test("Two sessions at once add to the same file")
  func together() {
    var first = History(path: path)
    var second = History(path: path)
    first.append("a")
    second.append("b")
    first.append("c")
    #expect(History(path: path).lines == ["a", "b", "c"])
  }

  @Test("A last line without an end is not glued to the next command")
  func cut() throws {
    try directory.write("a\nb", to: "history")
    var history = History(path: directory.path + "/history")
    history.append("c")
    #expect(History(path: directory.path + "/history").lines == ["a", "b", "c"])
  }

  @Test("Only the newest lines are read, and a file twice as long is shortened")
  func limit() throws {
    let path = directory.path + "/history"
    try directory.write("1\n2\n3\n4\n5\n6\n", to: "history")
    #expect(History(path: path, limit: 3).lines == ["4", "5", "6"])
    #expect(try directory.contents(of: "history") == "1\n2\n3\n4\n5\n6\n")
    #expect(History(path: path, limit: 2).lines == ["5", "6"])
    #expect(try directory.contents(of: "history") == "5\n6\n")
    #expect(try directory.mode(of: "history") == 0o600)
  }

  @Test("A failure names the file and the reason, once")
  func failure() throws {
    try directory.write("", to: "blocked")
    let path = directory.path + "/blocked/history"
    var history = History(path: path)
    #expect(history.append("a") == History.Failure(path: path, code: ENOTDIR))
    #expect(history.append("b") == nil)
    #expect(history.lines == ["a", "b"])
  }

  @Test(
    "The place of the file follows the environment",
    arguments: [
      (["HOME": "/h"], "/h/.local/state/touchtrace/history"),
      (["HOME": "/h", "XDG_STATE_HOME": "/s"], "/s/touchtrace/history"),
      (["HOME": "/h", "XDG_STATE_HOME": "s"], "/h/.local/state/touchtrace/history"),
      (["HOME": "/h", "TOUCHTRACE_HISTFILE": "/f"], "/f"),
      (["HOME": "/h", "TOUCHTRACE_HISTFILE": ""], nil), ([:], nil),
    ] as [([String: String], String?)])
  func place(environment: [String: String], path: String?) {
    #expect(History.defaultPath(environment: environment) == path)
  }
}
