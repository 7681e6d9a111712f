import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("A script by -x, by a pipe and by hand", .ownThread) struct ThreeWaysTests {
  private static let path =
    packageRoot.path + "/Tests/TouchTraceCLITests/Scripts/sixty.txt"
  private static let columns = 100

  private let folder: TemporaryDirectory
  private let lines: [String]

  init() throws {
    folder = try TemporaryDirectory()
    lines = try String(contentsOfFile: Self.path, encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }

  /// Opens the debugger in this test's folder, with no history yet, the words of a shell around it.
  private func open(_ before: String, _ after: String, _ language: String) throws -> Terminal {
    let home = try TemporaryDirectory()
    let debug = "\"$0\" debug \"$1\" -q --lang \(language) --width \(Self.columns)"
    return try Terminal.spawn(
      "/bin/sh",
      [
        "-c", "cd \"$HOME\"; rm -f touch.jsonl; \(before) \(debug) \(after)",
        try #require(builtProgram("touchtrace")), packageRoot.path + "/" + firstToFifth,
      ],
      environment: ["HOME": folder.path, "XDG_STATE_HOME": home.path, "NO_COLOR": "1"],
      columns: Self.columns)
  }

  private func output(_ before: String, _ after: String, _ language: String) throws -> [String] {
    let terminal = try open(before, after, language)
    #expect(try terminal.waitForExit() == .exited(0))
    return rows(terminal.screen)
  }

  /// What is seen, but for prompts and what was typed behind them.
  private func rows(_ screen: Screen) -> [String] {
    screen.text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("(tap #") }
  }

  /// Types every line when the prompt is there, and leaves.
  private func typed(_ language: String) throws -> [String] {
    let terminal = try open("exec", "", language)
    for line in lines {
      try terminal.expect("(tap #")
      terminal.send(line + "\n")
      try terminal.expect(line + "\n")
    }
    try terminal.expect("(tap #")
    terminal.send("quit\n")
    #expect(try terminal.waitForExit() == .exited(0))
    return rows(terminal.screen)
  }

  @Test("All three say the same, but for the prompt", arguments: ["en", "zh-Hans"])
  func same(language: String) throws {
    let script = try output("", "-x '\(Self.path)' --batch", language)
    let piped = try output("cat '\(Self.path)' |", "", language)
    let typed = try typed(language)
    #expect(script.count > 300)
    #expect(piped == script)
    #expect(typed == script, "\(typed.difference(from: script))")
  }
}
