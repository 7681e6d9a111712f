import Testing

@testable import Lessons

@Suite("The progress log")
struct ProgressTests {
  private let answer = GivenAnswer(
    question: "x1", given: "“因为”\n\"\\ \u{1}", confidence: .guess, result: .wrong,
    misconception: "M03")

  @Test("reads every event as it was written")
  func roundTrip() {
    let kinds: [ProgressEvent.Kind] = [
      .opened, .reached(stop: 3, of: 11), .answered(answer), .finished, .reset,
    ]
    for kind in kinds {
      let event = ProgressEvent(kind, lesson: "a/b", at: 12)
      #expect(!event.line.contains("\n"))
      #expect(ProgressEvent(line: event.line[...]) == event)
    }
  }

  @Test("is written with its keys in a fixed order")
  func bytes() {
    let event = ProgressEvent(.reached(stop: 2, of: 9), lesson: "a", at: 7)
    #expect(event.line == #"{"at":7,"event":"stop","lesson":"a","stop":2,"of":9}"#)
  }

  @Test("passes over damaged and unknown lines and keeps all others")
  func damage() {
    let log = """
      {"at":1,"event":"opened","lesson":"a"}
      {"at":2,"event":"stop","lesson":"a","sto
      not json
      {"at":3,"event":"danced","lesson":"a"}
      []
      {"at":4,"event":"stop","lesson":"a","stop":-1,"of":3}
      {"at":5,"event":"stop","lesson":"a","stop":2,"of":3,"new":{"x":[1,2.5,null,{"y":true}]}}
      {"at":6,"event":"answered","lesson":"a","question":"p","result":"telepathy"}
      {"at":"7","event":"opened","lesson":"a"} trailing
      """
    let progress = Progress(log: log)
    #expect(progress.events.count == 2)
    #expect(ProgressLines(Array(log.utf8)).damaged == [2, 3, 5, 6, 8, 9])
    #expect(progress.state(of: "a") == .started(stop: 2, of: 3))
  }

  @Test("keeps every line beside one that holds no text, and what was added to a torn one")
  func tornCharacter() {
    let lines = (1...3).map { ProgressEvent(.finished, lesson: "课\($0)", at: $0).line }
    let torn = Array(#"{"at":9,"event":"answered","lesson":"a","given":"按"#.utf8).dropLast()
    let zeros = [UInt8](repeating: 0, count: 40)
    for damage in [Array(torn), [0xFF], [0xC3, 0x28], zeros] {
      let glued = ProgressLines(Array((lines[0] + "\n").utf8) + damage + Array(lines[1].utf8))
      #expect(glued.whole.map(\.text) == Array(lines[..<2]))
      #expect(glued.damaged == [2])
      let apart = ProgressLines(
        Array((lines[0] + "\n").utf8) + damage + Array(("\n" + lines[2] + "\r\n").utf8))
      #expect(apart.whole.map(\.text) == [lines[0], lines[2]])
    }
  }

  @Test("takes no text for a line, whatever an answer quotes")
  func quotedLine() {
    let quoting = GivenAnswer(
      question: "p", given: ProgressEvent(.finished, lesson: "b", at: 1).line, result: .wrong)
    let line = ProgressEvent(.answered(quoting), lesson: "a", at: 2).line
    let cut = ProgressLines(Array(line.utf8.dropLast(3)))
    #expect(cut.whole.isEmpty && cut.damaged == [1])
  }

  @Test("counts a line whose text has a separator of lines, and one behind an editor's mark")
  func separators() {
    let event = ProgressEvent(.opened, lesson: "a\u{2028}b\u{85}c", at: 1)
    let written = ProgressLines([0xEF, 0xBB, 0xBF] + Array(event.line.utf8))
    #expect(written.whole.map(\.event) == [event] && written.damaged.isEmpty)
  }

  @Test("counts on from any time that a file may say", arguments: [Int.max, Int.max - 9, .min, -1])
  func times(seconds: Int) {
    let line = ProgressEvent(
      .answered(GivenAnswer(question: "p", given: "x", result: .wrong, item: "i")), lesson: "a",
      at: 0
    ).line.replacing(#""at":0"#, with: #""at":\#(seconds)"#)
    let schedule = ReviewSchedule(Progress(log: line))
    #expect(schedule.entries.map(\.item) == ["i"])
    #expect(schedule.due(at: 1_800_000_000).isEmpty == (seconds > 0))
  }

  @Test("orders what a clock noted that was far ahead by the lines that stand behind it")
  func clockAhead() {
    let (now, day, ahead) = (1_800_000_000, 86_400, 4_102_444_800)
    let wrong = ProgressEvent.Kind.answered(
      GivenAnswer(question: "p", given: "x", result: .wrong, item: "i"))
    let log = [
      ProgressEvent(.finished, lesson: "a", at: ahead),
      ProgressEvent(wrong, lesson: "b", at: ahead),
      ProgressEvent(.reset, lesson: "a", at: now),
    ]
    let lines = ProgressLines(Array(log.map(\.line).joined(separator: "\n").utf8))
    let progress = Progress(lines, at: now + 2 * day)
    #expect(progress.state(of: "a") == .new)
    #expect(ReviewSchedule(progress).due(at: now + 2 * day).map(\.item) == ["i"])
    // With nothing behind it, it happened just now.
    let last = ProgressLines(Array(log[1].line.utf8))
    #expect(ReviewSchedule(Progress(last, at: now)).entries.map(\.due) == [now + day])
    #expect(ReviewSchedule(Progress(last, at: .max)).entries.map(\.due) == [ahead + day])
  }

  @Test("is noted no earlier than what came before, where a clock is put back a little")
  func clockPutBack() throws {
    let hour = 3600
    let done = ProgressEvent(.finished, lesson: Solved.first, at: 1_000 + hour).line
    var session = try Session(Solved.first, log: [done])
    session.type("lesson reset")
    let events = session.log.compactMap { ProgressEvent(line: $0[...]) }
    #expect(events.allSatisfy { $0.seconds >= 1_000 + hour })
    #expect(Progress(log: session.log.joined(separator: "\n")).state(of: Solved.first) != .done)
  }

  @Test("notes the same again in the second after it, so that both count")
  func sameSecond() {
    var progress = Progress()
    let kinds: [ProgressEvent.Kind] = [
      .opened, .reached(stop: 2, of: 3), .reset, .opened, .reached(stop: 2, of: 3), .reset,
    ]
    for kind in kinds { progress.note(progress.event(kind, of: "a", at: 7)) }
    #expect(progress.state(of: "a") == .new)
    progress.note(progress.event(.reached(stop: 2, of: 3), of: "a", at: 7))
    let again = Progress(log: progress.events.map(\.line).joined(separator: "\n"))
    #expect(again == progress && again.events.count == 7)
    #expect(again.state(of: "a") == .started(stop: 2, of: 3))
  }

  @Test("survives every cut through its last line")
  func cuts() {
    let line = ProgressEvent(.answered(answer), lesson: "a", at: 12).line
    for count in 0..<line.count {
      #expect(ProgressEvent(line: line.prefix(count)) == nil)
    }
  }

  @Test("reads escapes, surrogate pairs and deep nesting without losing its way")
  func escapes() {
    let line = #"{"at":1,"event":"opened","lesson":"\u00e9\ud83d\ude00\/\t"}"#
    #expect(ProgressEvent(line: line[...])?.lesson == "é😀/\t")
    let deep = String(repeating: "[", count: 10_000)
    #expect(ProgressEvent(line: #"{"event":"opened","lesson":"a","x":\#(deep)"#[...]) == nil)
    let half = #"{"event":"opened","lesson":"\ud800"}"#
    #expect(ProgressEvent(line: half[...])?.lesson == "\u{FFFD}")
  }

  @Test("of two machines is merged by putting one behind the other")
  func merge() {
    let one = ProgressEvent(.reached(stop: 2, of: 3), lesson: "a", at: 10).line
    let two = ProgressEvent(.finished, lesson: "a", at: 20).line
    let both = [two, one, two, one].joined(separator: "\n")
    let progress = Progress(log: both)
    #expect(progress.events.count == 2)
    #expect(progress.state(of: "a") == .done)
  }

  @Test("knows where to go on, unless everything begun is done")
  func resumePoint() {
    var progress = Progress()
    #expect(progress.resumePoint == nil)
    progress.note(ProgressEvent(.opened, lesson: "a", at: 1))
    progress.note(ProgressEvent(.reached(stop: 4, of: 9), lesson: "a", at: 2))
    #expect(progress.resumePoint?.lesson == "a")
    #expect(progress.resumePoint?.stop == 4)
    progress.note(ProgressEvent(.finished, lesson: "a", at: 3))
    #expect(progress.resumePoint == nil)
  }

  @Test("keeps a lesson done while it is looked at again, until it is reset")
  func done() {
    var progress = Progress()
    progress.note(ProgressEvent(.finished, lesson: "a", at: 1))
    progress.note(ProgressEvent(.reached(stop: 1, of: 9), lesson: "a", at: 2))
    #expect(progress.state(of: "a").mark == "✓")
    progress.note(ProgressEvent(.reset, lesson: "a", at: 3))
    progress.note(ProgressEvent(.reached(stop: 1, of: 9), lesson: "a", at: 4))
    #expect(progress.state(of: "a").mark == "…")
    #expect(progress.state(of: "b").mark == " ")
  }
}
