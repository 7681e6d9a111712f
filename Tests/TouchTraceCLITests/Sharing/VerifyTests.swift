import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("Sessions that run again", .ownThread) struct VerifyTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func verify(_ text: String, _ words: String...) throws -> Run {
    try folder.write(text, to: "s.md")
    return try touchtrace(["verify", folder.path + "/s.md"] + words)
  }

  private var session: String {
    """
    # A session

    ```touchtrace
    $ touchtrace debug \(firstToFifth)
    lessons/02-hit-test/03-first-to-fifth/lesson.md: 31 steps recorded. step or
    Return goes on, why explains, help lists the rest.
    (tap #0/31) goto 7
    Finding the view · #7 of 31  hit.ask
          fifthView (160,-140) is outside: nil
    (tap #7/31) 
    (tap #7/31) rstep
    Finding the view · #6 of 31  hit.ask
        thirdView (180,120) is inside: asks fifthView first
    (tap #6/31) step
    Finding the view · #7 of 31  hit.ask
          fifthView (160,-140) is outside: nil
    (tap #7/31) print 6 * 7
    42
    $ touchtrace why thirdView \(firstToFifth)
    thirdView was asked and returned fourthView.
    ```

    After it.

    """
  }

  /// The session with what is said today.
  private func updated() throws -> String {
    #expect(try verify(session, "--update").status == 0)
    return try folder.contents(of: "s.md")
  }

  @Test("A session that says what it said is fine, in any folder's language") func same() throws {
    let text = try updated()
    let run = try verify(text)
    #expect(run.status == 0 && run.output.contains("sessions run again: 2"), "\(run.output)")
    // An editor that takes blanks away at the end of lines changes nothing.
    #expect(try verify(text.replacing("31) \n", with: "31)\n")).status == 0)
  }

  @Test("What is otherwise is told as a diff, with the document's lines") func different() throws {
    let text = try updated()
    let run = try verify(text.replacing("(160,-140)", with: "(160,140)"))
    #expect(run.status == 1 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("--- ") && lines[0].hasSuffix("/s.md"))
    #expect(
      lines.dropFirst(2) == [
        "@@ 9 @@", "-         fifthView (160,140) is outside: nil",
        "+         fifthView (160,-140) is outside: nil",
        "@@ 11 @@", "-         (180,120) - (20,260) = (160,140): 140 pt above its top edge.",
        "+         (180,120) - (20,260) = (160,-140): 140 pt above its top edge.",
        "@@ 21 @@", "-         fifthView (160,140) is outside: nil",
        "+         fifthView (160,-140) is outside: nil",
        "@@ 23 @@", "-         (180,120) - (20,260) = (160,140): 140 pt above its top edge.",
        "+         (180,120) - (20,260) = (160,-140): 140 pt above its top edge.",
      ])
  }

  @Test("An update rewrites the sessions and nothing else") func update() throws {
    let text = try updated()
    #expect(
      try verify(text.replacing("view · #7 of 31  hit", with: "view · #7 of 31  lost"), "--update")
        .status == 0)
    #expect(try folder.contents(of: "s.md") == text)
    #expect(text.hasPrefix("# A session\n\n```touchtrace\n$ touchtrace debug "))
    #expect(text.hasSuffix("\n```\n\nAfter it.\n"))
  }

  @Test("Positions that moved do not hide what was typed behind them") func moved() throws {
    let text = try updated()
    #expect(try verify(text.replacing("#7/31)", with: "#6/30)"), "--update").status == 0)
    #expect(try folder.contents(of: "s.md") == text)
  }

  @Test("A session may be about a file of its document, and writes none") func files() throws {
    let text = """
      ```scene file=a.scene
      window 100x100

      touch #tap
      0 down A at 5,5
      80 up A
      ```
      ~~~touchtrace
      $ touchtrace debug a.scene -q
      (tap #0/17) export \(folder.path)/x.md
      (tap #0/17) save breakpoints \(folder.path)/x.txt
      (tap #0/17) transcript \(folder.path)/y.md
      ~~~

      """
    _ = try verify(text, "--update")
    let written = try folder.contents(of: "s.md")
    #expect(written.contains("\n16 steps written to"), "\(written)")
    #expect(try verify(written).status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["s.md"])
  }

  @Test(
    "What cannot be run is said with its line",
    arguments: [
      ("no session here\n", "has no session"),
      ("```touchtrace\nhello\n```\n", "s.md:2: error: a session begins with"),
      ("```touchtrace\n$ touchtrace 'help\n```\n", "s.md:2: error: a session runs only touchtrace"),
      ("```touchtrace\n$ rm -r x\n```\n", "s.md:2: error: a session runs only touchtrace"),
      (
        "```touchtrace\n$ touchtrace help | cat\n```\n",
        "s.md:2: error: a session runs only touchtrace"
      ),
    ])
  func broken(text: String, message: String) throws {
    let run = try verify(text)
    #expect(run.status == 3 && run.errors.contains(message), "\(run.errors)")
  }

  @Test("A session leaves no file and no folder behind, and does not verify itself")
  func harmless() throws {
    let text = """
      ```touchtrace
      $ touchtrace lesson new \(folder.path)/01-a/01-b
      $ touchtrace run \(firstToFifth) --output \(folder.path)/t.html
      $ touchtrace verify \(folder.path)/s.md
      touchtrace: a session cannot verify sessions
      ```

      """
    let run = try verify(text)
    #expect(!run.output.contains("cannot verify"), "\(run.output)")
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == ["s.md"])
  }

  /// A session of a learner, written down; `home` keeps what the learner did before.
  private func learned(_ words: [String], _ input: String) throws -> String {
    let run = try touchtrace(
      ["learn"] + words + ["--keep-going", "--force", "--transcript", folder.path + "/s.md"],
      input: input, home: folder.path + "/home")
    #expect(run.status != 2 && run.status != 3, "\(run.errors)")
    return try folder.contents(of: "s.md")
  }

  @Test("A lesson's session is one, with its answers, and one that was changed is told")
  func lesson() throws {
    let text = try learned(
      ["02/03", "--width", "70"], "\nb\n\nb!\n\nhint\nz\na?\n\nstep\nwhy\nmap\nquit\n")
    #expect(text.hasPrefix("````touchtrace\n$ touchtrace learn 02/03 --width 70\n"))
    #expect(text.contains("(first-to-fifth p2) b!\n"))
    let run = try verify(text)
    #expect(run.status == 0, "\(run.output)")
    let other = try verify(text.replacing("view secondView", with: "view xecondView"))
    #expect(other.status == 1)
    for told in ["-         view xecondView 20,80", "+         view secondView 20,80"] {
      #expect(other.output.contains(told), "\(other.output)")
    }
    #expect(try verify(text.replacing("p1) b\n", with: "p1) a\n")).status == 1)
  }

  @Test("One that goes on where the learner was holds what it takes to go on there")
  func resumed() throws {
    #expect(try !learned(["02/03"], "\nb\n\nb\nquit\n").contains("progress.jsonl"))
    for words in [["02/03"], [], ["review"], ["02/03", "--lang", "zh-Hans"]] {
      let text = try learned(words, "\nhint\nquit\n")
      #expect(text.hasPrefix("```jsonl file=progress.jsonl\n{\"at\":"))
      let run = try verify(text)
      #expect(run.status == 0, "\(words): \(run.output)")
    }
    // Another lesson's session tells nothing of this one.
    #expect(try !learned(["02/05"], "\nquit\n").contains("progress.jsonl"))
  }

  @Test func `A part between comments is the output of the command in the first`() throws {
    let part = """
      # Limits

      <!-- limits: touchtrace help limits --format md -->
      old
      <!-- end of limits -->

      After it.

      """
    #expect(try verify(part).status == 1)
    #expect(try verify(part, "--update").status == 0)
    let text = try folder.contents(of: "s.md")
    let table = try touchtrace(["help", "limits", "--format", "md"]).output
    #expect(text == part.replacing("\nold\n", with: "\n\n\(table)\n"))
    #expect(try verify(text).status == 0)
    // Without its end it is a comment like any other.
    #expect(try verify(part.replacing("end of limits", with: "end")).status == 3)
  }
}

@Suite("A session written down as Markdown", .ownThread) struct SessionDocumentTests {
  private let folder: TemporaryDirectory

  init() throws { folder = try TemporaryDirectory() }

  private func verifies(_ name: String) throws -> Bool {
    let run = try touchtrace(["verify", folder.path + "/" + name])
    #expect(run.status == 0, "\(run.output)\(run.errors)")
    return run.status == 0
  }

  @Test("The option's file runs again, whatever was typed", arguments: ["en", "zh-Hans"])
  func option(language: String) throws {
    let input =
      "step 3\n\nbrek\nexport md\nwhatif fifthView.frame = 0,0 9x9 ;; hitmap --diff\nquit\n"
    let run = try touchtrace(
      [
        "debug", firstToFifth, "--transcript", folder.path + "/t.md", "--width", "60", "--lang",
        language, "-ex", "goto 2", "--keep-going",
      ], input: input)
    #expect(run.status == 4, "\(run.errors)")
    let text = try folder.contents(of: "t.md")
    // What was shown has blocks of its own, so the session's is marked with more.
    #expect(text.hasPrefix("````touchtrace\n$ touchtrace debug lessons/"))
    #expect(text.contains("--width 60") && text.contains("(tap #0/31) goto 2\n"))
    #expect(text.hasSuffix(") quit\n````\n"))
    #expect(try verifies("t.md"))
  }

  @Test("The command's file begins with the session, and ends where it is told to")
  func command() throws {
    let path = packageRoot.path + "/" + firstToFifth
    let (plain, session) = (folder.path + "/t.txt", folder.path + "/s.md")
    let sitting = try Sitting(Surroundings(columns: 200), home: folder)
    try sitting.type("goto 7", at: 7)
    #expect(try sitting.type("transcript \(plain)", at: 7).contains("written to \(plain)"))
    #expect(try sitting.type("transcript \(session)", at: 7).contains("written to \(session)"))
    try sitting.type("why", at: 7)
    #expect(try sitting.type("transcript off", at: 7).contains("s.md is complete"))
    #expect(try sitting.type("transcript off", at: 7).contains("no transcript is being written"))
    #expect(try sitting.type("transcript \(session)", at: 7).contains("--force"))
    try sitting.leave()
    let text = try folder.contents(of: "s.md")
    let word = path.contains(" ") ? "'\(path)'" : path
    #expect(text.hasPrefix("````touchtrace\n$ touchtrace debug \(word) --width 200\n"))
    #expect(text.contains("\n(tap #0/31) goto 7\n") && text.contains("\n(tap #7/31) why\n"))
    #expect(!text.contains("transcript off\n") && text.hasSuffix("\n````\n"))
    #expect(try verifies("s.md"))
  }

  @Test("Any other file gets what comes from now on") func plain() throws {
    let commands = "step\ntranscript \(folder.path)/t.txt\nstep\ntranscript off\nstep\n"
    #expect(try touchtrace(["debug", firstToFifth], input: commands).status == 0)
    let lines = try folder.contents(of: "t.txt").split(separator: "\n")
    #expect(
      lines.filter { $0.hasPrefix("(tap") }.map { $0.dropFirst(12).prefix(4) } == ["tran", "step"])
  }
}
