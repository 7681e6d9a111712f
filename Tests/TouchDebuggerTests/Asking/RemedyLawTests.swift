import TestSupport
import Testing
import TouchCore
import TouchInquiry
import TouchNarration

@testable import TouchDebugger

//  answer ──its commands──▶ typed behind whatif ──▶ the same question says yes
//         ──all of it─────▶ each typed behind whatif ──▶ enough exactly where it says enough

/// What why-not says is held against the program's own `whatif`: a line that is typed.
@Suite("Every edit that is called enough is enough, and no other that was tried")
struct RemedyLawTests {
  private static let seeds = UInt64(0)..<(isSlowRun ? 400 : 12)

  private static func session(seed: UInt64) -> Debugger {
    var generator = SeededGenerator(seed: seed)
    let scene =
      seed % 2 == 0 ? gestureScene(using: &generator) : randomScene(using: &generator)
    let script = randomScript(for: scene, using: &generator)
    return Debugger(scene: scene, script: script, language: .english, sceneLabel: "")
  }

  /// Some subjects of a record that did not get what they might have.
  private static func subjects(of trace: Trace, seed: UInt64) -> [(Subject, Int?)] {
    let scene = trace.scene
    var subjects: [(Subject, Int?)] = trace.outcomes.prefix(3).map { outcome in
      let place = Int(seed &+ UInt64(outcome.touch)) % scene.viewIDs.count
      return (.view(scene.viewIDs[place]), outcome.touch)
    }
    subjects += trace.outcomes.prefix(2).compactMap { outcome in
      trace.loss(of: outcome.touch) == nil ? nil : outcome.hit.map { (.view($0), outcome.touch) }
    }
    if let id = scene.recognizerIDs.randomly(seed) { subjects.append((.recognizer(id), nil)) }
    if let action = scene.actionNames.randomly(seed) { subjects.append((.action(action), nil)) }
    return subjects
  }

  @Test(arguments: seeds) func `an edit typed behind whatif does what why-not says`(
    seed: UInt64
  ) throws {
    let session = Self.session(seed: seed)
    let trace = session.trace
    for (subject, touch) in Self.subjects(of: trace, seed: seed) {
      let verdicts = Inquiry(trace, rivals: []).verdicts(on: subject, touch: touch)
      for verdict in verdicts {
        guard let repair = verdict.repair else { continue }
        #expect(!repair.goal.isReached(by: trace))
        for command in ToldVerdict(verdict, .english).commands {
          var other = session
          let reply = other.perform(command)
          #expect(
            repair.goal.isReached(by: other.trace),
            "\(seed) \(command): \(reply.lines.map(\.plain))")
        }
        let singles = Set(repair.enough.filter { $0.edits.count == 1 }.flatMap(\.edits))
        for edit in repair.tried.randomly(seed, isSlowRun ? 8 : 3) {
          var other = session
          _ = other.perform(edit.command(in: trace.scene))
          #expect(
            repair.goal.isReached(by: other.trace) == singles.contains(edit),
            "\(seed) \(edit.command(in: trace.scene))")
        }
      }
    }
  }
}

extension Array {
  fileprivate func randomly(_ seed: UInt64) -> Element? {
    isEmpty ? nil : self[Int(seed % UInt64(count))]
  }

  /// Some of the elements, others for each seed.
  fileprivate func randomly(_ seed: UInt64, _ most: Int) -> [Element] {
    guard count > most else { return self }
    return (0..<most).map { self[Int((seed &+ UInt64($0) &* 7919) % UInt64(count))] }
  }
}
