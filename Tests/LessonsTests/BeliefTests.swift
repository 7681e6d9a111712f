import Lessons
import TestSupport
import Testing
import TouchCore
import TouchInquiry

//  belief   scene, touches, question                       truth        by the belief

/// A question on a scene that tells a belief from the truth.
struct Separation: Sendable, CustomTestStringConvertible {
  let id: String
  let scene: String
  let touches: String
  let query: String
  let truth: String
  let belief: String

  var testDescription: String { "\(id): \(query)" }

  static let tap = "0 down A at 50,50\n80 up A"

  static let all = search + gestures + inside

  private static let search = [
    Separation(
      id: "M14", scene: "window 90x90\n  view p 0,0 90x90\n    view x 0,60 9x9", touches: tap,
      query: "next-asked after=p", truth: "x", belief: "nobody"),
    Separation(
      id: "M15",
      scene: "window 90x90\n  view p 0,0 90x90\n    view x 0,0 90x90\n    view y 0,0 90x90",
      touches: tap, query: "asked-count of=p,x,y", truth: "2", belief: "3"),
    Separation(
      id: "M02", scene: "window 90x90\n  view p 0,0 90x90\n    view x 0,0 90x90", touches: tap,
      query: "next-asked after=x", truth: "nobody", belief: "p"),
    Separation(
      id: "M16", scene: HitTestScenes.whiteRedGreen, touches: "0 down A at 250,100",
      query: "hit-view", truth: "greenView", belief: "redView"),
  ]

  private static let gestures = [
    Separation(
      id: "M21", scene: "window 90x90\n  view a 0,0 90x90\n    @tap t", touches: tap,
      query: "nth view=a n=1", truth: "touchesBegan", belief: "nil"),
    Separation(
      id: "M22",
      scene:
        "window 90x90\n  view p 0,0 90x90\n    @tap t\n    view c 0,0 90x90\n      ~touchesBegan log",
      touches: tap, query: "fires", truth: "t", belief: "nobody"),
    Separation(
      id: "M22",
      scene:
        "window 90x90\n  view g 0,0 90x90\n    view p 0,0 90x90\n      @tap t\n      view c 0,0 90x90",
      touches: tap, query: "chain", truth: "c,p,g,window,app", belief: "c,p"),
    Separation(
      id: "M23", scene: "window 90x90\n  view pad 0,0 90x90\n    @tap double taps=2",
      touches: "0 down A at 50,50\n60 up A\n200 down A at 50,50\n260 up A",
      query: "nth view=pad n=2", truth: "touchesBegan", belief: "touchesEnded"),
    Separation(
      id: "M32", scene: "window 90x90\n  view a 0,0 90x90\n    @tap t\n    button b 0,0 90x90",
      touches: tap, query: "fires", truth: "b", belief: "t"),
    Separation(
      id: "M33",
      scene:
        "window 90x90\n  view a 0,0 90x90\n    @tap outer\n    view b 0,0 90x90\n      @tap inner",
      touches: tap, query: "fires", truth: "inner", belief: "inner,outer"),
    Separation(
      id: "M34", scene: "window 90x90\n  button b 0,0 90x90\n    @tap t", touches: tap,
      query: "fires", truth: "t", belief: "t,b"),
    Separation(
      id: "M34", scene: "window 90x90\n  button b 0,0 90x90\n    @tap t", touches: tap,
      query: "events view=b", truth: "touchDown,touchCancel", belief: "touchDown,touchUpInside"),
    Separation(
      id: "M35", scene: "window 90x90\n  view a 0,0 90x90\n    @tap t delaysTouchesBegan=yes",
      touches: tap, query: "nth view=a n=1", truth: "nil", belief: "touchesCancelled"),
    Separation(
      id: "M37",
      scene: """
        window 200x200
          scroll outer 0,0 200x200 contentSize=200x900
            scroll inner 0,0 200x200 contentSize=200x900
        """,
      touches:
        "0 down A at 50,150\n16 move A by 0,-15\n32 move A by 0,-15\n300 move A by 0,-5\n600 up A",
      query: "scrolls", truth: "inner", belief: "inner,outer"),
  ]

  private static let inside = [
    Separation(
      id: "M25", scene: "window 200x90\n  view a 0,0 90x90\n  view b 100,0 90x90",
      touches: "0 down A at 50,50\n40 move A at 150,50\n80 up A",
      query: "count view=b of=touchesMoved", truth: "0", belief: "1"),
    Separation(
      id: "M25", scene: "window 200x90\n  view a 0,0 90x90\n  view b 100,0 90x90",
      touches: "0 down A at 50,50\n40 move A at 150,50\n80 up A",
      query: "nth view=a n=2", truth: "touchesMoved", belief: "nil"),
    Separation(
      id: "M26", scene: "window 200x90\n  view pad 0,0 200x90",
      touches: "0 down A,B at 50,50 90,50\n80 up A,B",
      query: "touches-in view=pad n=1", truth: "1", belief: "2"),
    Separation(
      id: "M26", scene: "window 200x90\n  view pad 0,0 200x90 multitouch",
      touches: "0 down A at 50,50\n120 down B at 90,50\n300 up A,B",
      query: "count view=pad of=touchesBegan", truth: "2", belief: "1"),
    Separation(
      id: "M19",
      scene: "window 90x90\n  vc root\n    ~touchesBegan log\n    view page 0,0 90x90\n"
        + "      ~touchesBegan log",
      touches: tap, query: "stops-at", truth: "page", belief: "root"),
    Separation(
      id: "M42",
      scene: "window 90x90\n  view page 0,0 90x90\n    ~touchesBegan log\n    view note 0,0 90x90",
      touches: tap, query: "stops-at", truth: "page", belief: "note"),
    Separation(
      id: "M27", scene: "window 200x90", touches: drag, query: "touch-count", truth: "1",
      belief: "4"),
    Separation(
      id: "M28", scene: "window 200x90", touches: drag, query: "previous at=40", truth: "62,50",
      belief: "50,50"),
    Separation(
      id: "M28", scene: "window 200x90\n  view ws 0,0 200x90\n    ~touchesMoved drag",
      touches: drag, query: "translation view=ws at=40", truth: "15,0", belief: "32,0"),
    Separation(
      id: "M29", scene: "window 200x90\n  view ws 0,0 200x90\n    ~touchesMoved dragMake",
      touches: drag, query: "translation view=ws at=40", truth: "3,0", belief: "15,0"),
    Separation(
      id: "M30", scene: "window 90x90\n  button b 0,0 90x90\n    view a 0,0 90x90", touches: tap,
      query: "fires", truth: "nobody", belief: "b"),
    Separation(
      id: "M30", scene: "window 90x90\n  button outer 0,0 90x90\n    button inner 0,0 90x90",
      touches: tap, query: "fires", truth: "inner", belief: "inner,outer"),
    Separation(
      id: "M38", scene: "window 90x90\n  image picture 0,0 90x90", touches: tap,
      query: "hit-view", truth: "window", belief: "picture"),
    Separation(
      id: "M40", scene: childController, touches: tap, query: "controller of=button",
      truth: "child", belief: "root"),
    Separation(
      id: "M41",
      scene: "window 90x90\n  view p 0,0 90x90\n    view below 0,0 90x90\n    view above 0,0 90x90",
      touches: tap, query: "next of=above", truth: "p", belief: "below"),
    Separation(
      id: "M41",
      scene: "window 90x90\n  view p 0,0 90x90\n    view below 0,0 90x90\n    view above 0,0 90x90",
      touches: tap, query: "chain", truth: "above,p,window,app",
      belief: "above,below,p,window,app"),
  ]

  private static let drag =
    "0 down A at 50,50\n10 move A by 5,0\n20 move A by 7,0\n40 move A by 3,0\n60 up A"

  private static let childController = """
    window 90x90
      vc root
        view rootView 0,0 90x90
          vc child
            view childView 0,0 90x90
              button button 0,0 90x90
    """
}

@Suite("Wrong beliefs, asked")
struct BeliefTests {
  @Test(
    "answer otherwise than the record where the scene separates them", arguments: Separation.all)
  func separation(_ it: Separation) throws {
    let scene = scene(it.scene)
    let script = touches(it.touches, in: scene)
    let query = try Query.parse(it.query)
    try query.check(in: scene)
    let belief = try #require(Belief.named(it.id))
    let truth = record(script, in: scene)
    #expect(query.answer(in: truth) == it.truth)
    #expect(belief.answer(query, beside: truth) == it.belief)
    try query.check(answer: it.truth, in: scene)
    try query.check(answer: it.belief, in: scene)
  }

  @Test("M26 keeps a script whose fingers no hand could land together")
  func notTogether() throws {
    let scene = scene("window 90x90")
    let script = touches(
      "0 down A at 1,1\n10 down B at 5,5\n20 up B\n30 down B at 5,5\n40 up A,B", in: scene)
    let belief = try #require(Belief.named("M26"))
    #expect(belief.trace(beside: record(script, in: scene)).outcomes.count == 3)
  }

  @Test("are those that the catalogue of the lessons can run")
  func catalogue() {
    let told = ["M18", "M20", "M24", "M31", "M36", "M39", "M43"]
    let ids = (1...43).map { $0 < 10 ? "M0\($0)" : "M\($0)" }
    #expect(Belief.all.map(\.id) == ids.filter { !told.contains($0) })
    let here = Set(Separation.all.map(\.id))
    let bySearch = HitTestRules.misconceptions.map(\.name)
    #expect(Set(Belief.all.map(\.id)).subtracting(here).isSubset(of: bySearch))
  }
}

enum HitTestScenes {
  static let whiteRedGreen = """
    window 390x844
      view whiteView 0,0 390x844
        view redView 0,0 200x844
          ~hitTest return self
        view greenView 200,0 100x844
    """
}
