import SceneLanguage
import TouchCore

/// The scene a text means; the test stops where it means none.
public func scene(_ text: String) -> Scene {
  let parsed = readScene(SourceLines(file: "test.scene", text: text))
  guard let scene = parsed.value else { fatalError(described(parsed.diagnostics)) }
  return scene
}

/// The script a text means in a scene; the test stops where it means none.
public func touches(_ text: String, in scene: Scene) -> TouchScript {
  let parsed = readTouches(SourceLines(file: "test.scene", text: text), in: scene)
  guard let script = parsed.value else { fatalError(described(parsed.diagnostics)) }
  return script
}

private func described(_ diagnostics: [Diagnostic]) -> String {
  diagnostics.map(\.description).joined(separator: "\n")
}
