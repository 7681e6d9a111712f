import TestSupport
import Testing
import TouchCore
import TouchInquiry

/// Scrolling itself: thresholds, edges, axes, slowing down, nesting (11.10 to 11.18).
@Suite("Scrolling")
struct ScrollTests {
  private func list(_ words: String = "contentSize=400x9000", header: String = "") -> String {
    "\(header)window 400x800\n  scroll list 0,0 400x800 \(words)\n    view row 0,0 400x200"
  }

  /// A finger that goes some steps of 10 ms, and then is lifted.
  private func drag(_ count: Int, by step: String, rest: Int = 10) -> String {
    let moves = (1...count).map { "\($0 * 10) move A by \(step)" }
    return (["0 down A at 200,400"] + moves + ["\(count * 10 + rest) up A"])
      .joined(separator: "\n")
  }

  private func calls(_ trace: Trace) -> [ScrollStep] {
    trace.compactMap { if case .scroll(let step) = $0 { step } else { nil } }
  }

  private func isNear(_ value: Double, _ expected: Double) -> Bool {
    abs(value - expected) < 0.01
  }

  @Test("11.10: steps of 3 points begin to scroll at 12, with 2; in the end 170 of 180")
  func threshold() {
    let trace = delivered(drag(60, by: "0,-3", rest: 400), in: list())
    let offsets = calls(trace).filter { $0.call == .didScroll }.map(\.offset.y)
    #expect(trace.log("pan began") == ["40 list.pan began matched"])
    #expect(offsets == (0...56).map { 2 + 3 * Double($0) })
    #expect(offsets.last == 170)
  }

  @Test("11.11: it scrolls on an axis whose content is larger than bounds, and on no other")
  func axes() {
    let trace = delivered(drag(3, by: "-20,-20", rest: 400), in: list())
    #expect(
      trace.log("didScroll") == [
        "10 list didScroll (0,10)", "20 list didScroll (0,30)", "30 list didScroll (0,50)",
      ])
    let aside = delivered(drag(3, by: "-20,0", rest: 400), in: list())
    #expect(aside.log("pan ", "list did") == ["430 list.pan failed nothingToScroll"])
  }

  @Test("11.11: content that fits scrolls only where alwaysBounce says so")
  func alwaysBounce() {
    func began(_ words: String, _ step: String) -> Bool {
      !delivered(drag(3, by: step), in: list(words)).log("pan began").isEmpty
    }
    #expect(!began("contentSize=400x800", "0,-20"))
    #expect(began("contentSize=400x800 alwaysBounce=y", "0,-20"))
    #expect(!began("contentSize=400x800 alwaysBounce=y", "-20,0"))
    #expect(began("contentSize=400x800 alwaysBounce=x", "-20,0"))
    #expect(!began("contentSize=400x800 alwaysBounce=y bounces=no", "0,-20"))
    #expect(!began("contentSize=400x9000 scrollEnabled=no", "0,-20"))
  }

  @Test("11.12: a touch while it slows down stops it, and the content never hears of the touch")
  func stops() {
    let trace = delivered(
      drag(5, by: "0,-20") + "\n160 down A at 200,10\n400 up A", in: list())
    expectSteps(
      trace.log("touches", "discard", "willBeginDecelerating"),
      """
      0 hold touchesBegan 1 delaysTouchesBegan list.delay
      10 discard 1 recognized list.pan
      60 list willBeginDecelerating (0,90)
      160 discard 2 stoppedScrolling
      """)
    #expect(trace.log("didScroll").last?.hasPrefix("160 ") == true)
    // 100 ms at 2 points each, of which 0.998 is left each time.
    #expect(isNear(calls(trace).last?.offset.y ?? 0, 90 + 181.25))
  }

  @Test("11.12: a touch beside the content stops it as well, and is the scroll view's pan's")
  func stopsOutsideContent() {
    let trace = delivered(
      drag(5, by: "0,-20") + "\n160 down A at 200,600\n400 up A", in: list())
    #expect(trace.log("list.pan began").last == "160 list.pan began matched")
    #expect(
      trace.log("touches", "stoppedScrolling").suffix(4) == [
        "0 hold touchesBegan 1 delaysTouchesBegan list.delay"
      ], "20.23: its pan recognizes at once, and takes the touch")
  }

  /// The flags after each instant: `0 tracking`.
  private func flags(_ trace: Trace) throws -> [String] {
    let view = try #require(trace.scene.view(named: "list"))
    let lasts = trace.indices.filter {
      $0 + 1 == trace.endIndex || trace.momentNumber(of: $0) != trace.momentNumber(of: $0 + 1)
    }
    return lasts.map { index in
      let flags = trace.scrollFlags(of: view, at: index)
      let words = [
        flags.isTracking ? "tracking" : nil, flags.isDragging ? "dragging" : nil,
        flags.isDecelerating ? "decelerating" : nil,
      ]
      return (["\(trace.milliseconds(at: index))"] + words.compactMap { $0 }).joined(separator: " ")
    }
  }

  @Test("11.13: isTracking from the touch on, isDragging from the move on, isDecelerating after it")
  func flags() throws {
    let trace = delivered(
      "0 down A at 200,400\n10 move A by 0,-5\n20 move A by 0,-30\n30 up A", in: list())
    #expect(
      try flags(trace) == [
        "0 tracking", "10 tracking", "20 tracking dragging", "30 decelerating", "2331",
      ])
  }

  @Test("11.13, 20.22: a touch that stops the content tracks; one that a control keeps does not")
  func flagsOfOtherTouches() throws {
    let stopping = delivered(
      "0 down A at 200,400\n10 move A by 0,-30\n20 up A\n100 down A at 200,400\n110 up A",
      in: list())
    #expect(
      try flags(stopping) == [
        "0 tracking", "10 tracking dragging", "20 decelerating", "100 tracking decelerating", "110",
      ])
    let kept = delivered(
      "0 down A at 200,400\n200 move A by 0,-30\n210 up A",
      in: list().replacing("view row 0,0 400x200", with: "button row 0,0 400x800"))
    #expect(try flags(kept) == ["0 tracking", "150 tracking", "200", "210"])
  }

  @Test("11.14: the order of the messages of a drag that flies on, and of one that does not")
  func order() {
    let fling = calls(delivered(drag(2, by: "0,-20"), in: list()))
    #expect(
      fling.map(\.call) == [
        .willBeginDragging, .didScroll, .didScroll, .willEndDragging, .didEndDragging,
        .willBeginDecelerating, .didScroll, .didEndDecelerating,
      ])
    #expect(fling.map(\.willDecelerate).firstIndex(of: true) == 4)
    #expect(fling[3].offset == fling[6].offset)
    let rest = calls(delivered(drag(2, by: "0,-20", rest: 400), in: list()))
    #expect(
      rest.map(\.call) == [
        .willBeginDragging, .didScroll, .didScroll, .willEndDragging, .didEndDragging,
      ])
    #expect(!rest.contains { $0.willDecelerate })
  }

  @Test("11.14: a drag the system cancels ends without flying on")
  func cancelledDrag() {
    let trace = delivered(
      "0 down A at 200,400\n10 move A by 0,-20\n20 cancel A", in: list())
    #expect(trace.log("list ").last == "20 list didEndDragging (0,10)")
  }

  /// Where 2000 points a second come to rest, and when, after 90 points were dragged until 60 ms.
  private func rest(_ words: String = "", header: String = "") -> (way: Double, time: Int) {
    let trace = delivered(
      drag(5, by: "0,-20"), in: list("contentSize=400x9000 \(words)", header: header))
    let last = trace.indices.last { trace[$0].kindName == "scroll.end" } ?? 0
    return ((calls(trace).last?.offset.y ?? 0) - 90, trace.milliseconds(at: last) - 60)
  }

  @Test("11.15: each millisecond keeps 0.998 of the speed, or 0.99; it stops at 10 points a second")
  func deceleration() {
    #expect(isNear(rest().way, 994.00) && rest().time == 2647)
    let fast = rest("decelerationRate=fast")
    #expect(isNear(fast.way, 198.00) && fast.time == 528)
  }

  @Test(
    "11.15: the rates and the last speed are settings",
    arguments: [
      ("decelerationRate 0.99", "", 198.00, 528),
      ("fastDecelerationRate 0.998", "decelerationRate=fast", 994.00, 2647),
      ("decelerationStop 100", "", 949.05, 1497),
    ])
  func decelerationSettings(setting: String, words: String, way: Double, time: Int) {
    let rest = rest(words, header: "model \(setting)\n")
    #expect(isNear(rest.way, way) && rest.time == time)
  }

  @Test("11.15, 20.25: a finger that rested before it was lifted lets nothing fly on: flingTime")
  func flingTime() {
    func flies(_ rest: Int, _ header: String = "") -> Bool {
      calls(delivered(drag(5, by: "0,-20", rest: rest), in: list(header: header)))
        .contains { $0.call == .willBeginDecelerating }
    }
    #expect(flies(100) && !flies(101))
    #expect(flies(101, "model flingTime 200\n"))
  }

  private let short = "contentSize=400x800 alwaysBounce=y"

  @Test("11.15: beyond an edge the content follows with the coefficient 0.55: rubberBand")
  func rubberBand() {
    func offset(_ header: String = "") -> Double? {
      calls(delivered(drag(1, by: "0,110"), in: list(short, header: header)))
        .first { $0.call == .didScroll }?.offset.y
    }
    // 100 points beyond the edge of 800: 800 (1 - 1 / (100 c / 800 + 1)).
    #expect(isNear(offset() ?? 0, -51.46))
    #expect(isNear(offset("model rubberBand 1\n") ?? 0, -88.89))
  }

  @Test("11.15: then it comes back: bounceDuration")
  func bounces() {
    func end(_ header: String = "") -> String? {
      delivered(drag(1, by: "0,110", rest: 400), in: list(short, header: header))
        .log("didEndDecelerating").first
    }
    #expect(end() == "710 list didEndDecelerating (0,0)")
    #expect(end("model bounceDuration 500\n") == "910 list didEndDecelerating (0,0)")
  }

  @Test("11.14, 11.15: content that is beyond its edge comes back after a cancelled drag as well")
  func cancelledBeyondTheEdge() {
    let trace = delivered(
      "0 down A at 200,400\n10 move A by 0,110\n20 cancel A", in: list(short))
    #expect(
      calls(trace).map(\.call) == [
        .willBeginDragging, .didScroll, .didEndDragging, .willBeginDecelerating, .didScroll,
        .didEndDecelerating,
      ])
    #expect(trace.log("didEndDecelerating") == ["320 list didEndDecelerating (0,0)"])
  }

  @Test("11.15: without bouncing the content stays at its edge")
  func noBouncing() {
    let trace = delivered(drag(2, by: "0,-60"), in: list("contentSize=400x850 bounces=no"))
    #expect(trace.log("didScroll") == ["10 list didScroll (0,50)"])
  }

  private func nested(_ offset: String) -> String {
    """
    window 400x800
      scroll outer 0,0 400x800 contentSize=400x5000
        scroll inner 0,0 400x800 contentSize=400x900 contentOffset=0,\(offset)
    """
  }

  @Test("11.17: of nested scroll views the inner one scrolls while it can")
  func innerScrolls() {
    let trace = delivered(drag(2, by: "0,-20", rest: 400), in: nested("0"))
    #expect(
      trace.log("began matched", "prevents outer.pan", "didScroll") == [
        "10 inner.pan began matched", "10 inner.pan prevents outer.pan",
        "10 inner didScroll (0,10)", "20 inner didScroll (0,30)",
      ])
  }

  @Test("11.17: at its edge in the same gesture the outer one does not take over")
  func outerDoesNotTakeOver() {
    let trace = delivered(drag(10, by: "0,-30", rest: 400), in: nested("50"))
    #expect(trace.log("outer will", "outer did").isEmpty)
  }

  @Test("11.17: a new drag that starts at the edge moves the outer one")
  func outerScrollsFromTheEdge() {
    let trace = delivered(drag(2, by: "0,-20", rest: 400), in: nested("100"))
    #expect(
      trace.log("began matched", "didScroll") == [
        "10 outer.pan began matched", "10 outer didScroll (0,10)", "20 outer didScroll (0,30)",
      ])
    let back = delivered(drag(2, by: "0,20", rest: 400), in: nested("100"))
    #expect(back.log("began matched") == ["10 inner.pan began matched"])
  }

  @Test("11.18: the scroll view is its pan's delegate: what it answers decides")
  func delegate() {
    let trace = delivered(
      drag(2, by: "0,-20", rest: 400), in: list() + "\n    ~shouldBegin no")
    #expect(
      trace.log("pan ", "list did") == [
        "10 ask shouldBegin list.pan no", "10 list.pan failed shouldBeginNo",
      ])
  }
}
