import Testing
import TouchNarration

@testable import Lessons

@Suite("A hop of the right kind about somebody else")
struct DriveObjectionTests {
  private static let scene = """
    window top 200x50 level=alert
    window 390x844
      vc root
        view page 0,0 390x844
          @tap outer
          view pad 0,0 390x844
            @tap double taps=2
            @tap single requires=double
            view child 300,800 10x10
              @tap stranger
          view beside 0,0 20x20 hidden
    """

  /// What is said of a hop, when those before it are performed.
  private func said(
    of hop: String, before next: String, _ limits: String, _ language: Language = .english
  ) throws -> String {
    var session = try Session.driving(Self.scene, limits, language)
    let course = try #require(session.runner.player.course)
    let texts = course.hops.indices.map(course.text)
    let place = try #require(texts.firstIndex(of: next), "\(texts)")
    session.type(Array(texts.prefix(place)))
    session.type(hop)
    #expect(session.last.status == .wrong, "\(session.text)")
    #expect(session.runner.player.state.driven == place)
    return session.text.replacing("\n", with: language == .english ? " " : "")
  }

  @Test(
    "is objected to by the rule that rules it out, not as another kind of hop",
    arguments: [
      ("ask page", "ask top", "Hit testing begins with a window, and page is not a window"),
      ("ask window", "ask top", "a window above it has not been asked"),
      ("deliver pad began", "deliver single began", "recognizers get the touch before views do"),
      ("deliver outer began", "deliver single began", "the order is from the hit view upwards"),
      ("deliver stranger began", "deliver single began", "stranger does not get this touch now"),
      ("deliver single ended", "deliver single began", "At 0 ms the finger lands"),
      ("deliver single began", "deliver double began", "single has already got this message (#"),
      ("deliver page began", "deliver pad began", "page is further up"),
      ("deliver beside began", "deliver pad began", "neither that view nor on its chain"),
      ("deliver double began", "deliver pad began", "double has already got this message"),
      ("deliver stranger began", "deliver pad began", "stranger does not get this touch now"),
      ("deliver outer began", "deliver page began", "outer has already got this message"),
      ("deliver stranger began", "deliver page began", "no next returns it"),
      ("deliver pad began", "deliver page began", "pad has already got this message"),
      ("deliver window began", "deliver page began", "pad sends the message to its next"),
    ])
  func objections(hop: String, next: String, reason: String) throws {
    let text = try said(of: hop, before: next, "from hit\nto end")
    #expect(text.contains(reason), "\(text)")
    #expect(!text.contains("another kind"))
  }

  @Test("A message that has not ended comes before the next one") func stillHas() throws {
    var session = try Session("05-inside/05-counting-taps")
    try session.go(to: "d1")
    let course = try #require(session.runner.player.course)
    let stop = try #require(course.hops.firstIndex { $0.move == .stop })
    session.type(course.hops.indices.prefix(stop).map(course.text))
    session.type("deliver pad ended")
    #expect(session.text.contains("pad still has touchesBegan"), "\(session.text)")
    session.type("deliver window began")
    #expect(session.text.contains("pad keeps the message"), "\(session.text)")
  }

  @Test("of a recognizer, a held message or a control is, too", arguments: Language.allCases)
  func decisions(language: Language) throws {
    var session = try Session.driving(Self.scene, "from result\nto end", language)
    let course = try #require(session.runner.player.course)
    for place in course.hops.indices {
      let others: [String] =
        switch course.hops[place].move {
        case .recognize: ["recognize stranger", "recognize double", "recognize single"]
        case .fail: ["fail stranger", "fail outer", "fail single", "fail double"]
        case .hold: ["hold began", "hold moved", "hold ended"]
        case .ask, .reject, .answer, .deliver, .stop, .drop, .fire: []
        }
      for other in others where other != course.text(of: place) {
        session.type(other)
        #expect(session.last.status == .wrong, "\(session.text)")
        let kind = language == .english ? "another kind" : "另一类事"
        #expect(!session.text.contains(kind), "\(other): \(session.text)")
      }
      session.type(course.text(of: place))
      #expect(session.last.status == .ok, "\(session.text)")
    }
  }

  @Test("every touch has a search of its own: who was asked about the first is asked again")
  func secondSearch() throws {
    var session = try Session("05-inside/05-counting-taps")
    try session.go(to: "d1")
    let course = try #require(session.runner.player.course)
    let second = try #require(course.hops.firstIndex { $0.move == .ask("window") })
    session.type(course.hops.indices.prefix(second).map(course.text))
    session.type("ask pad")
    #expect(session.text.contains("Hit testing begins with a window"), "\(session.text)")
  }
}
