import SceneLanguage
import TouchNarration

//   "stopOnEntri": true      unknown key; did you mean stopOnEntry?
//   "stopAtEnd": "false"     stopAtEnd must be true or false
//   "__sessionId": "…"       of the editor: it is left alone

/// What a launch configuration may say.
public enum LaunchKey: String, CaseIterable, Sendable {
  case program, scene, touch, touches, tap, cwd, whatIf, stopOnEntry, stopAtEnd, noDebug, language

  /// What kind of value it has.
  public enum Shape: Sendable {
    case text
    /// Several texts.
    case texts
    case flag
    case language
  }

  /// What kind of value it has.
  public var shape: Shape {
    switch self {
    case .program, .scene, .touch, .tap, .cwd: .text
    case .touches, .whatIf: .texts
    case .stopOnEntry, .stopAtEnd, .noDebug: .flag
    case .language: .language
    }
  }

  /// What editors keep in the same object for themselves; they send it all.
  private static let ofEditors: Set = [
    "name", "type", "request", "preLaunchTask", "postDebugTask", "internalConsoleOptions",
    "presentation", "suppressMultipleSessionWarning", "debugServer", "serverReadyAction",
    "consoleName", "windows", "linux", "osx", "host", "hostName", "port", "debugPort", "env",
    "restart", "command",
  ]

  /// Refuses a launch that says what nobody here understands.
  static func check(_ launch: WireValue) throws(Refusal) {
    guard case .object(let pairs) = launch else { return }
    for pair in pairs where pair.value != .null {
      guard let key = LaunchKey(rawValue: pair.key) else {
        // Editors mark what is their own by an underscore, or write it as Lisp does.
        let isLisp = pair.key.contains("-") && spelled(pair.key) == nil
        guard ofEditors.contains(pair.key) || pair.key.hasPrefix("_") || isLisp else {
          throw Refusal(AdapterWords.noLaunchKey(pair.key))
        }
        continue
      }
      guard key.takes(pair.value) else { throw Refusal(AdapterWords.launchValue(key)) }
    }
  }

  /// The key that a word means which is written with hyphens: `stop-on-entry`.
  fileprivate static func spelled(_ key: String) -> LaunchKey? {
    let letters = String(key.filter { $0 != "-" }).lowercased()
    return allCases.first { $0.rawValue.lowercased() == letters }
  }

  private func takes(_ value: WireValue) -> Bool {
    switch shape {
    case .text: value.text != nil
    case .texts where self == .touches && value.elements?.isEmpty == true: false
    case .texts: value.elements?.allSatisfy { $0.text != nil } == true
    case .flag: value.flag != nil
    case .language: value.text.flatMap { Language($0) } != nil
    }
  }
}

extension AdapterWords {
  static func noLaunchKey(_ key: String) -> Phrase {
    let known = LaunchKey.allCases.map(\.rawValue)
    let key = String(key.prefix(60))
    let meant = LaunchKey.spelled(key)?.rawValue ?? nearest(key, among: known)
    guard let near = meant else {
      let list = known.joined(separator: " ")
      return Phrase(
        en: "launch has no key \(bad: key); its keys are \(code: list)",
        zh: "launch 没有 \(bad: key) 这个键；可以写 \(code: list)")
    }
    return Phrase(
      en: "launch has no key \(bad: key); did you mean \(code: near)?",
      zh: "launch 没有 \(bad: key) 这个键；是不是 \(code: near)？")
  }

  static func launchValue(_ key: LaunchKey) -> Phrase {
    let name = key.rawValue
    switch key.shape {
    case .text:
      return Phrase(en: "\(bad: name) must be a text", zh: "\(bad: name) 应是一个字符串")
    case .texts:
      return Phrase(
        en: "\(bad: name) must be a list of texts, such as \(code: "[\"…\", \"…\"]")",
        zh: "\(bad: name) 应是字符串的列表，例如 \(code: "[\"…\", \"…\"]")")
    case .flag:
      return Phrase(
        en: "\(bad: name) must be \(code: "true") or \(code: "false"), without quotes",
        zh: "\(bad: name) 应是 \(code: "true") 或 \(code: "false")，不加引号")
    case .language:
      let known = Language.allCases.map(\.rawValue).joined(separator: ", ")
      return Phrase(
        en: "\(bad: name) must be one of \(code: known)", zh: "\(bad: name) 应是 \(code: known) 之一")
    }
  }
}
