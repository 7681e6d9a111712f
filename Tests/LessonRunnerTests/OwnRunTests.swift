import Testing
import TouchNarration

@testable import Lessons

@Suite("What a learner is told about what was just done")
struct OwnRunTests {
  @Test("a try that worked is followed by one question about the learner's own scene")
  func ownRun() throws {
    var session = try Session(Solved.first)
    try session.go(to: "t1")
    session.type("whatif thirdView hidden and secondView frame 20,80 350x500")
    #expect(session.text.contains("what happens to fourthView in the search?"))
    #expect(
      session.runner.player.choiceQuestion?.choices.map(\.value) == [
        "inside", "interaction", "never-asked", "outside",
      ])
    session.type("step")
    #expect(session.last.status == .failed)
    session.type("set fourthView hidden")
    #expect(session.last.status == .failed)
    session.type("d")
    #expect(session.last.status == .wrong)
    #expect(session.text.contains("The answer: never asked."))
    #expect(session.answers.suffix(2).map(\.question) == ["t1", "t1.own"])
    session.type("")
    #expect(!session.isAt("t1"))
  }

  @Test("that a view was never asked has its reason in what kept it from being asked")
  func neverAsked() throws {
    var session = try Session("09-beyond/01-sticking-out", width: 1_000)
    try session.go(to: "t1")
    session.type("set tabBar frame 0,730 390x114", "c")
    #expect(session.text.contains("Right: never asked."), "\(session.text)")
    #expect(
      session.text.contains("Why: feed was never asked: tabBar lies in front of it"),
      "\(session.text)")
  }

  @Test("a try about a flag of a recognizer is not reached by moving what the finger meets")
  func recognizer() throws {
    var session = try Session("07-collisions/11-rows")
    try session.go(to: "t1")
    session.type("set cellA frame 0,300 390x100")
    #expect(session.last.status == .failed, "\(session.text)")
    let said = session.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(said.contains("allowed: properties of recognizers"), "\(said)")
    session.type("set hide cancelsTouchesInView=no")
    #expect(session.text.contains("Reached"), "\(session.text)")
  }

  @Test("the question is about a view of which the change made something else")
  func relevant() throws {
    var session = try Session("02-hit-test/09-picture")
    try session.go(to: "t1")
    session.type("set photo interactive")
    #expect(session.text.contains("what happens to photo in the search?"), "\(session.text)")
  }

  @Test("the margin of a walk says what each step is for, in both languages")
  func margin() throws {
    for (language, labels) in [
      (Language.english, ["asks subviews", "point inside?", "returns itself", "passes it up"]),
      (.simplifiedChinese, ["询问子视图", "点在里面吗？", "返回自己"]),
    ] {
      var session = try Session(Solved.first, language)
      try session.go(to: "walk")
      var text = ""
      session.type("predict off")
      while session.runner.player.state.isWalking {
        session.type("step")
        text += session.text
        #expect(session.last.lines.allSatisfy { $0.width <= 80 })
      }
      for label in labels { #expect(text.contains(label), "\(label)") }
    }
  }
}
