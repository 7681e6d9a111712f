import TestSupport
import Testing
import TouchCore

@testable import TouchDebugger

/// A scene of nested and overlapping views with every guard in it, and a tap.
///
/// Everything lies near the finger, so that each guard is somebody's reason.
private func crowdedRecord(seed: UInt64) throws -> Trace {
  var generator = SeededGenerator(seed: seed)
  func pick<T>(_ items: [T]) -> T { items[Int.random(in: 0..<items.count, using: &generator)] }
  func happens(_ chance: Double) -> Bool { Double.random(in: 0..<1, using: &generator) < chance }
  var scene = Scene()
  var views: [ViewID] = []
  for number in 0..<pick([1, 1, 2]) {
    let window = View("w\(number)", .window, frame: Rect(0, 0, 100, 100))
    var tops = [try scene.addWindow(window, level: pick([0, 0, 1]), isKey: number == 0)]
    if happens(0.1) { scene[tops[0]].isHidden = true }
    for child in 0..<Int.random(in: 2...6, using: &generator) {
      let kind: ViewKind = pick([.view, .view, .view, .button, .label])
      var view = View(
        "v\(number)\(child)", kind,
        frame: Rect(pick([0, 10, 30, 60, -20]), pick([0, 5, 40, 70]), pick([20, 50, 90]), 50))
      view.isHidden = happens(0.15)
      view.alpha = happens(0.15) ? 0 : 1
      if happens(0.15) { view.isUserInteractionEnabled = false }
      view.blocksTouchesWhileAnimating = happens(0.05)
      if happens(0.1) { view.bounds.origin = Point(pick([-10, 15]), 0) }
      if happens(0.05) { view.transform = .rotation(degrees: 90) }
      tops.append(try scene.addSubview(view, to: pick(tops)))
    }
    views += tops
  }
  for view in views where happens(0.08) {
    scene[view].hitTestOverride = pick([
      .returnsNil, .returnsSelf, .returns(pick(views)), .callsSuper, .passesThrough,
    ])
  }
  for view in views where happens(0.06) {
    scene[view].pointInsideOverride = pick([
      .always(true), .always(false), .expands(by: 15), .includes(pick(views)),
    ])
  }
  if happens(0.03) { scene.application.ignoringInteractionEvents = 1 }
  let place = Point(Double(pick([15, 35, 50, 65])), Double(pick([15, 45, 60, 80])))
  let script = try TouchScript([
    TouchEvent(0, .down, "a", .screen(place)), TouchEvent(50, .up, "a"),
  ])
  return record(script, in: scene)
}

/// What why-not proves is true, and nothing is missed.
@Suite("The smallest edits, against trying everything") struct RepairTests {
  private static let seeds = UInt64(0)..<(isSlowRun ? 500 : 60)

  /// Whether a view is hit with edits made, by the plainest way there is.
  private func isHit(_ view: ViewID, _ edits: [Edit], in trace: Trace) -> Bool {
    guard let simulation = Simulation(trace).with(edits) else { return false }
    return simulation.record().outcomes.contains { $0.touch == 1 && $0.hit == view }
  }

  @Test func `single edits are exactly those that trying everything finds`() throws {
    var found = 0
    for seed in Self.seeds {
      let trace = try crowdedRecord(seed: seed)
      for view in trace.scene.viewIDs where trace.outcomes[0].hit != view {
        guard let space = EditSpace(view, touch: 1, in: trace) else { continue }
        let enough = Set(space.all.filter { isHit(view, [$0], in: trace) })
        let repair = Repair(view: view, touch: 1, in: trace)
        #expect(Set(repair.singles) == enough, "\(seed) \(trace.scene.name(of: view))")
        #expect(enough.isEmpty || repair.pairs.isEmpty)
        for futile in repair.futile {
          #expect(!isHit(view, [futile.edit], in: trace), "\(seed) \(futile.edit)")
        }
        found += enough.count
      }
    }
    #expect(found > 150)
  }

  @Test func `a pair is shown exactly where no single edit and some pair is enough`() throws {
    var found = 0
    for seed in Self.seeds where seed % (isSlowRun ? 5 : 10) == 0 {
      let trace = try crowdedRecord(seed: seed)
      for view in trace.scene.viewIDs where trace.outcomes[0].hit != view {
        guard let space = EditSpace(view, touch: 1, in: trace) else { continue }
        let repair = Repair(view: view, touch: 1, in: trace)
        for pair in repair.pairs {
          #expect(isHit(view, pair, in: trace), "\(seed) \(pair)")
          found += 1
        }
        guard repair.singles.isEmpty, repair.pairs.isEmpty else { continue }
        #expect(!somePairIsEnough(view, space.all, in: trace), "\(seed) \(view)")
      }
    }
    #expect(found > 10)
  }

  /// Every pair of the universe, in both orders, in plain loops.
  private func somePairIsEnough(_ view: ViewID, _ edits: [Edit], in trace: Trace) -> Bool {
    edits.contains { first in
      guard let once = Simulation(trace).with([first]) else { return false }
      return edits.contains { second in
        once.with([second])?.outcomes().contains { $0.touch == 1 && $0.hit == view } ?? false
      }
    }
  }

  @Test func `whatever is called enough is enough, in any record with any touch`() {
    var found = 0
    for seed in Self.seeds {
      var generator = SeededGenerator(seed: seed)
      let scene = randomScene(using: &generator)
      let trace = record(randomScript(for: scene, using: &generator), in: scene)
      for outcome in trace.outcomes.prefix(2) {
        let view = scene.viewIDs[Int(seed) % scene.viewIDs.count]
        guard outcome.hit != view else { continue }
        let repair = Repair(view: view, touch: outcome.touch, in: trace)
        for edits in repair.enough.prefix(12) {
          let changed = Simulation(trace).with(edits)?.record()
          #expect(
            changed?.outcomes.first { $0.touch == outcome.touch }?.hit == view, "\(seed) \(edits)")
          found += 1
        }
        for futile in repair.futile {
          let changed = Simulation(trace).with([futile.edit])?.record()
          #expect(changed?.outcomes.first { $0.touch == outcome.touch }?.hit != view, "\(seed)")
        }
      }
    }
    #expect(found > 20)
  }
}
