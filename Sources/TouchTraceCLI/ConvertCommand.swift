import SceneLanguage
import TouchNarration

/// `touchtrace convert FILE`: writes the scene and its touch in the scene language.
struct ConvertCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    guard let source = try Source.open(invocation, console) else { return .unreadable }
    let lines =
      writeScene(source.scene) + ["", "touch #\(source.touchID)"]
      + writeTouches(source.script, in: source.scene)
    let text = lines.map { $0 + "\n" }.joined()
    if let path = invocation[.output] {
      try writeText(text, to: path, force: invocation.has(.force))
    } else {
      console.put(text)
    }
    return .success
  }
}
