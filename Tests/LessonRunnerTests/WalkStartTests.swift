import Testing
import TouchCore
import TouchDebugger
import TouchNarration

@testable import Lessons

@Suite("Where a walk begins") struct WalkStartTests {
  private func start(_ lesson: String, _ walk: String) throws -> Step {
    var session = try Session(lesson)
    for _ in 0..<100 where !session.isAt(walk) {
      session.type(session.runner.player.state.isSettled ? "" : "go")
      if session.runner.player.state.isAsking { session.type("skip") }
    }
    try #require(session.isAt(walk))
    let playground = try #require(session.runner.player.playground)
    return playground.trace[playground.debugger.cursor]
  }

  @Test("of what is delivered: where recognizers or views are first told, with a place or without")
  func deliver() throws {
    #expect(try start("05-inside/04-two-fingers", "plain-log").kindName == "touch.deliver")
    #expect(try start("07-collisions/11-rows", "byClass-log").kindName == "gr.collect")
    #expect(try start("01-road/02-seven-kinds", "play-log").phase == .view)
  }

  @Test("of a chain or a search that ends with the outcome: not before it")
  func outcome() throws {
    #expect(try start("01-road/03-who-can-respond", "plain-chain").kindName == "touch.deliver")
    #expect(try start("02-hit-test/09-picture", "photo-walk").kindName == "window.ask")
  }
}
