import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

//  a scene that works ──plant──▶ why not? ── names what was planted, and offers its reverse first

/// Obstacles of every kind are put into scenes that work.
@Suite("What was put in the way is named, and taken away again")
struct PlantedObstacleTests {
  /// In a slow run of each kind as many scenes as make more than a thousand.
  private static let seeds = UInt64(0)..<(isSlowRun ? 16 : 1)
  private static let workshops: [Workshop] = [
    .control, .listed, .slider, .field, .textView, .tap, .press, .pan, .swipe, .row, .item, .scroll,
  ]

  private func verdict(_ plant: Plant, _ trace: Trace) throws -> Verdict {
    try #require(
      Inquiry(trace, rivals: []).verdicts(on: plant.subject(in: trace.scene), touch: nil).last)
  }

  @Test func `what works needs nothing`() throws {
    for workshop in Self.workshops {
      for seed in Self.seeds {
        let plant = Plant(workshop, "nothing", [:], .other(""))
        let trace = try #require(Plant.record([], in: workshop, seed: seed))
        #expect(try verdict(plant, trace).happened, "\(workshop.name) \(seed)")
      }
    }
  }

  @Test(arguments: Plant.all) func `one obstacle is named first, and its reverse is offered first`(
    plant: Plant
  ) throws {
    for seed in Self.seeds {
      let trace = try #require(Plant.record([plant], in: plant.workshop, seed: seed))
      let verdict = try verdict(plant, trace)
      #expect(!verdict.happened, "\(seed)")
      #expect(plant.named.isNamed(by: verdict.why, in: trace), "\(seed) \(verdict.why)")
      let offered = verdict.repair?.enough.map { remedy in
        remedy.edits.map { $0.spelling(in: trace.scene) }.joined(separator: " and ")
      }
      let first = offered?.first ?? ""
      #expect(plant.reverse.contains { first.hasPrefix($0) }, "\(seed) \(offered ?? [])")
    }
  }
}

extension PlantedObstacleTests {
  /// Two of one scene, each of which is enough alone.
  private static let pairs: [(Plant, Plant)] = {
    var pairs: [(Plant, Plant)] = []
    for (place, one) in Plant.all.enumerated() {
      for other in Plant.all[(place + 1)...] where other.workshop.name == one.workshop.name {
        pairs.append((one, other))
      }
    }
    return pairs
  }()

  /// Of these one is none where the other is.
  private static let lone: Set<Set<String>> = [
    // 9.30: a tap that waits for a second finger delays the touch until the lift, and nobody asks
    // whether to continue.
    ["control: continueTracking", "control: a tap on the window delays and takes it"],
    // 8.2: the hit view alone is asked.
    ["tap: the view says no", "tap: a control keeps it off"],
    // 9.27: a touch that was cancelled has no view to ask.
    ["pan: the view keeps pans off", "pan: one that recognizes at once"],
  ]

  @Test func `of two obstacles both are told`() throws {
    for (number, (one, other)) in Self.pairs.enumerated() {
      guard isSlowRun || number % 9 == 0, !Self.lone.contains(["\(one)", "\(other)"]),
        let trace = Plant.record([one, other], in: one.workshop, seed: UInt64(number))
      else { continue }
      let verdict = try verdict(one, trace)
      #expect(!verdict.happened, "\(one) + \(other)")
      let told = [(verdict.why, trace)] + verdict.obstacles.map { ($0.why, $0.trace) }
      for plant in [one, other] {
        #expect(
          told.contains { plant.named.isNamed(by: $0.0, in: $0.1) },
          """
          \(plant) of \(one) + \(other): \
          \(ToldVerdict(verdict, .english).lines.map(\.plain).joined(separator: " / "))
          """)
      }
    }
  }
}
