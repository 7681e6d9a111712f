import Lessons
import TestSupport
import Testing
import TouchCore
import TouchInquiry

@Suite("Queries")
struct QueryTests {
  private let dot = Examples.firstToFifth

  @Test(
    "answers what the first lesson asks",
    arguments: [
      ("hit-view", "fourthView"),
      ("asked", "window,firstView,thirdView,fifthView,fourthView"),
      ("asked-count of=firstView,secondView,thirdView,fourthView,fifthView", "4"),
      ("next-asked after=thirdView", "fifthView"),
      ("next-asked after=fourthView", "nobody"),
      ("next-asked after=secondView", "nobody"),
      ("verdict of=fifthView", "outside"),
      ("verdict of=firstView", "inside"),
      ("verdict of=secondView", "never-asked"),
      ("point-in view=fifthView", "160,-140"),
      ("point-in view=secondView", "never-asked"),
      ("chain", "fourthView,thirdView,firstView,root,window,app"),
      ("stops-at", "nobody"),
      ("handled-by", "nobody"),
      ("count view=fourthView of=touchesBegan", "1"),
      ("count view=fifthView of=touchesBegan", "0"),
      ("nth view=root n=2", "touchesEnded"),
      ("nth view=root n=3", "nil"),
    ])
  func lesson(words: String, expected: String) throws {
    let query = try Query.parse(words)
    try query.check(in: dot.scene)
    #expect(query.text == words)
    #expect(query.answer(in: dot) == expected)
    try query.check(answer: expected, in: dot.scene)
  }

  @Test("answers for a handler that calls super, and for one that does not")
  func handlers() throws {
    let trace = Examples.trace(
      """
      window 390x844
        vc root
          ~touchesBegan log
          view a 0,0 390x844
            view b 0,0 100x100
              ~touchesBegan log super
      """)
    #expect(try Query.parse("handled-by").answers(in: trace) == ["b", "root"])
    #expect(try Query.parse("stops-at").answer(in: trace) == "root")
    #expect(try Query.parse("chain").answer(in: trace) == "b,a,root")
  }

  @Test(
    "answers who is next, who owns, where a list was scrolled and what nobody did",
    arguments: [
      ("next of=list", "rootView"), ("next of=rootView", "root"), ("next of=app", "nil"),
      ("controller of=list", "root"), ("controller of=window", "nil"),
      ("offset view=list", "0,30"), ("scrolls", "list"), ("fires", "list.pan"),
      ("events view=save", "none"), ("previous at=16", "50,80"), ("previous at=17", "nil"),
      ("translation view=list at=99", "0,0"), ("touch-count", "1"),
      ("touches-in view=list n=1", "0"),
    ])
  func gestures(words: String, expected: String) throws {
    let trace = Examples.trace(
      """
      window 100x100
        vc root
          view rootView 0,0 100x100
            scroll list 0,0 100x100 contentSize=100x900
              button save 0,0 100x100
      """,
      "0 down A at 50,80\n16 move A by 0,-20\n32 move A by 0,-20\n400 wait")
    let query = try Query.parse(words)
    try query.check(in: trace.scene)
    #expect(query.answer(in: trace) == expected)
    try query.check(answer: expected, in: trace.scene)
  }

  @Test("returns nil where nothing is hit")
  func nothing() throws {
    let trace = Examples.trace("window 390x844 noninteractive")
    #expect(try Query.parse("hit-view").answer(in: trace) == "nil")
    #expect(try Query.parse("chain").answer(in: trace) == "nobody")
    #expect(try Query.parse("verdict of=window").answer(in: trace) == "interaction")
  }

  @Test("proves an answer by its steps")
  func evidence() throws {
    func steps(_ words: String) throws -> [Step] {
      try Query.parse(words).evidence(in: dot).map { dot[$0] }
    }
    let fifth = try #require(dot.scene.view(named: "fifthView"))
    let fourth = try #require(dot.scene.view(named: "fourthView"))
    let window = try #require(dot.scene.view(named: "window"))
    #expect(try steps("hit-view") == [.hitResult(touch: 1, view: fourth, window: window)])
    #expect(
      try steps("point-in view=fifthView")
        == [.hitAsk(view: fifth, depth: 3, point: Point(160, -140), verdict: .outside)])
    #expect(try steps("asked").count == 5)
    #expect(try steps("next-asked after=fifthView").count == 2)
    #expect(try steps("chain").count == 6)
    // Never asked, because thirdView had answered.
    let third = try #require(dot.scene.view(named: "thirdView"))
    #expect(
      try steps("verdict of=secondView") == [.hitReturn(view: third, depth: 2, returns: fourth)])
  }

  @Test(
    "says what is wrong and where",
    arguments: [
      ("", 1, "missing: query"),
      ("hit-veiw", 1, "unknown query 'hit-veiw'; did you mean 'hit-view'?"),
      ("hit-view now", 10, "unexpected 'now'"),
      ("next-asked", 11, "missing: after=VIEW"),
      ("next-asked afetr=viewA", 12, "unknown key 'afetr'; did you mean 'after'?"),
      ("nth view=a n=two", 14, "expected N, found 'two'"),
      ("nth view=a view=b", 12, "'view' is written twice"),
      (
        "count view=a of=touchesBegun", 17,
        "unknown value 'touchesBegun'; did you mean 'touchesBegan'?"
      ),
      ("verdict of=", 12, "expected VIEW, found ''"),
    ])
  func problems(words: String, column: Int, message: String) {
    let problem = #expect(throws: QueryProblem.self) { try Query.parse(words) }
    #expect(problem?.column == column)
    #expect(problem?.message == message)
  }

  @Test(
    "compares names with the scene",
    arguments: [
      ("verdict of=forthView", 12, "unknown view 'forthView'; did you mean 'fourthView'?"),
      (
        "asked-count of=window,fithView", 23, "unknown view 'fithView'; did you mean 'fifthView'?"
      ),
      ("verdict of=root", 12, "'root' is not a view"),
      ("nth view=rooot n=1", 10, "unknown responder 'rooot'; did you mean 'root'?"),
    ])
  func names(words: String, column: Int, message: String) throws {
    let query = try Query.parse(words)
    let problem = #expect(throws: QueryProblem.self) { try query.check(in: dot.scene) }
    #expect(problem?.column == column)
    #expect(problem?.message == message)
  }
}
