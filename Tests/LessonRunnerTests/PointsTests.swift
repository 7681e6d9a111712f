import Testing
import TouchNarration

@testable import Lessons

@Suite("Which points an explanation had")
struct PointsTests {
  private func written(_ language: Language = .english) throws -> Session {
    var session = try Session(Solved.first, language)
    try session.go(to: "x1")
    session.type("the newest lies in front but was outside")
    return session
  }

  @Test("the points have letters, and letters or numbers are noted", arguments: Language.allCases)
  func letters(language: Language) throws {
    for line in ["a c", "ca", "1,3", "A、C"] {
      var session = try written(language)
      #expect(session.text.contains("  a  fifthView "), "\(session.text)")
      #expect(session.footer.hasPrefix("a–c"), "\(session.footer)")
      session.type(line)
      #expect(session.last.status == .ok)
      #expect(session.answers.last?.question == "x1.points")
      #expect(session.answers.last?.given == "a c")
      #expect(session.answers.last?.result == .explained)
      let noted = language == .english ? "Noted: 2 of 3. Missing: b." : "3 点里有 2 点，没说到的是 b。"
      #expect(session.text.contains(noted), "\(session.text)")
      #expect(session.runner.player.state.isSettled)
    }
  }

  @Test("an explanation is neither right nor a question")
  func ungraded() {
    #expect(AnswerResult.allCases.filter { !$0.isGraded } == [.explained])
    #expect(!AnswerResult.explained.isRight)
  }

  @Test("a word for leaving or for help is no explanation", arguments: Language.allCases)
  func leaving(language: Language) throws {
    for word in ["退出", "离开", "帮助", "quit", "exit", "q"] {
      var session = try Session(Solved.first, language)
      try session.go(to: "x1")
      session.type(word)
      #expect(session.runner.player.state.isExplaining, "\(word): \(session.text)")
      #expect(session.answers.last?.question != "x1")
    }
    var session = try Session(Solved.first, language)
    try session.go(to: "x1")
    session.type("帮助")
    #expect(session.last.status == .failed && session.text.contains("help"), "\(session.text)")
  }

  @Test("all of them leaves nothing out")
  func all() throws {
    var session = try written()
    session.type("abc")
    #expect(session.text.contains("Noted: all of them."), "\(session.text)")
  }

  @Test("nobody has to say it, and a command stays a command")
  func passing() throws {
    var session = try written()
    session.type("map")
    #expect(session.last.status == .ok)
    #expect(session.runner.player.state.isTicking)
    session.type("z")
    #expect(session.last.status == .failed)
    #expect(session.answers.last?.question == "x1")
    // The summary stands behind what was said in one's own words.
    session.type("", "")
    #expect(session.runner.isAtEnd)
  }

  @Test("the points are about what is asked: the tale of the bun has its slip")
  func bun() throws {
    var session = try Session("02-hit-test/05-the-bun")
    try session.go(to: "x1")
    session.type("the bun went down and the slip came up")
    #expect(session.text.contains("touchesBegan stops at laoWang."), "\(session.text)")
    #expect(session.text.contains("Hit testing finds wangDada."), "\(session.text)")
  }
}
