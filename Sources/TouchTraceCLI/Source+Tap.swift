import SceneFiles
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchInquiry
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

  /// What `why` asks where a file has no touch: a tap on the view it asks about, which is said; nil
  /// where a touch is written, or no view is named.
  static func supposed(
    in file: SceneFile, _ path: String, _ invocation: Invocation, _ console: Console
  ) -> Source? {
    guard invocation.subcommand == .why, file.touches.isEmpty, invocation[.touch] == nil,
      invocation.operands.count == 2, let name = invocation.operands.first,
      let view = file.scene.view(touchedFor: name)
    else { return nil }
    let reach = HitAreas(file.scene).reach(of: view)
    let point = file.scene.placeToAsk(of: reach)
    let shown = "--tap \(short(point.x)),\(short(point.y))"
    console.complain(
      Phrase(
        en: "\(path) has no touch; asked of a tap on \(name) (\(shown))",
        zh: "\(path) 中没有触摸；这里问的是点按 \(name)（\(shown)）"))
    var source = tapped("\(point.x),\(point.y)", file.scene, nil, console)
    source?.reach = reach
    return source
  }
}

extension Scene {
  /// Where to ask about a view: in its middle, but where most of it is lost there.
  fileprivate func placeToAsk(of reach: AreaReach) -> Point {
    if reach.share < 0.5, let lost = reach.losses.first { return lost.example }
    let bounds = self[reach.view].bounds
    return toScreen(
      Point((bounds.minX + bounds.maxX) / 2, (bounds.minY + bounds.maxY) / 2), of: reach.view)
  }
}

extension Scene {
  /// The view to touch for whoever has a name: itself, a recognizer's or a controller's.
  fileprivate func view(touchedFor name: String) -> ViewID? {
    if let recognizer = recognizer(named: name) { return self[recognizer].view }
    if responder(called: name) == nil { return views(meant: name).first }
    switch responder(called: name) {
    case .view(let view)?: return view
    case .controller(let id)?: return self[id].view
    case .windowScene?, .application?, .delegate?, nil: return nil
    }
  }
}
