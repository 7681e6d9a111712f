import TestSupport
import Testing

@testable import TouchCore

/// The law of evidence: where a decision says yes, every check that decides passes; where it says
/// no, one of them fails.
@Suite("What decisions are held against")
struct EvidenceLawTests {
  /// What these scenes hardly ever have: overrides of the search, circles, other kinds of touches.
  private static let elsewhere: Set<Check.Name> = [
    .animating, .canResign, .circle, .countsTaps, .drawn, .gestureOver, .hitTest, .ignoring,
    .insideOther, .mayPerform, .menu, .outsideHole, .pointInside, .setState, .startEdge,
    .touchType, .outsideOther, .tapDismisses, .cancelAction, .backHidden, .shouldDeselect,
    .shouldEndEditing, .severalEdges, .failsAtLift, .zooming,
  ]

  private func expectLaw(_ trace: Trace, _ about: String) {
    let breaches = trace.breachesOfEvidence
    #expect(breaches == [], "\(about)")
  }

  @Test("The law holds in scenes of any kind")
  func lawInRandomScenes() {
    var g = SeededGenerator(seed: 41)
    for round in 0..<(isSlowRun ? 10_000 : 200) {
      let scene = randomScene(using: &g)
      expectLaw(record(randomScript(for: scene, using: &g), in: scene), "scene \(round)")
    }
  }

  @Test("The law holds where recognizers, controls and scroll views get in each other's way")
  func lawAmongGestures() {
    var g = SeededGenerator(seed: 42)
    var never = Set(Check.Name.allCases).subtracting(Self.elsewhere)
    // A quick run goes on until everything was measured.
    for round in 0..<(isSlowRun ? 10_000 : 1500) where isSlowRun || round < 200 || !never.isEmpty {
      let scene = gestureScene(using: &g)
      let trace = record(gestureScript(for: scene, using: &g), in: scene)
      expectLaw(trace, "gestures \(round)")
      guard !never.isEmpty else { continue }
      for index in trace.indices { never.subtract(trace.evidence(at: index).map(\.name)) }
    }
    // The law is worth something only if nearly everything is measured now and then.
    #expect(never == [])
  }

  @Test("The law holds under the rules of every belief and every article")
  func lawOfBeliefs() {
    var g = SeededGenerator(seed: 43)
    for round in 0..<(isSlowRun ? 300 : 20) {
      let scene = randomScene(using: &g)
      let script = randomScript(for: scene, using: &g)
      for rules in HitTestRules.models + HitTestRules.misconceptions {
        expectLaw(record(script, in: scene, rules: rules), "scene \(round) under \(rules.name)")
      }
    }
  }

  @Test("A step's evidence is that of the scene at the step, not of the scene at the start")
  func evidenceFollowsTheScene() {
    let scene = scene("window 100x100\n  view card 0,0 50x50")
    let script = touches(
      "0 down A at 10,10\n20 up A\n100 set card alpha=0\n200 down B at 10,10\n220 up B", in: scene)
    let trace = record(script, in: scene)
    let asks = trace.indices.filter { index in
      guard case .hitAsk(ViewID(1), _, _, _) = trace[index] else { return false }
      return true
    }
    let alphas = asks.map { trace.evidence(at: $0).first { $0.name == .alpha }?.value }
    #expect(alphas == [.number(1), .number(0)])
  }

  @Test("Deliveries that nobody watches come to the same")
  func silentIsTheSame() {
    var g = SeededGenerator(seed: 44)
    for _ in 0..<(isSlowRun ? 300 : 100) {
      let scene = gestureScene(using: &g)
      let script = gestureScript(for: scene, using: &g)
      #expect(record(script, in: scene).outcomes == deliver(script, in: scene))
    }
  }
}
