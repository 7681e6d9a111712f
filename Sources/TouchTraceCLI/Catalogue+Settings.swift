import JSON
import SceneLanguage
import TouchCore
import TouchDebugger
import TouchNarration
import Transcripts

extension Catalogue {
  /// Shows every setting with its default, its rule, and where the default comes from.
  func showSettings(as format: String?) -> ExitCode {
    if format == "json" { console.put(settingsJSON + "\n") } else { showTable() }
    return .success
  }

  private func showTable() {
    let head = Phrase(en: "NAME", zh: "名称")[console.language]
    let titles = Phrase(en: "DEFAULT RULE CONFIDENCE", zh: "默认值 规则 把握")[console.language]
    console.show(["\(strong: padded(head.plain, to: 36))\(strong: titles.plain)"])
    for setting in Setting.allCases { show(setting) }
  }

  /// A line of columns, and below it what the setting decides and who says so.
  private func show(_ setting: Setting) {
    let name = padded("model.\(setting.rawValue)", to: 36)
    let value = padded(shown(setting), to: 12)
    let rule = padded("\(setting.rule)", to: 7)
    let known = setting.confidence.phrase[console.language]
    console.show(["\(code: name)\(number: value)\(rule)\(dim: known.plain)"])
    let words: StyledText =
      "\(setting.summary[console.language]) \(dim: "[\(setting.source(in: console.language))]")"
    console.show(words.wrapped(to: console.width, firstIndent: 4, indent: 4))
  }

  private func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - displayWidth(text)))
  }

  /// The default with its unit.
  private func shown(_ setting: Setting) -> String {
    guard setting.unit != .onOff else { return setting.defaultValue == 0 ? "off" : "on" }
    return exact(setting.defaultValue) + setting.unit.behindNumber
  }

  private var settingsJSON: String {
    var json = JSONWriter()
    json.objects(Setting.allCases) { json, setting in write(setting, to: &json) }
    return json.text
  }

  private func write(_ setting: Setting, to json: inout JSONWriter) {
    json.field("name", setting.rawValue)
    json.key("default")
    if setting.unit == .onOff {
      json.value(setting.defaultValue != 0)
    } else {
      json.value(setting.defaultValue)
    }
    json.field("unit", setting.unit.rawValue)
    json.field("rule", "\(setting.rule)")
    json.field("confidence", setting.confidence.rawValue)
    json.field("source", setting.source)
    json.field("summary", setting.summary[console.language].plain)
  }
}
