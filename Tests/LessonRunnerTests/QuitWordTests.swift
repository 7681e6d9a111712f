import Testing
import TouchNarration

@testable import Lessons

@Suite("Words that quit, and words that move")
struct QuitWordTests {
  private static let words = ["quit", "exit", "q", "退出", "离开"]

  private func hasQuit(_ session: Session) -> Bool {
    if case .quit = session.last.status { true } else { false }
  }

  @Test("quit wherever a line is read in a lesson", arguments: words, Language.allCases)
  func quit(word: String, language: Language) throws {
    var session = try Session(Solved.first, language)
    var places = 0
    while !session.runner.isAtEnd {
      var other = session
      other.type(word)
      #expect(hasQuit(other), "\(other.text)")
      places += 1
      session.type(session.runner.player.state.isSettled ? "" : "skip")
    }
    #expect(places > 10)
    session.type(word)
    #expect(hasQuit(session))
  }

  @Test("quit while a step waits for a guess, and in the sandbox", arguments: words)
  func elsewhere(word: String) throws {
    var session = try Session("02-hit-test/10-three-overlapping")
    for _ in 0..<100 where session.runner.player.hop == nil {
      session.type(session.runner.player.state.isAsking ? "skip" : "")
    }
    try #require(session.runner.player.hop != nil)
    var other = session
    other.type(word)
    #expect(hasQuit(other), "\(other.text)")
    session.type("skip", "sandbox")
    try #require(session.runner.player.sandbox != nil, "\(session.text)")
    session.type(word)
    #expect(hasQuit(session), "\(session.text)")
  }

  @Test("A word or two of Chinese is not taken for an explanation")
  func explanation() throws {
    var session = try Session(Solved.first, .simplifiedChinese)
    for _ in 0..<100 where !session.runner.player.state.isExplaining {
      session.type(session.runner.player.state.isSettled ? "" : "skip")
    }
    for word in ["列表", "下一步"] {
      session.type(word)
      #expect(session.runner.player.state.isExplaining, "\(session.text)")
    }
    session.type("后加的先被问，但点不在里面")
    #expect(session.runner.player.state.isTicking, "\(session.text)")
  }

  @Test(
    "list and next say, while a question waits, how to move between lessons",
    arguments: ["list", "next"], Language.allCases)
  func moves(word: String, language: Language) throws {
    var session = try Session(Solved.first, language, width: 1_000)
    try session.go(to: "p1")
    session.type(word)
    #expect(session.last.status == .failed)
    #expect(session.text.contains("lesson \(word)"), "\(session.text)")
  }
}
