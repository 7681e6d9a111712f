import Lessons
import SceneLanguage
import TouchCore
import TouchNarration

/// The scene and the touch that a command is about, read from a file.
struct Source {
  let scene: Scene
  let script: TouchScript
  let touchID: String
  /// The lesson's id, where the file is one that has one.
  let lessonID: String?

  /// Everything a file offers.
  private struct Offer {
    var scenes: [(id: String, scene: Scene)]
    var touches: [(id: String, script: TouchScript)]
    var lessonID: String?
  }

  /// Opens the file of an invocation; says on standard error what is wrong, and answers nil then.
  static func open(
    _ invocation: Invocation, _ console: Console
  ) throws(FileProblem) -> Source? {
    let path = invocation.operands[0]
    let text = try readText(path)
    guard let offer = read(text, path, invocation, console) else { return nil }
    return choose(from: offer, path, invocation, console)
  }

  private static func read(
    _ text: String, _ path: String, _ invocation: Invocation, _ console: Console
  ) -> Offer? {
    if path.hasSuffix(".md") {
      let parsed = readLessonScenes(text: text, file: path, scene: invocation[.scene])
      for diagnostic in parsed.diagnostics { console.complain(diagnostic) }
      return parsed.value.map {
        Offer(scenes: $0.scenes, touches: $0.touches, lessonID: $0.lessonID)
      }
    }
    let parsed = readSceneFile(SourceLines(file: path, text: text))
    for diagnostic in parsed.diagnostics { console.complain(diagnostic) }
    return parsed.value.map {
      Offer(scenes: [(id: "main", scene: $0.scene)], touches: $0.touches, lessonID: nil)
    }
  }

  private static func choose(
    from offer: Offer, _ path: String, _ invocation: Invocation, _ console: Console
  ) -> Source? {
    guard
      let scene = pick(
        offer.scenes, invocation[.scene], Phrase(en: "scene", zh: "场景"), path, console)
    else { return nil }
    if let tap = invocation[.tap] { return tapped(tap, scene.1, offer.lessonID, console) }
    guard
      let touch = pick(
        offer.touches, invocation[.touch], Phrase(en: "touch", zh: "触摸"), path, console)
    else { return nil }
    return Source(scene: scene.1, script: touch.1, touchID: touch.0, lessonID: offer.lessonID)
  }

  /// The one with an id, or the first; says which it took where there are several.
  private static func pick<Value>(
    _ choices: [(id: String, Value)], _ wanted: String?, _ what: Phrase, _ path: String,
    _ console: Console
  ) -> (String, Value)? {
    if let wanted {
      if let found = choices.first(where: { $0.id == wanted }) { return found }
      let near = nearest(wanted, among: choices.map(\.id)).map { " '\($0)'?" } ?? ""
      console.complain(
        Phrase(
          en: "\(path) has no \(what.english) '\(wanted)'"
            + StyledText(stringLiteral: near.isEmpty ? "" : "; did you mean\(near)"),
          zh: "\(path) 中没有\(what.chinese)“\(wanted)”"
            + StyledText(stringLiteral: near.isEmpty ? "" : "；你是不是想写\(near)")))
      return nil
    }
    guard let first = choices.first else {
      console.complain(
        Phrase(en: "\(path) has no \(what.english)", zh: "\(path) 中没有\(what.chinese)"))
      return nil
    }
    if choices.count > 1 {
      let others = choices.dropFirst().map(\.id).joined(separator: ", ")
      console.complain(
        Phrase(
          en: "using \(what.english) '\(first.id)'; the file also has \(others)",
          zh: "使用\(what.chinese)“\(first.id)”；文件中还有 \(others)"))
    }
    return first
  }

  /// A tap at a point, for `--tap x,y`.
  private static func tapped(
    _ tap: String, _ scene: Scene, _ lessonID: String?, _ console: Console
  ) -> Source? {
    let line = "0 down A at \(tap)\n80 up A"
    let parsed = readTouches(SourceLines(file: "--tap", text: line), in: scene)
    for diagnostic in parsed.diagnostics { console.complain(diagnostic) }
    return parsed.value.map {
      Source(scene: scene, script: $0, touchID: "tap", lessonID: lessonID)
    }
  }
}

extension Console {
  /// Writes a diagnostic to standard error, with the line and the caret.
  func complain(_ diagnostic: Diagnostic) {
    for line in diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false) {
      complain(String(line))
    }
  }
}
