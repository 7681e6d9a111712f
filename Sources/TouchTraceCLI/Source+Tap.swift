import SceneFiles
import SceneLanguage
import TouchCore
import TouchNarration

/// Touches that no file says.
extension Source {
  /// A tap at a point, for `--tap x,y`.
  static func tapped(
    _ tap: String, _ scene: Scene, _ lessonID: String?, _ console: Console
  ) -> Source? {
    let line = "0 down A at \(tap)\n80 up A"
    let parsed = readTouches(SourceLines(file: "--tap", text: line), in: scene)
    for diagnostic in parsed.diagnostics { console.complain(diagnostic) }
    return parsed.value.map {
      Source(scene: scene, script: $0, touchID: "tap", lessonID: lessonID)
    }
  }

  /// The point that `why` supposes where a file has no touch: the middle of the view it asks
  /// about, which is said; nil where a touch is written, or no view is named.
  static func supposed(
    in file: SceneFile, _ path: String, _ invocation: Invocation, _ console: Console
  ) -> String? {
    guard invocation.subcommand == .why, file.touches.isEmpty, invocation[.touch] == nil,
      invocation.operands.count == 2, let name = invocation.operands.first,
      let view = file.scene.view(touchedFor: name)
    else { return nil }
    let bounds = file.scene[view].bounds
    let middle = Point(
      bounds.origin.x + bounds.size.width / 2, bounds.origin.y + bounds.size.height / 2)
    let point = file.scene.toScreen(middle, of: view)
    let tap = "\(point.x),\(point.y)"
    let shown = "--tap \(short(point.x)),\(short(point.y))"
    console.complain(
      Phrase(
        en: "\(path) has no touch; asked of a tap in the middle of \(name) (\(shown))",
        zh: "\(path) 中没有触摸；这里问的是点按 \(name) 的中间（\(shown)）"))
    return tap
  }
}

extension Scene {
  /// The view to touch for whoever has a name: itself, a recognizer's or a controller's.
  fileprivate func view(touchedFor name: String) -> ViewID? {
    if let recognizer = recognizer(named: name) { return self[recognizer].view }
    switch responder(called: name) {
    case .view(let view)?: return view
    case .controller(let id)?: return self[id].view
    case .windowScene?, .application?, .delegate?, nil: return nil
    }
  }
}
