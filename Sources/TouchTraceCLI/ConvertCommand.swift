import SceneFiles
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration

/// `touchtrace convert FILE`: writes the scenes and touches of a file in the scene language,
/// or a scene of it as UIKit code.
///
/// With `--experiment`, FILE may be left out: an experiment has a scene of its own.
struct ConvertCommand {
  let invocation: Invocation
  let console: Console

  func run() throws(FileProblem) -> ExitCode {
    guard invocation[.experiment] == nil || invocation[.format] == "swift" else {
      console.complain(
        en: "--experiment needs --format swift", zh: "--experiment 只与 --format swift 一起使用")
      return .usage
    }
    guard let (path, old) = try input() else { return .unreadable }
    guard let text = invocation[.format] == "swift" ? swift(old, path) : scene(old, path) else {
      return .unreadable
    }
    guard let output = invocation[.output] else {
      console.put(text)
      return .success
    }
    if text != old, isSameFile(path, output), holdsMore(old, path) {
      throw .losesText(path: path)
    }
    try writeText(text, to: output, force: invocation.has(.force))
    return .success
  }

  /// The file, or the scene that an experiment has by itself; nil, and said, where it has none.
  private func input() throws(FileProblem) -> (path: String, text: String)? {
    guard let path = invocation.operands.first else {
      return invocation[.experiment].flatMap { ExperimentWords(name: $0, console: console).own }
    }
    return (path, try readText(path))
  }

  private func scene(_ old: String, _ path: String) -> String? {
    let lines = invocation[.shrink] == nil ? lines(of: old, path) : shrunk(old, path)
    return lines.map { $0.map { $0 + "\n" }.joined() }
  }

  /// The scene as UIKit code, named after the file it is written to.
  private func swift(_ old: String, _ path: String) -> String? {
    let scene: Scene
    if let wanted = invocation[.shrink] {
      guard let found = shrunkFile(old, path, wanted) else { return nil }
      scene = found.scene
    } else {
      guard let found = onlyScene(old, path) else { return nil }
      scene = found
    }
    let file = invocation[.output] ?? path
    guard let name = invocation[.experiment] else { return SwiftCode(scene, file: file).text }
    guard let source = Source.open(old, of: path, invocation, console) else { return nil }
    let trace = record(source.script, in: source.scene)
    let remarks = ExperimentWords(name: name, console: console).remarks(
      trace, isOwn: invocation.operands.isEmpty)
    return SwiftCode(scene, file: file, remarks: remarks, trace: trace).text
  }

  /// The scene of a file, whatever it has of touches; nil, and said, where it cannot be read.
  private func onlyScene(_ text: String, _ path: String) -> Scene? {
    let kind = FileKind(name: path, text: text)
    switch kind {
    case .lesson:
      return LessonConversion(text: text, path: path, invocation: invocation, console: console)
        .onlyScene
    case .scene: return console.sceneFile(in: SourceLines(file: path, text: text))?.scene
    case .viewDescription, .interfaceBuilder, .accessibility, .probe, .appium, .detox, .sentry:
      var reading = ForeignReading(text: text, path: path, kind: kind, console: console)
      return reading.screen(wanted: invocation[.scene])?.scene
    case .json:
      console.complainForeign(path, kind)
      return nil
    }
  }

  /// Whether a file says more than is converted: comments, or a lesson around its fences.
  private func holdsMore(_ text: String, _ path: String) -> Bool {
    FileKind(name: path, text: text) == .lesson || SourceLines(file: path, text: text).hasComments
  }

  /// The file in the scene language; nil, and said, where it cannot be read.
  private func lines(of text: String, _ path: String) -> [String]? {
    let kind = FileKind(name: path, text: text)
    switch kind {
    case .lesson:
      return LessonConversion(text: text, path: path, invocation: invocation, console: console)
        .lines
    case .scene: return sceneLines(SourceLines(file: path, text: text), path)
    case .viewDescription, .interfaceBuilder, .accessibility, .probe, .appium, .detox, .sentry:
      var reading = ForeignReading(text: text, path: path, kind: kind, console: console)
      guard invocation[.scene] != nil else { return reading.fences }
      return reading.screen(wanted: invocation[.scene]).map { writeScene($0.scene) }
    case .json:
      console.complainForeign(path, kind)
      return nil
    }
  }

  /// What the answer about a view rests on, with the touch that is asked about.
  private func shrunk(_ text: String, _ path: String) -> [String]? {
    invocation[.shrink].flatMap { shrunkFile(text, path, $0) }.map(writeSceneFile)
  }

  private func shrunkFile(_ text: String, _ path: String, _ wanted: String) -> SceneFile? {
    guard let source = Source.open(text, of: path, invocation, console) else { return nil }
    let wanted = source.asked ?? wanted
    guard case .view(let view)? = source.scene.responder(called: source.scene.name(meantBy: wanted))
    else {
      return console.refuse(
        en: "\(path) has no view '\(wanted)'; 'touchtrace convert' prints the names of its views",
        zh: "\(path) 中没有视图“\(wanted)”；“touchtrace convert”会列出视图的名字")
    }
    var shrinking = Shrinking(
      source.scene, to: view, source.script, touch: source.touchID)
    return shrinking.shrunk()
  }

  private func sceneLines(_ source: SourceLines, _ path: String) -> [String]? {
    guard var file = console.sceneFile(in: source) else { return nil }
    if invocation[.touch] != nil {
      let choice = Choice(.touch, of: path, invocation, console)
      guard let touch = choice.pick(file.touches.map { ($0.id, $0.script) }) else { return nil }
      file.touches = [(id: touch.0, script: touch.1)]
    }
    return writeSceneFile(file)
  }
}
