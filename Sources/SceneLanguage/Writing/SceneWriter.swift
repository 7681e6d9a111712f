import TouchCore

//  settings ─▶ app, delegate ─▶ controllers without a view ─▶ window scenes and windows ─▶ trees
//
//  A controller stands where its root view lies among the subviews, so every root view is the only
//  view directly inside its controller's line.

/// Writes a scene, one statement a line; `readScene` gives the same scene back.
///
/// Views and recognizers are numbered anew in the order they are written, recognizers right behind
/// their view; in a scene that was built depth first, as every scene that was read is, that changes
/// nothing. Names that the language does not allow are
/// written as ones it does.
public func writeScene(_ scene: Scene) -> [String] {
  var writer = SceneWriter(scene.withoutPrivateContainers)
  writer.writeAll()
  return writer.lines
}

/// Writes a scene and all its touches; `readSceneFile` gives the same file back.
public func writeSceneFile(_ file: SceneFile) -> [String] {
  writeScene(file.scene)
    + file.touches.flatMap { touch in
      ["", "touch #\(touch.id)"] + writeTouches(touch.script, in: file.scene)
    }
}

/// Makes the lines of a scene.
struct SceneWriter {
  let scene: Scene
  private(set) var lines: [String] = []
  /// The windows of which each controller is the root.
  private(set) var roots: [ControllerID: [ViewID]] = [:]
  /// The recognizers that are on no view yet.
  let detached: [ViewID: [RecognizerID]]
  private let whole: WholeScene

  init(_ scene: Scene) {
    self.scene = scene
    whole = WholeScene(scene)
    let apart = scene.recognizerIDs.filter { !scene[$0].isAttached }
    detached = Dictionary(grouping: apart) { scene[$0].view }
    for window in scene.windows {
      guard let controller = window.rootViewController else { continue }
      roots[controller, default: []].append(window.view)
    }
  }

  var names: WrittenNames { whole.names }

  mutating func writeAll() {
    for setting in scene.settings.changed { put(written(setting), 0) }
    let level = writeApplication()
    writeDelegate(level)
    writeHomelessControllers(level)
    writeWindows(level)
  }

  /// Adds a line at a level.
  mutating func put(_ line: String, _ level: Int) {
    lines.append(String(repeating: "  ", count: level) + line)
  }

  private func written(_ setting: Setting) -> String {
    let value = scene.settings[setting]
    let word =
      switch setting.unit {
      case .milliseconds, .points, .degrees, .share, .pointsPerSecond, .times, .version:
        exact(value)
      case .onOff: value == 0 ? "off" : "on"
      }
    return "\(Keyword.model.rawValue) \(setting.rawValue) \(word)"
  }

  /// Writes the application where there is something to say; answers the level of what follows.
  private mutating func writeApplication() -> Int {
    let name = names.declared(.application)
    let count = scene.application.ignoringInteractionEvents
    let idiom = scene.application.idiom
    let edges = scene.application.systemEdges
    guard
      name != Application().name || !scene.application.overrides.isEmpty || count != 0
        || idiom != nil || !edges.isEmpty
    else { return 0 }
    let line = name == Application().name ? "app" : "app \(name)"
    put(
      line + (count == 0 ? "" : " \(ignoringWord)=\(count)")
        + (idiom.map { " \(idiomWord)=\($0.rawValue)" } ?? "")
        + (edges.isEmpty ? "" : " \(edgesWord)=\(edges.words)"), 0)
    writeOverrides(of: .application, 1)
    return 1
  }

  private mutating func writeDelegate(_ level: Int) {
    guard let delegate = scene.delegate else { return }
    let name = names.declared(.delegate)
    put("delegate \(name)" + (delegate.isResponder ? "" : " notAResponder"), level)
    writeOverrides(of: .delegate, level + 1)
  }

  private mutating func writeHomelessControllers(_ level: Int) {
    for index in scene.controllers.indices {
      let id = ControllerID(index)
      guard !hasPlace(id), windowOfViewless(id) == nil else { continue }
      writeController(id, level, in: nil)
    }
  }

  /// What lies in a view, with what is away from it at the moment.
  private func contents(of view: ViewID) -> [ViewID] {
    scene.contents(of: view, away: whole.away)
  }

  /// Whether a controller stands around its root view.
  private func hasPlace(_ id: ControllerID) -> Bool {
    guard let view = scene[id].view else { return false }
    return scene[view].controller == id && scene.home(of: view) != nil
  }

  /// The window in which a root view controller without a view stands.
  private func windowOfViewless(_ id: ControllerID) -> ViewID? {
    guard !hasPlace(id), scene[id].presenter == nil, let windows = roots[id], windows.count == 1
    else { return nil }
    return windows.first
  }

  /// Writes a window, the controller without a view it may have, and its tree.
  mutating func writeWindow(_ window: Window, _ level: Int, saysScene: Bool) {
    if window.isKeyboard { return writeKeyboard(window.view, level) }
    put(line(of: window, saysScene: saysScene), level)
    writeOverrides(of: .view(window.view), level + 1)
    writeRecognizers(of: window.view, level + 1)
    if let root = window.rootViewController, windowOfViewless(root) == window.view {
      writeController(root, level + 1, in: window.view)
    }
    writeTree(below: window.view, level + 1)
  }

  /// Writes a keyboard and what the app adds to it.
  private mutating func writeKeyboard(_ window: ViewID, _ level: Int) {
    let name = names.declared(.view(window))
    let word = Keyword.keyboard.rawValue
    var line = word + (name == word ? "" : " \(name)")
    if let keys = scene.view(.keys, of: .view(window)) {
      line += " \(spelled(scene[keys].origin)) \(spelled(scene[keys].bounds.size))"
    }
    if let accessory = scene.view(.accessory, of: .view(window)) {
      line += " accessory=\(exact(scene[accessory].bounds.size.height))"
    }
    put(line, level)
    writeRecognizers(of: window, level + 1)
    writeTree(below: window, level + 1)
  }

  /// Writes everything below a view, without recursion: a scene may be nested deeply.
  private mutating func writeTree(below top: ViewID, _ level: Int) {
    var waiting = contents(of: top).reversed().map { (id: $0, level: level) }
    while !Interruption.isWanted, let (id, level) = waiting.popLast() {
      if scene.isImpliedContent(id) { continue }
      let view = scene[id]
      var own = level
      if let controller = view.controller, scene[controller].view == id {
        writeController(controller, level, in: scene.home(of: id))
        own += 1
      }
      // 19.55: what UIKit makes has no line, unless something is said of it.
      let isWritten = writeView(id, own)
      let below = isWritten ? own + 1 : own
      waiting += contents(of: id).reversed().map { (id: $0, level: below) }
    }
  }

  /// Writes a view's line and what stands below it besides views; false where it needs none.
  private mutating func writeView(_ id: ViewID, _ level: Int) -> Bool {
    switch scene[id].part?.role {
    case .dimming, .transition, .keys, .accessory, .clear, .cancel, .rows, .windowTransition,
      .dropShadow, .contentTransition, .wrapper, .deleteControl, .reorderControl:
      return false
    case .view, .rootView, .searchField, .wheel:
      writeRecognizers(of: id, level)
      return false
    case .navigationBar, .tabBar: return writeBar(id, level)
    case .dimmingTap, .sheetPan, .edgePop, .contentPop, .fieldTap, .fieldPress, .links,
      .swipeActions, .multiSelectPan, .movePress, .closeActions, .menuPress,
      .dragPress, .edgeGate, .pinch, nil:
      put(line(of: id), level)
      writeOverrides(of: .view(id), level + 1)
      writeRecognizers(of: id, level + 1)
      return true
    }
  }
}

/// What only looking at all objects tells; most of whom one object's lines are asked has none.
private final class WholeScene {
  private let scene: Scene
  private(set) lazy var names = WrittenNames(scene)
  /// The views that are away, by whom they are away from.
  private(set) lazy var away = scene.viewsAway

  init(_ scene: Scene) { self.scene = scene }
}
