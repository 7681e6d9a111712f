import Lessons
import SceneFiles
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchInquiry
import TouchNarration

/// The scene and the touch that a command is about, read from a file.
struct Source {
  let scene: Scene
  let script: TouchScript
  let touchID: String
  /// The lesson's id, where the file is one that has one.
  let lessonID: String?
  /// What the file expects of the record; nil where it expects nothing.
  var expectations: Expectations?
  /// What is asked about in place of what a command names: the view of a bar item; nil for the same.
  var asked: String?
  /// How much of the view that is asked about can be hit, where no touch is written.
  var reach: AreaReach?
  /// Whether nothing of that view is on the screen, so that no tap is asked about.
  var isAway = false

  /// Opens the file of an invocation; says on standard error what is wrong, and answers nil then.
  static func open(
    _ invocation: Invocation, _ console: Console
  ) throws(FileProblem) -> Source? {
    try open(invocation.operands[0], invocation, console)
  }

  /// Opens a file; says on standard error what is wrong, and answers nil then.
  static func open(
    _ path: String, _ invocation: Invocation, _ console: Console
  ) throws(FileProblem) -> Source? {
    open(try readText(path), of: path, invocation, console)
  }

  /// Opens the text of a file that was read: standard input is there only once.
  static func open(
    _ text: String, of path: String, _ invocation: Invocation, _ console: Console
  ) -> Source? {
    let kind = FileKind(name: path, text: text)
    switch kind {
    case .lesson:
      return openLesson(text, path, invocation, console)
    case .scene:
      return openScene(text, path, invocation, console)
    case .viewDescription, .interfaceBuilder, .accessibility, .probe, .appium, .detox, .sentry:
      return openForeign(text, path, kind, invocation, console)
    case .json:
      console.complainForeign(path, kind)
      return nil
    }
  }

  private static func openScene(
    _ text: String, _ path: String, _ invocation: Invocation, _ console: Console
  ) -> Source? {
    let source = SourceLines(file: path, text: text)
    guard var file = console.sceneFile(in: source),
      let scene = changed(file.scene, by: invocation, console)
    else { return nil }
    file.scene = scene
    if invocation[.scene] != nil {
      return Choice(.scene, of: path, invocation, console).pick([(String, Source)]())?.1
    }
    if invocation.saysTap { return tapped(by: invocation, scene, nil, console) }
    if let supposed = supposed(in: file, path, invocation, console) { return supposed }
    if file.touches.isEmpty, invocation[.touch] == nil {
      return asked(scene, path, invocation, console)
    }
    let choice = Choice(.touch, of: path, invocation, console)
    guard let touch = choice.pick(file.touches.map { ($0.id, $0.script) }) else { return nil }
    return Source(scene: file.scene, script: touch.1, touchID: touch.0, lessonID: nil)
  }

  /// Insists on the scene and the touch that are used, and only warns of other fences.
  private static func openLesson(
    _ text: String, _ path: String, _ invocation: Invocation, _ console: Console
  ) -> Source? {
    let document = LessonDocument(markdown: text)
    let reader = LessonSceneReader(document: document, path: path, console: console)
    let choice = Choice(.scene, of: path, invocation, console)
    let fences = document.fences
    let scenes = fences.filter { $0.kind == .scene }.map { ($0.id ?? "scene", $0) }
    let pairs = LessonPairs(fences)
    let offered = pairs.scenes(scenes, of: invocation[.scene] == nil ? invocation[.touch] : nil)
    guard let (sceneID, sceneFence) = choice.pick(offered) else {
      reader.complain(using: [])
      return nil
    }
    guard !invocation.saysTap else {
      guard reader.complain(using: [sceneFence]), let written = reader.scene(sceneFence),
        let scene = changed(written, by: invocation, console)
      else { return nil }
      return tapped(by: invocation, scene, reader.lessonID, console)
    }
    let touches = fences.filter { $0.kind == .touch }.map { ($0.id ?? "touch", $0) }
    // A lesson with several scenes has touches for each: what names nobody here is of another.
    var fitting: [(String, Fence)] = []
    if invocation[.touch] == nil {
      let quiet = LessonSceneReader(document: document, path: path, console: console.silent)
      let scene = quiet.scene(sceneFence)
      fitting = scene.map { scene in touches.filter { quiet.script($0.1, scene) != nil } } ?? []
      fitting = pairs.touches(fitting, in: sceneID)
    }
    let touchChoice = Choice(.touch, of: path, invocation, console)
    guard let (touchID, touchFence) = touchChoice.pick(fitting.isEmpty ? touches : fitting) else {
      reader.complain(using: [sceneFence])
      return nil
    }
    guard reader.complain(using: [sceneFence, touchFence]), let written = reader.scene(sceneFence),
      let scene = changed(written, by: invocation, console),
      let script = reader.script(touchFence, scene)
    else { return nil }
    return Source(
      scene: scene, script: script, touchID: touchID, lessonID: reader.lessonID,
      expectations: document.expectations(of: sceneFence, touchFence))
  }
}

extension Console {
  /// Says that a file is of a kind that cannot be read yet.
  func complainForeign(_ path: String, _ kind: FileKind) {
    let kind = kind.phrase
    let message =
      Phrase(
        en: """
          \(path):1:1: error: this is \(kind.english), which cannot be read yet; write the scene in \
          the scene language ('touchtrace help language' describes it)
          """,
        zh: """
          \(path):1:1: error: 这是\(kind.chinese)，目前还不能读取；请用场景语言写出场景\
          （写法见“touchtrace help language”）
          """)
    complain(message[language].plain)
  }

  /// Reads a file of the scene language; nil, and said, where it cannot be read or shows nothing.
  func sceneFile(in source: SourceLines) -> SceneFile? {
    let parsed = readSceneFile(source)
    // What is wrong with half a file is of no interest.
    guard !Interruption.isWanted else { return nil }
    guard let file = parsed.value else {
      complain(parsed.diagnostics, of: source.file)
      return nil
    }
    warn(parsed.diagnostics, of: source.file)
    guard !source.isBlank else {
      complain(.empty, of: source.file)
      return nil
    }
    guard !file.scene.windows.isEmpty else {
      complain(Phrase(en: "\(source.file) has no window", zh: "\(source.file) 中没有窗口"))
      return nil
    }
    return file
  }

  // Nobody reads more before the first are mended, and every line of a text that is no scene is one.
  static let mostDiagnostics = 20

  /// Says what is wrong with a scene that cannot be read; of very much, how much more there is.
  func complain(_ diagnostics: [Diagnostic], of path: String) {
    let errors = diagnostics.filter { $0.severity == .error }
    guard errors.count > Self.mostDiagnostics else {
      for diagnostic in diagnostics { complain(diagnostic) }
      return
    }
    let isScene = errors.first.map { $0.isOfScene } ?? true
    let shown = isScene ? Self.mostDiagnostics : 1
    for error in errors.prefix(shown) { complain(error) }
    let more = errors.count - shown
    complain(
      isScene
        ? Phrase(en: "\(path): \(more) more errors", zh: "\(path)：另有 \(more) 个错误")
        : Phrase(
          en: "\(path): this is neither a view dump nor a scene: \(more) more errors",
          zh: "\(path)：这不是视图转储，也不是场景：另有 \(more) 个错误"))
  }

  /// Says what is doubtful in a scene that can be read; of very much, how much more there is.
  private func warn(_ diagnostics: [Diagnostic], of path: String) {
    for diagnostic in diagnostics.prefix(Self.mostDiagnostics) { complain(diagnostic) }
    let more = diagnostics.count - Self.mostDiagnostics
    guard more > 0 else { return }
    complain(Phrase(en: "\(path): \(more) more warnings", zh: "\(path)：另有 \(more) 个警告"))
  }

  /// Writes a diagnostic to standard error, with the line and the caret.
  func complain(_ diagnostic: Diagnostic) {
    let lines = diagnostic.description.split(separator: "\n", omittingEmptySubsequences: false)
    for (place, line) in lines.enumerated() {
      if place == 0 { complain(String(line)) } else { complain(whole: String(line)) }
    }
  }
}

extension FileKind {
  /// What people call a file of this kind.
  var phrase: Phrase {
    switch self {
    case .scene: Phrase(en: "a scene", zh: "场景")
    case .lesson: Phrase(en: "a lesson", zh: "课程")
    case .viewDescription: Phrase(en: "a view description", zh: "视图描述")
    case .interfaceBuilder: Phrase(en: "an Interface Builder file", zh: "Interface Builder 文件")
    case .accessibility: Phrase(en: "XCUITest's list of elements", zh: "XCUITest 的元素列表")
    case .json: Phrase(en: "JSON", zh: "JSON")
    case .probe: Phrase(en: "a probe's output", zh: "探针的输出")
    case .appium: Phrase(en: "a page source of Appium", zh: "Appium 的页面源")
    case .detox: Phrase(en: "Detox's XML of views", zh: "Detox 的视图 XML")
    case .sentry: Phrase(en: "Sentry's view hierarchy", zh: "Sentry 的视图层级")
    }
  }
}
