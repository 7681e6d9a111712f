import SceneLanguage
import TouchCore
import TouchDebugger

extension Source {
  /// A scene with the changes of `--set` made, before anything is asked of it; nil, and said, where
  /// one of them cannot be made.
  static func changed(
    _ scene: Scene, by invocation: Invocation, _ console: Console
  ) -> Scene? {
    var scene = scene
    for change in invocation.all(.set) {
      // As answers print it: `view.property = value`.
      if let changed = scene.changed(by: change) {
        scene = changed
        continue
      }
      let line = SourceLines(file: "--set", text: "set " + change)
      let diagnostics = applySet(line, to: &scene)
      for diagnostic in diagnostics { console.complain(diagnostic) }
      if diagnostics.contains(where: { $0.severity == .error }) { return nil }
    }
    return scene
  }
}
