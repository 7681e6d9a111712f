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

    init(name: String?, _ scene: Scene, _ options: AuditOptions, remarks: Int = 0) {
      (self.name, self.scene, self.remarks) = (name, scene, remarks)
      audit = Audit(scene, options: options)
    }

    /// A screen of another program's file, of which more is known than a scene can say.
    init(name: String?, _ screen: ImportedScene, _ options: AuditOptions) {
      var options = options
      options.sharedRecognizers = screen.sharedRecognizers.map {
        SharedRecognizer($0.name, views: $0.views)
      }
      self.init(name: name, screen.scene, options, remarks: screen.remarks.count)
    }
  }

  /// What keeps a file from being looked through.
  private enum Failure: Sendable {
    case problem(FileProblem)
    case refusal(ImportRefusal)
    case diagnostics([Diagnostic])
    case foreign(FileKind)
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
    guard kind != .lesson, kind != .json else {
      failure = .foreign(kind)
      return
    }
    do throws(ImportRefusal) {
      let found = try importScreens(text, kind, of: path)
      screens = found.map { screen in
        Screen(name: found.count > 1 ? screen.name : nil, screen.screen, options)
      }
    } catch {
      failure = .refusal(error)
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

  /// Says what was wrong with the file; whether it was looked through.
  func say(_ console: Console) -> Bool {
    switch failure {
    case nil: return true
    case .problem(let problem)?: console.complain(problem.message)
    case .diagnostics(let diagnostics)?:
      console.complain(diagnostics, of: path)
    case .refusal(let refusal)?: console.complain(refusal, of: path)
    case .foreign(let kind)?: console.complainForeign(path, kind)
    }
    return false
  }
}
