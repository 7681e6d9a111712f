import TestSupport
import Testing
import TouchNarration

@testable import Lessons

/// Every letter of every question with choices, typed in a lesson that is taken from its first stop to
/// its last.
@Suite("The cause of an answer")
struct AnswerCauseTests {
  private static let library = LessonLibrary.embedded

  /// In a quick run every third lesson, others in each language.
  private func lessons(_ language: Language) -> [String] {
    Self.library.lessons.sampled(3, from: language == .english ? 0 : 1)
  }

  @Test(
    "stands with its step and rule beside every answer, and so does the belief that is declared",
    arguments: Language.allCases)
  func everyLetter(language: Language) throws {
    var (count, named) = (0, Set<String>())
    for lesson in lessons(language) {
      try answers(in: lesson, language) { id, question, choice, isRight, reply in
        count += 1
        let who = "\(lesson) \(id) \(choice.letter)"
        let answer = try #require(reply.answer, "\(who)")
        #expect(answer.isRight == isRight && answer.given == choice.value, "\(who)")
        let cause = try #require(answer.cause, "\(who)")
        let rule = try #require(Rule.named(cause.rule), "\(who): \(cause.rule)")
        #expect(rule.number == cause.rule, "\(who)")
        #expect(cause.step.map { $0 > 0 } ?? question.isAboutHierarchy, "\(who)")
        let sentence = cause.sentence.plain
        // A right answer is told by the rule that is asked about; whose touch it is explains none.
        let saysWhose = ["its touch belongs to", "它的触摸属于"].contains { sentence.contains($0) }
        if let asked = question.rule, isRight || saysWhose {
          #expect(cause.rule == asked.number, "\(who): \(sentence)")
        }
        #expect(sentence.count > 12, "\(who): \(sentence)")
        let text = reply.lines.map(\.plain).joined(separator: " ")
        #expect(text.contains(sentence), "\(who): \(sentence)\n\(text)")
        // `why` tells more of the step that decided, or from where its rule is known.
        let footer = try #require(reply.lines.last).plain
        let leads = cause.step.map {
          ["#\($0) ", "\(cause.rule)"].contains(where: footer.contains)
        }
        #expect(leads ?? true, "\(who): \(footer)")
        #expect(isRight ? answer.belief == nil : answer.belief == choice.because ?? answer.belief)
        answer.belief.map { _ = named.insert($0) }
      }
    }
    #expect(count > (isSlowRun ? 1_000 : 250))
    guard isSlowRun else { return }
    #expect(Self.library.lessons.count < 66 || named.count >= 40, "\(named.sorted())")
  }

  /// Types every letter at each question with choices, each from the same place.
  private func answers(
    in lesson: String, _ language: Language,
    _ look: (String, ChoiceQuestion, ChoiceQuestion.Choice, Bool, LessonReply) throws -> Void
  ) throws {
    var session = try Session(lesson, language, width: 10_000)
    for _ in 0..<1_000 where !session.runner.isAtEnd {
      let player = session.runner.player
      if player.state.isAsking, let question = player.choiceQuestion {
        for (place, choice) in question.choices.enumerated() {
          var other = session
          let reply = other.type(String(choice.letter))
          try look(player.questionID, question, choice, place == question.right, reply)
        }
      }
      session.type(player.state.isSettled ? "" : "skip")
    }
    try #require(session.runner.isAtEnd, "\(lesson)")
  }

  @Test("of a cancelled message is who cancelled it, for a question and for why alike")
  func cancelled() throws {
    var session = try Session("05-inside/07-changed-while-touched", width: 1_000)
    try session.go(to: "p2")
    session.type("b")
    let cause = try #require(session.last.answer?.cause)
    #expect(cause.step == 18 && "\(cause.rule)" == "18.45", "\(cause)")
    session.type("goto 19", "why")
    #expect(session.text.contains("18.42") && !session.text.contains("6.2"), "\(session.text)")
    #expect(session.text.contains("card is in no window any more"), "\(session.text)")
    #expect(!session.text.contains("The system took"), "\(session.text)")
  }

  @Test("of a message further up is how it came there, whatever was answered")
  func furtherUp() throws {
    for letter in ["a", "b", "c"] {
      var session = try Session("04-chain/03-default-stop-continue", width: 1_000)
      try session.go(to: "p3")
      session.type(letter)
      let cause = try #require(session.last.answer?.cause)
      #expect(cause.step == 25 && "\(cause.rule)" == "6.2", "\(cause)")
      #expect(cause.sentence.plain.contains("its next responder is its superview, xiaoWang"))
    }
  }

  @Test("of where a message ends is what its receiver does with it, not that it ends there")
  func end() throws {
    let lines = [
      "p2": "rows is a scroll view, and UIScrollView implements touchesBegan without forwarding it",
      "q3": "info is an enabled control. UIControl tracks the touch in its own touchesBegan",
    ]
    for (id, line) in lines {
      for letter in ["b", "c"] {
        var session = try Session("07-collisions/11-rows", width: 1_000)
        try session.go(to: id)
        session.type(letter)
        let cause = try #require(session.last.answer?.cause)
        #expect(cause.sentence.plain.contains(line), "\(id) \(letter): \(cause)")
      }
    }
  }

  @Test("tells of the receiver that is asked about, or the rule alone does")
  func receiver() throws {
    var session = try Session("07-collisions/03-view-in-scroll-view", width: 1_000)
    try session.go(to: "p5")
    session.type("b")
    var cause = try #require(session.last.answer?.cause)
    #expect(cause.step == 21 && "\(cause.rule)" == "6.1", "\(cause)")
    #expect(cause.sentence.plain.contains("its next responder is its superview, scrollA"))
    session = try Session("05-inside/07-changed-while-touched", width: 1_000)
    try session.go(to: "p2")
    session.type("a")
    cause = try #require(session.last.answer?.cause)
    #expect(
      cause.sentence.plain == """
        card left its window: touch A is cancelled there (#18). The former superview of a removed view \
        does not get the lift.
        """)
    try session.go(to: "p5")
    session.type("b")
    cause = try #require(session.last.answer?.cause)
    #expect(
      cause.sentence.plain.hasPrefix(
        "slide Possible -> Failed: its isEnabled was switched off (#31). card is not"), "\(cause)")
    #expect(cause.sentence.plain.contains("list overrides touchesEnded"), "\(cause)")
    session = try Session("04-chain/03-default-stop-continue", width: 1_000)
    try session.go(to: "p2")
    session.type("b")
    cause = try #require(session.last.answer?.cause)
    #expect(
      cause.sentence.plain.hasPrefix("No responder on this path has eldest as its next. "),
      "\(cause)")
  }

  @Test("of a touch that a delegate lets through is what the delegate looked at")
  func delegate() throws {
    var session = try Session("07-collisions/11-rows", width: 1_000)
    try session.go(to: "q1")
    session.type("b")
    let cause = try #require(session.last.answer?.cause)
    #expect(cause.step == 19 && "\(cause.rule)" == "18.8", "\(cause)")
    #expect(cause.sentence.plain.hasPrefix("The delegate looks whether body"), "\(cause)")
  }

  @Test("of an order is what why tells more of, and of a next without a step the rule")
  func why() throws {
    var session = try Session("02-hit-test/10-three-overlapping", width: 1_000)
    try session.go(to: "o1")
    session.type("top parent root window app", "why")
    #expect(session.last.lines[0].plain.hasPrefix("top passes touchesBegan on"), "\(session.text)")
    session = try Session("04-chain/01-four-rules-of-next", width: 1_000)
    try session.go(to: "p2")
    session.type("a", "why")
    let rule = session.last.lines[0].plain
    #expect(rule.hasPrefix("A view's next responder is the controller"), "\(session.text)")
  }

  @Test("of a wrong way up is the hop that it leaves out")
  func leftOut() throws {
    var session = try Session("04-chain/01-four-rules-of-next", width: 1_000)
    try session.go(to: "p1")
    session.type("a")
    #expect(session.last.answer?.cause?.step == 14, "\(session.text)")
  }

  @Test("of who keeps a message is the step that proves it, with the rule that is asked about")
  func proof() throws {
    var session = try Session("04-chain/03-default-stop-continue", width: 1_000)
    try session.go(to: "p4")
    session.type("c")
    let cause = try #require(session.last.answer?.cause)
    #expect(cause.step == 19 && "\(cause.rule)" == "6.3", "\(cause)")
    #expect(cause.sentence.plain.contains("root overrides touchesBegan and does not call super"))
    #expect(session.text.contains("#19 · rule 6.3"), "\(session.text)")
  }

  @Test("of a next that no message followed has a rule and no step")
  func hierarchy() throws {
    var session = try Session("04-chain/01-four-rules-of-next", .simplifiedChinese, width: 1_000)
    try session.go(to: "p2")
    session.type("a")
    let cause = try #require(session.last.answer?.cause)
    #expect(cause.step == nil && "\(cause.rule)" == "5.2", "\(cause)")
    #expect(session.text.contains("。规则 5.2"), "\(session.text)")
  }

  @Test("of a shake that a view never hears of is where the queue sent it")
  func shake() throws {
    var session = try Session("01-road/04-queue-and-window", width: 1_000)
    try session.go(to: "p3")
    session.type("a")
    let cause = try #require(session.last.answer?.cause)
    #expect(cause.step == 2 && "\(cause.rule)" == "12.7", "\(cause)")
    #expect(cause.sentence.plain.hasPrefix("The shake leaves the queue: it goes to root. "))
  }

  @Test("of what a control sends is the step that decided by the rule that is asked about")
  func control() throws {
    var session = try Session("08-together/03-detective", width: 1_000)
    try session.go(to: "p4")
    session.type("b")
    let cause = try #require(session.last.answer?.cause)
    #expect("\(cause.rule)" == "11.7", "\(cause)")
    #expect(
      cause.sentence.plain.contains("touchesShouldCancel about info returns false"), "\(cause)")
  }

  @Test("of who is hit names the view that refused before, and a rule behind it")
  func refused() throws {
    var session = try Session("09-beyond/01-sticking-out", width: 1_000)
    try session.go(to: "p1")
    session.type("a")
    let cause = try #require(session.last.answer?.cause)
    #expect(
      cause.sentence.plain == """
        tabBar (195,-20) is outside: nil (#6). The point is inside feed, and there are no subviews to \
        ask: feed returns itself. Subviews outside a view's bounds cannot be hit there, whether or not \
        clipsToBounds is set.
        """)
  }

  /// A learner who answered a question, and the cause that was given.
  private func answered(
    _ lesson: String, _ id: String, _ letter: String
  ) throws -> (session: Session, cause: AnswerCause) {
    var session = try Session(lesson, width: 1_000)
    try session.go(to: id)
    session.type(letter)
    return (session, try #require(session.last.answer?.cause))
  }

  @Test("of a view that is hit because a subview of it refuses is that refusal (2.6)")
  func refusedInside() throws {
    let (session, cause) = try answered("03-bending/06-pass-through-overlay", "p3", "a")
    #expect(cause.step == 10, "\(cause)")
    #expect(
      cause.sentence.plain.hasPrefix("toast has alpha 0, below 0.01: nil (#10). The point is"),
      "\(cause)")
    // The sentence names the step, so that it is not named again behind it.
    #expect(!session.text.contains("#10 · rule"), "\(session.text)")
  }

  @Test("of an action that is not sent is who took the touch, as the sentence says (7.10)")
  func unsent() throws {
    let (_, cause) = try answered("07-collisions/08-button-under-taps", "q2", "b")
    #expect(cause.step == 28, "\(cause)")
    #expect(cause.sentence.plain.contains("cancelled touch A (#28)"), "\(cause)")
  }

  @Test("names the step that decided by the rule asked about, instead of the rule")
  func witness() throws {
    var session = try Session("06-gestures/03-cancels-touches", width: 1_000)
    try session.go(to: "q1")
    session.type("b")
    let cause = try #require(session.last.answer?.cause)
    #expect(
      cause.sentence.plain.hasPrefix(
        "tap Possible -> Failed: a finger has been down for 751 ms (#18). Finger A was lifted"),
      "\(cause)")
  }

  @Test("of a message with two touches names both fingers")
  func twoFingers() throws {
    var session = try Session("05-inside/04-two-fingers", width: 1_000)
    try session.go(to: "p4")
    session.type("c")
    let cause = try #require(session.last.answer?.cause)
    #expect(
      cause.sentence.plain.contains("Fingers A and B came down at 0 ms")
        && cause.sentence.plain.contains("pad gets touchesBegan with 2 touches"), "\(cause)")
  }

  @Test(
    "is named again at the end, with a lesson to go to if it is not this one",
    arguments: Language.allCases)
  func named(language: Language) throws {
    var session = try Session("02-hit-test/10-three-overlapping", language, width: 1_000)
    while !session.runner.isAtEnd {
      let player = session.runner.player
      session.type(
        player.state.isSettled ? "" : player.choiceQuestion == nil ? "skip" : "a")
    }
    let catalogue = Self.library.misconceptions(language)
    for id in ["M05", "M06"] {
      let belief = try #require(catalogue[id])
      #expect(session.text.contains(belief.title.plain), "\(session.text)")
    }
    // M05 is at home in this lesson, M06 in another one of the core path.
    let places = session.text.matches(of: /lesson goto ([0-9a-z\/-]+)/).map { $0.output.1 }
    #expect(places == ["02-hit-test/03"], "\(session.text)")
    // Hardly an answer was right: the lesson is read, and no tick says that it is known.
    #expect(!session.text.contains("✓ ") && session.text.contains("○"), "\(session.text)")
    #expect(session.runner.progress.state(of: session.runner.lesson.id) == .read)
  }

  @Test("is nowhere likelier to be right for the place of its letter")
  func places() throws {
    // How many questions with so many letters have the right one at each place.
    var found: [Int: [Int]] = [:]
    for lesson in Self.library.lessons {
      let loaded = try #require(Self.library.lesson(lesson, .english))
      for (claim, question) in LessonFences(loaded.fences, file: "lesson.md").questions {
        let right = try #require(question.right, "\(lesson) \(claim.fence.id ?? "")")
        let count = question.choices.count
        found[count, default: Array(repeating: 0, count: count)][right] += 1
      }
    }
    // The values of chi-squared that chance exceeds once in twenty times, for 1, 2, 3 and 4 degrees.
    let limits = [3.84, 5.99, 7.81, 9.49]
    for (count, places) in found where count > 1 {
      let expected = Double(places.reduce(0, +)) / Double(count)
      let chi = places.map { Double($0) - expected }.reduce(0) { $0 + $1 * $1 / expected }
      #expect(chi < limits[count - 2], "\(count) letters: \(places), \(chi)")
    }
  }
}
