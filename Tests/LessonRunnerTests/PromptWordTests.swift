import Testing
import TouchCore
import TouchDebugger
import TouchNarration

@testable import Lessons

@Suite("Words at the lesson's prompt")
struct PromptWordTests {
  @Test("a term is explained while a question waits", arguments: Language.allCases)
  func term(language: Language) throws {
    var session = try Session(Solved.first, language, width: 1_000)
    try session.go(to: "p1")
    for word in ["hit view", "命中的视图"] {
      session.type("help \(word)")
      let meaning = language == .english ? "the view that hit testing returns" : "命中测试返回的视图"
      #expect(session.last.status == .ok && session.text.contains(meaning), "\(session.text)")
    }
    #expect(session.runner.player.state.isAsking)
  }

  @Test("a letter where nothing is asked says so", arguments: Language.allCases)
  func letter(language: Language) throws {
    var session = try Session(Solved.first, language)
    try session.go(to: "walk")
    session.type("a")
    #expect(session.last.status == .failed)
    let nothing = language == .english ? "nothing to choose here" : "这里没有可选的"
    #expect(session.text.contains(nothing), "\(session.text)")
    session.type("s")
    #expect(session.last.status == .ok)
  }

  @Test("a to d are no commands where something is or was asked", arguments: Language.allCases)
  func lettersOfAnswers(language: Language) throws {
    for id in ["q1", "o1", "t1"] {
      var session = try Session(Solved.first, language)
      try session.go(to: id)
      session.type("answer")
      let step = session.runner.trace.map { _ in session.runner.player.here?.debugger.cursor }
      session.type("d")
      #expect(session.last.status == .failed)
      let word = language == .english ? "To run the command, type delete" : "要用命令，请输入 delete"
      #expect(session.text.contains(word), "\(id): \(session.text)")
      #expect(session.runner.trace.map { _ in session.runner.player.here?.debugger.cursor } == step)
      session.type("delete")
      #expect(session.last.status != .failed || !session.text.contains(word), "\(session.text)")
    }
    var session = try Session(Solved.first, language)
    try session.go(to: "t1")
    session.type("d")
    let word = language == .english ? "To run the command, type delete" : "要用命令，请输入 delete"
    #expect(session.text.contains(word), "\(session.text)")
  }

  @Test("a to d are no commands in a walk; their long names work", arguments: Language.allCases)
  func lettersInWalk(language: Language) throws {
    var session = try Session(Solved.first, language)
    try session.go(to: "walk")
    session.type("predict off", "", "")
    let cursor = try #require(session.runner.player.playground?.debugger.cursor)
    for (letter, command) in ["b": "break", "c": "continue", "d": "delete"] {
      session.type(letter)
      #expect(session.last.status == .failed && session.text.contains(command), "\(session.text)")
    }
    #expect(session.runner.player.state.isWalking)
    #expect(session.runner.player.playground?.debugger.cursor == cursor)
    #expect(session.runner.player.playground?.debugger.breakpoints.isEmpty == true)
    session.type("continue")
    #expect(session.last.status == .ok)
    #expect(session.runner.player.playground?.debugger.cursor != cursor)
  }

  @Test("every word that the prompt takes has help", arguments: Language.allCases)
  func help(language: Language) throws {
    var session = try Session(Solved.first, language, width: 1_000)
    for word in LessonCommand.words {
      session.type("help \(word)")
      #expect(session.last.status == .ok, "\(word): \(session.text)")
      #expect(session.text.hasPrefix("  \(word)"), "\(word): \(session.text)")
    }
    session.type("help step")
    #expect(session.last.status == .ok)
    session.type("sandbox")
    session.type("help sandbox")
    #expect(session.text.hasPrefix("  sandbox"), "\(session.text)")
  }

  @Test("why-not offers edits for the sandbox, and a number changes nothing in the lesson")
  func edits() throws {
    var session = try Session(Solved.first)
    try session.go(to: "walk")
    session.type("predict off")
    session.type("why-not thirdView")
    #expect(session.text.contains("Type sandbox to open a copy"), "\(session.text)")
    let before = session.runner.trace?.scene
    session.type("1")
    #expect(session.last.status == .failed)
    #expect(session.text.contains("The lesson's scene cannot be changed"), "\(session.text)")
    #expect(session.runner.trace?.scene == before)
    session.type("sandbox", "1")
    #expect(session.last.status == .ok, "\(session.text)")
    #expect(session.runner.trace?.scene != before)
    #expect(session.runner.player.sandbox?.changes.count == 1)
    session.type("undo")
    #expect(session.runner.trace?.scene == before)
  }

  @Test("two stops that follow each other never have the same title")
  func titles() throws {
    for lesson in LessonLibrary.embedded.lessons {
      let loaded = try #require(LessonLibrary.embedded.lesson(lesson, .english))
      let stops = StopBuilder.stops(of: loaded.document.blocks)
      for (one, next) in zip(stops, stops.dropFirst()) where next.summary != nil {
        #expect(one.summary != next.summary, "\(lesson) \(next.summary?.plain ?? "")")
      }
    }
  }
}
