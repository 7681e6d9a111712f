import Testing
import TouchInquiry
import TouchNarration

@testable import Lessons

@Suite("Choices and goals in words")
struct ChoiceWordTests {
  private static let picture = "02-hit-test/09-picture"

  @Test("a choice is said in words, and letters, the fence's word and the shown one answer it")
  func words() throws {
    let shown: [Language: [String]] = [
      .english: ["a  inside", "b  interaction is off", "c  outside", "d  never asked"],
      .simplifiedChinese: ["a  点在里面", "b  关闭了交互", "c  点在外面", "d  没有问到它"],
    ]
    for language in Language.allCases {
      for answer in ["d", "never-asked", "never asked!", "没有问到它？"] {
        var session = try Session(Self.picture, language)
        try session.go(to: "p2")
        for line in try #require(shown[language]) {
          #expect(session.text.contains("  \(line)\n"), "\(session.text)")
        }
        session.type(answer)
        #expect(session.last.status == .ok, "\(session.text)")
        #expect(session.answers.last?.given == "never-asked")
      }
    }
  }

  @Test("what means nobody is said for each question as it is meant, and names stand as they are")
  func absences() throws {
    let said: [(String, String, String, String)] = [
      ("hit-view", "nil", "no view (nil)", "没有视图（nil）"),
      ("next-asked", "nobody", "no other view", "不再问别的视图"),
      ("stops-at", "nobody", "no responder", "没有响应者"),
      ("fires", "nobody", "nothing", "都不触发"),
      ("events", "none", "no event", "没有事件"),
      ("nth", "nil", "no such message", "没有这一条"),
      ("controller", "nil", "no controller (nil)", "没有控制器（nil）"),
      ("chain", "pad,root", "pad → root", "pad → root"),
      ("fires", "tapA,tapB", "tapA, tapB", "tapA、tapB"),
      ("point-in", "160,-140", "(160,-140)", "(160,-140)"),
      ("verdict", "alpha", "nearly transparent", "几乎透明"),
      ("hit-view", "none", "none", "none"),
    ]
    for (word, value, english, chinese) in said {
      let row = try #require(QueryRow.all.first { $0.form.word == word })
      #expect(row.said(value).english.plain == english)
      #expect(row.said(value).chinese.plain == chinese)
    }
  }

  @Test("a statement stands behind its letter with each language's own dash")
  func dash() throws {
    var session = try Session(Solved.first, .simplifiedChinese)
    try session.go(to: "q1")
    session.type("b")
    #expect(session.text.contains("答案是：c——"), "\(session.text)")
  }

  @Test(
    "a stop with choices asks its question in a sentence",
    arguments: LessonLibrary.embedded.lessons, Language.allCases)
  func sentences(lesson: String, language: Language) throws {
    let loaded = try #require(LessonLibrary.embedded.lesson(lesson, language))
    for stop in StopBuilder.stops(of: loaded.document.blocks) {
      switch stop.activity {
      case .predict, .quiz:
        let lines = MarkdownLayout(width: 80).lines(stop.blocks).map(\.plain)
        #expect(lines.contains { $0.contains("?") || $0.contains("？") }, "\(stop.id ?? "")")
      case .reading, .order, .attempt, .walk, .compare, .drive, .explain:
        continue
      }
    }
  }

  @Test("of a try the goal, what is so instead and the par are said", arguments: Language.allCases)
  func goals(language: Language) throws {
    var session = try Session("02-hit-test/05-the-bun", language, width: 200)
    try session.go(to: "t1")
    let isEnglish = language == .english
    #expect(session.text.contains(isEnglish ? "one change can do it" : "改 1 处就能做到"))
    session.type("set wangDada noninteractive")
    #expect(
      session.text.contains(
        isEnglish
          ? "Not yet. Wanted: Hit testing finds eldestSon. Now: Hit testing finds xiaoWang. "
            + "changes: 1 · one change can do it"
          : "还没到。要的是：命中测试找到 eldestSon。现在：命中测试找到 xiaoWang。已改 1 处 · 改 1 处就能做到"),
      "\(session.text)")
    session.type("undo", "set xiaoWang noninteractive")
    #expect(
      session.text.contains(
        isEnglish
          ? "Reached: Hit testing finds eldestSon. changes: 1 · one change can do it"
          : "成功：命中测试找到 eldestSon。已改 1 处 · 改 1 处就能做到"), "\(session.text)")
  }
}
