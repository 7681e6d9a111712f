import TestSupport
import Testing
import TouchCore
import TouchNarration

@testable import Lessons

@Suite("The stops of a walk") struct WalkPauseTests {
  /// The core path; in a quick run every third lesson of it.
  private static let lessons = LessonLibrary.embedded.core.enumerated()
    .filter { $0.offset.isMultiple(of: isSlowRun ? 1 : 3) }.map { $0.element }

  @Test("are eight at most in every lesson of the core path", arguments: lessons)
  func few(lesson: String) throws {
    let loaded = try #require(LessonLibrary.embedded.lesson(lesson, .english))
    let player = StopPlayer(loaded)
    for stop in player.stops {
      guard case .walk = stop.activity, let fence = stop.activity.fence,
        let trace = player.claim(fence)?.stage.trace(),
        let walk = WalkStop(stop, of: player, in: trace)
      else { continue }
      var cursor = walk.steps.lowerBound
      var count = 0
      while cursor < walk.steps.upperBound {
        cursor += walk.stride(from: cursor)
        count += 1
      }
      #expect(cursor == walk.steps.upperBound && count <= 8, "\(fence.id ?? "")")
    }
  }

  @Test("are also those at which a delegate is asked, and none of a search between two messages")
  func asked() throws {
    var session = try Session("07-collisions/11-rows")
    try session.go(to: "byClass-log")
    session.type("predict off", "")
    #expect(session.text.contains("shouldReceive"), "\(session.text)")
    session = try Session("01-road/04-queue-and-window")
    try session.go(to: "crowd-log")
    session.type("predict off")
    while session.runner.player.state.isWalking {
      session.type("")
      #expect(!session.text.contains("hit.ask"), "\(session.text)")
    }
  }

  @Test("say once a lesson why the numbers of steps jump, where a walk leaves steps out")
  func gaps() throws {
    let said = "numbers jump"
    var session = try Session("06-gestures/04-delays-touches-began", width: 1_000)
    try session.go(to: "plain-log")
    #expect(session.text.contains(said), "\(session.text)")
    try session.go(to: "delayed-log")
    #expect(!session.text.contains(said), "\(session.text)")
    session = try Session("09-beyond/01-sticking-out", width: 1_000)
    try session.go(to: "head-walk")
    #expect(!session.text.contains(said), "\(session.text)")
  }

  @Test("show what lies between them as a line each", arguments: Language.allCases)
  func between(language: Language) throws {
    var session = try Session(Solved.first, language)
    try session.go(to: "walk")
    session.type("predict off")
    var said = ""
    while session.runner.player.state.isWalking {
      session.type("")
      said += session.text
    }
    let line =
      language == .english
      ? "#10 thirdView returns fourthView, which returned itself"
      : "#10 thirdView 返回 fourthView，fourthView 返回的是自己"
    #expect(said.contains(line), "\(said)")
    #expect(!said.contains(language == .english ? "· #10 of" : "第 10 步/"))
  }

  @Test(
    "stand under the delivery where no recognizer keeps a message", arguments: Language.allCases)
  func heading(language: Language) throws {
    var session = try Session("05-inside/04-two-fingers", language)
    try session.go(to: "plain-log")
    session.type("predict off")
    var headings: [String] = []
    while session.runner.player.state.isWalking {
      session.type("step")
      headings += session.last.lines.map(\.plain).filter { $0.contains("gate.discard") }
    }
    let title = language == .english ? "Delivery to the view" : "送达视图"
    #expect(headings.count == 1 && headings[0].hasPrefix(title), "\(headings)")
  }

  @Test("name no setting of the model", arguments: Language.allCases)
  func settings(language: Language) throws {
    var session = try Session("06-gestures/04-delays-touches-began", language)
    try session.go(to: "slow-log")
    session.type("predict off")
    while session.runner.player.state.isWalking {
      session.type("")
      #expect(!session.text.contains("model."), "\(session.text)")
    }
  }

  @Test("are also where a belief of the learner goes another way")
  func followed() throws {
    let trace = try #require(try Overlap.session().runner.trace)
    let steps = Array(trace.indices)
    let routine = try #require(steps.first { trace[$0].kindName == "touch.bind" })
    #expect(!WalkPauses(steps, in: trace).steps.contains(routine))
    #expect(WalkPauses(steps, in: trace) { $0 == routine }.steps.contains(routine))
  }
}
