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

  /// The wording of one language.
  public subscript(language: Language) -> StyledText {
    switch language {
    case .english: english
    case .simplifiedChinese: chinese
    }
  }
}
