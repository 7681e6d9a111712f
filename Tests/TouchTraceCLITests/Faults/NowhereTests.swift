import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("Nowhere to write, nothing to read", .ownThread) struct NowhereTests {
  private let shell: Shell

  init() throws {
    shell = try Shell()
    try shell.folder.write(
      "window 100x100\n  view a 0,0 50x50\ntouch #t\n0 down A at 5,5\n9 up A\n", to: "F.scene")
  }

  private static let talkers = [
    "run F.scene", "debug F.scene -b -ex step", "learn 02/03 -b", "audit F.scene", "lesson list",
    "why a F.scene", "convert F.scene", "help", "rules", "schema", "--version", "settings", "probe",
    "lesson vocabulary", "lesson coverage --lessons .",
  ]

  #if os(Linux)
    @Test("A full disk is said with its reason, and the code is 4", arguments: talkers)
    func full(words: String) throws {
      let run = try shell(#""$0" \#(words) > /dev/full"#)
      #expect(run.status == 4)
      #expect(
        run.errors.hasSuffix(
          "touchtrace: error: cannot write the output: No space left on device\n"))
    }
  #endif

  @Test("Closed files are said where one can, and never stand for others", arguments: talkers)
  func closed(words: String) throws {
    let calm = try shell(#""$0" \#(words)"#)
    let mute = try shell(#""$0" \#(words) >&-"#)
    #expect(mute.status == 4)
    #expect(mute.errors.hasSuffix("cannot write the output: standard output is closed\n"))
    let deaf = try shell(#""$0" \#(words) <&-"#)
    #expect(deaf.status == calm.status && deaf.output == calm.output)
    let silent = try shell(#""$0" \#(words) 2>&-"#)
    #expect(silent.status == calm.status && silent.output == calm.output)
    #expect(try shell(#""$0" \#(words) <&- >&- 2>&-"#).status == 4)
  }

  @Test(
    "Where no file can be, a command of the shell ends with 3 and the reason, one of a session with 4",
    arguments: ["/proc/x", "F.scene/x", "/dev/null/x"])
  func noPlace(path: String) throws {
    for words in [
      "run F.scene --format md --output \(path)", "convert F.scene --output \(path)",
      "debug F.scene -b --transcript \(path)",
    ] {
      let run = try shell(#""$0" \#(words)"#)
      #expect(run.status == 3 && run.errors.contains(": error: "), "\(run.errors)")
    }
    for words in ["export \(path).md", "export \(path).breakpoints", "transcript \(path)"] {
      let run = try shell(#""$0" debug F.scene -b -ex "\#(words)""#)
      #expect(run.status == 4 && run.errors.hasPrefix("touchtrace: error: "), "\(run.errors)")
    }
    #expect(try shell.files == ["F.scene"])
  }

  @Test(
    "Without a folder for what is kept, a lesson goes on, and says once for reading and writing why",
    arguments: [
      ("XDG_STATE_HOME=$PWD/F.scene", 2), ("XDG_STATE_HOME=/dev/null", 2),
      ("HOME= XDG_STATE_HOME=", 0),
      ("XDG_STATE_HOME=relative HOME=", 0), ("-u HOME -u XDG_STATE_HOME", 0),
    ])
  func noState(surroundings: String, complaints: Int) throws {
    let run = try shell(#"env \#(surroundings) "$0" learn 02/03 -b -ex "" -ex b"#)
    #expect(run.status == 0 || run.status == 1)
    #expect(run.output.contains("Return: continue"))
    let lines = run.errors.split(separator: "\n").filter { $0.contains("progress.jsonl: error:") }
    #expect(Set(lines).count == complaints, "\(run.errors)")
    #expect(try shell.files == ["F.scene"])
    #expect(!FileManager.default.fileExists(atPath: "/.local/state/touchtrace"))
  }

  @Test("Sessions that learn at once all add to the log, and no line is lost or torn")
  func together() throws {
    let words = #""$0" learn 02/03 -b --keep-going"#
    let inputs = String(repeating: #" -ex "" -ex b -ex "b!""#, count: 10)
    let alone = try shell("\(words)\(inputs) > /dev/null; cat state/touchtrace/progress.jsonl")
    let each = alone.output.split(separator: "\n").count
    let rounds = isSlowRun ? 20 : 3
    let run = try shell(
      """
      rm -r state; for round in $(seq \(rounds)); do
        for one in 1 2 3 4 5 6 7 8; do \(words)\(inputs) > /dev/null 2>> errors & done; wait
      done; cat state/touchtrace/progress.jsonl
      """)
    let lines = run.output.split(separator: "\n")
    print("8 sessions at once, \(rounds) times: \(lines.count) lines, each of its own \(each)")
    #expect(lines.count >= each * 8)
    #expect(lines.allSatisfy { $0.hasPrefix(#"{"at":"#) && $0.hasSuffix("}") })
    #expect(try !shell.folder.contents(of: "errors").contains("progress.jsonl"))
    #expect(lines.count { $0.contains(#""event":"opened""#) } == 8 * rounds)
  }
}
