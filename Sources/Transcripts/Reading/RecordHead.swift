import JSON
import SceneLanguage
import TouchCore
import TouchNarration

/// The first line of a record, read.
public struct RecordHead: Hashable, Sendable {
  /// The version of the tool that wrote the record.
  public let tool: String
  /// The rules of the search, by their name.
  public let model: String
  /// The language of the steps' texts.
  public let language: Language
  /// The lesson the scene is from.
  public let lesson: String?
  /// The scene, in lines of the scene language.
  public let scene: [String]
  /// What the fingers do, in lines of the scene language.
  public let touches: [String]

  init(_ fields: JSONFields) throws(RecordFault) {
    let schema = try fields.text("schema")
    guard schema == TouchTrace1.schema else {
      throw RecordFault(
        .otherSchema(schema), at: fields.find("schema")?.value.lowerBound ?? 0)
    }
    tool = try fields.text("tool")
    model = try fields.text("model")
    language = try fields.word("lang", RecordTerms.languages)
    lesson = try fields.textOrNull("lesson")
    scene = try fields.texts("scene")
    touches = try fields.texts("touches")
    let settings = try fields.needed("settings")
    guard settings.kind == .object else { throw fields.wrong("settings", settings, .object) }
    for setting in fields.elements(of: settings) {
      guard setting.kind == .number else {
        throw fields.wrong("settings", setting, .value)
      }
    }
  }
}

/// What a head describes, ready to be played.
public struct RecordStage: Sendable {
  /// The scene.
  public let scene: Scene
  /// What the fingers do.
  public let script: TouchScript
  /// The rules of the search.
  public let rules: HitTestRules

  /// Why a head cannot be played here.
  public enum Trouble: Error, Hashable, Sendable {
    /// The scene or the touches do not parse, with what is said of the first place.
    case scene(String)
    case touches(String)
    /// Nobody knows these rules here.
    case model(String)
    /// The scene has no window.
    case noWindow
  }

  /// Reads the scene and the touches of a head.
  public init(_ head: RecordHead) throws(Trouble) {
    guard let rules = HitTestRules.named(head.model) else { throw .model(head.model) }
    self.rules = rules
    let scene = readScene(SourceLines(file: "scene", lines: head.scene, firstLine: 1))
    guard var read = scene.value else { throw .scene(Self.first(scene.diagnostics)) }
    guard !read.windows.isEmpty else { throw .noWindow }
    // 19.57: nobody writes them, but steps may be about them.
    read.settlePrivateContainers()
    // A record's lines are numbered through, the scene's first.
    let lines = SourceLines(file: "scene", lines: head.touches, firstLine: head.scene.count + 1)
    let touches = readTouches(lines, in: read)
    guard let script = touches.value else {
      throw .touches(Self.first(touches.diagnostics, of: "touches", behind: head.scene.count))
    }
    self.scene = read
    self.script = script
  }

  private static func first(
    _ diagnostics: [Diagnostic], of part: String = "scene", behind lines: Int = 0
  ) -> String {
    guard let error = diagnostics.first(where: { $0.severity == .error }) else { return "" }
    return "\(part):\(error.line - lines):\(error.column): \(error.message)"
  }

  /// What this version makes of it.
  func record() -> Trace { TouchCore.record(script, in: scene, rules: rules) }
}
