import Testing
import TouchDebugger
import TouchNarration

@testable import Lessons

@Suite("Predictions that go out with the record") struct PredictionRecordTests {
  @Test func `an answer is left at the step that decided, with what was right`() throws {
    var session = try Session("02-hit-test/03-first-to-fifth")
    try session.go(to: "p1")
    session.type("d!")
    let note = try #require(session.runner.notes.first)
    #expect(session.runner.notes.count == 1)
    #expect(note.step == 8)
    #expect(
      note.content
        == .prediction(
          Prediction(
            asked: "hit-view", given: "fifthView", isSure: true, right: "fourthView",
            misconception: "M03")))
    session.type("note")
    #expect(
      session.text.hasPrefix(
        "1  #8  hit-view: predicted fifthView (sure), but it is fourthView (M03)"))
  }

  @Test func `a right answer without a mark says neither sure nor why`() throws {
    var session = try Session("02-hit-test/03-first-to-fifth", .simplifiedChinese)
    try session.go(to: "p1")
    session.type("c")
    session.type("note")
    #expect(session.text.hasPrefix("1  #8  hit-view：预测 fourthView，正确"))
  }
}
