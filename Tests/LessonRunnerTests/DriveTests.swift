import Testing
import TouchNarration

@testable import Lessons

@Suite("Being the window")
struct DriveTests {
  private func session(
    _ limits: String, _ language: Language = .english, recognizer: String = ""
  ) throws -> Session {
    let scene = """
      window 390x844
        vc root
          view first 0,0 390x844
            view second 20,300 350x480
              view third 20,30 310x200
                ~touchesBegan log super
              view fourth 20,260 310x190
            view ghost 0,0 390x844 alpha=0
            \(recognizer)
      """
    return try .driving(scene, limits, language)
  }

  private static let search = [
    "ask window", "ask first", "ask ghost", "reject alpha", "ask second", "ask fourth",
    "reject outside", "ask third", "return self",
  ]

  @Test("every hop of the search is typed, and the answer is handed up by itself")
  func search() throws {
    var session = try session("from hit\nto result")
    #expect(session.text.contains("You do the hit testing: 9 steps"))
    for line in Self.search {
      session.type(line)
      #expect(session.last.status == .ok, "\(line): \(session.text)")
    }
    #expect(session.text.contains("first returns third"))
    #expect(session.text.contains("every step agrees with the record"))
    #expect(session.answers.last?.result == .correct)
    session.type("")
    #expect(session.runner.player.isAtEnd)
  }

  @Test("several hops may stand in one line, and the rest of it waits for the first wrong one")
  func severalInALine() throws {
    var session = try session("from hit\nto result")
    session.type("ask window; ask first； ask second; ask fourth")
    #expect(session.last.status == .wrong)
    #expect(session.runner.player.state.driven == 2)
  }

  @Test(
    "the first wrong hop is objected to, with the reason",
    arguments: [
      (1, "ask second", "asks only its subviews; second is not a subview of it"),
      (2, "ask second", "the last goes first"),
      (2, "return self", "subviews that have not been asked"),
      (2, "reject outside", "first does not refuse. The point is (200,420)"),
      (3, "ask second", "ghost has not returned yet"), (3, "reject hidden", "its alpha is 0"),
      (3, "return nil", "but why?"), (6, "return nil", "but why?"),
      (7, "reject outside", "subviews that have not been asked"),
      (8, "ask fourth", "was already asked (#"), (8, "ask ghost", "was already asked (#"),
      (8, "return nil", "The point is inside third"),
      (8, "return second", "The point is inside third"),
      (8, "deliver third began", "Do this first"),
      (0, "ask forth", "did you mean 'fourth'"), (0, "ask", "missing: "),
      (0, "reject tired", "unknown value 'tired'"),
    ])
  func objections(done: Int, line: String, reason: String) throws {
    var session = try session("from hit\nto result")
    session.type(Array(Self.search.prefix(done)))
    session.type(line)
    #expect(session.last.status != .ok)
    let text = session.text.replacing("\n", with: " ")
    #expect(text.contains(reason), "\(session.text)")
    #expect(session.runner.player.state.driven == done)
  }

  @Test("a message is driven up the chain and falls off its end")
  func chain() throws {
    var session = try session("from result\nto began")
    session.type("stop")
    #expect(session.last.status == .wrong)
    session.type("deliver third began", "deliver first began")
    #expect(session.text.contains("sends the message to its next"))
    session.type("drop")
    #expect(session.text.contains("does not keep the message"))
    for name in ["second", "first", "root", "window", "app"] {
      session.type("deliver \(name) began")
      #expect(session.last.status == .ok, "\(session.text)")
    }
    session.type("deliver window began")
    #expect(session.text.contains("has no next"))
    session.type("drop")
    #expect(session.last.status == .ok)
    #expect(session.text.contains("with 4 mistakes"))
    #expect(session.answers.last?.result == .correctAfterHint)
  }

  @Test(
    "an answer that is given twice is explained and is no mistake", arguments: Language.allCases)
  func returnedTwice(language: Language) throws {
    var session = try session("from hit\nto began", language)
    session.type(Array(Self.search.dropLast()) + ["return third", "return third"])
    #expect(session.last.status == .failed, "\(session.text)")
    #expect(session.text.contains(language == .english ? "pass it up" : "往上返回"), "\(session.text)")
    #expect(session.runner.player.state.wrongTries == 0)
  }

  @Test("deliver without a message takes the only one of the drive, or says what to type")
  func deliverWithoutMessage() throws {
    var one = try session("from result\nto began")
    one.type("deliver third")
    #expect(one.last.status == .ok, "\(one.text)")
    #expect(one.runner.player.state.driven == 1)
    var all = try session("from result\nto end")
    all.type("deliver third")
    #expect(all.last.status == .failed)
    #expect(all.text.contains("deliver third began | deliver third moved"), "\(all.text)")
  }

  @Test("a hop that is shown makes the drive peeked, and stepping on is refused until it is done")
  func shown() throws {
    var session = try session("from hit\nto result")
    for line in ["step", "why", "goto 9", "sandbox"] {
      session.type(line)
      #expect(session.last.status == .failed, "\(line)")
    }
    session.type("map")
    #expect(session.last.status == .ok)
    session.type("answer")
    #expect(session.text.contains("This step: ask window"))
    session.type(Array(Self.search.dropFirst()))
    #expect(session.answers.map(\.result) == [.peeked])
    session.type("step")
    #expect(session.last.status == .ok)
  }

  @Test(
    "recognizers, held messages and controls are driven in the record's own words",
    arguments: [
      ("@tap poke", "recognize poke"), ("@tap poke taps=2", "hold ended"),
      ("@longPress press", "fail press"),
    ], Language.allCases)
  func recognizers(recognizer: (String, String), language: Language) throws {
    var session = try session("from hit\nto end", language, recognizer: recognizer.0)
    let course = try #require(session.runner.player.course)
    let texts = course.hops.indices.map(course.text)
    #expect(texts.contains(recognizer.1))
    for line in texts {
      session.type(line)
      #expect(session.last.status == .ok, "\(line): \(session.text)")
    }
    #expect(session.answers.last?.result == .correct)
  }

  @Test("everything is said in Chinese, too")
  func chinese() throws {
    var session = try session("from hit\nto end", .simplifiedChinese)
    #expect(session.text.contains("由你来查找视图，再送出消息"))
    session.type("ask ghost")
    #expect(session.text.contains("ghost 不是窗口"))
    session.type("reject outside")
    #expect(session.text.contains("先要做的是"))
    session.type("ask gost")
    #expect(session.text.contains("没有“gost”；你是想说“ghost”吗？"))
  }
}
