import SceneLanguage
import TouchNarration

/// Something about the debugger itself that `set NAME VALUE` changes; everything else `set` changes
/// is in the scene.
struct SessionSetting: Sendable {
  let name: String
  let summary: Phrase
  /// What it can be, as people are told.
  let values: String
  /// What completes its value.
  let words: [String]
  let read: @Sendable (Session) -> String
  /// Changes it; false where it cannot be that.
  let write: @Sendable (inout Session, Substring) -> Bool

  /// Every setting, in the order of `show`.
  static let all = [
    SessionSetting(
      "language", "en | zh-Hans", words: Language.allCases.map { $0.rawValue },
      summary: Phrase(en: "the language of every reply", zh: "回答使用的语言"),
      read: { $0.language.rawValue }
    ) { session, value in
      guard let language = Language(rawValue: value.hasPrefix("zh") ? "zh-Hans" : String(value))
      else { return false }
      session.language = language
      return true
    },
    SessionSetting(
      "explain", Explaining.allCases.map { $0.rawValue }.joined(separator: " | "),
      words: Explaining.allCases.map { $0.rawValue },
      summary: Phrase(
        en: "how much a stop explains: the fact, its reason too, or everything that why explains",
        zh: "停下时说多少：只说事实，加上原因，还是 why 的全部"),
      read: { $0.manner.explaining.rawValue }
    ) { session, value in
      guard let explaining = Explaining(rawValue: String(value)) else { return false }
      session.manner.explaining = explaining
      return true
    },
    onOff(
      "repeat", Phrase(en: "whether an empty line repeats a motion", zh: "空行是否重复上一次移动"),
      { $0.manner.repeatsMotions }, { $0.manner.repeatsMotions = $1 }),
    SessionSetting(
      "width", "20–400", words: [],
      summary: Phrase(
        en: "the maximum columns of a row; pictures, tables and help use at most 60",
        zh: "列表一行最多几列；图画、表格和帮助最多 60 列"),
      read: { "\($0.manner.rowWidth)" }
    ) { session, value in
      guard let columns = Int(value), (20...400).contains(columns) else { return false }
      session.manner.rowWidth = columns
      return true
    },
    onOff(
      "ascii", Phrase(en: "whether pictures are drawn with + - | only", zh: "图画是否只用 + - | 画"),
      { $0.manner.drawsInASCII }, { $0.manner.drawsInASCII = $1 }),
    SessionSetting(
      "confirm", "off", words: ["off"],
      summary: Phrase(en: "whether to ask before a command runs: never", zh: "执行前是否询问：从不询问"),
      read: { _ in "off" }
    ) { _, value in value == "off" },
  ]

  private init(
    _ name: String, _ values: String, words: [String], summary: Phrase,
    read: @escaping @Sendable (Session) -> String,
    write: @escaping @Sendable (inout Session, Substring) -> Bool
  ) {
    self.name = name
    self.values = values
    self.words = words
    self.summary = summary
    self.read = read
    self.write = write
  }

  private static func onOff(
    _ name: String, _ summary: Phrase, _ isOn: @escaping @Sendable (Session) -> Bool,
    _ turn: @escaping @Sendable (inout Session, Bool) -> Void
  ) -> SessionSetting {
    SessionSetting(
      name, "on | off", words: ["on", "off"], summary: summary,
      read: { isOn($0) ? "on" : "off" }
    ) { session, value in
      guard value == "on" || value == "off" else { return false }
      turn(&session, value == "on")
      return true
    }
  }

  static func named(_ name: some StringProtocol) -> SessionSetting? {
    all.first { $0.name == name } ?? all.first { name.count > 3 && $0.name.hasPrefix(name) }
  }
}
