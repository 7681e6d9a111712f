import TestSupport
import Testing
import TouchCore

/// What §10's machines come to in a whole delivery, with gates, views and other recognizers.
@Suite("Gestures in a scene")
struct WholeGestureTests {
  private let threeFingers = """
    0 down A,B at 100,100 200,100
    10 down C at 300,100
    20 move A,B by 20,0
    30 move C by 0,60
    40 up A,B
    50 up C
    """

  @Test("10.16: a third finger makes a pan of at most two fail")
  func extraFinger() {
    let trace = delivered(
      threeFingers, in: pad("@pan p minimumTouches=2 maximumTouches=2", words: "multitouch"))
    #expect(trace.log("p ") == ["10 p failed tooManyTouches"])
  }

  @Test("10.16: one that has begun goes on as if the third finger were not there")
  func extraFingerLater() {
    let script = """
      0 down A,B at 100,200 200,200
      20 move A,B by 20,0
      30 down C at 150,300
      40 move C by 0,50
      50 up A,B
      60 up C
      """
    let trace = delivered(
      script, in: pad("@pan p minimumTouches=2 maximumTouches=2", words: "multitouch"))
    #expect(trace.values(of: "p") == ["20 began (10,0)", "50 ended (10,0)"])
    #expect(
      trace.log("touches") == [
        "0 touchesBegan pad 1,2", "20 touchesCancelled pad 1,2", "30 touchesBegan pad 3",
        "40 touchesMoved pad 3", "60 touchesEnded pad 3",
      ])
  }

  @Test("10.16: a scroll view's own pan ignores fingers beyond its maximum before it begins, too")
  func extraFingerOfScroll() {
    let script = "0 down A at 200,200\n10 down B at 100,200\n20 move A by 0,-40\n30 up A,B"
    let text = """
      window 400x800
        scroll list 0,0 400x800 contentSize=400x2000
          @scrollPan maximumTouches=1
      """
    #expect(delivered(script, in: text).values(of: "list.pan").first == "20 began (0,-30)")
  }

  @Test("10.17: all fingers up: an active pan ends, one that never began fails")
  func allFingersUp() {
    let began = "0 down A at 200,200\n10 move A by 20,0\n"
    let text = pad("@pan p")
    #expect(delivered(began + "20 up A", in: text).log("p ended l") == ["20 p ended lifted"])
    #expect(
      delivered("0 down A at 200,200\n10 move A by 9,0\n20 up A", in: text).log("p ")
        == ["20 p failed liftedTooEarly"])
    #expect(
      delivered(began + "20 down B at 100,100\n30 up A\n40 up B", in: text).log("p ended l")
        == ["40 p ended lifted"])
  }

  @Test("10.17: cancelled touches cancel an active pan, and make another one fail")
  func cancelled() {
    let text = pad("@pan p")
    #expect(
      delivered("0 down A at 200,200\n10 move A by 20,0\n20 cancel A", in: text).log("p cancelled")
        == ["20 p cancelled touchesCancelled", "20 action p cancelled"])
    #expect(
      delivered("0 down A at 200,200\n20 cancel A", in: text).log("p ", "touches") == [
        "0 touchesBegan pad 1", "20 p failed touchesCancelled", "20 touchesCancelled pad 1",
      ])
  }

  private let pinching = """
    0 down A at 100,200
    10 down B at 200,200
    20 move B by 7,0
    30 move B by 93,0
    40 move B by 100,0
    50 up A
    60 move B by 50,0
    70 up B
    """

  @Test("10.27, 3.12: a pinch begins, changes with two fingers down and ends with the last lift")
  func pinch() {
    let trace = delivered(pinching, in: pad("@pinch p"))
    expectSteps(
      trace.log("p ", "touches", "discard"),
      """
      0 touchesBegan pad 1
      10 discard 2 multipleTouchOff
      30 p began matched
      30 action p began
      30 touchesCancelled pad 1
      40 p changed moved
      40 action p changed
      70 p ended lifted
      70 action p ended
      """)
  }

  @Test("10.27: one finger alone never begins it")
  func pinchNeedsTwo() {
    let trace = delivered(
      "0 down A at 100,200\n10 move A by 90,0\n20 up A", in: pad("@pinch p"))
    #expect(trace.log("p ") == ["20 p failed liftedTooEarly"])
    #expect(trace.log("touches").last == "20 touchesEnded pad 1")
  }

  @Test("10.32: an edge pan with two edges recognizes nothing: edgePanTakesSeveralEdges")
  func twoEdges() {
    func told(_ edges: String, header: String = "") -> [String] {
      delivered(
        "0 down A at 3,200\n20 move A by 40,0\n40 up A",
        in: pad("@edgePan e edges=\(edges)", header: header)
      ).log("e ")
    }
    #expect(told("left").first == "20 e began matched")
    #expect(told("left|right").first == "0 e failed wrongPlace")
    #expect(
      told("left|right", header: "model edgePanTakesSeveralEdges on\n").first
        == "20 e began matched")
  }

  @Test("10.32: an edge pan begins only at its edge, also at the far ones")
  func edgePan() {
    func began(_ edge: String, _ start: String, _ way: String) -> Bool {
      !delivered(
        "0 down A at \(start)\n10 move A by \(way)\n20 up A", in: pad("@edgePan e edges=\(edge)")
      ).log("e began").isEmpty
    }
    #expect(began("left", "5,400", "30,0") && !began("left", "100,400", "30,0"))
    #expect(began("right", "395,400", "-30,0") && !began("right", "300,400", "-30,0"))
    #expect(began("bottom", "200,795", "0,-30") && began("top", "200,5", "0,30"))
  }
}
