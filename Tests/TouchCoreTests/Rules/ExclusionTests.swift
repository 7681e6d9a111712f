import TestSupport
import Testing
import TouchCore

/// One recognizer keeps others from recognizing (9.14 to 9.20).
@Suite("Exclusion of recognizers")
struct ExclusionTests {
  private let drag = "0 down A at 200,200\n20 move A by 20,0\n40 up A"

  private func nested(_ inner: String..., outer: [String] = ["@pan outer"]) -> String {
    let above = outer.map { "\n    " + $0 }.joined()
    let below = inner.map { "\n      " + $0 }.joined()
    return "window 400x800\n  view back 0,0 400x800\(above)\n    view front 0,0 400x800\(below)"
  }

  private func began(_ text: String, _ script: String) -> [String] {
    delivered(script, in: text).log("began matched")
  }

  @Test("9.14, 9.17: who recognizes prevents the others, which fail")
  func prevents() {
    let trace = delivered(drag, in: nested("@pan inner"))
    expectSteps(
      trace.log("prevents", "failed", "matched"),
      """
      20 inner began matched
      20 inner prevents outer
      20 outer failed prevented inner
      """)
  }

  @Test("9.14: of recognizers that share no touch none prevents the other")
  func noCommonTouch() {
    let text = """
      window 400x800
        view left 0,0 200x800
          @pan l
        view right 200,0 200x800
          @pan r
      """
    let trace = delivered(
      "0 down A,B at 100,100 300,100\n20 move A,B by 20,0\n40 up A,B", in: text)
    #expect(trace.log("began matched") == ["20 l began matched", "20 r began matched"])
    #expect(trace.log("prevents").isEmpty)
  }

  @Test("9.15: either delegate's yes lets both recognize", arguments: ["inner", "outer"])
  func simultaneous(who: String) {
    let yes = { (name: String, other: String) in
      name == who ? ["@pan \(name)", "  ~simultaneous \(other)"] : ["@pan \(name)"]
    }
    let inner = yes("inner", "outer")
    let text = nested(
      inner[0], inner.count > 1 ? inner[1] : "//", outer: yes("outer", "inner"))
    #expect(began(text, drag) == ["20 inner began matched", "20 outer began matched"])
  }

  @Test("9.15: a yes to somebody else, or none at all, counts as no")
  func simultaneousWithSomebodyElse() {
    let trace = delivered(
      drag, in: nested("@pan inner", "  ~simultaneous third", "@custom third"))
    #expect(
      trace.log("ask", "matched") == [
        "20 inner began matched", "20 ask simultaneous inner third yes",
        "20 ask simultaneous inner outer no",
      ])
  }

  @Test("9.15: canPrevent no: the active one leaves the others alone")
  func canPrevent() {
    let trace = delivered(drag, in: nested("@pan inner", "  ~canPrevent no"))
    expectSteps(
      trace.log("ask", "matched", "prevents"),
      """
      20 inner began matched
      20 ask canPrevent inner outer no
      20 ask canPrevent inner outer no
      20 outer began matched
      """)
  }

  @Test("9.15: canBePrevented no: the other one cannot be kept out")
  func canBePrevented() {
    let trace = delivered(
      drag, in: nested("@pan inner", outer: ["@pan outer", "  ~canBePrevented no"]))
    expectSteps(
      trace.log("ask", "matched", "prevents"),
      """
      20 inner began matched
      20 ask canBePrevented outer inner no
      20 ask canBePrevented outer inner no
      20 outer began matched
      """)
  }

  @Test("9.15: both subclasses say yes, and then the delegates decide")
  func everybodyIsAsked() {
    let trace = delivered(
      drag,
      in: nested(
        "@pan inner", "  ~canPrevent yes", "  ~simultaneous all",
        outer: ["@pan outer", "  ~canBePrevented yes", "  ~simultaneous all"]))
    expectSteps(
      trace.log("ask"),
      """
      20 ask canPrevent inner outer yes
      20 ask canBePrevented outer inner yes
      20 ask simultaneous inner outer yes
      20 ask canPrevent inner outer yes
      20 ask canBePrevented outer inner yes
      20 ask simultaneous inner outer yes
      """)
  }

  @Test("9.16: the delegate is asked only when one would keep the other out")
  func askedOnlyWhenNeeded() {
    let slow = "0 down A at 200,200\n20 move A by 5,0\n40 up A"
    let text = nested("@pan inner", "  ~simultaneous all")
    #expect(delivered(slow, in: text).log("ask").isEmpty)
    let free = nested("@pan inner", "  ~simultaneous all", "  ~canPrevent no")
    #expect(delivered(drag, in: free).log("ask simultaneous").isEmpty)
  }

  @Test("9.17: one that is active cannot be kept out by a late one; the late one fails")
  func lateOneFails() {
    let trace = delivered(
      "0 down A at 200,200\n20 move A by 20,0\n30 down B at 300,200\n40 move B by 60,0\n50 up A,B",
      in: nested("@pinch inner", outer: ["@pan outer"]))
    #expect(
      trace.log("inner") == ["20 outer prevents inner", "20 inner failed prevented outer"])
  }

  private let later = """
    window 400x800
      view back 0,0 400x800
        @pan outer
        view left 0,0 200x800
        view right 200,0 200x800
          @longPress late
    """

  private let laterScript = """
    0 down A at 100,100
    20 move A by 20,0
    30 down B at 300,100
    600 up A,B
    """

  @Test("9.17: nor by one that came to a common touch only later")
  func lateOneFailsLater() {
    expectSteps(
      delivered(laterScript, in: later).log("late", "outer ended", "outer cancelled"),
      """
      530 outer prevents late
      530 late failed prevented outer
      600 outer ended lifted
      600 action outer ended
      """)
  }

  @Test("9.17: lateRecognizerWins: the late one cancels the active one instead")
  func lateOneWins() {
    let trace = delivered(laterScript, in: "model lateRecognizerWins on\n" + later)
    expectSteps(
      trace.log("late", "outer ended", "outer cancelled"),
      """
      530 late prevents outer
      530 outer cancelled prevented late
      530 action outer cancelled
      530 late began matched
      530 action late began
      600 late ended lifted
      600 action late ended
      """)
  }

  @Test("9.18: of equals the deeper view's wins")
  func deeperWins() {
    #expect(began(nested("@pan inner"), drag) == ["20 inner began matched"])
    let taps = delivered(oneTap, in: nested("@tap inner", outer: ["@tap outer"]))
    #expect(taps.log("action") == ["60 action inner ended"])
  }

  @Test("9.18: also where the ancestor's recognizer had a finger first")
  func deeperWinsThoughItCameLater() {
    let text = """
      window 400x800
        view back 0,0 400x800
          @pan outer
          view front 0,0 200x800
            @pan inner
      """
    let trace = delivered(
      "0 down A at 300,100\n10 down B at 100,100\n20 move A,B by 20,0\n30 up A,B", in: text)
    #expect(trace.log("began matched") == ["20 inner began matched"])
  }

  @Test("9.19: of equals on one view the last added acts")
  func lastAdded() {
    let text = pad("@tap first", "@tap second")
    #expect(delivered(oneTap, in: text).log("action") == ["60 action second ended"])
    #expect(delivered(oneTap, in: text).collections == [["second", "first"]])
  }

  @Test("9.19: lastAddedFirst off: the first added acts")
  func firstAdded() {
    let text = pad("@tap first", "@tap second", header: "model lastAddedFirst off\n")
    #expect(delivered(oneTap, in: text).log("action") == ["60 action first ended"])
  }

  @Test("9.20: without a failure requirement a single tap acts, and then the double")
  func singleThenDouble() {
    let trace = delivered(tapTwice, in: pad("@tap single", "@tap double taps=2"))
    #expect(
      trace.log("action") == ["60 action single ended", "260 action double ended"])
    #expect(trace.log("prevents") == ["260 double prevents single"])
  }

  @Test("9.20: taps of one count exclude each other as all do")
  func equalCounts() {
    let trace = delivered(tapTwice, in: pad("@tap a taps=2", "@tap b taps=2"))
    #expect(trace.log("prevents", "action") == ["260 b prevents a", "260 action b ended"])
  }
}
