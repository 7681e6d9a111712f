import TestSupport
import Testing
import TouchCore

@Suite("Touches (facts §3)")
struct TouchTests {
  private func run(_ script: String, _ scene: String = "window 400x400\n  view a 100,100 200x200")
    -> Trace
  {
    let scene = TestSupport.scene(scene)
    return record(touches(script, in: scene), in: scene)
  }

  @Test("3.1, 3.2: one touch a contact, its phase follows the finger")
  func phases() {
    let trace = run(
      "0 down A at 150,150\n5 move A by 5,0\n9 cancel A reason=call\n20 down A at 150,150\n30 up A")
    #expect(trace.moments.map(\.touch?.phase) == [.began, .moved, .cancelled, .began, .ended])
    #expect(trace.moments.map(\.touch?.number) == [1, 1, 1, 2, 2])
    #expect(TouchPhase.allCases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test("3.6: nil means the window; the previous location is one event old, at began the same")
  func locations() {
    let trace = run("0 down A at 150,160\n5 move A by 5,0\n9 move A by 0,7\n12 up A")
    let view = trace.scene.view(named: "a")
    let touches = trace.moments.compactMap(\.touch)
    #expect(touches[0].location(in: view, scene: trace.scene) == Point(50, 60))
    #expect(touches[0].location(in: nil, scene: trace.scene) == Point(150, 160))
    #expect(touches[0].previousLocation(in: view, scene: trace.scene) == Point(50, 60))
    #expect(touches[2].location(in: view, scene: trace.scene) == Point(55, 67))
    #expect(touches[2].previousLocation(in: view, scene: trace.scene) == Point(55, 60))
    #expect(touches[2].timestamp == 0.009)
  }

  @Test("A place can be said in a view's own coordinates")
  func inView() {
    let trace = run("0 down A in a 10,20\n5 up A")
    #expect(trace.moments[0].touch?.screenLocation == Point(110, 120))
  }

  @Test("3.7: a touch-down soon and near enough counts on; the limits are settings")
  func tapCount() {
    func counts(_ gap: Int, _ distance: Int, _ header: String = "") -> [Int?] {
      run(
        "0 down A at 150,150\n60 up A\n\(60 + gap) down A at \(150 + distance),150\n900 up A",
        "\(header)window 400x400\n  view a 100,100 200x200"
      ).moments.map(\.touch?.tapCount)
    }
    #expect(counts(349, 0) == [1, 1, 2, 2])
    #expect(counts(350, 0) == [1, 1, 1, 1])
    #expect(counts(100, 45) == [1, 1, 2, 2])
    #expect(counts(100, 46) == [1, 1, 1, 1])
    #expect(counts(100, 46, "model tapDistance 50\n") == [1, 1, 2, 2])
    #expect(counts(300, 0, "model tapInterval 250\n") == [1, 1, 1, 1])
  }

  @Test("3.8: moving does not change the count, and a cancelled touch does not count on")
  func tapCountStays() {
    #expect(
      run("0 down A at 150,150\n5 move A by 90,0\n9 up A").moments.map(\.touch?.tapCount) == [
        1, 1, 1,
      ])
    #expect(
      run("0 down A at 150,150\n9 up A\n20 down A at 150,150\n25 move A by 90,0\n30 up A").moments
        .map(\.touch?.tapCount) == [1, 1, 2, 2, 2])
    #expect(
      run("0 down A at 150,150\n9 cancel A\n20 down A at 150,150\n30 up A").moments
        .map(\.touch?.tapCount) == [1, 1, 1, 1])
  }

  @Test(
    "A script no hand can play is refused, with the event that is wrong",
    arguments: [
      (
        [TouchEvent(5, .down, "A", .screen(.zero)), TouchEvent(4, .up, "A")], 1,
        TouchScript.Fault.earlierThanBefore
      ),
      ([TouchEvent(0, .up, "A")], 0, .notDown),
      (
        [TouchEvent(0, .down, "A", .screen(.zero)), TouchEvent(1, .down, "A", .screen(.zero))], 1,
        .downTwice
      ),
      (
        [
          TouchEvent(
            0,
            .touches([
              FingerChange(.down, "A", .screen(.zero)), FingerChange(.move, "A", .screen(.zero)),
            ]))
        ], 0, .twiceInOneEvent
      ),
      (
        (0...16).map { TouchEvent($0, .down, "\($0)", .screen(.zero)) }, 16, .tooManyFingers
      ),
      ([TouchEvent(0, .down, "A")], 0, .downWithoutPlace),
    ])
  func impossibleScripts(events: [TouchEvent], place: Int, fault: TouchScript.Fault) {
    let problem = #expect(throws: TouchScript.Problem.self) { try TouchScript(events) }
    #expect(problem?.event == place && problem?.fault == fault)
  }
}
