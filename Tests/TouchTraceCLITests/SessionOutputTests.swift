import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("A session driven by a machine, with --json", .ownThread) struct SessionJSONTests {
  @Test("The first line names the schema, then every command gets an object")
  func objects() throws {
    let input = "step 2 ;; print point\n\n# nothing\nfrobnicate\nquit 3\n"
    let run = try touchtrace(["debug", firstToFifth, "--json", "--keep-going"], input: input)
    #expect(run.status == 3)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines.count == 6 && lines[0] == #"{"schema":"touchtrace-session/1"}"#)
    let said = "A down leaves the queue: a new touch looks for its view"
    #expect(
      lines[1].hasPrefix(##"{"command":"step 2","at":"stdin:1","lines":["Event queue · #2 of 31"##))
    #expect(
      lines[1].contains(said + #""],"status":"ok","step":2,"of":31,"here":{"rec":"step","n":2,"#))
    #expect(lines[1].contains(#""because":[1],"evidence":[]}"#))
    #expect(lines[1].contains(#""stopped":{"reason":"arrived","breakpoints":[]}"#))
    #expect(lines[2].contains(#""lines":["(200,420)"]"#) && !lines[2].contains("stopped"))
    #expect(lines[4].contains(#""status":"failed","step":2,"of":31"#))
    #expect(run.errors.hasPrefix("stdin:4: error: there is no command frobnicate"))
  }

  @Test("Lines are whole and plain whatever the width and the colours")
  func plain() throws {
    let words = ["debug", firstToFifth, "--json", "-ex", "goto 7 ;; why", "--batch"]
    let narrow = try touchtrace(words + ["--width", "30", "--color", "always"])
    #expect(narrow.output == (try touchtrace(words).output))
    #expect(narrow.output.split(separator: "\n").count == 3)
  }

  @Test("In a terminal it has no prompt, reads no init file and keeps no history")
  func terminal() throws {
    let home = try TemporaryDirectory()
    try home.write("goto 9\n", to: ".touchtraceinit")
    let terminal = try Surroundings().open(
      ["debug", packageRoot.path + "/" + firstToFifth, "--json"], home: home)
    try terminal.expect("{\"schema\":\"touchtrace-session/1\"}\n")
    terminal.send("step\n")
    try terminal.expect(
      "\"status\":\"ok\",\"step\":1,\"of\":31,\"here\":{\"rec\":\"step\",\"n\":1,")
    terminal.send(Key.control("D"))
    #expect(try terminal.waitForExit() == .exited(0))
    #expect(!terminal.screen.text.contains("(tap"))
    #expect(throws: (any Error).self) { try home.mode(of: ".local") }
  }

  @Test("A lesson can be driven, too: its first stop, and each answer with its cause and belief")
  func lesson() throws {
    let home = try TemporaryDirectory()
    let run = try touchtrace(
      ["learn", "02-hit-test/03", "--json"], input: "\nd\n\nb\nquit\n", home: home.path)
    let lines = try run.output.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
    #expect(lines.count == 7 && run.status == 1, "\(run.output)")
    let first = try #require(lines[1]["stop"] as? [String: Any])
    #expect(lines[1]["command"] as? String == "" && first["number"] as? Int == 1)
    #expect(first["question"] is NSNull && (first["choices"] as? [String])?.isEmpty == true)
    let stop = try #require(lines[2]["stop"] as? [String: Any])
    #expect(stop["question"] as? String == "p1")
    #expect(stop["choices"] as? [String] == ["a", "b", "c", "d"])
    #expect(lines[3]["status"] as? String == "wrong")
    let wrong = try #require(lines[3]["answer"] as? [String: Any])
    #expect(wrong["status"] as? String == "wrong" && wrong["belief"] as? String == "M03")
    #expect(wrong["given"] as? String == "fifthView")
    let cause = try #require(wrong["cause"] as? [String: Any])
    #expect(cause["step"] as? Int == 7 && cause["rule"] as? String == "2.4", "\(cause)")
    #expect((cause["sentence"] as? String)?.contains("fifthView") == true, "\(cause)")
    let right = try #require(lines[5]["answer"] as? [String: Any])
    #expect(right["status"] as? String == "right" && right["belief"] == nil, "\(right)")
    #expect((right["cause"] as? [String: Any])?["sentence"] != nil, "\(right)")
  }

  @Test("--quiet leaves the greeting out, but no stop of a lesson") func quiet() throws {
    let home = try TemporaryDirectory()
    let lesson = try touchtrace(
      ["learn", "02-hit-test/03", "-q"], input: "quit\n", home: home.path)
    #expect(lesson.output.contains("02-hit-test/03 · stop 1 of "), "\(lesson.output)")
    let debug = try touchtrace(["debug", firstToFifth, "-q"], input: "quit\n", home: home.path)
    #expect(!debug.output.contains("steps recorded"), "\(debug.output)")
  }
}

@Suite("A session written down, with --transcript", .ownThread) struct TranscriptTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private var option: [String] { ["--transcript", folder.path + "/t.txt"] }

  @Test("Everything typed and shown is there, plain, after every command")
  func typed() throws {
    let sitting = try Sitting(home: folder, arguments: option)
    let greeting = try folder.contents(of: "t.txt")
    // Where the line is broken depends on how long the path of this package is.
    #expect(greeting.replacing("\n", with: " ").contains("31 steps recorded"))
    #expect(!greeting.contains("\u{1B}"))
    try sitting.type("step", at: 1)
    try sitting.type("", at: 2)
    try sitting.type("brek 1", at: 2)
    // Killed: nothing of what was shown is lost.
    sitting.terminal.signal(9)
    _ = try sitting.terminal.waitForExit()
    #expect(
      try folder.contents(of: "t.txt").dropFirst(greeting.count) == """
        (tap #0/31) step
        Event queue · #1 of 31  queue.put
        0 ms: A down at (200,420), into the queue
        (tap #1/31) 
        Event queue · #2 of 31  queue.take
        A down leaves the queue: a new touch looks for its view
        (tap #2/31) brek 1
        there is no command brek; did you mean break?

        """)
  }

  @Test("A file that is there is not written over, unless that is forced")
  func exists() throws {
    try folder.write("dear\n", to: "t.txt")
    let words = ["debug", firstToFifth, "--batch", "-ex", "list 3"] + option
    let run = try touchtrace(words)
    #expect(run.status == 3 && run.output.isEmpty)
    #expect(run.errors.contains("the file exists; use --force to overwrite it"))
    #expect(try folder.contents(of: "t.txt") == "dear\n")
    #expect(try touchtrace(words + ["--force"]).status == 0)
    #expect(try folder.contents(of: "t.txt").contains("(tap #0/31) list 3\n"))
  }

  @Test("One that cannot be written is an error; one that cannot go on is told once")
  func unwritable() throws {
    let words = ["debug", firstToFifth, "--batch", "-ex", "list 3", "-ex", "list 3"]
    let nowhere = try touchtrace(words + ["--transcript", folder.path + "/no/t.txt"])
    #expect(nowhere.status == 3 && nowhere.errors.contains("cannot write it"))
    #if os(Linux)
      let full = try touchtrace(words + ["--transcript", "/dev/full", "--force"])
      #expect(full.status == 1 && full.errors.split(separator: "\n").count == 1)
    #endif
  }

  @Test("A lesson can be written down, too")
  func lesson() throws {
    let run = try touchtrace(
      ["learn", "02-hit-test/03"] + option, input: "hint\nquit\n", home: folder.path)
    let text = try folder.contents(of: "t.txt")
    #expect(run.status == 0 && text.contains(") hint\n") && text.hasSuffix(") quit\n"))
  }

  @Test("A lesson in a pipe fits a usual screen, pictures and all")
  func piped() throws {
    let run = try touchtrace(
      ["learn", "02-hit-test/03", "--lang", "en"], input: "\nc\n\nb\n\nb\n\n\n\n\nquit\n",
      home: folder.path)
    let lines = run.output.split(separator: "\n")
    #expect(lines.contains { $0.contains("now: firstView") } && lines.allSatisfy { $0.count <= 80 })
  }
}
