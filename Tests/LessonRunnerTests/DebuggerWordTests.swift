import Testing
import TouchDebugger
import TouchNarration

@testable import Lessons

@Suite("The debugger's commands within a lesson") struct DebuggerWordTests {
  private static let lesson = "02-hit-test/03-first-to-fifth"

  private func asking(_ language: Language = .english) throws -> Session {
    var session = try Session(Self.lesson, language)
    for _ in 0..<100 where !session.runner.player.state.isAsking {
      session.type(session.runner.player.state.isSettled ? "" : "skip")
    }
    try #require(session.runner.player.state.isAsking)
    return session
  }

  @Test(
    "a mistyped command is told as such and is no answer", arguments: ["hlep", "brek", "wyh-not x"])
  func mistyped(line: String) throws {
    var session = try asking()
    let answers = session.answers.count
    session.type(line)
    #expect(session.last.status == .failed)
    #expect(session.text.contains("There is no command"), "\(session.text)")
    #expect(session.text.contains("did you mean"))
    #expect(session.answers.count == answers && session.runner.player.state.isAsking)
  }

  @Test("every command works or is refused with a sentence", arguments: Language.allCases)
  func everyCommand(language: Language) throws {
    for command in CommandTable.commands where command.verb != .quit {
      for example in command.examples {
        var session = try asking(language)
        session.type(example)
        #expect(!session.last.lines.isEmpty, "\(example)")
        #expect(session.runner.player.state.isAsking, "\(example): \(session.text)")
        #expect(session.answers.allSatisfy { $0.result == .skipped }, "\(example)")
      }
    }
  }

  @Test("neither another name nor a file tells the answer or changes the scene")
  func names() throws {
    var session = try asking()
    for line in ["rev step", "step back", "/fourthView", "source x", "mark", "until 9"] {
      session.type(line)
      #expect(session.last.status == .failed && session.text.contains("Predict first"), "\(line)")
    }
    for line in ["tap 9,9", "whatif fourthView.alpha = 0", "undo 2", "branches 0"] {
      session.type(line)
      #expect(
        session.text.contains("The lesson's scene cannot be changed"), "\(line): \(session.text)")
    }
    session.type("set repeat off")
    #expect(session.last.status == .ok, "\(session.text)")
  }

  @Test("print and tree show the views before the question is answered, info shows no record")
  func info() throws {
    var session = try asking()
    let topics = ["scene", "touches", "touch", "step", "break"]
    for line in topics.map({ "info \($0)" }) + ["i sc", "tree ;; info scene"] {
      session.type(line)
      #expect(session.last.status == .failed && session.text.contains("Predict first"), "\(line)")
    }
    for line in ["print thirdView", "tree", "p thirdView"] {
      session.type(line)
      #expect(session.last.status == .ok && session.text.contains("thirdView"), "\(line)")
    }
  }

  @Test("a sandbox before the question says that the question comes first")
  func sandboxTooEarly() throws {
    var session = try Session(Self.lesson, .english)
    session.type("sandbox")
    #expect(session.text.contains("Answer a question about this touch first"), "\(session.text)")
    session.type("", "sandbox")
    #expect(session.text.contains("Predict first: a–d"), "\(session.text)")
  }

  @Test("a word that is gone is answered with what does it now", arguments: Language.allCases)
  func gone(language: Language) throws {
    for word in ["play", "gate", "define x step", "questions"] {
      var session = try asking(language)
      session.type(word)
      #expect(session.last.status == .failed, "\(word)")
      let now = ["play": "sandbox", "gate": "recognizers", "questions": "why ?"][word] ?? "source"
      #expect(session.text.contains(now), "\(session.text)")
      #expect(session.runner.player.state.isAsking)
    }
  }

  @Test("help all lists every word of the lesson and every command")
  func helpAll() throws {
    var session = try asking()
    session.type("help all")
    for word in LessonCommand.words + CommandTable.commands.map(\.name) {
      #expect(session.text.contains(word), "\(word)")
    }
  }
}
