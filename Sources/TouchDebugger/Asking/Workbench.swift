import TouchCore

//  scene ──edit──▶ scene' ──deliver──▶ does it come true?
//    ▲                │
//    └──── put back ──┘            one scene for a thousand edits: nothing is copied

/// Tries edits, one at a time, and says of each whether a goal comes true.
struct Workbench {
  /// What should come true.
  let goal: Goal
  private var scene: Scene
  private let script: TouchScript
  private let rules: HitTestRules

  init(_ goal: Goal, _ trace: Trace) {
    self.goal = goal
    scene = trace.scene
    script = goal.deciding(part: trace.script, in: trace)
    rules = trace.rules
  }

  /// Whether the goal comes true with one thing otherwise.
  mutating func delivers(_ edit: Edit) -> Bool {
    let before = Before(edit, in: scene)
    var script = script
    let isMade = edit.make(in: &scene, &script)
    defer { before.restore(&scene) }
    return isMade && goal.holds(script, in: scene, rules)
  }

  /// Whether the goal comes true with several things otherwise, one made after the other.
  func delivers(_ edits: [Edit]) -> Bool {
    var scene = scene
    var script = script
    return edits.allSatisfy { $0.make(in: &scene, &script) } && goal.holds(script, in: scene, rules)
  }

  /// The record with an edit made; nil where it cannot be made.
  func trace(with edit: Edit) -> Trace? {
    var scene = scene
    var script = script
    guard edit.make(in: &scene, &script) else { return nil }
    return record(script, in: scene, rules: rules)
  }
}

/// What an edit changes, as it was before.
private struct Before {
  private var view: (id: ViewID, view: View)?
  private var recognizer: (id: RecognizerID, recognizer: Recognizer)?
  private var level: Double?
  private var settings: Settings?
  private let application: Application

  init(_ edit: Edit, in scene: Scene) {
    application = scene.application
    switch edit {
    case .assign(.responder(.view(let id)), _, _):
      view = (id, scene[id])
      level = scene.window(of: id)?.level
    case .assign(.recognizer(let id), _, _): recognizer = (id, scene[id])
    case .bringToFront(let id): view = scene[id].superview.map { ($0, scene[$0]) }
    case .setting: settings = scene.settings
    case .assign, .moveTouch, .skip, .changes: break
    }
  }

  func restore(_ scene: inout Scene) {
    if let (id, view) = view {
      scene[id] = view
      scene.changeWindow(id, level: level)
    }
    if let (id, recognizer) = recognizer { scene[id] = recognizer }
    if let settings { scene.settings = settings }
    scene.application = application
  }
}
