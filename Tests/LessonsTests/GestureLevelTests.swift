import Lessons
import TestSupport
import Testing
import TouchCore
import TouchInquiry

@Suite("The lines of expect, with recognizers and controls")
struct GestureLevelTests {
  static let twoTaps = "0 down A at 9,9\n60 up A\n200 down B at 9,9\n260 up B"

  /// A view with recognizers.
  static func pad(_ recognizers: String, _ script: String = twoTaps) -> Trace {
    Examples.trace("window 390x844\n  view pad 0,0 390x844\n    \(recognizers)", script)
  }

  @Test("9.37: deliver: a double tap, a line for each touch of the cancel")
  func doubleTap() {
    #expect(
      ExpectLevel.deliver.lines(of: Self.pad("@tap double taps=2 delaysTouchesEnded=no")) == [
        "0 touchesBegan 1", "60 touchesEnded 1", "200 touchesBegan 2", "260 gr recognized",
        "260 touchesCancelled 2",
      ])
    #expect(
      ExpectLevel.deliver.lines(of: Self.pad("@tap double taps=2")) == [
        "0 touchesBegan 1", "200 touchesBegan 2", "260 gr recognized", "260 touchesCancelled 1",
        "260 touchesCancelled 2",
      ])
  }

  @Test("9.32: deliver: a lift that was held comes when the recognizer fails")
  func slow() {
    let trace = Self.pad(
      "@tap double taps=2", "0 down A at 9,9\n60 up A\n560 down B at 9,9\n620 up B")
    #expect(
      ExpectLevel.deliver.lines(of: trace) == [
        "0 touchesBegan 1", "410 gr failed", "410 touchesEnded 1", "560 touchesBegan 2",
        "970 gr failed", "970 touchesEnded 2",
      ])
  }

  @Test("9.21: deliver: several recognizers are named, waiting and resetting are not told")
  func several() {
    let trace = Self.pad(
      "@tap single requires=double\n    @tap double taps=2", "0 down A at 9,9\n60 up A")
    #expect(
      ExpectLevel.deliver.lines(of: trace) == [
        "0 touchesBegan 1", "410 gr double failed", "410 gr single recognized",
        "410 touchesCancelled 1",
      ])
  }

  @Test("9.9: deliver: a gesture that goes on is always named")
  func continuous() {
    let trace = Self.pad(
      "@pan slide", "0 down A at 9,9\n20 move A by 20,0\n40 move A by 5,0\n60 up A")
    #expect(
      ExpectLevel.deliver.lines(of: trace) == [
        "0 touchesBegan 1", "20 gr slide began", "20 touchesCancelled 1", "40 gr slide changed",
        "60 gr slide ended",
      ])
  }

  @Test("7.19: deliver: control events and actions, and an action that nobody performs")
  func control() {
    let trace = Examples.trace(
      """
      window 390x844
        button go 0,0 100x100
          ~target touchUpInside window save
          ~target touchUpInside nil lost
        ~handles save
      """)
    #expect(
      ExpectLevel.deliver.lines(of: trace) == [
        "0 touchesBegan 1", "0 control touchDown", "80 touchesEnded 1",
        "80 control touchUpInside", "80 action save", "80 action lost nobody",
      ])
  }

  @Test("deliver: several controls are named; a press has no touch")
  func names() {
    let trace = Examples.trace(
      """
      window 390x844
        button go 0,0 100x100
        button stop 100,0 100x100
      """, "0 down A at 9,9\n20 up A\n30 down B at 109,9\n50 up B\n60 press menu down")
    #expect(
      ExpectLevel.deliver.lines(of: trace) == [
        "0 touchesBegan 1", "0 control go touchDown", "20 touchesEnded 1",
        "20 control go touchUpInside", "30 touchesBegan 2", "30 control stop touchDown",
        "50 touchesEnded 2", "50 control stop touchUpInside", "60 pressesBegan",
      ])
  }

  @Test("9.28: chain: a cancel climbs as other messages do")
  func chain() {
    #expect(
      ExpectLevel.chain.lines(of: Self.pad("@tap one")) == ["pad -> window -> app -> dropped"])
  }

  @Test("9.14: outcome: who handled the touch, and who recognized it")
  func outcome() {
    #expect(
      ExpectLevel.outcome.lines(of: Self.pad("@tap double taps=2")) == [
        "1 pad recognized double", "2 pad recognized double",
      ])
    let handled = Self.pad("~touchesBegan log\n    @tap one", "0 down A at 9,9\n60 up A")
    #expect(ExpectLevel.outcome.lines(of: handled) == ["1 pad handled pad recognized one"])
    let failed = Self.pad("@tap double taps=2", "0 down A at 9,9\n60 up A")
    #expect(ExpectLevel.outcome.lines(of: failed) == ["1 pad dropped"])
  }
}

@Suite("Predicates about recognizers")
struct GesturePredicateTests {
  @Test(
    "9.30, 9.32: the gate says what becomes of a message that is held",
    arguments: [
      ("@tap double taps=2", "touchesEnded", "touchesCancelled"),
      ("@tap double taps=2 cancelsTouchesInView=no", "touchesEnded", "touchesEnded"),
      ("@tap double taps=2 delaysTouchesBegan=yes", "touchesBegan", "none"),
    ])
  func gate(recognizer: String, failure: String, success: String) throws {
    let trace = GestureLevelTests.pad(recognizer)
    let words = "gate touch=1 on-fail=\(failure) on-success=\(success)"
    let predicate = try Predicate.parse(words)
    try predicate.check(in: trace.scene)
    #expect(predicate.text == words)
    #expect(predicate.holds(in: trace))
    #expect(try !Predicate.parse("gate touch=1 on-fail=none on-success=none").holds(in: trace))
    #expect(try !Predicate.parse(words).holds(in: Examples.firstToFifth))
  }

  @Test("9.9: a recognizer recognized, failed or was cancelled")
  func states() throws {
    func holds(_ words: String, _ trace: Trace) throws -> Bool {
      let predicate = try Predicate.parse(words)
      try predicate.check(in: trace.scene)
      return predicate.holds(in: trace)
    }
    let both = GestureLevelTests.pad("@tap double taps=2\n    @longPress hold")
    #expect(try holds("recognized double", both))
    #expect(try !holds("failed double", both))
    #expect(try holds("failed hold", both))
    #expect(try !holds("recognized hold", both))
    let pan = GestureLevelTests.pad(
      "@pan slide", "0 down A at 9,9\n20 move A by 20,0\n40 cancel A")
    #expect(try holds("recognized slide", pan))
    #expect(try holds("cancelled slide", pan))
  }

  @Test("a recognizer that nobody knows is told, with the nearest")
  func unknown() throws {
    let trace = GestureLevelTests.pad("@tap double taps=2")
    let predicate = try Predicate.parse("recognized duoble")
    let problem = #expect(throws: QueryProblem.self) { try predicate.check(in: trace.scene) }
    #expect(problem?.column == 12)
    #expect(problem?.message == "unknown recognizer 'duoble'; did you mean 'double'?")
  }
}
