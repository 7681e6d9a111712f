import TestSupport
import Testing
import TouchCore

@Suite("What counts in a scroll view's drag (facts §18)")
struct DragSpeedTests {
  private func list(_ header: String = "") -> String {
    header + "window 400x800\n  scroll list 0,0 400x800 contentSize=400x2000"
  }

  /// A drag upwards at one speed, in points a second, lifted with the last move.
  private func drag(at speed: Int) -> String {
    var lines = ["0 down A at 200,600"]
    for number in 1...20 { lines.append("\(number * 20) move A by 0,-\(Double(speed) / 50)") }
    return (lines + ["400 up A"]).joined(separator: "\n")
  }

  private func slowsDown(_ speed: Int, _ header: String = "") -> Bool {
    !delivered(drag(at: speed), in: list(header)).log("willBeginDecelerating").isEmpty
  }

  @Test("18.5: a lift below 60 points a second starts no deceleration: flingMinimumSpeed")
  func minimumSpeed() {
    #expect(!slowsDown(50) && slowsDown(70))
    #expect(slowsDown(50, "model flingMinimumSpeed 40\n"))
    #expect(!slowsDown(70, "model flingMinimumSpeed 80\n"))
  }

  @Test("18.5: the speed and its limit are the evidence of the end of dragging")
  func speedIsEvidence() throws {
    let trace = delivered(drag(at: 50), in: list())
    let end = try #require(
      trace.firstIndex {
        if case .scroll(let step) = $0 { step.call == .didEndDragging } else { false }
      })
    let speed = trace.evidence(at: end).first { $0.name == .liftSpeed }
    #expect(speed?.number == 50 && speed?.limit == 60 && speed?.passes == false)
    #expect(speed?.origin == .setting(.flingMinimumSpeed))
  }

  private func offset(_ script: String, _ kind: String = "") -> Double {
    let trace = delivered(script, in: list() + kind)
    let list = trace.scene.view(named: "list")
    return list.map { trace.scene(at: trace.count - 1)[$0].bounds.origin.y } ?? -1
  }

  @Test("18.3, 11.20: a finger that rests neither blocks nor dilutes the drag")
  func restingFinger() {
    let one = "0 down A at 200,600\n20 move A by 0,-20\n40 move A by 0,-80\n400 up A"
    let two = """
      0 down B at 100,300
      0 down A at 200,600
      20 move A by 0,-20
      40 move A by 0,-80
      400 up A
      400 up B
      """
    #expect(offset(one) == 90 && offset(two) == 90)
    let together = two.replacing("move A by 0,-20", with: "move A,B by 0,-20").replacing(
      "move A by 0,-80", with: "move A,B by 0,-80")
    #expect(offset(together) == 90, "two that move together move the content as one")
  }

  @Test("18.3: in a plain pan a resting finger still counts in the centroid")
  func plainPan() {
    let trace = delivered(
      "0 down B at 100,300\n0 down A at 200,600\n20 move A by 0,-20\n40 up A\n40 up B",
      in: "window 400x800\n  @pan drag")
    guard
      case .recognizer(.state(_, _, _, _, _, let value))? = trace.last(where: {
        if case .recognizer(.state(_, _, .began, _, _, _)) = $0 { true } else { false }
      })
    else { return #expect(Bool(false), "it began") }
    #expect(value == .zero, "10 of the 20 points, less the 10 of the hysteresis")
  }
}
