import Testing
import TouchNarration

@testable import Lessons

@Suite("A scene that is new") struct NewSceneTests {
  @Test("is drawn where its question stands at the same stop", arguments: Language.allCases)
  func question(language: Language) throws {
    for (lesson, id) in [
      ("02-hit-test/02-newest-first", "p5"), ("03-bending/03-nobody-or-the-window", "p2"),
      ("03-bending/03-nobody-or-the-window", "p3"), ("07-collisions/11-rows", "p6"),
    ] {
      var session = try Session(lesson, language)
      try session.go(to: id)
      #expect(session.text.contains("┌window"), "\(lesson) \(session.text)")
    }
  }

  @Test(
    "is drawn again where a question or an explanation comes back to it",
    arguments: Language.allCases)
  func again(language: Language) throws {
    var session = try Session("06-gestures/03-cancels-touches", language)
    try session.go(to: "q1")
    #expect(session.text.contains("┌card"), "\(session.text)")
    session = try Session("05-inside/07-changed-while-touched", language)
    try session.go(to: "x1")
    #expect(session.text.contains("┌card"), "\(session.text)")
    // The question before was about it.
    session = try Session("02-hit-test/03-first-to-fifth", language)
    try session.go(to: "p2")
    #expect(!session.text.contains("┌"), "\(session.text)")
  }

  @Test("has room for each of its views") func crowded() throws {
    var session = try Session("07-collisions/12-field-and-keyboard")
    try session.go(to: "p4")
    #expect(session.text.contains("┌city─"), "\(session.text)")
    #expect(!session.text.contains("not drawn"), "\(session.text)")
  }

  @Test("is at a task without the marks of the run before it")
  func fresh() throws {
    var session = try Session("08-together/03-detective")
    try session.go(to: "p1")
    session.type("c", "")
    try #require(session.isAt("try1"), "\(session.text)")
    #expect(session.text.contains("┌window") && !session.text.contains("═"), "\(session.text)")
  }

  @Test("shows every finger that lands while the first is down")
  func fingers() throws {
    var session = try Session("09-beyond/05-exclusive-touch")
    #expect(session.text.contains("● fingers A\u{a0}"), "\(session.text)")
    session = try Session("05-inside/04-two-fingers")
    #expect(session.text.contains("● fingers A\u{a0}"), "\(session.text)")
    // A second tap is no second finger.
    session = try Session("06-gestures/05-double-tap")
    #expect(session.text.contains("● finger ("), "\(session.text)")
  }

  @Test("is that of the last question where somebody comes back at the end of a lesson")
  func resumed() throws {
    var session = try Session("03-bending/03-nobody-or-the-window")
    while session.runner.player.place < session.runner.player.stops.count - 1 {
      session.type(session.runner.player.state.isSettled ? "" : "skip")
    }
    let back = try Session("03-bending/03-nobody-or-the-window", log: session.log)
    #expect(back.place == session.place)
    #expect(back.runner.player.stageOfStop?.sceneID == session.runner.player.stageOfStop?.sceneID)
    #expect(back.runner.player.stageOfStop?.sceneID != "family")
  }
}
