import TestSupport
import Testing
import TouchCore
import TouchInquiry

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
@Suite("The edits that are enough, against trying everything") struct RepairTests {
  private static let seeds = UInt64(0)..<(isSlowRun ? 500 : 24)

  private func goal(_ view: ViewID, _ trace: Trace) throws -> Goal {
    .gets(view, try #require(trace.landing(of: 1)))
  }

  /// Whether a view gets the touch with edits made, by the plainest way there is.
  private func gets(_ goal: Goal, _ edits: [Edit], in trace: Trace) -> Bool {
    Simulation(trace).with(edits).map { goal.isReached(by: $0.record()) } ?? false
  }

  @Test func `single edits are exactly those that trying everything finds`() throws {
    var found = 0
    for seed in Self.seeds {
      let trace = try crowdedRecord(seed: seed)
      for view in trace.scene.viewIDs where trace.outcomes[0].hit != view {
        guard let space = EditSpace(view, touch: 1, in: trace) else { continue }
        let goal = try goal(view, trace)
        let enough = Set(space.all.filter { gets(goal, [$0], in: trace) })
        let repair = Repair(goal, in: trace)
        let singles = repair.enough.filter { $0.edits.count == 1 }.map { $0.edits[0] }
        #expect(Set(singles) == enough, "\(seed) \(trace.scene.name(of: view))")
        found += enough.count
      }
    }
    #expect(found > (isSlowRun ? 150 : 30))
  }

  @Test func `a pair is shown exactly where no single edit and some pair is enough`() throws {
    var found = 0
    // A quick run needs few, because it tries every pair of edits.
    let few: [UInt64] = [0, 10, 20, 30]
    for seed in isSlowRun ? Self.seeds.filter({ $0 % 5 == 0 }) : few {
      let trace = try crowdedRecord(seed: seed)
      for view in trace.scene.viewIDs where trace.outcomes[0].hit != view {
        guard let space = EditSpace(view, touch: 1, in: trace) else { continue }
        let goal = try goal(view, trace)
        let repair = Repair(goal, in: trace)
        for remedy in repair.enough {
          #expect(gets(goal, remedy.edits, in: trace), "\(seed) \(remedy.edits)")
          if remedy.edits.count == 2 { found += 1 }
        }
        guard repair.enough.isEmpty, !repair.leavesPairs else { continue }
        #expect(!somePairIsEnough(view, space.all, in: trace), "\(seed) \(view)")
      }
    }
    #expect(found > (isSlowRun ? 10 : 0))
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
}

extension EditSpace {
  /// The whole universe, also what cannot matter: to check the choice against.
  fileprivate var all: [Edit] {
    let views = scene.windows.flatMap { scene.subtree(of: $0.view) }
    var edits = views.flatMap { view -> [Edit] in
      // 2.19: a disabled control is hit all the same.
      let control: [Edit] =
        scene[view].kind.isControl
        ? [.set(view, "isEnabled", .truth(!scene[view].isEnabled))] : []
      return enabling(view) + disabling(view) + withoutOverrides(view) + order(view) + control
    }
    edits += path.flatMap { places(of: $0) }
    return (edits + moves + application).filter { $0.isWithinReach }
  }
}
