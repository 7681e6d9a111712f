import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import Transcripts

@Suite("What is wrong with a record, and where") struct RecordProblemTests {
  /// Article 000's record with one thing otherwise; the head is line 1, step n is line n + 1.
  private func problems(_ change: (inout [String]) -> Void) -> [String] {
    var lines = lines(article)
    change(&lines)
    return read(lines.map { $0 + "\n" }.joined()).problems.map {
      $0.headline(file: "r", .english).replacing("r:", with: "", maxReplacements: 1)
    }
  }

  private func problems(_ line: Int, _ old: String, _ new: String) -> [String] {
    problems { lines in
      #expect(lines[line - 1].contains(old))
      lines[line - 1] = lines[line - 1].replacing(old, with: new, maxReplacements: 1)
    }
  }

  @Test(arguments: [
    (5, #""n":4"#, #""n":3"#, "5:19: error: step #3 is already there; the next step is #4"),
    (5, #""n":4"#, #""n":7"#, "5:19: error: step #4 is missing before #7"),
    (5, #""rule""#, #""kind""#, "5:84: error: kind is written twice"),
    (5, "}]}", "}]", "5:726: error: the line is incomplete"),
    (5, "}]}", "}]} {", "5:728: error: there is text after the end of the object"),
    (5, #""t":0"#, #""t":00"#, "5:25: error: this is not a JSON value"),
    (5, "is inside", #"\x"#, "5:184: error: this is not a JSON escape"),
    (33, #""steps":31"#, #""steps":30"#, "33:106: error: steps says 30, but there are 31"),
    (
      1, "touch-trace/1", "touch-trace/2",
      "1:25: error: unknown schema touch-trace/2; this version reads touch-trace/1"
    ),
    (
      1, #""rec":"head""#, #""rec":"haed""#,
      "1:9: error: rec cannot be haed; did you mean head?"
    ),
  ])
  func `every mistake is named, with what was probably meant`(
    line: Int, old: String, new: String, expected: String
  ) {
    #expect(problems(line, old, new) == [expected])
  }

  @Test(arguments: [
    (#""hit.ask""#, #""hit.as""#), (#""depth":0,"#, ""), (#""depth":0"#, #""depth":"0""#),
    (#""depth":0"#, #""depth":-1"#), (#""verdict":"inside""#, #""verdict":"insid""#),
    (#""view":"window""#, #""view":"windo""#),
  ])
  func `another answer is told with the step, whatever it is`(old: String, new: String) {
    guard case .impossible(.step(let step, _, _))? = agreement(old, new) else {
      Issue.record("\(new) is no other answer")
      return
    }
    #expect(step == 4)
  }

  @Test(arguments: [
    ("[200,420]", "[200]"), (#""phase":"find""#, #""phase":"view""#), (#""t":0"#, #""t":5"#),
    (#""id":"t1/e1"#, #""id":"x1/e1"#), (#""rule":"2.9""#, #""rule":"2222.9""#),
    (#""because":[3]"#, #""because":[4]"#), (#""test":"is""#, #""test":"if""#),
    (#""from":"window.isHidden""#, #""from":"window.isHiden""#),
    (#""of":"window""#, #""of":"windwo""#),
  ])
  func `other words or numbers are told with the step`(old: String, new: String) {
    guard case .risky(.details(let step))? = agreement(old, new) else {
      Issue.record("\(new) is another answer, or none")
      return
    }
    #expect(step == 4)
  }

  /// What this version says of article 000's record with one thing otherwise in step 4.
  private func agreement(_ old: String, _ new: String) -> Agreement? {
    var lines = lines(article)
    #expect(lines[4].contains(old))
    lines[4] = lines[4].replacing(old, with: new, maxReplacements: 1)
    return read(lines.map { $0 + "\n" }.joined()).agreement(tool: "1.0.0")
  }

  @Test func `lines that are missing, doubled or behind the end are noticed`() {
    #expect(problems { $0.remove(at: 7) } == ["8:19: error: step #7 is missing before #8"])
    #expect(
      problems { $0.insert($0[7], at: 8) } == [
        "9:19: error: step #7 is already there; the next step is #8"
      ])
    #expect(
      problems { $0.removeFirst() }
        == [#"1:1: error: a record begins with its head: {"rec":"head",…"#])
    #expect(problems { $0.insert($0[0], at: 1) } == ["2:1: error: the record already has a head"])
    #expect(
      problems { $0.removeLast() }
        == ["33:1: error: the record is incomplete after #31: its end line is missing"])
    #expect(
      problems { $0.append($0[1]) } == ["34:1: error: the record ended at its end line"])
    #expect(
      problems { $0.insert("", at: 3) } == [
        "4:1: error: the line is empty; each line must have an object"
      ])
    #expect(
      problems { $0 = [] } == [#"1:1: error: a record begins with its head: {"rec":"head",…"#])
  }

  @Test func `a note stands behind its step, or before the end`() {
    let note = Note(step: 5, .text("here")).line
    #expect(problems { $0.insert(note, at: 6) }.isEmpty)
    #expect(
      problems { $0.insert(note, at: 9) }
        == ["10:19: error: a note of #5 comes after #8; it must come right after its step"])
    #expect(
      problems { $0.insert(note, at: 2) }
        == ["3:19: error: a note of #5 comes after #1; it must come right after its step"])
    let beyond = Note(step: 99, .text("after all")).line
    #expect(problems { $0.insert(beyond, at: $0.count - 1) }.isEmpty)
    #expect(
      problems { $0.insert(note.replacing("note\"", with: "nota\""), at: 6) }
        == ["7:9: error: rec cannot be nota; did you mean note?"])
  }

  @Test func `a mistake is said in Chinese as well`() {
    var lines = lines(article)
    lines[4] = lines[4].replacing(#""rec":"step""#, with: #""rec":"stop""#)
    let problem = read(lines.map { $0 + "\n" }.joined()).problems.first
    #expect(
      problem?.headline(file: "r", .simplifiedChinese)
        == "r:5:9: error: rec 不能是 stop；是想写 step 吗？")
  }
}
