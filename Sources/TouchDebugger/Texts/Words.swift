import SceneLanguage
import TouchCore
import TouchNarration

/// What is said in many places; what happened to the touch is told by the narrator.
enum Words {
  /// Somebody did not want to wait until it was found out where a breakpoint stops.
  static let nothingSet = Phrase(en: "interrupted; nothing is set", zh: "已中断，没有设下任何断点")

  static func noTouch(_ word: String, of count: Int) -> Phrase {
    guard count > 0 else {
      return Phrase(en: "no finger touches the screen", zh: "没有手指碰到屏幕")
    }
    return Phrase(
      en: "there is no touch \(bad: word); "
        + (count == 1 ? "there is only 1" : "they are numbered from 1 to \(count)"),
      zh: "没有触摸 \(bad: word)；" + (count == 1 ? "只有触摸 1" : "编号从 1 到 \(count)"))
  }

  static func touchesAgain(_ finger: String, _ touches: [Int]) -> Phrase {
    let numbers = touches.map(String.init)
    return Phrase(
      en: "finger \(bad: finger) touches more than once; say which by its number: "
        + "\(code: numbers.joined(separator: ", "))",
      zh: "手指 \(bad: finger) 不止触摸一次；请用编号说明是哪一次：\(code: numbers.joined(separator: "、"))")
  }

  static func tooManyWords(_ usage: String) -> Phrase {
    Phrase(en: "too many words; usage: \(code: usage)", zh: "词太多了；写法是 \(code: usage)")
  }

  static let noRegularExpressions = Phrase(
    en: "there are no regular expressions; for names use \(code: "*") and \(code: "?"), as in "
      + "\(code: "card*"); search takes a word or \(code: "\"any part\"")",
    zh: "没有正则表达式；名字用 \(code: "*") 和 \(code: "?")，例如 \(code: "card*")；"
      + "search 用一个词或 \(code: "\"一部分\"")")

  static func ruleNumber(_ number: RuleNumber) -> Phrase {
    Phrase(en: "\(dim: "rule \(number)  ")", zh: "\(dim: "规则 \(number)  ")")
  }

  static func knownFrom(_ rule: Rule) -> Phrase {
    let how = rule.confidence.phrase
    return Phrase(
      en: "\(dim: "\(how.english.plain): \(rule.source(in: .english))")",
      zh: "\(dim: "\(how.chinese.plain)：\(rule.source(in: .simplifiedChinese))")")
  }

  /// How well a rule is known; who says so, `rules N` lists.
  static func howKnown(_ rule: Rule) -> Phrase {
    let known =
      switch rule.confidence {
      case .documented: Phrase(en: "documented", zh: "文档有记载")
      case .observed: Phrase(en: "observed, not documented", zh: "有人观察到，文档没有写")
      case .reported: Phrase(en: "reported, not measured", zh: "有人报告过，没有实测")
      case .peer: Phrase(en: "seen in a reimplementation of UIKit", zh: "见于仿写的 UIKit")
      case .inferred: Phrase(en: "inferred", zh: "推断")
      }
    return Phrase(
      en: "\(dim: known.english.plain)\(dim: "; type rules \(rule.number) for its sources")",
      zh: "\(dim: known.chinese.plain)\(dim: "；出处请输入 rules \(rule.number)")")
  }

  static func noRule(_ word: String, nearest: String?) -> Phrase {
    Phrase(en: "there is no rule \(bad: word)", zh: "没有规则 \(bad: word)") + didYouMean(nearest)
  }

  static func didYouMean(_ word: String?) -> Phrase {
    guard let word else { return Phrase(en: "", zh: "") }
    return Phrase(en: "; did you mean \(code: word)?", zh: "；是想写 \(code: word) 吗？")
  }

  /// The word that was probably meant, or else those there are.
  static func didYouMean(_ word: String?, orElse rest: Phrase) -> Phrase {
    word == nil ? rest : didYouMean(word)
  }

  static func column(_ column: Int) -> Phrase {
    Phrase(en: "  \(dim: "(column \(column))")", zh: "\(dim: "（第 \(column) 列）")")
  }

  static func expected(_ text: String) -> Phrase {
    Phrase(en: "expected \(code: text)", zh: "这里应该是 \(code: text)")
  }

  static func nobodyNamed(_ name: String, nearest: String?) -> Phrase {
    Phrase(en: "nothing is called \(bad: name)", zh: "没有叫 \(bad: name) 的东西") + didYouMean(nearest)
  }

  static func severalAre(_ text: String, _ names: [String]) -> Phrase {
    let shown = names.prefix(6).joined(separator: ", ") + (names.count > 6 ? ", …" : "")
    return Phrase(
      en: "\(names.count) views match \(bad: text): \(shown); name one",
      zh: "有 \(names.count) 个视图是 \(bad: text)：\(shown)；请说明是哪一个")
  }

  static func notAView(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) is not a view, and hit testing asks only views; \(code: "chain \(name)") "
        + "shows its position",
      zh: "\(name: name) 不是视图，而命中测试只问视图；用 \(code: "chain \(name)") 看它的位置")
  }

  static func interrupted(at cursor: Int) -> Phrase {
    Phrase(en: "interrupted at #\(cursor)", zh: "在 #\(cursor) 处中断")
  }

  /// Work that is of no use by halves was ended.
  static func stopped(at cursor: Int) -> Phrase {
    Phrase(
      en: "interrupted; nothing changed, and you are still at #\(cursor)",
      zh: "已中断；什么都没有改变，仍在 #\(cursor)")
  }

  static func leftOut(_ commands: Substring) -> Phrase {
    let rest = String(commands)
    return Phrase(en: "not executed: \(code: rest)", zh: "没有执行：\(code: rest)")
  }

  static func endsBefore(_ time: Int, at end: Int) -> Phrase {
    Phrase(
      en: "nothing happens at \(bad: "\(time) ms") or later: the last step is at "
        + "\(number: "\(end) ms")",
      zh: "\(bad: "\(time) 毫秒")及以后什么都没有发生：最后一步在 \(number: "\(end) 毫秒")")
  }

  static func noStep(_ number: Int, of count: Int) -> Phrase {
    guard number >= 0 else {
      return Phrase(
        en: "there is no step \(bad: "#\(number)"): the recording starts at #0",
        zh: "没有步骤 \(bad: "#\(number)")：记录从 #0 开始")
    }
    return Phrase(
      en: "there is no step \(bad: "#\(number)"): the recording ends at #\(count)",
      zh: "没有步骤 \(bad: "#\(number)")：记录到 #\(count) 为止")
  }

  static let noStepYet = Phrase(
    en: "nothing has happened yet; \(code: "step") goes to the first step",
    zh: "还什么都没有发生；\(code: "step") 走到第一步")

  static let recordIsEmpty = Phrase(
    en: "the recording has no steps: no finger touches the screen",
    zh: "记录里没有步骤：没有手指碰到屏幕")
}
