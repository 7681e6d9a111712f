import TestSupport
import Testing

@testable import TouchCore

/// Numbers that were told wrong where somebody measured again.
@Suite("What gesture machines measured")
struct MeasuredTests {
  /// What the step at which a recognizer fails, or recognizes, was held against.
  private func evidence(_ name: String, _ text: String, _ script: String) throws -> [Check] {
    let scene = scene(text)
    return try evidence(name, scene, touches(script, in: scene))
  }

  private func evidence(_ name: String, _ scene: Scene, _ script: TouchScript) throws -> [Check] {
    let trace = record(script, in: scene)
    let id = try #require(scene.recognizer(named: name))
    let step = try #require(
      trace.indices.first { index in
        guard case .recognizer(.state(id, .possible, let to, _, _, _)) = trace[index] else {
          return false
        }
        return to != .possible
      })
    return trace.evidence(at: step)
  }

  private let pad = "window 400x400\n  view pad 0,0 400x400 multitouch\n    "

  @Test("10.13: a pan moved (8,8) fell short of 10 on each axis, not by a straight line of 11.3")
  func panPerAxis() throws {
    let checks = try evidence(
      "drag", pad + "@pan drag", "0 down A at 50,50\n16 move A by 8,8\n32 up A")
    let moved = try #require(checks.first { $0.name == .moved })
    #expect(moved.value == .way(Point(8, 8), .axis))
    #expect(moved.test == .atLeast(10))
    #expect(moved.origin == .setting(.panHysteresis))
    #expect(!moved.passes)
  }

  @Test("10.8: a press's time runs from its second finger, whatever the first one waited")
  func pressSinceSecondFinger() throws {
    let checks = try evidence(
      "press", pad + "@longPress press touches=2",
      "0 down A at 50,50\n300 down B at 90,50\n600 up A\n620 up B")
    let held = try #require(checks.first { $0.name == .held })
    #expect(held.value == .number(300))
    #expect(held.test == .atLeast(500))
    #expect(held.origin == .property(.minimumPressDuration))
    #expect(!held.passes)
  }

  @Test("10.8: a finger that comes as the other leaves is not down with it, also for a press of 0 s")
  func pressOfFingersThatRelieve() throws {
    let relieved: [FingerChange] = [
      FingerChange(.down, "B", .screen(Point(90, 50))), FingerChange(.up, "A"),
    ]
    let script = try TouchScript([
      TouchEvent(0, .down, "A", .screen(Point(50, 50))), TouchEvent(100, .touches(relieved)),
      TouchEvent(600, .up, "B"),
    ])
    let checks = try evidence(
      "press", scene(pad + "@longPress press touches=2 minimumPressDuration=0"), script)
    let fingers = try #require(checks.first { $0.name == .fingers })
    #expect(fingers.value == .number(1))
    #expect(fingers.test == .atLeast(2))
    #expect(!fingers.passes)
  }

  @Test("10.24: of a diagonal swipe it is the stray that fails")
  func diagonalSwipe() throws {
    let checks = try evidence(
      "flick", pad + "@swipe flick direction=right",
      "0 down A at 50,50\n250 move A at 190,160\n300 up A")
    let failing = checks.filter { !$0.passes }
    #expect(failing.map(\.name) == [.across])
    #expect(failing.first?.value == .number(110))
    #expect(failing.first?.test == .atMost(100))
    #expect(checks.first { $0.name == .along }?.passes == true)
  }

  @Test("10.5: of a triple tap that drifts it is the distance from the first tap that fails")
  func driftingTripleTap() throws {
    let checks = try evidence(
      "three", pad + "@tap three taps=3",
      """
      0 down A at 50,50
      20 up A
      100 down A at 80,50
      120 up A
      200 down A at 110,50
      220 up A
      """)
    let failing = checks.filter { !$0.passes }
    #expect(failing.map(\.name) == [.fromFirstTap])
    #expect(failing.first?.value == .way(Point(60, 0), .axis))
    #expect(failing.first?.origin == .setting(.tapDistance))
  }

  @Test("10.2: a tap that is complete tells how far, how long and how soon, each by its own name")
  func completeDoubleTap() throws {
    let checks = try evidence(
      "double", pad + "@tap double taps=2",
      "0 down A at 50,50\n20 up A\n100 down A at 53,54\n120 move A by 3,4\n130 up A")
    let passes = checks.allSatisfy(\.passes)
    #expect(passes)
    #expect(checks.map(\.name) == [.moved, .fingers, .held, .betweenTaps, .taps])
    #expect(checks.first?.value == .way(Point(3, 4), .line))
    #expect(checks.dropLast().last?.value == .number(80))
  }

  @Test("10.12: a pan that never had its fingers fails for want of them, not of a distance")
  func tooFewFingers() throws {
    let checks = try evidence(
      "two", pad + "@pan two minimumTouches=2", "0 down A at 50,50\n16 move A by 80,0\n32 up A")
    #expect(checks.map(\.name) == [.fingers])
    #expect(checks.first?.value == .number(1))
  }

  @Test("Every machine's wish keeps the law, and names its rule")
  func machinesKeepTheLaw() {
    var g = SeededGenerator(seed: 61)
    for round in 0..<3000 {
      let kind = RecognizerKind.allCases[round % RecognizerKind.allCases.count]
      var driver = MachineDriver(randomRecognizer(of: kind, using: &g))
      driver.play(randomWalk(using: &g))
      for decision in driver.decisions { expectLaw(decision, kind) }
    }
  }

  private func expectLaw(_ decision: MachineDriver.Decision, _ kind: RecognizerKind) {
    let passes = decision.checks.filter(\.decides).allSatisfy(\.passes)
    switch decision.wish {
    case .stay, .wait: return
    case .recognize, .begin, .change, .end: #expect(passes, "\(kind) \(decision)")
    case .fail, .cancel: #expect(!passes, "\(kind) \(decision)")
    }
    #expect(decision.rule != nil, "\(kind) \(decision.wish)")
  }
}
