import SceneLanguage
import Testing
import TouchCore

/// The scene that some lines say.
func scene(_ lines: () -> String) throws -> Scene {
  let parsed = readScene(SourceLines(file: "test", text: lines()))
  #expect(parsed.diagnostics.filter { $0.severity == .error }.map { "\($0)" } == [])
  return try #require(parsed.value)
}

/// The view with a name.
func view(_ name: String, _ scene: Scene) throws -> ViewID { try #require(scene.view(named: name)) }
