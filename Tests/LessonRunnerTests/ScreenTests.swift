import TestSupport
import Testing
import TouchNarration

@testable import Lessons

@Suite("What a stop shows")
struct ScreenTests {
  @Test("a wrong quiz answer says nothing twice, and nobody handles what he passes on")
  func nothingTwice() throws {
    var session = try Session(Family.id, library: Family.library)
    try session.go(to: "q1")
    session.type("b")
    let lines = session.last.lines.map(\.plain).filter { $0.hasPrefix("  #") }
    #expect(Set(lines).count == lines.count, "\(session.text)")
    #expect(lines.contains { $0.contains("wangDada gets touchesBegan: it handles it") })
    #expect(!lines.contains { $0.contains("wangDada gets touchesMoved") }, "\(session.text)")
  }

  // In a quick run every third lesson.
  @Test(
    "every wrong quiz answer says each step once",
    arguments: LessonLibrary.embedded.lessons.sampled(3))
  func eachOnce(lesson: String) throws {
    let loaded = try #require(LessonLibrary.embedded.lesson(lesson, .english))
    for (claim, question) in LessonFences(loaded.fences, file: "lesson.md").questions {
      let grading = Grading(
        question, LessonLibrary.embedded.misconceptions(.english),
        home: LessonLibrary.embedded.beliefs(in: loaded), language: .english)
      for place in question.choices.indices where place != question.right {
        let said = grading.wrong(
          place, because: grading.misconception(of: place), question.cause(of: place, .english))
        #expect(Set(said).count == said.count)
        #expect(said.contains { $0.text.plain.contains("#") }, "\(claim.fence.id ?? "") \(place)")
      }
    }
  }

  @Test(
    "what never happens is explained by the step that keeps it from happening",
    arguments: Language.allCases)
  func absence(language: Language) throws {
    var session = try Session(Family.id, language, library: Family.library)
    try session.go(to: "p2")
    session.type("b")
    let phrase = language == .english ? "has eldest as its next" : "next 是 eldest"
    #expect(session.text.contains(phrase), "\(session.text)")
    #expect(session.text.contains("#18"), "\(session.text)")
    session.type("why")
    #expect(session.text.contains("xiaoWang"), "\(session.text)")
    let start = language == .english ? "nothing has happened yet" : "还什么都没有发生"
    #expect(!session.text.contains(start), "\(session.text)")
  }

  @Test(
    "a message that never comes is explained by who threw it away, or by what came instead",
    arguments: [
      ("07-collisions/03-view-in-scroll-view", "p1", "#26 viewA does not get touchesBegan"),
      ("06-gestures/06-several-at-once", "p1", "was lifted at 160 ms (#58)"),
    ])
  func absentMessage(lesson: String, question: String, reason: String) throws {
    var session = try Session(lesson)
    try session.go(to: question)
    let asked = try #require(session.runner.player.choiceQuestion)
    let wrong = try #require(asked.choices.first { $0.value != asked.rightValue })
    session.type(String(wrong.letter))
    let text = session.text.replacing("\n", with: " ")
    #expect(text.contains(reason), "\(text)")
    #expect(!text.contains("the hit view of touch A"), "\(text)")
  }

  @Test("the walk of an event without a touch shows all its way")
  func walkWithoutTouch() throws {
    var session = try Session("01-road/02-seven-kinds")
    try session.go(to: "q1")
    session.type("c")
    // Nobody is asked: the event goes to the first responder when it leaves the queue.
    #expect(session.text.contains("#2"), "\(session.text)")
    #expect(!session.text.contains("#14"), "\(session.text)")
    session.type("why-not sheet")
    #expect(session.text.contains("sheet received motionEnded (#"), "\(session.text)")
    for _ in 0..<20 where !session.runner.player.state.isWalking {
      session.type(session.runner.player.state.isSettled ? "" : "skip")
    }
    session.type("")
    #expect(session.text.contains("· #3 of "), "\(session.text)")
  }

  @Test("that a gesture was recognized shows at its beginning, and its lift is another matter")
  func recognizedAtBegan() throws {
    var session = try Session("07-collisions/04-scroll-in-scroll")
    try session.go(to: "q2")
    let right = try #require(session.runner.player.choiceQuestion?.rightValue)
    session.type(right)
    #expect(session.text.contains("Possible -> Began"), "\(session.text)")
    #expect(!session.text.contains("Ended"), "\(session.text)")
  }

  @Test("a view that is hit without being asked is out of the order because it was named")
  func namedUnasked() throws {
    var session = try Session("03-bending/05-three-printed-hittests")
    try session.go(to: "o1")
    session.type("4 2 5 1 3")
    let text = session.text.replacing("\n", with: " ")
    #expect(text.contains("knob does not belong in the list"), "\(text)")
    #expect(text.contains("#8 panel"), "\(text)")
    #expect(!text.contains("did get it"), "\(text)")
  }

  @Test("an item of an order of the chain is explained by the chain", arguments: Language.allCases)
  func orderOfChain(language: Language) throws {
    var session = try Session("04-chain/04-several-workers", language)
    try session.go(to: "o1")
    let order = try #require(session.runner.player.orderQuestion)
    let above = try #require(order.items.firstIndex(of: "rootView"))
    session.type("\(above + 1)")
    #expect(session.last.status == .wrong)
    let lead = language == .english ? "rootView is further up" : "rootView 在更上面"
    #expect(session.text.contains(lead), "\(session.text)")
    // The end of the way, and not the way: that is the order.
    #expect(session.text.contains("#20"), "\(session.text)")
    #expect(!session.text.contains("tray -> desk"), "\(session.text)")
    session = try Session("02-hit-test/05-the-bun", language)
    try session.go(to: "o1")
    session.type("eldestSon")
    let nobody =
      language == .english
      ? "No responder on this path has eldestSon as its next" : "没有哪个响应者的 next 是 eldestSon"
    #expect(session.text.contains(nobody), "\(session.text)")
  }

  @Test("a walk has its caption behind prose, too", arguments: Language.allCases)
  func caption(language: Language) throws {
    var session = try Session(Solved.first, language)
    try session.go(to: "walk")
    let captions: [Language: String] = [
      .english: "Step through the whole search", .simplifiedChinese: "单步走完整个查找",
    ]
    #expect(session.text.contains(try #require(captions[language])), "\(session.text)")
  }

  @Test("a letter behind an answered question is told what it was, and is no command")
  func lateAnswer() throws {
    var session = try Session(Solved.first)
    try session.go(to: "p1")
    session.type("b", "a")
    #expect(session.last.status == .failed)
    #expect(session.text.contains("answered this question; a was “firstView”"))
    #expect(session.answers.count { $0.question == "p1" } == 1)
    session.type("c")
    let text = session.text.replacing("\n", with: " ")
    #expect(text.contains("To run the command, type continue"), "\(text)")
    #expect(!session.text.contains("end of recording"), "\(session.text)")
  }

  @Test(
    "a goal is said in words, and a second condition is checked, too", arguments: Language.allCases)
  func goals(language: Language) throws {
    var session = try Session("01-road/04-queue-and-window", language)
    try session.go(to: "t1")
    let words: [Language: [String]] = [
      .english: ["Goal: Hit testing finds left.", "with touch onCard", "finds card"],
      .simplifiedChinese: ["目标：命中测试找到 left。", "用触摸 onCard 时", "找到 card"],
    ]
    for word in try #require(words[language]) {
      #expect(session.text.contains(word), "\(session.text)")
    }
    session.type("set banner frame 0,0 390x10")
    let missing: [Language: [String]] = [
      .english: [
        "Wanted: with touch onCard: Hit testing finds card. Now: with", "one change can do it",
      ],
      .simplifiedChinese: ["要的是：用触摸 onCard 时，命中测试找到 card。现在：", "1 处就能做到"],
    ]
    let said = session.text.split(whereSeparator: \.isNewline).joined(
      separator: language == .english ? " " : "")
    for word in try #require(missing[language]) { #expect(said.contains(word), "\(said)") }
    #expect(session.runner.player.state.isAsking)
    session.type("undo", "set banner frame 0,0 390x180")
    #expect(session.answers.last?.result == .correct, "\(session.text)")
  }

  @Test(
    "the last line ends only between two items",
    arguments: LessonLibrary.embedded.lessons.prefix(9).sampled(3))
  func footer(lesson: String) throws {
    var session = try Session(lesson, .simplifiedChinese)
    for _ in 0..<100 where !session.runner.isAtEnd {
      let whole = session.runner.footer.wrappedBetweenItems(to: 1_000).map(\.plain)
      for width in [50, 60, 80] {
        let lines = session.runner.footer.wrappedBetweenItems(to: width).map(\.plain)
        #expect(!lines.contains { $0.hasSuffix("·") || $0.hasPrefix("·") }, "\(lines)")
        let items = { (text: String) in text.split(separator: "·").map { $0.trimming(" ") } }
        #expect(lines.flatMap(items) == whole.flatMap(items), "\(lines)")
      }
      session.type(session.runner.player.state.isSettled ? "" : "skip")
    }
  }
}

extension Substring {
  fileprivate func trimming(_ character: Character) -> String {
    let start = drop { $0 == character }
    return String(start.reversed().drop { $0 == character }.reversed())
  }
}
