import Foundation
import TerminalSupport
import TestSupport
import Testing

@Suite("Somebody else's record: trace check and replay", .ownThread) struct ReplayTests {
  private let folder: TemporaryDirectory

  init() throws {
    folder = try TemporaryDirectory()
    let made = try touchtrace(["run", firstToFifth, "--format", "jsonl"])
    try folder.write(made.output, to: "own.jsonl")
  }

  /// The record with something otherwise, as a file.
  private func record(_ name: String, _ old: String, _ new: String) throws -> String {
    let text = try folder.contents(of: "own.jsonl")
    #expect(text.contains(old))
    try folder.write(text.replacing(old, with: new), to: name)
    return folder.path + "/" + name
  }

  private var own: String { folder.path + "/own.jsonl" }

  /// What a check says of a record, without its path, and how it ends.
  private func check(_ path: String, _ language: String = "en") throws -> (String, Int32) {
    let run = try touchtrace(["trace", "check", path, "--lang", language])
    return ((run.output + run.errors).replacing(path, with: "r"), run.status)
  }

  @Test(
    "A record of this version is fine; others are risky, different or impossible, each with the reason"
  )
  func grades() throws {
    #expect(
      try check(own) == ("r: fine: this version writes the same 31 steps, byte for byte\n", 0))
    #expect(
      try check(record("a", #""tool":"0.1.0""#, #""tool":"0.0.9""#)) == (
        "r: risky: recorded by touchtrace 0.0.9; this is 0.1.0, which writes the same steps\n", 0
      ))
    #expect(
      try check(record("b", "is outside: nil", "is beyond it")) == (
        "r: different: this version differs at #7. The record: fifthView (160,-140) is beyond it; "
          + "here: fifthView (160,-140) is outside: nil\n", 1
      ))
    #expect(
      try check(record("c", #""verdict":"outside""#, #""verdict":"inside""#)) == (
        "r: different: this version gives #7 the same text, but other values\n", 1
      ))
    #expect(
      try check(record("d", "window 390x844", "windo 390x844")) == (
        "r: impossible: the head's scene does not parse: scene:1:1: unknown kind 'windo'; "
          + "did you mean 'window'?\n", 3
      ))
    #expect(
      try check(record("e", #""model":"uikit""#, #""model":"M99""#)) == (
        "r: impossible: unknown rules M99\n", 3
      ))
    #expect(
      try check(record("f", "touch-trace/1", "touch-trace/2"), "zh-Hans").0.hasPrefix(
        "r:1:24: error: 不认识 touch-trace/2；这个版本读取 touch-trace/1\n"))
    #expect(
      try check(record("g", #""dropped":true"#, #""dropped":false"#)) == (
        "r: different: this version has a different outcome\n", 1
      ))
  }

  @Test("A recording of a replay shows the steps played again, by this version")
  func cast() throws {
    let other = try record("c", "fifthView (160,-140)", "fifthView (161,-141)")
    let export = { (format: String) in "export \(self.folder.path)/c.\(format)" }
    let run = try touchtrace(
      ["replay", other, "--batch", "-ex", export("cast"), "-ex", export("jsonl")])
    #expect(run.status == 0, "\(run.errors)")
    #expect(try folder.contents(of: "c.cast").contains("(160,-140)"))
    #expect(try folder.contents(of: "c.jsonl") == folder.contents(of: "own.jsonl"))
  }

  @Test("Lines are those of the record, and stop where a file's would") func lines() throws {
    let run = try touchtrace(
      [
        "replay", own, "--batch", "--quiet", "-ex", "info scene", "-ex", "break line:5", "-ex",
        "break line:9", "-ex", "continue",
      ])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("the lines of the record, for break line:N:\n1  window 390x844\n"))
    #expect(run.output.contains("\n5        view thirdView 20,300 350x480\n"))
    #expect(run.output.contains("breakpoint 1 at scene:5: will stop at #6, #17"))
    #expect(run.output.contains("breakpoint 2 at scene:9: will stop at #24"), "\(run.output)")
    let wrong = try touchtrace(["replay", own, "--batch", "-ex", "break line:99"])
    #expect(
      wrong.status == 4
        && wrong.errors.contains("line 99 has no view, recognizer or event; scene:"))
    let file = try touchtrace(["replay", own, "--batch", "-ex", "break a.scene:5"])
    #expect(file.errors.contains("only lines of the file at hand can be named: scene:5"))
  }

  @Test("The worst of several records decides how a check ends")
  func several() throws {
    let other = try record("c", #""verdict":"outside""#, #""verdict":"inside""#)
    let broken = try record("h", #""n":4,"#, #""n":40,"#)
    #expect(try touchtrace(["trace", "check", own, own]).status == 0)
    #expect(try touchtrace(["trace", "check", other, own]).status == 1)
    let run = try touchtrace(["trace", "check", other, broken, own])
    #expect(run.status == 3)
    #expect(run.errors.contains("h:5:19: error: step #4 is missing before #40"))
    #expect(run.output.hasSuffix("fine: this version writes the same 31 steps, byte for byte\n"))
    #expect(try touchtrace(["trace", "check", folder.path + "/none"]).status == 3)
    #expect(try touchtrace(["trace", "check"]).status == 2)
    #expect(
      try touchtrace(["trace", "chek"]).errors
        == "touchtrace: 'trace' takes 'check', not 'chek'; did you mean 'check'?\n")
  }

  @Test("Every reading command answers as in a session of one's own")
  func reading() throws {
    let lines = [
      "step 6", "why", "next", "bt", "print point", "chain", "tree", "info touches", "list",
      "search fourthView", "why-not fifthView", "break thirdView", "goto end", "rcontinue", "map",
      "recognizers", "frame", "export md", "compare 001", "info break",
    ]
    let input = lines.joined(separator: "\n") + "\n"
    let mine = try touchtrace(["debug", firstToFifth, "-q"], input: input)
    let replayed = try touchtrace(["replay", own, "-q"], input: input)
    #expect(replayed.status == 0 && mine.status == 0)
    #expect(replayed.output == mine.output)
  }

  @Test("It begins with who recorded it and whether this version agrees, and shows what was noted")
  func notes() throws {
    let note = #"{"rec":"note","n":6,"by":"reader","kind":"note","text":"newest first"}"#
    let guess =
      #"{"rec":"note","n":6,"by":"reader","kind":"prediction","asked":"next-asked","#
      + #""given":"fourthView","sure":true,"right":"fifthView","misconception":"M01"}"#
    let path = try record(
      "noted.jsonl", #"{"rec":"step","n":7,"#, note + "\n" + guess + "\n" + #"{"rec":"step","n":7,"#
    )
    let run = try touchtrace(["replay", path], input: "goto 6\nstep\nexport jsonl\n")
    let text = try folder.contents(of: "noted.jsonl")
    #expect(
      run.output.replacing(path, with: "r") == """
        r: 31 steps recorded by touchtrace 0.1.0, 2 notes
        fine: this version writes the same 31 steps, byte for byte
        This version replayed the record's head; steps that differ show the record's own words.
        Finding the view · #6 of 31  hit.ask
              thirdView (180,120) is inside: asks fifthView first
              It comes after secondView in subviews, so firstView asks it first. (200,420) - (20,300) = \
        (180,120) lies within its bounds 0,0 350x480.
        ✎ newest first
        ✎ next-asked: predicted fourthView (sure), but it is fifthView (M01)
        Finding the view · #7 of 31  hit.ask
                fifthView (160,-140) is outside: nil
                It comes after fourthView in subviews, so thirdView asks it first. (180,120) - (20,260) = \
        (160,-140): 140 pt above its top edge.
                Next is fourthView.
        \(text)

        """)
  }

  @Test("Where a record says something else, its words are shown beside this version's step")
  func foreign() throws {
    let path = try record(
      "c.jsonl", #""verdict":"outside","text":"fifthView (160,-140) is outside: nil""#,
      #""verdict":"inside","text":"fifthView (160,-140) is inside: returns itself""#)
    let run = try touchtrace(
      ["replay", path, "-q", "--lang", "en"],
      input: "goto 7\nwhy-not fifthView\nset fifthView hidden\nstep 7\nundo\n")
    #expect(run.status == 0)
    #expect(run.output.contains("fifthView (160,-140) is outside: nil"))
    #expect(
      run.output.contains(
        "\nthe record says: fifthView (160,-140) is inside: returns itself\n"))
    let careful = "caution: this is the answer of this version, which differs from the record at #7"
    #expect(run.output.split(separator: "\n").filter { $0 == careful }.count == 2)
    #expect(
      run.output.contains(
        "touchtrace 0.1.0 replayed the scene in the record's head; undo returns"))
    #expect(run.output.contains("fifthView is hidden: nil"))
    let greeting = try touchtrace(["replay", path], input: "").output
    #expect(greeting.contains("\ndifferent: this version differs at #7."))
  }

  @Test("What cannot be played is refused with the reason, and nothing is stepped through")
  func refused() throws {
    let scene = try touchtrace(
      ["replay", try record("d", "window 390x844", "windo 390x844")], input: "step\n")
    #expect(scene.status == 3 && scene.output.isEmpty)
    #expect(scene.errors.contains("impossible: the head's scene does not parse"))
    let broken = try touchtrace(["replay", try record("e", #""n":9,"#, #""n":12,"#)])
    #expect(broken.status == 3 && broken.output.isEmpty)
    #expect(broken.errors.hasSuffix("e:10:19: error: step #9 is missing before #12\n"))
  }

  @Test("A record comes from standard input as well") func standardInput() throws {
    let text = try folder.contents(of: "own.jsonl")
    let run = try touchtrace(["trace", "check", "-"], input: text)
    #expect(run.output == "-: fine: this version writes the same 31 steps, byte for byte\n")
  }
}
