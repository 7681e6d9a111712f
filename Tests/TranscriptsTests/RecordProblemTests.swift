import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import Transcripts

@Suite("What is wrong with a record, and where") struct RecordProblemTests {
  /// What is said of article 000's record with one thing otherwise; the head is line 1, step n is
  /// line n + 1.
  private func problem(_ change: (inout [String]) -> Void) -> String? {
    var lines = lines(article)
    change(&lines)
    return TranscriptsTests.problem(lines.map { $0 + "\n" }.joined())
  }

  @Test(arguments: [
    (5, #""n":4"#, #""n":3"#, "5:19: error: step #3 is already there; the next step is #4"),
    (5, #""n":4"#, #""n":7"#, "5:19: error: step #4 is missing before #7"),
    (5, #""n":4"#, #""n":-4"#, "5:19: error: n should be a whole number"),
    (5, #""text":"#, #""test":"#, "5:1: error: text should be a string"),
    (5, "}]}", "}]", "5:726: error: the line is incomplete"),
    (5, "}]}", "}]} {", "5:728: error: there is text after the end of the object"),
    (5, #""t":0"#, #""t":00"#, "5:25: error: this is not a JSON value"),
    (5, "is inside", #"\x"#, "5:184: error: this is not a JSON escape"),
    (
      5, #""rec":"step""#, #""rec":"stop""#,
      "5:8: error: a step, note or end should follow the head"
    ),
    (33, #""steps":31"#, #""steps":30"#, "33:106: error: steps says 30, but there are 31"),
    (
      1, "touch-trace/1", "touch-trace/2",
      "1:24: error: unknown schema touch-trace/2; this version reads touch-trace/1"
    ),
    (1, #""lang":"en""#, #""lang":"fr""#, "1:78: error: lang should be en or zh-Hans"),
    (
      1, #""rec":"head""#, #""rec":"haed""#,
      #"1:1: error: a record begins with its head: {"rec":"head",…"#
    ),
  ])
  func `a mistake is named, with its place`(
    line: Int, old: String, new: String, expected: String
  ) {
    let told = problem { lines in
      #expect(lines[line - 1].contains(old))
      lines[line - 1] = lines[line - 1].replacing(old, with: new, maxReplacements: 1)
    }
    #expect(told == "r:" + expected)
  }

  @Test func `lines that are missing, doubled or behind the end are noticed`() {
    #expect(problem { $0.remove(at: 7) } == "r:8:19: error: step #7 is missing before #8")
    #expect(
      problem { $0.insert($0[7], at: 8) }
        == "r:9:19: error: step #7 is already there; the next step is #8")
    #expect(
      problem { $0.removeFirst() }
        == #"r:1:1: error: a record begins with its head: {"rec":"head",…"#)
    #expect(
      problem { $0.insert($0[0], at: 1) }
        == "r:2:8: error: a step, note or end should follow the head")
    #expect(
      problem { $0.removeLast() }
        == "r:33:1: error: the record is incomplete after #31: its end line is missing")
    #expect(
      problem { $0.append($0[1]) } == "r:34:1: error: the record ended at its end line")
    #expect(
      problem { $0.insert("", at: 3) }
        == "r:4:1: error: the line is empty; each line must have an object")
    #expect(
      problem { $0 = [] } == #"r:1:1: error: a record begins with its head: {"rec":"head",…"#)
  }

  @Test func `a note stands anywhere behind the head`() {
    let note = Note(step: 5, .text("here")).line
    #expect(problem { $0.insert(note, at: 6) } == nil)
    #expect(problem { $0.insert(note, at: 2) } == nil)
    let beyond = Note(step: 99, .text("after all")).line
    #expect(problem { $0.insert(beyond, at: $0.count - 1) } == nil)
  }

  @Test func `lines that end as on Windows are the same lines`() throws {
    let file = try read(lines(article).map { $0 + "\r\n" }.joined())
    #expect(isFine(file))
  }

  @Test func `the first line that differs is named, and a record that is shorter or longer`() throws
  {
    let lines = lines(article)
    let ended = lines[31].replacing("\"n\":31", with: "\"n\":32")
    for (change, difference) in [
      ({ $0[7] = $0[7].replacing("outside", with: "inside") }, 7),
      ({ $0[7] = $0[7].replacing(" ", with: "  ") }, 7),
      ({ $0.remove(at: 31) }, 31),
      ({ $0.insert(ended, at: 32) }, 32),
    ] as [((inout [String]) -> Void, Int)] {
      var other = lines
      change(&other)
      other[other.count - 1] = other[other.count - 1].replacing(
        "\"steps\":31", with: "\"steps\":\(other.count - 2)")
      guard
        case .different(.step(let step, _, _)) = try read(other.joined(separator: "\n"))
          .agreement(tool: "1.0.0")
      else {
        Issue.record("no difference at \(difference)")
        continue
      }
      #expect(step == difference)
    }
  }

  @Test func `a mistake is said in Chinese as well`() {
    var lines = lines(article)
    lines[4] = lines[4].replacing("\"n\":4", with: "\"n\":3")
    #expect(
      TranscriptsTests.problem(lines.map { $0 + "\n" }.joined(), .simplifiedChinese)
        == "r:5:19: error: 第 #3 步已经有了；接下来是 #4")
  }
}
