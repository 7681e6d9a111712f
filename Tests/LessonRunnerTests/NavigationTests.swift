import Foundation
import Testing
import TouchDebugger
import TouchNarration

@testable import Lessons

@Suite("Finding the way")
struct NavigationTests {
  @Test("nothing moves on by itself: a question keeps waiting however often Return is pressed")
  func neverAdvances() throws {
    var session = try Session(Solved.first)
    session.type("")
    #expect(session.isAt("p1"))
    session.type("", "", "go")
    #expect(session.isAt("p1"))
    #expect(session.text.contains("a–d"))
    session.type("c")
    #expect(session.isAt("p1"))
    session.type("")
    #expect(session.isAt("p2"))
  }

  @Test("every reply ends with a dim line that says what to press", arguments: Solved.runs)
  func footers(lesson: String, language: Language) throws {
    var session = try Session(lesson, language)
    for line in ["", "map", "nonsense", "hint", "help", "skip", "lesson list", "again", "a", "why"]
    {
      session.type(line)
      let footer = try #require(session.last.lines.last)
      #expect(!footer.isEmpty, "\(line)")
      #expect(footer.runs.allSatisfy { $0.style == .dim }, "\(line)")
    }
  }

  @Test("motion waits until the question is answered; looking at the scene does not")
  func guarded() throws {
    var session = try Session(Solved.first)
    session.type("step")
    #expect(session.last.status == .failed)
    #expect(session.text.contains("press Return"))
    session.type("")
    let telling = [
      "step", "s", "next", "finish", "continue", "why", "why-not secondView", "bt", "chain", "list",
      "break fifthView", "compare", "export x.jsonl", "goto end", "map ;; step", "sandbox",
    ]
    for line in telling {
      session.type(line)
      #expect(session.last.status == .failed, "\(line)")
      #expect(session.text.contains("Predict first"), "\(line): \(session.text)")
      #expect(session.runner.player.playground?.debugger.cursor == 0)
    }
    for line in ["map", "tree", "print firstView", "help", "p thirdView.frame"] {
      session.type(line)
      #expect(session.last.status == .ok, "\(line): \(session.text)")
    }
    session.type("c", "step")
    #expect(session.last.status == .ok)
  }

  @Test("a record that was walked may be looked at while a question about it waits")
  func walkedIsFree() throws {
    var session = try Session(Solved.first)
    try session.go(to: "walk")
    session.type("predict off")
    while session.runner.player.state.isWalking { session.type("") }
    session.type("")
    #expect(session.isAt("q1"))
    session.type("why fifthView")
    #expect(session.last.status == .ok)
  }

  @Test("a walk is stepped with Return, stops at its last hop, and then goes on")
  func walk() throws {
    var session = try Session(Solved.first)
    try session.go(to: "walk")
    session.type("predict off")
    session.type("")
    #expect(session.text.contains("#3 window is asked") && session.text.contains("· #4 of "))
    while session.runner.player.state.isWalking { session.type("") }
    #expect(session.text.contains("· #14 of "))
    #expect(session.footer.contains("Return: continue"))
    session.type("again")
    #expect(session.runner.player.state.isWalking)
    session.type("continue")
    #expect(!session.runner.player.state.isWalking)
    session.type("")
    #expect(session.isAt("q1"))
  }

  @Test("a walk along the chain begins with the first message")
  func chain() throws {
    var session = try Session(Solved.first)
    try session.go(to: "chain")
    session.type("")
    #expect(session.text.contains("touchesBegan"))
    for _ in 0..<6 { session.type("") }
    #expect(session.text.contains("chain.drop"))
    #expect(session.runner.player.state.isSettled)
  }

  @Test(
    "a walk shows every search, every way up, and who hears of a touch before the view",
    arguments: [
      (
        "05-inside/02-drag-by-differences", "poked-walk",
        ["the hit view of touch", "the hit view of touch"]
      ),
      ("01-road/05-two-journeys", "up", ["touchesBegan", "touchesEnded", "chain.drop"]),
      ("06-gestures/02-observers-first", "bells-log", ["will be seen by", "gets touchesBegan"]),
      ("07-collisions/03-view-in-scroll-view", "flick-log", ["gate.hold", "gate.discard"]),
    ])
  func wholeWalks(lesson: String, stop: String, inOrder: [String]) throws {
    var session = try Session(lesson)
    try session.go(to: stop)
    var shown = ""
    session.type("predict off")
    while session.runner.player.state.isWalking {
      session.type("")
      shown += session.last.lines.map(\.plain).joined(separator: "\n")
    }
    var rest = shown[...]
    for word in inOrder {
      let place = try #require(rest.range(of: word), "\(word) in \(shown)")
      rest = rest[place.upperBound...]
    }
  }

  @Test("go leaves a walk, skip passes over a question and is noted")
  func leaving() throws {
    var session = try Session(Solved.first)
    try session.go(to: "walk")
    session.type("go")
    #expect(session.isAt("q1"))
    session.type("skip")
    #expect(session.isAt("o1"))
    #expect(session.answers.last?.result == .skipped)
    #expect(session.answers.last?.question == "q1")
  }

  @Test("what was left is taken up again, behind the question that was answered")
  func resume() throws {
    var session = try Session(Solved.first)
    session.type("", "c", "", "b")
    let again = try Session(Solved.first, log: session.log)
    #expect(again.isAt("p3"))
    #expect(again.text.contains("lesson reset"))
    let inChinese = try Session(Solved.first, .simplifiedChinese, log: session.log)
    #expect(inChinese.isAt("p3"))
    session.type("")
    let waiting = try Session(Solved.first, log: session.log)
    #expect(waiting.isAt("p3"))
  }

  @Test("an order that was not found is asked again, one that was found is not")
  func resumeUnsolved() throws {
    var session = try Session(Solved.first)
    try session.go(to: "o1")
    session.type("2 6 5 1 4")
    #expect(session.last.status == .wrong)
    #expect(try Session(Solved.first, log: session.log).isAt("o1"))
    session.type("2 5 6 1 4")
    #expect(session.last.status == .ok)
    #expect(try !Session(Solved.first, log: session.log).isAt("o1"))
  }

  @Test("reset begins a lesson anew, also in the log")
  func reset() throws {
    var session = try Session(Solved.first)
    session.type("", "c", "", "b", "lesson reset")
    #expect(session.place == 0)
    let again = try Session(Solved.first, log: session.log)
    #expect(again.place == 0)
  }

  @Test("lessons are found by number, name or words, and a misspelt one is suggested")
  func goto() throws {
    var session = try Session(Solved.first)
    session.type("lesson goto 3/2")
    #expect(session.runner.lesson.id == Solved.third)
    session.type("lesson goto the-bun")
    #expect(session.runner.lesson.id == Solved.second)
    session.type("lesson goto red dot")
    #expect(session.runner.lesson.id == Solved.first)
    session.type("lesson goto the-bum")
    #expect(session.last.status == .failed)
    #expect(session.text.contains("did you mean 02-hit-test/05-the-bun"))
    session.type("lesson frobnicate the lot")
    #expect(session.last.status == .failed)
  }

  @Test("the list shows what is done, what is begun and where the learner is")
  func list() throws {
    var session = try Session(Solved.first)
    session.type("lesson list")
    #expect(session.text.contains("… 02-hit-test/03  Five views and a red dot ←"))
    while !session.runner.player.isAtEnd {
      session.type(session.runner.player.state.isSettled ? "" : "skip")
    }
    session.type("lesson list")
    // Read to its end, but nothing was answered.
    #expect(session.text.contains("○ 02-hit-test/03"))
  }

  @Test("quit leaves, with a code if one is given")
  func quit() throws {
    var session = try Session(Solved.first)
    #expect(session.type("quit").status == .quit(code: nil))
    #expect(session.type("q 3").status == .quit(code: 3))
  }

  @Test("the prompt names the lesson and the question")
  func prompt() throws {
    var session = try Session(Solved.first)
    #expect(session.runner.promptPieces.map(\.text).joined() == "(first-to-fifth) ")
    session.type("")
    #expect(session.runner.promptPieces.map(\.text).joined() == "(first-to-fifth p1) ")
    session.type("c", "sandbox")
    #expect(session.runner.promptPieces.map(\.text).joined() == "(first-to-fifth sandbox) ")
  }

  @Test("completion knows the lesson's words, the answers and the debugger's commands")
  func completion() throws {
    var session = try Session(Solved.first, library: Solved.library)
    session.type("")
    #expect(session.runner.completions(for: "hi").candidates.contains("hint"))
    #expect(session.runner.completions(for: "four").candidates == ["fourthView"])
    #expect(session.runner.completions(for: "fini").candidates == ["finish"])
    #expect(session.runner.completions(for: "lesson g").candidates == ["goto"])
    #expect(session.runner.completions(for: "lesson goto 03").candidates == [Solved.third])
  }
}
