import SceneLanguage
import TouchCore
import TouchInquiry

//  scene ──edits──▶ scene' ──deliver up to the touch-down──▶ is the view hit?       many times faster
//    ▲                 │                                          │ yes
//    └── put back ─────┴──────────────record all──────────────────┴──▶ is the goal reached?

/// Tries edits and says of each whether a goal comes true.
struct Workbench {
  /// What comes of a try.
  enum Attempt {
    /// The edits cannot be made.
    case isImpossible
    case isNotEnough
    /// The goal comes true, in this record.
    case isEnough(Trace)
  }

  /// What should come true.
  let goal: Goal
  private let simulation: Simulation
  private var search: ViewSearch?

  init(_ goal: Goal, _ trace: Trace) {
    self.goal = goal
    simulation = Simulation(trace)
    search = ViewSearch(goal, trace)
  }

  /// Tries edits, made one after the other.
  mutating func attempt(_ edits: [Edit]) -> Attempt {
    if let found = search?.finds(with: edits), !found { return .isNotEnough }
    guard let trace = trace(with: edits) else { return .isImpossible }
    return goal.isReached(by: trace) ? .isEnough(trace) : .isNotEnough
  }

  /// The record with edits made; nil where they cannot be made.
  func trace(with edits: [Edit]) -> Trace? { simulation.with(edits)?.record() }
}

/// The search for the hit view alone, up to the event at which the finger comes down.
///
/// One scene serves a thousand edits: what an edit changes is put back, and nothing is copied.
private struct ViewSearch {
  private let view: ViewID
  private let finger: String
  private var scene: Scene
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
  mutating func finds(with edits: [Edit]) -> Bool? {
    let before = edits.map { Before($0, in: scene) }
    var script = script
    let areMade = edits.allSatisfy { $0.make(in: &scene, &script) }
    defer { for before in before.reversed() { before.restore(&scene) } }
    guard areMade else { return nil }
    return deliver(script, in: scene, rules: rules).last { $0.finger == finger }?.hit == view
  }
}

/// What an edit changes, as it was before.
private struct Before {
  private var view: (id: ViewID, view: View)?
  private var recognizer: (id: RecognizerID, recognizer: Recognizer)?
  private var level: Double?
  private var settings: Settings?
  private var scene: Scene?
  private let application: Application

  init(_ edit: Edit, in scene: Scene) {
    application = scene.application
    switch edit {
    case .assign(.responder(.view(let id)), let property, .word)
    where SceneWords.isOverride(property):
      view = (id, scene[id])
    // Other lines of the language may reach further than their object, as does moving into another
    // view.
    case .assign(_, _, .word), .assign(_, "superview", _): self.scene = scene
    case .assign(.responder(.view(let id)), _, _):
      view = (id, scene[id])
      level = scene.window(of: id)?.level
    case .assign(.recognizer(let id), _, _): recognizer = (id, scene[id])
    case .bringToFront(let id): view = scene[id].superview.map { ($0, scene[$0]) }
    case .setting: settings = scene.settings
    case .assign, .moveTouch, .lift, .skip, .changes: break
    }
  }

  func restore(_ scene: inout Scene) {
    if let whole = self.scene {
      scene = whole
      return
    }
    if let (id, view) = view {
      scene[id] = view
      scene.changeWindow(id, level: level)
    }
    if let (id, recognizer) = recognizer { scene[id] = recognizer }
    if let settings { scene.settings = settings }
    scene.application = application
  }
}
