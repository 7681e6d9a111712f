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

  init(_ line: RecordLine) throws(RecordFault) {
    let schema = try line.text("schema")
    guard schema == TouchTrace1.schema else {
      throw RecordFault(Self.unknown(schema), at: line.place(of: "schema"))
    }
    let word = try line.text("lang")
    guard let language = Language(rawValue: word) else {
      let words = Language.allCases.map { $0.rawValue }
      let phrase = Phrase(
        en: "\(code: "lang") should be \(words.joined(separator: " or "))",
        zh: "\(code: "lang") 应为 \(words.joined(separator: " 或 "))")
      throw RecordFault(phrase, at: line.place(of: "lang"))
    }
    self.language = language
    tool = try line.text("tool")
    model = try line.text("model")
    lesson = try line.textOrNull("lesson")
    scene = try line.texts("scene")
    touches = try line.texts("touches")
  }

  private static func unknown(_ schema: String) -> Phrase {
    // A name of a file, cut where it is too long to be read.
    let shown = schema.utf8.count > 200 ? schema.prefix(60) + "…" : schema
    return Phrase(
      en: "unknown schema \(bad: shown); this version reads \(code: TouchTrace1.schema)",
      zh: "不认识 \(bad: shown)；这个版本读取 \(code: TouchTrace1.schema)")
  }

  /// What this version makes of it.
  func record() throws(Trouble) -> Trace {
    guard let rules = HitTestRules.named(model) else { throw .model(model) }
    let read = readScene(SourceLines(file: "scene", lines: scene, firstLine: 1))
    guard var scene = read.value else { throw .scene(Self.first(read.diagnostics)) }
    guard !scene.windows.isEmpty else { throw .noWindow }
    // 19.57: nobody writes them, but steps may be about them.
    scene.settlePrivateContainers()
    // A record's lines are numbered through, the scene's first.
    let lines = SourceLines(file: "scene", lines: touches, firstLine: self.scene.count + 1)
    let fingers = readTouches(lines, in: scene)
    guard let script = fingers.value else {
      throw .touches(Self.first(fingers.diagnostics, of: "touches", behind: self.scene.count))
    }
    return TouchCore.record(script, in: scene, rules: rules)
  }

  private static func first(
    _ diagnostics: [Diagnostic], of part: String = "scene", behind lines: Int = 0
  ) -> String {
    guard let error = diagnostics.first(where: { $0.severity == .error }) else { return "" }
    return "\(part):\(error.line - lines):\(error.column): \(error.message)"
  }
}
