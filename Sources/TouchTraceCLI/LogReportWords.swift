import SceneFiles
import TouchCore
import TouchDebugger
import TouchNarration

/// What is said of a log that lies beside the record.
enum LogReportWords {
  static let both = Phrase(en: "both", zh: "两者")
  static let record = Phrase(en: "record", zh: "记录")
  static let log = Phrase(en: "log", zh: "日志")

  static func agrees(_ log: Phrase, _ touch: String, _ lines: Int) -> Phrase {
    Phrase(
      en:
        "\(log.english) agrees with the record of touch '\(touch)': \(lines) \(noun("line", lines)).",
      zh: "\(log.chinese)与触摸“\(touch)”的记录一致：\(lines) 行。")
  }

  static func parts(_ log: Phrase, _ line: Int, _ touch: String) -> Phrase {
    Phrase(
      en: "\(log.english) differs from the record of touch '\(touch)' from line \(line) on.",
      zh: "\(log.chinese)从第 \(line) 行开始与触摸“\(touch)”的记录不同。")
  }

  static func ends(_ log: Phrase, _ touch: String) -> Phrase {
    Phrase(
      en: "\(log.english) ends before the record of touch '\(touch)' does.",
      zh: "触摸“\(touch)”的记录还没有结束，\(log.chinese)就结束了。")
  }

  static func goesOn(_ log: Phrase, _ line: Int, _ touch: String) -> Phrase {
    Phrase(
      en: "\(log.english) goes on in line \(line), where the record of touch '\(touch)' has ended.",
      zh: "触摸“\(touch)”的记录已经结束，\(log.chinese)从第 \(line) 行起还在继续。")
  }

  static func late(by delay: Int) -> Phrase {
    delay > 0
      ? Phrase(en: "The log has it \(delay) ms later.", zh: "日志里晚 \(delay) ms。")
      : Phrase(en: "The log has it \(-delay) ms earlier.", zh: "日志里早 \(-delay) ms。")
  }

  static func rule(_ rule: Rule) -> Phrase {
    let how = rule.confidence.phrase
    return Phrase(
      en: """
        \(dim: "rule \(rule.number)  \(how.english.plain):") \(rule.sentence.english)
        """,
      zh: """
        \(dim: "规则 \(rule.number)  \(how.chinese.plain)：")\(rule.sentence.chinese)
        """)
  }

  static func settings(_ count: Int) -> Phrase {
    count == 1
      ? Phrase(
        en: "One setting alone makes the record equal this log:", zh: "只改一个设置就能让记录与这份日志一致：")
      : Phrase(
        en: "Each of \(count) settings alone makes the record equal this log:",
        zh: "有 \(count) 个设置，只改其中一个就能让记录与这份日志一致：")
  }

  /// The values that fit, and the record's own with how well it is known.
  static func fit(_ fit: SettingFit, _ now: Double) -> Phrase {
    let (setting, values) = (fit.setting, fit.values)
    let name = "model.\(setting.rawValue)"
    let isOne = values.lowerBound == values.upperBound
    let first = isOne ? value(values.lowerBound, setting) : exact(values.lowerBound)
    let last = isOne ? "" : value(values.upperBound, setting)
    let how = setting.confidence.phrase
    let isDefault = now == setting.defaultValue
    let english = isDefault ? how.english.plain : "set in the file"
    let chinese = isDefault ? how.chinese.plain : "文件里写的"
    let own = value(now, setting)
    return Phrase(
      en: """
        \(code: name)  \(number: isOne ? first : "\(first) to \(last)") \
        \(isOne ? "fits" : "fit"); \(own) is \(english)  \(dim: "rule \(setting.rule)")
        """,
      zh: """
        \(code: name)  \(number: isOne ? first : "\(first) 到 \(last)") 符合；\(own) 是\(chinese)  \
        \(dim: "规则 \(setting.rule)")
        """)
  }

  private static func value(_ number: Double, _ setting: Setting) -> String {
    guard setting.unit != .onOff else { return number == 0 ? "off" : "on" }
    return exact(number) + setting.unit.behindNumber
  }

  static let noSetting = Phrase(
    en: """
      No setting alone makes the record equal this log: several may differ, or the model lacks a \
      rule. \(code: "touchtrace rules") lists those it has.
      """,
    zh: """
      没有哪个设置单独就能让记录与这份日志一致：也许有几个设置不同，也许模型少了一条规则。\
      \(code: "touchtrace rules") 列出它有的规则。
      """)

  static let fingers = Phrase(
    en: """
      The record has this message as soon as the finger acts. If the fingers went another way or at \
      other times, write the log's times into the touch and compare again.
      """,
    zh: """
      在记录里，手指一动作就有这条消息。如果当时手指的动作或时间不同，请把日志里的时间写进触摸，\
      再比较一次。
      """)

  /// What of a log is not compared.
  static func leftOut(_ log: MessageLog, _ comparison: LogComparison) -> [Phrase] {
    var phrases: [Phrase] = []
    if log.strange > 0 {
      let count = log.strange
      phrases.append(
        Phrase(
          en: "left out: \(count) \(noun("line", count)) without a message",
          zh: "略去 \(count) 行：里面没有消息"))
    }
    if log.unnamed > 0 {
      let count = log.unnamed
      phrases.append(
        Phrase(
          en:
            "left out: \(count) \(noun("line", count)) about objects that the scene does not name",
          zh: "略去 \(count) 行：场景里没有那些对象的名字"))
    }
    if comparison.skipped > 0 {
      let count = comparison.skipped
      phrases.append(
        Phrase(
          en: """
            left out: \(count) \(noun("line", count)) that a device repeats: the screen reads the \
            finger more often, or UIKit asks again
            """,
          zh: "略去 \(count) 行：设备会重复它们，因为屏幕读手指更频繁，或者 UIKit 又问了一次"))
    }
    return phrases
  }

  private static func noun(_ noun: String, _ count: Int) -> String {
    count == 1 ? noun : noun + "s"
  }
}
