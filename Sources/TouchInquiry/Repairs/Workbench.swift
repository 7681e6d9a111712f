import SceneLanguage
import TouchCore

//  scene ──edits──▶ scene' ──deliver up to the touch-down──▶ is the view hit?       many times faster
//                                                               │ yes
//                                                           record all ──▶ is the goal reached?

/// Tries edits and says of each whether a goal comes true.
package struct Workbench {
  /// What comes of a try.
  package enum Attempt {
    /// The edits cannot be made.
    case isImpossible
    case isNotEnough
    /// The goal comes true, in this record.
    case isEnough(Trace)
  }

  /// What should come true.
  package let goal: Goal
  private let simulation: Simulation
  private let search: ViewSearch?
  private let work = TrialWork()

  package init(_ goal: Goal, _ trace: Trace) {
    self.goal = goal
    simulation = Simulation(trace)
    search = ViewSearch(goal, trace)
  }

  /// Tries edits, made one after the other.
  package func attempt(_ edits: [Edit]) -> Attempt {
    guard !work.isDone else { return .isImpossible }
    if let found = search?.finds(with: edits), !found { return .isNotEnough }
    guard let trace = trace(with: edits) else { return .isImpossible }
    return goal.isReached(by: trace) ? .isEnough(trace) : .isNotEnough
  }

  /// The record with edits made; nil where they cannot be made.
  package func trace(with edits: [Edit]) -> Trace? {
    guard !work.isDone, let trace = simulation.with(edits)?.record() else { return nil }
    work.add(trace.count + trace.scene.views.count)
    return trace
  }
}

/// How much a search has recorded: a long record is not tried a thousand times.
private final class TrialWork {
  private var steps = 0

  /// Whether it has to do with what was found so far.
  var isDone: Bool { steps > 5_000_000 }

  func add(_ steps: Int) { self.steps += steps }
}

/// The search for the hit view alone, up to the event at which the finger comes down.
private struct ViewSearch {
  private let view: ViewID
  private let finger: String
  private let scene: Scene
  private let script: TouchScript
  private let rules: HitTestRules

  init?(_ goal: Goal, _ trace: Trace) {
    guard case .gets(let view, let landing) = goal, let outcome = trace.outcome(of: landing),
      let down = trace.touchDown(of: outcome.touch),
      // 22.24: what SwiftUI draws need not be hit itself.
      trace.scene[view].kind != .drawn,
      let script = try? TouchScript(Array(trace.script.events[...down.event]))
    else { return nil }
    self.view = view
    finger = landing.finger
    scene = trace.scene
    self.script = script
    rules = trace.rules
  }

  /// Whether the view is hit with edits made; nil where they cannot be made.
  func finds(with edits: [Edit]) -> Bool? {
    var (scene, script) = (scene, script)
    guard edits.allSatisfy({ $0.make(in: &scene, &script) }) else { return nil }
    return deliver(script, in: scene, rules: rules).last { $0.finger == finger }?.hit == view
  }
}
