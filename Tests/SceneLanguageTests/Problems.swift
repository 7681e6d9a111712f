import SceneLanguage
import TouchCore

/// What there is to say about a scene, without the file's name: `3:7: error: …`.
func problems(_ text: String) -> [String] {
  readScene(SourceLines(file: "f", text: text)).diagnostics.map(\.shortHeadline)
}

/// What there is to say about a touch in a scene.
func problems(_ text: String, in scene: Scene) -> [String] {
  readTouches(SourceLines(file: "f", text: text), in: scene).diagnostics.map(\.shortHeadline)
}

extension Diagnostic {
  var shortHeadline: String { "\(line):\(column): \(severity.rawValue): \(message)" }
}

/// A text and the only thing there is to say about it.
struct Case: CustomStringConvertible, Sendable {
  let text: String
  let problem: String

  init(_ text: String, _ problem: String) {
    self.text = text
    self.problem = problem
  }

  var description: String { problem }
}
