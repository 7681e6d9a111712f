/// A language the project speaks.
public enum Language: String, Sendable, CaseIterable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// Reads a `--lang` value or a locale name such as `zh_CN.UTF-8`; nil where neither language is meant.
  public init?(_ name: String) {
    let lower = name.lowercased()
    if lower.hasPrefix("zh") {
      self = .simplifiedChinese
    } else if lower.hasPrefix("en") || lower == "c" || lower.hasPrefix("c.") || lower == "posix" {
      self = .english
    } else {
      return nil
    }
  }
}

extension Language {
  /// The language of the surroundings.
  ///
  /// The first of LC_ALL, LC_MESSAGES and LANG that is set decides. Where none is, as in a program
  /// that an IDE starts on macOS, it is the first that the person prefers and that is spoken here.
  ///
  /// - Parameters:
  ///   - variables: The value of a variable; nil where it is not set.
  ///   - preferred: The system's own list, such as `zh-Hans-CN`, the first first.
  public init(variables: (String) -> String?, preferred: @autoclosure () -> [String]) {
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"]
    let locale = names.compactMap(variables).first { !$0.isEmpty }
    let language = locale.map { Language($0) } ?? preferred().compactMap { Language($0) }.first
    self = language ?? .english
  }
}

/// The same thing said in every language; a missing translation does not compile.
public struct Phrase: Sendable, Hashable {
  /// In English.
  public var english: StyledText
  /// In Simplified Chinese.
  public var chinese: StyledText

  /// Makes a phrase of both wordings.
  public init(en english: StyledText, zh chinese: StyledText) {
    self.english = english
    self.chinese = chinese
  }

  /// The two phrases, one after the other.
  public static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(en: left.english + right.english, zh: left.chinese + right.chinese)
  }

  /// The wording of one language.
  public subscript(language: Language) -> StyledText {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }
}
