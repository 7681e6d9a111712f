import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

//  PROVED ──every undocumented setting at every rival──▶ the same answer, by the same step

/// A grade says how sure an answer is: so it is held against what nobody documents.
@Suite("What is PROVED holds whatever the undocumented settings are") struct GradeLawTests {
  private static let plants = Plant.all.sampled(7)

  @Test(arguments: plants) func `of what was planted`(plant: Plant) throws {
    for seed in UInt64(0)..<(isSlowRun ? 4 : 1) {
      let trace = try #require(Plant.record([plant], in: plant.workshop, seed: seed))
      try expectFirm(plant.subject(in: trace.scene), in: trace, "\(plant) \(seed)")
      let working = try #require(Plant.record([], in: plant.workshop, seed: seed))
      try expectFirm(
        plant.subject(in: working.scene), in: working, "\(plant.workshop.name) \(seed)")
    }
  }

  private func expectFirm(_ subject: Subject, in trace: Trace, _ place: String) throws {
    func verdict(_ trace: Trace) throws -> Verdict {
      try #require(
        Inquiry(trace, rivals: Rival.known, proposes: false).verdicts(on: subject).last)
    }
    let answer = try verdict(trace)
    guard ToldVerdict(answer, .english).grade == .proved else { return }
    for rival in Rival.known {
      var scene = trace.scene
      scene.settle(rival.setting, rival.value)
      let other = record(trace.script, in: scene)
      let again = try #require(
        Inquiry(other, rivals: [], proposes: false).verdicts(on: subject).last)
      #expect(
        again.happened == answer.happened,
        "\(place): \(rival.setting.rawValue) \(rival.value)")
    }
  }
}
