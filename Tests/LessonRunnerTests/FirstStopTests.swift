import Testing
import TouchNarration

@testable import Lessons

@Suite("The first stop")
struct FirstStopTests {
  @Test("fits a terminal of 80 columns and 24 lines, with the prompt", arguments: Solved.runs)
  func fits(lesson: String, language: Language) throws {
    let session = try Session(lesson, language)
    #expect(session.last.lines.count <= 23, "\(session.text)")
    #expect(session.last.lines.allSatisfy { $0.width <= 80 }, "\(session.text)")
  }

  @Test(
    "says what touchtrace is, which lesson this is, what is there and what to press",
    arguments: Solved.runs)
  func saysWhatIsNeeded(lesson: String, language: Language) throws {
    let session = try Session(lesson, language)
    #expect(session.last.lines[0].plain.hasPrefix("touchtrace · "))
    #expect(session.last.lines[1].plain.hasPrefix(session.runner.lesson.place + " · "))
    #expect(session.text.contains(session.runner.lesson.title))
    #expect(session.text.contains("window 390x844"))
    #expect(session.text.contains("0 down A at"))
    #expect(session.footer.contains(language == .english ? "Return: continue" : "回车：继续"))
    #expect(session.footer.contains("quit"))
  }

  @Test("numbers the stops")
  func numbers() throws {
    let session = try Session(Solved.first)
    #expect(session.last.lines[1].plain == "02-hit-test/03 · stop 1 of 12")
  }

  @Test(
    "is three keystrokes away from an answered prediction and its reason",
    arguments: Solved.runs)
  func threeKeystrokes(lesson: String, language: Language) throws {
    var session = try Session(lesson, language)
    session.type("", "c")
    #expect(session.answers.count == 1)
    #expect(session.text.contains("#"))
  }

  @Test("works at 60 columns", arguments: Solved.runs)
  func narrow(lesson: String, language: Language) throws {
    let session = try Session(lesson, language, width: 60)
    #expect(session.last.lines.allSatisfy { $0.width <= 62 }, "\(session.text)")
  }

  @Test("does not say again what touchtrace is when another lesson opens")
  func saysItOnce() throws {
    var session = try Session(Solved.first)
    session.type("lesson next")
    #expect(!session.text.contains("touchtrace ·"))
    #expect(session.text.contains("02-hit-test/10 · stop 1"))
  }
}
