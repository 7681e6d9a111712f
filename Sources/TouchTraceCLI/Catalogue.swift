import SceneLanguage
import TouchCore
import TouchNarration
import Transcripts

/// Shows what the model follows: rules, settings and the record's schema.
struct Catalogue {
  let console: Console

  /// Shows every rule, or the one with a number.
  func showRules(_ number: String?) -> ExitCode {
    guard let number else {
      for rule in Rule.catalogue { show(rule) }
      return .success
    }
    guard let rule = RuleNumber(number).flatMap(Rule.named) else {
      console.complain(
        Phrase(
          en: "no rule '\(number)' in the model; 'touchtrace rules' lists them",
          zh: "模型里没有规则“\(number)”；“touchtrace rules”会列出全部规则"))
      return .usage
    }
    show(rule)
    return .success
  }

  private func show(_ rule: Rule) {
    let number = "\(rule.number)"
    let indent = String(repeating: " ", count: max(1, 6 - number.count))
    let text: StyledText =
      "\(number: number)\(indent)\(rule.sentence[console.language]) "
      + "\(dim: "[\(rule.confidence.rawValue); \(rule.source)]")"
    console.show(text.wrapped(to: console.width, firstIndent: 0, indent: 6))
  }

  /// Shows every setting with its default, and where the default comes from.
  func showSettings() -> ExitCode {
    for setting in Setting.allCases {
      let unit = setting.unit == .onOff ? "" : " \(setting.unit.rawValue)"
      let text: StyledText =
        "\(code: "model.\(setting.rawValue)") = \(number: shown(setting))\(unit)  "
        + "\(setting.summary[console.language]) \(dim: "[\(setting.confidence.rawValue); \(setting.source); \(setting.rule)]")"
      console.show(text.wrapped(to: console.width, firstIndent: 0, indent: 2))
    }
    return .success
  }

  private func shown(_ setting: Setting) -> String {
    setting.unit == .onOff
      ? (setting.defaultValue == 0 ? "off" : "on") : exact(setting.defaultValue)
  }

  /// Shows the JSON Schema.
  func showSchema() -> ExitCode {
    console.put(schemaText)
    return .success
  }
}
