import Lessons
import SceneFiles
import SceneLanguage
import TouchAudit
import TouchCore
import TouchNarration

/// A file of an audit, read and looked through: by itself, so that many can be at once.
struct AuditReading: Sendable {
  /// A screen of the file.
  struct Screen: Sendable {
    /// Which one it is; nil where the file has one.
    let name: String?
    let scene: Scene
    let audit: Audit
    let remarks: Int
    let lost: Int

    init(name: String?, _ scene: Scene, _ options: AuditOptions, _ remarks: [ImportRemark] = []) {
      (self.name, self.scene, self.remarks) = (name, scene, remarks.count)
      lost = remarks.count { $0.reason.losesView }
      audit = Audit(scene, options: options)
    }

    /// A screen of another program's file, of which more is known than a scene can say.
    init(name: String?, _ screen: ImportedScene, _ options: AuditOptions) {
      var options = options
      options.sharedRecognizers = screen.sharedRecognizers.map {
        SharedRecognizer($0.name, views: $0.views)
      }
      self.init(name: name, screen.scene, options, screen.remarks)
    }
  }

  /// What keeps a file from being looked through.
  private enum Failure: Sendable {
    case problem(FileProblem)
    case refusal(ImportRefusal)
    case diagnostics([Diagnostic])
    case foreign(FileKind)
    /// Nothing an audit is about.
    case aside(Phrase)
  }

  let path: String
  private(set) var screens: [Screen] = []
  private var failure: Failure?

  init(_ path: String, _ options: AuditOptions) {
    self.path = path
    do throws(FileProblem) {
      let text = try readText(path)
      read(text, FileKind(name: path, text: text), options)
    } catch {
      failure = .problem(error)
    }
  }

  private mutating func read(_ text: String, _ kind: FileKind, _ options: AuditOptions) {
    if kind == .scene { return readScene(text, options) }
    if kind == .lesson { readFences(text, options) }
    guard failure == nil, screens.isEmpty else { return }
    guard kind != .lesson, kind != .json else {
      failure = .foreign(kind)
      return
    }
    do throws(ImportRefusal) {
      let found = try importScreens(text, kind, of: path)
      if let why = found.first?.screen.purpose.reasonWithoutTouches {
        failure = .aside(why)
        return
      }
      screens = found.map { screen in
        Screen(name: found.count > 1 ? screen.name : nil, screen.screen, options)
      }
    } catch {
      failure = .refusal(error)
    }
  }

  /// The screens in Markdown: as `convert` writes those of a storyboard.
  private mutating func readFences(_ text: String, _ options: AuditOptions) {
    for fence in LessonDocument(markdown: text).fences where fence.kind == .scene {
      let source = SourceLines(file: path, lines: fence.body, firstLine: fence.bodyLine)
      let parsed = readSceneFile(source)
      guard let file = parsed.value else {
        failure = .diagnostics(parsed.diagnostics)
        return
      }
      screens.append(Screen(name: fence.id, file.scene, options))
    }
  }

  private mutating func readScene(_ text: String, _ options: AuditOptions) {
    let parsed = readSceneFile(SourceLines(file: path, text: text))
    guard let file = parsed.value else {
      failure = .diagnostics(parsed.diagnostics)
      return
    }
    guard !file.scene.windows.isEmpty else {
      failure = .refusal(text.allSatisfy(\.isWhitespace) ? .empty : .noViews)
      return
    }
    screens = [Screen(name: nil, file.scene, options)]
  }

  /// Says what was wrong with the file.
  ///
  /// - Parameter isNamed: Whether somebody named the file; one of a folder is only noted.
  /// - Returns: Whether all that somebody named could be read; what is not ours is no fault.
  func say(_ console: Console, isNamed: Bool) -> Bool {
    switch failure {
    case nil: return true
    case .aside(let why)?:
      note(why, console)
      return true
    case .refusal(let refusal)? where refusal.isNotOurs || !isNamed:
      note(ImportRefusalWords(refusal).phrase, console)
      return true
    case .foreign(let kind)? where !isNamed:
      note(Phrase(en: "it is ", zh: "它是") + kind.phrase, console)
      return true
    case .foreign(let kind)?: console.complainForeign(path, kind)
    case .problem(let problem)?: console.complain(problem.message)
    case .diagnostics(let diagnostics)?: console.complain(diagnostics, of: path)
    case .refusal(let refusal)?: console.complain(refusal, of: path)
    }
    return !isNamed
  }

  private func note(_ why: Phrase, _ console: Console) {
    let words = Phrase(en: "not audited: ", zh: "没有审查：")[console.language].plain
    console.complain("\(path):1:1: note: \(words)\(why[console.language].plain)")
  }
}

extension ScreenPurpose {
  /// Why nobody touches such a screen; nil if somebody does.
  var reasonWithoutTouches: Phrase? {
    switch self {
    case .app: nil
    case .launchScreen: Phrase(en: "a launch screen takes no touches", zh: "启动画面不接受触摸")
    case .television:
      Phrase(en: "tvOS has no touches on the screen", zh: "tvOS 的屏幕上没有触摸")
    }
  }
}

extension ImportRefusal {
  /// Whether there is nothing in it that an audit is about.
  fileprivate var isNotOurs: Bool {
    switch self {
    case .noViews, .notIOS: true
    case .empty, .binary, .encoding, .tooOld, .malformed, .excessive, .declaresEntities,
      .withoutFrames, .unknownForm:
      false
    }
  }
}
