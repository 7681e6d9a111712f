import Foundation
import TerminalSupport
import TestSupport
import Testing

/// Somebody who has read nothing but `help`, before a button that does not react.
@Suite("A newcomer's session, in a pseudo-terminal", .ownThread) struct NewcomerTests {
  /// What is typed: a newcomer needs no more than ten commands.
  private let typed = [
    "help", "why-not buy", "goto 7", "why", "1", "continue", "hitmap --diff", "quit",
  ]

  @Test("explains and repairs a touch within ten commands, as a page shows, byte for byte")
  func page() throws {
    #expect(typed.count <= 10)
    let file = packageRoot.appending(path: manualFolder + "Prompt.md")
    let text = try String(contentsOf: file, encoding: .utf8)
    let session = try session(over: try scene(in: text))
    let begin = "<!-- session -->\n"
    let start = try #require(text.range(of: begin)).upperBound
    let stop = try #require(text.range(of: "<!-- /session -->\n")).lowerBound
    // DocumentTests record it.
    #expect(text[start..<stop] == "\n```touchtrace\n\(session)```\n\n")
    // Explained, repaired, and told as it is written in an app.
    #expect(session.contains("buy was never asked: it can only be reached through card"))
    #expect(session.contains("\ntouch A: its hit view was rootView, is now buy, handled by buy\n"))
    #expect(session.contains("\nin Swift: card's class: override point(inside:with:) "))
  }

  /// The page's scene.
  private func scene(in text: String) throws -> String {
    let begin = try #require(text.range(of: "```scene file=shop.scene\n"))
    let end = try #require(text[begin.upperBound...].range(of: "```\n"))
    return String(text[begin.upperBound..<end.lowerBound])
  }

  /// What is seen when a scene is saved as `shop.scene`, and the commands are typed.
  private func session(over scene: String) throws -> String {
    let folder = try TemporaryDirectory()
    try folder.write(scene, to: "shop.scene")
    let program = try #require(builtProgram("touchtrace"))
    let terminal = try Terminal.spawn(
      "/bin/sh", ["-c", "cd \"$HOME\" && exec \"$0\" debug shop.scene", program],
      environment: ["TERM": "dumb", "HOME": folder.path], columns: 80, rows: 200)
    try terminal.expect("(tap #0/24) ")
    for line in typed.dropLast() {
      terminal.send(line + "\n")
      try terminal.expect(line)
      try terminal.expect("\n(tap #")
      terminal.settle()
    }
    terminal.send("quit\n")
    #expect(try terminal.waitForExit() == .exited(0))
    return "$ touchtrace debug shop.scene\n" + terminal.screen.text + "\n"
  }
}
