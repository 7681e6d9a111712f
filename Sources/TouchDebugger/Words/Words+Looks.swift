import TouchCore
import TouchNarration

extension Words {
  static func eventFrame(_ event: TouchEvent) -> Phrase {
    let time = event.milliseconds
    switch event.input {
    case .touches(let changes):
      let en = changes.map { "\($0.finger) \($0.action.rawValue)" }.joined(separator: ", ")
      let zh = changes.map { "\($0.finger) \(chinese($0.action))" }.joined(separator: "、")
      return Phrase(
        en: "finger \(name: en) at \(number: "\(time) ms")",
        zh: "手指 \(name: zh)，\(number: "\(time)") 毫秒")
    case .shake: return plainFrame("shake", "摇动", time)
    case .press(let name, let isDown):
      return plainFrame("press \(name) \(isDown ? "down" : "up")", "按键 \(name)", time)
    case .key(let name): return plainFrame("key \(name)", "键盘 \(name)", time)
    case .remote(let name): return plainFrame("remote \(name)", "遥控 \(name)", time)
    case .changes: return plainFrame("the program changes something", "程序作了改动", time)
    case .wait: return plainFrame("wait", "等待", time)
    }
  }

  private static func plainFrame(_ en: String, _ zh: String, _ time: Int) -> Phrase {
    Phrase(
      en: "\(name: en) at \(number: "\(time) ms")", zh: "\(name: zh)，\(number: "\(time)") 毫秒")
  }

  static let noTouchHere = Phrase(
    en: "this step is about no touch", zh: "这一步与触摸无关")

  static let isAskingItsSubviews = Phrase(
    en: "asks its subviews", zh: "正在询问子视图")

  static func returns(_ name: String?) -> Phrase {
    guard let name else { return Phrase(en: "answers \(bad: "nil")", zh: "回答 \(bad: "nil")") }
    return Phrase(en: "answers \(name: name)", zh: "回答 \(name: name)")
  }

  static let asked = Phrase(en: "asked", zh: "已询问")

  static func reason(for hop: Hop) -> Phrase {
    switch hop {
    case .superview: Phrase(en: "its superview", zh: "它的父视图")
    case .controller:
      Phrase(en: "the controller whose root view it is", zh: "以它为根视图的控制器")
    case .container:
      Phrase(en: "the superview of the controller's view", zh: "控制器视图的父视图")
    case .presenter: Phrase(en: "who presented it", zh: "弹出它的控制器")
    case .window: Phrase(en: "its window, as root view controller", zh: "它是窗口的根视图控制器，于是到窗口")
    case .windowScene: Phrase(en: "the window scene it is shown in", zh: "窗口所在的窗口场景")
    case .application: Phrase(en: "the application", zh: "应用")
    case .delegate: Phrase(en: "the application's delegate", zh: "应用的代理")
    case .override: Phrase(en: "its own \(code: "next") says so", zh: "由它自己的 \(code: "next") 决定")
    }
  }

  static let chainEnds = Phrase(
    en: "\(bad: "nil"): the chain ends, and a message nobody handled is dropped",
    zh: "\(bad: "nil")：链到此结束，没有谁处理的消息被丢弃")

  static let chainLoops = Phrase(
    en: "\(bad: "back in a circle"): an override of \(code: "next") leads to somebody above",
    zh: "\(bad: "绕回原处")：某个 \(code: "next") 的重写指回了前面的响应者")

  static let chainOfWhom = Phrase(
    en: "the touch has no view; say whose chain: \(code: "chain VIEW")",
    zh: "触摸没有视图；请说明看谁的链：\(code: "chain VIEW")")

  static let printWhat = Phrase(
    en: "say what: \(code: "print point"), \(code: "print fifthView.alpha")",
    zh: "请说明显示什么：\(code: "print point")、\(code: "print fifthView.alpha")")

  static func infoTopics(_ topics: [String]) -> Phrase {
    let list = Listed(topics)
    return Phrase(en: "info about \(code: list.english)", zh: "可以查看 \(code: list.chinese)")
  }

  static func noTopic(_ word: String, known: [String], nearest: String?) -> Phrase {
    let topics = infoTopics(known)
    return Phrase(
      en: "no info about \(bad: word)"
        + didYouMean(nearest, orElse: "; " + topics.english).english,
      zh: "没有关于 \(bad: word) 的信息"
        + didYouMean(nearest, orElse: "；" + topics.chinese).chinese)
  }

  static let whichView = Phrase(
    en: "say which view: \(code: "info view NAME")", zh: "请说明哪个视图：\(code: "info view NAME")")

  static func scene(
    _ label: String, windows: Int, views: Int, controllers: Int, steps: Int
  ) -> Phrase {
    Phrase(
      en: "\(strong: label): windows \(windows), views with them \(views), controllers "
        + "\(controllers); steps recorded \(steps)",
      zh: "\(strong: label)：窗口 \(windows) 个，视图连窗口 \(views) 个，控制器 \(controllers) 个；"
        + "记录了 \(steps) 步")
  }

  static let degrees = Phrase(en: "degrees", zh: "度")

  static let whyNotWhom = Phrase(
    en:
      "say who: \(code: "why-not VIEW"), a recognizer, an action, a finger, or "
      + "\(code: "why-not at 120,300")",
    zh: "请说明是谁：\(code: "why-not VIEW")、识别器、动作、手指，或者 \(code: "why-not at 120,300")")

  static let noMessageHere = Phrase(
    en: "this step is no message about a touch; \(code: "why") tells it",
    zh: "这一步不是触摸消息；用 \(code: "why") 看它的说明")

  static func ruleNumber(_ number: RuleNumber) -> Phrase {
    Phrase(en: "\(dim: "rule \(number)  ")", zh: "\(dim: "规则 \(number)  ")")
  }

  static func knownFrom(_ rule: Rule) -> Phrase {
    let how = rule.confidence.phrase
    return Phrase(
      en: "\(dim: "\(how.english.plain): \(rule.source(in: .english))")",
      zh: "\(dim: "\(how.chinese.plain)：\(rule.source(in: .simplifiedChinese))")")
  }

  static func noRule(_ word: String, nearest: String?) -> Phrase {
    Phrase(
      en: "there is no rule \(bad: word)" + didYouMean(nearest).english,
      zh: "没有规则 \(bad: word)" + didYouMean(nearest).chinese)
  }

  static func decided(_ steps: [Int]) -> Phrase {
    let list = steps.prefix(12).map { "#\($0)" }.joined(separator: " ")
    let more = steps.count > 12 ? " …" : ""
    guard !steps.isEmpty else {
      return Phrase(en: "decided no step of this record", zh: "在这份记录里没有决定任何一步")
    }
    return Phrase(en: "decided \(dim: list + more)", zh: "决定了 \(dim: list + more)")
  }
}

extension Words {
  /// What a finger does, in Chinese.
  private static func chinese(_ action: TouchEvent.Action) -> String {
    switch action {
    case .down: "按下"
    case .move: "移动"
    case .up: "抬起"
    case .cancel: "取消"
    }
  }
}

extension Rule.Confidence {
  /// How well a rule is known, in a word or two.
  public var phrase: Phrase {
    switch self {
    case .documented: Phrase(en: "documented", zh: "文档记载")
    case .observed: Phrase(en: "observed", zh: "实测")
    case .reported: Phrase(en: "reported", zh: "他人报告")
    case .peer: Phrase(en: "seen in a peer", zh: "同类实现")
    case .inferred: Phrase(en: "inferred", zh: "推断")
    }
  }
}
