import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import Lessons

@Suite("predict off, key and all") struct PredictSettingTests {
  private static let picture = "02-hit-test/09-picture"

  @Test("typed alone it says what holds; a wrong word is told with the nearest right one")
  func says() throws {
    var session = try Overlap.session()
    session.type("predict")
    #expect(session.text.contains("predict is key"))
    #expect(session.last.log.isEmpty)
    session.type("predict al")
    #expect(session.last.status == .failed && session.text.contains("did you mean all?"))
    session.type("help all")
    #expect(session.text.contains("predict [off | key | all]"))
    #expect(session.runner.completions(for: "pred").candidates == ["predict"])
    #expect(session.runner.completions(for: "predict ").candidates == ["all", "key", "off"])
  }

  @Test("off asks nothing; off while something is asked takes the question away")
  func off() throws {
    var session = try Overlap.session()
    session.walkToQuestion()
    #expect(session.hop != nil)
    session.type("predict off")
    #expect(session.hop == nil && session.answers.isEmpty)
    #expect(session.walkToEnd() == [])
    #expect(session.runner.isAtEnd)
  }

  @Test(
    "all asks wherever key does, and more",
    arguments: ["08-together/03-detective", "06-gestures/02-observers-first"])
  func all(lesson: String) throws {
    var key = try Session(lesson)
    let some = key.walkToEnd()
    var session = try Session(lesson)
    session.type("predict all")
    let all = session.walkToEnd()
    #expect(!some.isEmpty && all.count > some.count, "\(some.count) \(all.count)")
    #expect(Set(all).count == all.count)
    let computed = session.answers.filter { $0.question.contains(" ") }
    #expect(computed.map(\.question) == all)
    #expect(computed.allSatisfy { $0.result == .correct })
  }

  @Test("it is kept in the log, for every lesson")
  func kept() throws {
    var session = try Overlap.session()
    session.type("predict off")
    #expect(session.last.log.count == 1)
    let line = try #require(session.last.log.first)
    #expect(ProgressEvent(line: line[...])?.kind == .predicting(.off))
    var later = try Overlap.session(log: session.log)
    later.type("predict")
    #expect(later.text.contains("predict is off"))
    #expect(later.walkToEnd() == [])
    var other = try Session(Self.picture, log: session.log)
    #expect(other.walkToEnd() == [])
    other.type("predict key")
    var last = try Overlap.session(log: session.log + other.last.log)
    last.walkToQuestion()
    #expect(last.hop != nil)
  }

  @Test("a worked walk asks nothing, and says so", arguments: Language.allCases)
  func workedWalk(language: Language) throws {
    var session = try Overlap.session(role: "walk", language)
    session.type("predict all")
    let reply = session.text.replacing("\n", with: language == .english ? " " : "")
    #expect(reply.contains(HopWords.asksNothing[language].plain), "\(session.text)")
    #expect(session.walkToEnd() == [])
    #expect(session.answers.isEmpty)
  }

  @Test("nothing is asked twice: not in the same walk again, not in a later session")
  func twice() throws {
    var session = try Overlap.session()
    session.walkToQuestion()
    session.type("far", "again")
    session.walkToQuestion()
    #expect(session.hop?.step != 4)
    var later = try Overlap.session(log: session.log)
    later.walkToQuestion()
    #expect(later.hop?.step != 4)
    var skipped = try Overlap.session()
    skipped.walkToQuestion()
    skipped.type("skip")
    #expect(skipped.answers.map(\.result) == [.skipped] && skipped.text.contains("· #5 of "))
    skipped.type("rstep", "step")
    #expect(skipped.hop == nil && skipped.text.contains("· #5 of "))
  }

  @Test("what the lesson asks itself, or has shown, is not asked before a step")
  func known() throws {
    let asks = """
      ```predict #p1 on=tap
      ask next-asked after=page
      choice old because=M01
      choice far
      ```
      """
    var session = try Overlap.session(before: asks)
    #expect(!session.walkToEnd().contains { $0.hasSuffix("next-asked after=page") })
    // A question right before the walk is about the same search.
    let near = asks.replacing("ask next-asked after=page", with: "ask hit-view")
      .replacing("far", with: "new")
    var beside = try Overlap.session(before: near)
    #expect(beside.walkToEnd().allSatisfy { !$0.contains("next-asked") && !$0.contains("verdict") })
    let shows = """
      First walk.

      ```expect #first on=tap level=outcome
      1 new dropped
      ```
      """
    var twice = try Overlap.session(before: shows)
    try twice.go(to: "walk")
    #expect(twice.walkToEnd() == [])
  }

  @Test("step, next and an alias ask as Return does; goto and continue do not")
  func motions() throws {
    for line in ["step 9", "next 9", "s 9", "finish"] {
      var session = try Overlap.session()
      session.type("", "", "", "", "")
      session.type(line)
      #expect(session.hop?.query.text == "next-asked after=page", "\(line)")
    }
    for line in ["goto 9", "continue"] {
      var session = try Overlap.session()
      session.type("", "")
      session.type(line)
      #expect(session.hop == nil, "\(line)")
    }
  }

  @Test("while it waits, hints lead to the rule, looking works, and what would tell does not")
  func waiting() throws {
    var session = try Overlap.session()
    session.walkToQuestion()
    session.type("")
    #expect(session.text.contains("a–d"))
    for line in ["step", "why", "goto 7", "sandbox", "z"] {
      session.type(line)
      #expect(session.last.status == .failed, "\(line): \(session.text)")
    }
    for line in ["map", "tree", "print far"] {
      session.type(line)
      #expect(session.last.status == .ok && session.hop != nil, "\(line)")
    }
    session.type("hint")
    #expect(session.text.contains("Hint 1 of 2"))
    session.type("hint")
    #expect(session.text.contains("2.4"), "\(session.text)")
    session.type("c")
    #expect(session.answers.map(\.result) == [.correctAfterHint])
  }

  @Test("the answer is shown on request, and leaving the walk leaves the question")
  func answerAndGo() throws {
    var session = try Overlap.session()
    session.walkToQuestion()
    session.type("answer")
    #expect(
      session.text.contains("The answer: far") && session.answers.map(\.result) == [.peeked])
    var other = try Overlap.session()
    other.walkToQuestion()
    other.type("go")
    #expect(other.hop == nil && other.answers.isEmpty && other.runner.isAtEnd)
  }

  @Test("the end names the stop of each wrong answer before a step", arguments: Language.allCases)
  func wrongStops(language: Language) throws {
    var session = try Overlap.session(language)
    session.type("predict all")
    for _ in 0..<2 {
      session.walkToQuestion()
      let choice = try #require(session.hop?.choice)
      let wrong = try #require(choice.choices.indices.first { $0 != choice.right })
      session.type(String(choice.choices[wrong].letter))
      #expect(session.last.status == .wrong)
    }
    session.type("predict off")
    _ = session.walkToEnd()
    let said = language == .english ? "wrong: stop 2 (2 questions)." : "答错的：第 2 步（2 题）。"
    #expect(session.text.contains(said), "\(session.text)")
  }

  @Test("the sandbox asks about the scene as it is there")
  func sandbox() throws {
    var session = try Overlap.session()
    session.type("", "", "sandbox", "set far hidden")
    for _ in 0..<30 where session.hop == nil { session.type("step") }
    #expect(session.hop?.record == "main.tap~1")
    #expect(session.hop?.choice.trace.scene.view(named: "far") != nil)
    session.type(session.runner.lines(typedBy: .trace))
    #expect(session.last.status == .ok && session.answers.last?.result == .correct)
    session.type("predict all", "step")
    for _ in 0..<30 where session.hop == nil { session.type("step") }
    #expect(session.hop != nil)
    session.type("set old hidden")
    #expect(session.hop == nil && session.runner.player.sandbox != nil)
    session.type("leave")
    #expect(session.runner.player.sandbox == nil)
  }
}

@Suite("Every lesson, walked step by step") struct PredictEverywhereTests {
  private static let lessons = LessonLibrary.embedded.lessons.enumerated()
    .filter { $0.offset.isMultiple(of: isSlowRun ? 1 : 5) }.map(\.element)

  @Test("what is asked before steps has its answer among its choices", arguments: lessons)
  func walked(lesson: String) throws {
    var session = try Session(
      lesson, lesson.count.isMultiple(of: 2) ? .english : .simplifiedChinese)
    let asked = session.walkToEnd()
    #expect(session.runner.isAtEnd)
    #expect(Set(asked).count == asked.count)
    #expect(session.answers.allSatisfy { $0.result == .correct || $0.result == .explained })
    // A lesson that asked more would be an examination.
    #expect(asked.count <= 8, "\(asked)")
  }
}
