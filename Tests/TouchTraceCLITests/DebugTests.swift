import TerminalSupport
import TestSupport
import Testing

@Suite("touchtrace debug, without a terminal", .ownThread)
struct DebugTests {
  private let session = "break fifthView\ncontinue\nwhy\nfinish\nrstep\nwhy-not secondView\nquit\n"

  @Test("A session through a pipe stops, explains, goes back and says why not")
  func piped() throws {
    let run = try touchtrace(["debug", firstToFifth], input: session)
    #expect(run.status == 0)
    for phrase in ["fifthView", "(160,-140)", "outside", "fourthView", "subviews", "secondView"] {
      #expect(run.output.contains(phrase))
    }
    #expect(!run.output.contains("\u{1b}"))
  }

  @Test("The same session in Chinese")
  func chinese() throws {
    let run = try touchtrace(["debug", firstToFifth, "--lang", "zh-Hans"], input: session)
    #expect(run.status == 0 && run.output.contains("(160,-140)"))
    for english in ["outside", "because", "stops", "breakpoint", "asked"] {
      #expect(!run.output.contains(english))
    }
  }

  @Test("Typed, piped, -ex and -x say the same")
  func sources() throws {
    let folder = try TemporaryDirectory()
    try folder.write(session, to: "commands.txt")
    let piped = try touchtrace(["debug", firstToFifth], input: session)
    let script = try touchtrace([
      "debug", firstToFifth, "-x", folder.path + "/commands.txt", "--batch",
    ])
    let single = try touchtrace(
      ["debug", firstToFifth, "--batch"]
        + session.split(separator: "\n").flatMap { ["-ex", String($0)] })
    #expect(piped.output == script.output && piped.output == single.output)
  }

  @Test("A failed command ends a script with 4 and says which line it was")
  func failures() throws {
    let run = try touchtrace(["debug", firstToFifth], input: "step\nwhy fithView\nstep\n")
    #expect(run.status == 4)
    #expect(run.errors.contains("stdin:2:") && (run.errors + run.output).contains("fifthView"))
    let going = try touchtrace(
      ["debug", firstToFifth, "--keep-going"], input: "frobnicate\nstep\n")
    #expect(going.status == 4 && going.output.contains("#1"))
    #expect(try touchtrace(["debug", firstToFifth], input: "quit 7\n").status == 7)
    #expect(try touchtrace(["debug", firstToFifth], input: "step\n").status == 0)
  }

  @Test("What a line did before it failed is output; the complaint alone is an error")
  func complaint() throws {
    let folder = try TemporaryDirectory()
    try folder.write("print n\nmapp\n", to: "open.tt")
    let input = """
      break #3 do print n ;; frobnicate
      continue
      source \(folder.path)/open.tt
      """
    let run = try touchtrace(
      ["debug", firstToFifth, "-q", "--keep-going", "--transcript", folder.path + "/t"],
      input: input)
    #expect(run.status == 4)
    #expect(
      run.errors == """
        stdin:2: error: there is no command frobnicate; help all lists every command
        stdin:3: \(folder.path)/open.tt:2: error: there is no command mapp; did you mean map?

        """)
    #expect(
      run.output.hasPrefix(
        "breakpoint 1 at #3: will stop at #3\nFinding the view · #3 of 31  window.ask  "))
    #expect(run.output.hasSuffix("\n3\n3\n"))
    #expect(
      try folder.contents(of: "t").contains("\n3\nstdin:2: error: there is no command frobnicate"))
  }

  @Test("compare shows what UIKit and the printed codes answer")
  func compare() throws {
    let run = try touchtrace(["debug", firstToFifth, "--batch", "-ex", "compare"])
    for (model, answer) in [
      ("uikit", "fourthView"), ("001", "nil"), ("002", "fourthView"), ("003", "thirdView"),
    ] {
      #expect(
        run.output.split(separator: "\n").contains { $0.contains(model) && $0.contains(answer) })
    }
  }

  @Test("An export from the prompt writes the record")
  func export() throws {
    let folder = try TemporaryDirectory()
    let path = folder.path + "/t.jsonl"
    #expect(
      try touchtrace(["debug", firstToFifth, "--batch", "-ex", "export \(path)"]).status == 0)
    let run = try touchtrace(["run", firstToFifth, "--format", "jsonl"])
    #expect(try folder.contents(of: "t.jsonl") == run.output)
    let again = try touchtrace(["debug", firstToFifth, "--batch", "-ex", "export \(path)"])
    #expect(again.status == 4 && again.errors.contains("--force"))
    for words in ["--force \(path)", "\"\(path)\" --force"] {
      let forced = try touchtrace(["debug", firstToFifth, "--batch", "-ex", "export \(words)"])
      #expect(forced.status == 0)
    }
  }
}
