import Lessons
import Testing
import TouchCore

@Suite("The lines of expect")
struct LevelTests {
  @Test("hop: refusals, overrides and answers, to the column")
  func hop() {
    let trace = Examples.trace(
      """
      window 390x844
        vc root
          view whole 0,0 390x844
            view red 20,0 120x140
              ~hitTest return self
            view glass 0,0 390x844
              ~hitTest return passthrough
              view drop 200,200 10x10
            view pane 0,0 390x844
              ~hitTest return passthrough
            view shut 0,0 100x100 noninteractive
            view none 0,0 10.5x10.25
              ~hitTest return nil
      """)
    #expect(
      ExpectLevel.hop.lines(of: trace) == [
        "hitTest window (10,10) inside, ask 1",
        "hitTest   whole (10,10) inside, ask 5",
        "hitTest     none (10,10) overridden (return nil) -> nil",
        "hitTest     shut (10,10) cannot receive (interaction) -> nil",
        "hitTest     pane (10,10) inside, no subviews -> nil",
        "hitTest     glass (10,10) inside, ask 1",
        "hitTest       drop (-190,-190) outside -> nil",
        "return      glass -> nil",
        "hitTest     red (-10,10) overridden (return self) -> red",
        "return    whole -> red",
        "return  window -> red",
      ])
  }

  @Test("hop: a belief that never asks children")
  func belief() {
    let trace = record(
      Examples.firstToFifth.script, in: Examples.firstToFifth.scene, rules: .firstContainer)
    #expect(
      ExpectLevel.hop.lines(of: trace) == [
        "hitTest window (200,420) inside, ask 1",
        "hitTest   firstView (200,420) inside, asks none -> firstView",
        "return  window -> firstView",
      ])
  }

  @Test("deliver: milliseconds, method, touch")
  func deliver() {
    let trace = Examples.trace(
      "window 390x844", "0 down A at 10,10\n40 move A by 0,5\n80 up A\n300 down B at 10,10")
    #expect(
      ExpectLevel.deliver.lines(of: trace) == [
        "0 touchesBegan 1", "40 touchesMoved 1", "80 touchesEnded 1", "300 touchesBegan 2",
      ])
  }

  @Test("chain: equal ways are one line")
  func chain() {
    #expect(
      ExpectLevel.chain.lines(of: Examples.firstToFifth) == [
        "fourthView -> thirdView -> firstView -> root -> window -> app -> dropped"
      ])
    let kept = Examples.trace(
      """
      window 390x844
        vc root
          view a 0,0 390x844
            ~touchesBegan log
            ~touchesEnded log
            view b 0,0 100x100
      """)
    #expect(ExpectLevel.chain.lines(of: kept) == ["b -> a handled"])
    #expect(ExpectLevel.chain.lines(of: Examples.trace("window 5x5")) == [])
  }

  @Test("chain: different ways begin with their method")
  func methods() {
    let trace = Examples.trace(
      """
      window 390x844
        vc root
          view a 0,0 390x844
            ~touchesBegan log super
            ~touchesMoved log
      """, "0 down A at 10,10\n40 move A by 0,5\n60 move A by 0,5\n80 up A")
    #expect(
      ExpectLevel.chain.lines(of: trace) == [
        "touchesBegan a handled -> root -> window -> app -> dropped",
        "touchesMoved a handled",
        "touchesEnded a -> root -> window -> app -> dropped",
      ])
  }

  @Test("chain: controls keep, circles end")
  func ends() {
    let control = Examples.trace("window 390x844\n  vc root\n    button b 0,0 100x100")
    #expect(ExpectLevel.chain.lines(of: control) == ["b handled"])
    let circle = Examples.trace(
      """
      window 390x844
        vc root
          view a 0,0 390x844
            ~next b
            view b 0,0 100x100
      """)
    #expect(ExpectLevel.chain.lines(of: circle) == ["b -> a -> loop"])
  }

  @Test("outcome: a line per touch")
  func outcome() {
    let taps = "0 down A at 10,10\n80 up A\n200 down B at 300,300\n280 up B"
    let trace = Examples.trace(
      """
      window 390x400
        vc root
          view a 0,0 100x100
            ~touchesEnded log
      """, taps)
    #expect(ExpectLevel.outcome.lines(of: trace) == ["1 a handled a", "2 window dropped"])
    #expect(
      ExpectLevel.outcome.lines(of: Examples.trace("window 50x50", taps))
        == ["1 window dropped", "2 nil"])
  }
}

@Suite("Comparing lines")
struct LineMatchTests {
  @Test(
    "agrees",
    arguments: ["a b c d", "... d", "a ...", "a ... d", "... b ... d", "...", "a b ... c d"]
  )
  func agrees(expected: String) {
    #expect(mismatch(expected, "a b c d") == nil)
  }

  @Test(
    "names the first line that differs",
    arguments: [
      ("a x c d", 1, "x", "b"), ("a b c d e", 4, "e", nil), ("a b c", 3, nil, "d"),
      ("... x", 1, "x", "d"), ("a ... x ... d", 2, "x", "b"), ("... c x", 2, "x", "d"),
      ("a b c d ... d", 5, "d", nil), ("", 0, nil, "a"), ("... b x ...", 2, "x", "c"),
    ] as [(String, Int, String?, String?)])
  func differs(expected: String, place: Int, said: String?, actual: String?) throws {
    let found = try #require(mismatch(expected, "a b c d"))
    #expect(found.place == place)
    #expect(found.expected == said)
    #expect(found.actual == actual)
  }

  private func mismatch(_ expected: String, _ actual: String) -> LineMismatch? {
    match(
      expected: expected.split(separator: " ").map(String.init),
      actual: actual.split(separator: " ").map(String.init))
  }
}
