import TouchCore
import TouchNarration

/// What is said of the scene and of rules when they are looked at.
enum LookWords {
  static let noTouchHere = Phrase(
    en: "this step is not about a touch", zh: "这一步与触摸无关")

  static let chainEnds = Phrase(
    en: "\(bad: "nil"): the chain ends, and an unhandled message is dropped",
    zh: "\(bad: "nil")：链到此结束，没有处理的消息被丢弃")

  static let chainLoops = Phrase(
    en: "\(bad: "loop"): an override of \(code: "next") leads back to an earlier responder",
    zh: "\(bad: "循环")：某个 \(code: "next") 的重写指回了前面的响应者")

  static let chainOfWhom = Phrase(
    en: "the touch has no view; say whose chain: \(code: "chain VIEW")",
    zh: "触摸没有视图；请说明看谁的链：\(code: "chain VIEW")")

  static let printWhat = Phrase(
    en: "say what: \(code: "print point"), \(code: "print fifthView.alpha")",
    zh: "请说明显示什么：\(code: "print point")、\(code: "print fifthView.alpha")")

  /// Of a part whose owner has a property of the same name.
  static func propertyOfThatName(_ name: String, _ value: StyledText) -> Phrase {
    Phrase(
      en: "The property \(code: name) has the same name: \(value)",
      zh: "属性 \(code: name) 同名，它的值：\(value)")
  }

  static func infoTopics(_ topics: [String]) -> Phrase {
    let list = Listed(topics)
    return Phrase(en: "info about \(code: list.english)", zh: "可以查看 \(code: list.chinese)")
  }

  static func noTopic(_ word: String, known: [String], nearest: String?) -> Phrase {
    let all = Phrase(en: "; ", zh: "；") + infoTopics(known)
    return Phrase(en: "no info about \(bad: word)", zh: "没有关于 \(bad: word) 的信息")
      + Words.didYouMean(nearest, orElse: all)
  }

  static func isCommand(_ word: String) -> Phrase {
    Phrase(
      en: "\(code: word) is a command of its own: type \(code: word)",
      zh: "\(code: word) 本身就是命令：输入 \(code: word)")
  }

  static func isPrinted(_ name: String) -> Phrase {
    Phrase(
      en: "\(code: "print \(name)") shows it", zh: "用 \(code: "print \(name)") 查看")
  }

  static func scene(
    _ label: String, windows: Int, views: Int, controllers: Int, steps: Int
  ) -> Phrase {
    let counts = [
      (steps, "step"), (views, "view"), (windows, "window"), (controllers, "view controller"),
    ].map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }
    return Phrase(
      en: "\(strong: label): \(counts.joined(separator: ", "))",
      zh: "\(strong: label)：共 \(steps) 步；视图 \(views) 个，窗口 \(windows) 个，"
        + "控制器 \(controllers) 个")
  }

  static let degrees = Phrase(en: "degrees", zh: "度")

  static let whyNotWhom = Phrase(
    en:
      "say who: \(code: "why-not VIEW"), a recognizer, an action, a finger, or "
      + "\(code: "why-not at 120,300")",
    zh: "请说明是谁：\(code: "why-not VIEW")、识别器、动作、手指，或者 \(code: "why-not at 120,300")")

  static func noGestureFor(_ name: String, _ outcome: String) -> Phrase {
    Phrase(
      en: "no gesture of UIKit's is there for \(name: name) to be \(code: outcome)",
      zh: "UIKit 没有让 \(name: name) \(code: outcome) 的手势")
  }

  static let noMessageHere = Phrase(
    en: "this step is not a touch message; \(code: "why") explains it",
    zh: "这一步不是触摸消息；用 \(code: "why") 看它的说明")

  static func decided(_ steps: [Int]) -> Phrase {
    let list = steps.prefix(12).map { "#\($0)" }.joined(separator: " ")
    let more = steps.count > 12 ? " …" : ""
    guard !steps.isEmpty else {
      return Phrase(en: "no step of this record follows it", zh: "这份记录里没有按这条规则的步骤")
    }
    return Phrase(
      en: "steps that follow it: \(dim: list + more)", zh: "按这条规则的步骤：\(dim: list + more)")
  }
}
