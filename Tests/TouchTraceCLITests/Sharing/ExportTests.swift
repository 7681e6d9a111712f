import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("export, in every format", .ownThread) struct ExportTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func export(_ words: String..., after commands: String = "list") throws -> Run {
    let lines = words.flatMap { ["-ex", "export \($0.replacing("DIR", with: folder.path))"] }
    return try touchtrace(["debug", firstToFifth, "--batch", "-ex", commands] + lines)
  }

  @Test(
    "The ending says what is written, and it is what run writes",
    arguments: ["jsonl", "md", "html", "svg", "cast", "txt"])
  func endings(ending: String) throws {
    #expect(try export("DIR/t.\(ending)", after: "goto end").status == 0)
    let format = ending == "txt" ? "text" : ending
    let run = try touchtrace(["run", firstToFifth, "--format", format])
    #expect(try folder.contents(of: "t.\(ending)") == run.output)
    let named = try touchtrace(
      ["run", firstToFifth, "--output", folder.path + "/again.\(ending)"])
    #expect(named.status == 0)
    #expect(try folder.contents(of: "again.\(ending)") == run.output)
  }

  @Test("A picture is of the moment, and notes go with every other format") func moment() throws {
    let commands = "goto 7 ;; note outside, of course"
    let run = try export(
      "DIR/t.svg", "DIR/t.md", "DIR/t.html", "DIR/t.cast", "DIR/t.jsonl", "DIR/t.txt",
      after: commands)
    #expect(run.status == 0)
    #expect(try folder.contents(of: "t.svg").contains("step 7 of 31"))
    for name in ["t.md", "t.html", "t.cast", "t.jsonl", "t.txt"] {
      #expect(try folder.contents(of: name).contains("outside, of course"), "\(name)")
    }
  }

  @Test("What follows on the same line changes nothing of what was exported") func line() throws {
    let run = try touchtrace(
      [
        "debug", firstToFifth, "--batch", "-ex",
        "goto 7 ;; export \(folder.path)/a.svg ;; goto 20 ;; export \(folder.path)/b.svg",
      ])
    #expect(run.status == 0)
    #expect(try folder.contents(of: "a.svg").contains("step 7 of 31"))
    #expect(try folder.contents(of: "b.svg").contains("step 20 of 31"))
  }

  @Test("A part keeps the numbers of the whole") func parts() throws {
    let run = try export(
      "7..9 DIR/t.txt", "7..9 DIR/t.md", "7..9 DIR/t.html", "7..9 DIR/t.cast",
      after: "goto 8 ;; note in ;; goto 20 ;; note out")
    #expect(run.status == 0 && run.output.contains("3 steps written to "))
    let text = try folder.contents(of: "t.txt")
    #expect(text.split(separator: "\n").filter { $0.hasPrefix("#") }.count == 3)
    #expect(text.contains("\n#7 ") && text.contains("\n#9 "))
    #expect(text.contains("╔fourthView") && text.contains("● finger (200,420)"), "\(text)")
    let markdown = try folder.contents(of: "t.md")
    #expect(markdown.contains("steps #7–#9 of 31") && markdown.contains("  note: in\n"))
    #expect(!markdown.contains("out\n") && !markdown.contains("## Responder chain"))
    #expect(markdown.contains("  p1->>p2: 7 hitTest (160,-140)\n"))
    let page = try folder.contents(of: "t.html")
    #expect(page.ranges(of: "class=\"step ").count == 3 && page.contains("<a id=\"9\""))
    #expect(page.contains("Steps 7 to 9 of 31") && page.contains(#"\"from\":6,\"whole\":31"#))
    let cast = try folder.contents(of: "t.cast").split(separator: "\n")
    #expect(cast.filter { $0.contains(",\"m\",") }.count == 2)
    #expect(cast.contains { $0.contains("goto 6") })
  }

  @Test("What is exported as Markdown is opened again, and is the same record") func again() throws
  {
    #expect(try export("DIR/t.md").status == 0)
    let before = try touchtrace(["run", firstToFifth, "--format", "text"])
    let after = try touchtrace(["run", folder.path + "/t.md", "--format", "text"])
    #expect(after.status == 0 && after.output == before.output)
  }

  @Test("A lesson begins with what can be computed, and every claim in it holds") func lesson()
    throws
  {
    for (file, words) in [
      (firstToFifth, []), (doubleTapLesson, ["--scene", "on", "--touch", "twoTaps"]),
    ] {
      let run = try touchtrace(
        ["debug", file, "--batch", "-ex", "goto 7 ;; note <b> is *not* `code`", "-ex"]
          + ["export --lesson \(folder.path)/lesson.md --force"] + words)
      #expect(run.status == 0, "\(run.errors)")
      let check = try touchtrace(["lesson", "check", folder.path + "/lesson.md"])
      #expect(check.status == 0 && check.errors.isEmpty, "\(check.errors)")
      #expect(try folder.contents(of: "lesson.md").contains("- Step 7: \\<b\\> is \\*not\\*"))
    }
  }
}

@Suite("A recording of a terminal", .ownThread) struct CastTests {
  private func events(_ text: String) throws -> [[Any]] {
    try text.split(separator: "\n").dropFirst().map { line in
      try #require(JSONSerialization.jsonObject(with: Data(line.utf8)) as? [Any])
    }
  }

  @Test("Every step is taken, times go on, and every hop has a marker") func shape() throws {
    let run = try touchtrace(["run", firstToFifth, "--format", "cast"])
    #expect(run.output == (try touchtrace(["run", firstToFifth, "--format", "cast"]).output))
    #expect(
      run.output.hasPrefix(
        "{\"version\":2,\"width\":80,\"height\":24,\"title\":\"touch A -> fourthView"))
    let events = try events(run.output)
    let times = events.compactMap { $0[0] as? Double }
    #expect(times.count == events.count && times == times.sorted())
    #expect(events.allSatisfy { ["o", "m"].contains($0[1] as? String ?? "") })
    let markers = events.filter { $0[1] as? String == "m" }.compactMap { $0[2] as? String }
    // Five questions, two messages, ten hops.
    #expect(markers.count == 17)
    #expect(markers.contains("7 fifthView (160,-140) is outside: nil"))
    let shown = events.compactMap { $0[1] as? String == "o" ? $0[2] as? String : nil }.joined()
    #expect(shown.ranges(of: "step\r\n").count == 31)
    #expect(!shown.replacing("\r\n", with: "").contains("\n"))
    // The picture stands beside each step, and follows it.
    #expect(shown.ranges(of: "fourthView ✓").count > 10)
    #expect(shown.contains("fifthView ✗") && shown.contains("thirdView ↑"))
  }

  @Test(
    "Debian's player plays it",
    .enabled(if: Player.isExpected, "no asciinema in the path"))
  func plays() throws {
    let folder = try TemporaryDirectory()
    let cast = try touchtrace(["run", firstToFifth, "--format", "cast"]).output
    try folder.write(cast, to: "t.cast")
    let shown = try events(cast).compactMap { $0[1] as? String == "o" ? $0[2] as? String : nil }
    let terminal = try Terminal.spawn(
      try #require(Player.path), ["play", "-s", "1000", folder.path + "/t.cast"],
      environment: ["TERM": "xterm-256color", "HOME": folder.path, "LANG": "C.UTF-8"],
      columns: 80, rows: 24)
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(terminal.screen.text.contains("app has no next responder"))
    #expect(shown.count > 31)
  }
}

/// `asciinema`, where it is installed.
private enum Player {
  static let path = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { $0 + "/asciinema" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// Whether it is installed, or has to be.
  static var isExpected: Bool {
    path != nil || insistsOnPrograms
  }
}
