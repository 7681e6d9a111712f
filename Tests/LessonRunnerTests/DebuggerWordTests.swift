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
    session.type("alias peek search", "define twist set fourthView hidden", "alias s4 step")
    for line in [
      "peek fourthView", "s4", "rev step", "step back", "/fourthView", "source x", "marks",
    ] {
      session.type(line)
      #expect(session.last.status == .failed && session.text.contains("Predict first"), "\(line)")
    }
    for line in ["twist", "whatif fourthView.alpha = 0", "undo 2", "branches 0"] {
      session.type(line)
      #expect(
        session.text.contains("The lesson's scene cannot be changed"), "\(line): \(session.text)")
    }
    session.type("set repeat off")
    #expect(session.last.status == .ok, "\(session.text)")
  }

  @Test("info shows the views before the question is answered, and nothing of the record")
  func info() throws {
    var session = try asking()
    session.type("alias outcome info scene")
    let topics = ["scene", "rules", "touches", "touch", "step", "frame", "break", "recognizers"]
    for line in topics.map({ "info \($0)" }) + ["outcome", "i sc", "info view x ;; info scene"] {
      session.type(line)
      #expect(session.last.status == .failed && session.text.contains("Predict first"), "\(line)")
    }
    for line in ["info view thirdView", "info views", "i view thirdView"] {
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

  @Test("lines up to end belong to their command, and one's own commands stay")
  func collecting() throws {
    var session = try asking()
    session.type("define look", "map", "hint", "", "go")
    #expect(session.runner.promptPieces.map(\.text).joined() == "> ")
    #expect(session.runner.player.state.isAsking)
    session.type("end")
    #expect(session.text.contains("look is a command now"))
    session.type("skip")
    session.type("help look")
    session.type("sandbox", "look")
    #expect(session.text.contains("hint"), "\(session.text)")
  }
}
