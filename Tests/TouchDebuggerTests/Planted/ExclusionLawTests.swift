import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger
@testable import TouchInquiry

//  pan excludes tap ──without pan──▶ tap recognizes, or what is told next stands in its way

/// Of whom an answer names it is held against the same touches without it.
@Suite("Who is named as the one that excludes is not there for nothing") struct ExclusionLawTests {
  private static let seeds = UInt64(0)..<(isSlowRun ? 1_000 : 20)

  @Test(arguments: seeds) func `without it the outcome comes, or the next obstacle that was told`(
    seed: UInt64
  ) throws {
    var generator = SeededGenerator(seed: seed)
    let scene = gestureScene(using: &generator)
    let trace = record(gestureScript(for: scene, using: &generator), in: scene)
    for id in scene.recognizerIDs {
      guard case .lost(_, let winner) = trace.whyNot(id).reason else { continue }
      let verdict = try #require(Inquiry(trace, rivals: []).verdicts(on: .recognizer(id)).last)
      let goal = try #require(verdict.goal)
      var other = scene
      other[winner].isEnabled = false
      let without = record(trace.script, in: other)
      guard !goal.isReached(by: without) else { continue }
      let next = Blocker(without.why(goal), in: without)
      let told = verdict.obstacles.map { Blocker($0.why, in: $0.trace) }
      #expect(
        told.contains { $0.kind == next.kind },
        """
        \(seed) \(scene.name(of: id)) lost to \(scene.name(of: winner)); without: \
        \(without.why(goal)); told: \(verdict.obstacles.map { $0.why }), \
        \(verdict.repair?.enough.first?.edits ?? [])
        """)
    }
  }
}
