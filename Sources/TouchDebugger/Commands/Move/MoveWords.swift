import TouchCore
import TouchNarration

/// What is said of moving over the record.
enum MoveWords {
  static func startHeading(of count: Int) -> Phrase {
    Phrase(
      en: "\(strong: "Start of the recording") · #0 of \(count)",
      zh: "\(strong: "记录的开头") · #0，共 \(count) 条")
  }

  static func heading(_ phase: Phase, _ number: Int, of count: Int) -> Phrase {
    let title = title(of: phase)
    return Phrase(
      en: "\(strong: title.english.plain) · #\(number) of \(count)",
      zh: "\(strong: title.chinese.plain) · #\(number)，共 \(count) 条")
  }

  private static func title(of phase: Phase) -> Phrase {
    switch phase {
    case .queue: Phrase(en: "Event queue", zh: "事件队列")
    case .find: Phrase(en: "Finding the view", zh: "寻找视图")
    case .recognizers: Phrase(en: "Gesture recognizers", zh: "手势识别器")
    case .view: Phrase(en: "Delivery to the view", zh: "送达视图")
    case .chain: Phrase(en: "Responder chain", zh: "响应者链")
    }
  }

  static func beforeFirstStep(_ label: String) -> Phrase {
    Phrase(
      en: "\(label): nothing has happened yet; \(code: "step") goes to the first step.",
      zh: "\(label)：还什么都没有发生；\(code: "step") 走到第一步。")
  }

  static func atBreakpoints(_ labels: [Breakpoint.Label]) -> Phrase {
    var phrases: [Phrase] = []
    for verb in [Verb.break, .watch, .catch] {
      let numbers = labels.filter { $0.kind == verb }.map { "\($0.number)" }
      guard !numbers.isEmpty else { continue }
      let list = Listed(numbers)
      let (english, chinese) = noun(of: verb)
      let plural = numbers.count == 1 ? english : english + "s"
      phrases.append(
        Phrase(
          en: "  \(strong: "\(plural) \(list.english)")",
          zh: "  \(strong: "\(chinese) \(list.chinese)")"))
    }
    return phrases.reduce(Phrase(en: "", zh: ""), +)
  }

  private static func noun(of verb: Verb) -> (english: String, chinese: String) {
    switch verb {
    case .watch: ("watchpoint", "观察点")
    case .catch: ("catchpoint", "捕捉点")
    default: ("breakpoint", "断点")
    }
  }

  static func edge(_ direction: Direction) -> Phrase {
    switch direction {
    case .forwards:
      Phrase(
        en: "\(strong: "end of recording"); go back with \(code: "rstep")",
        zh: "\(strong: "记录到此结束")；用 \(code: "rstep") 往回走")
    case .backwards:
      Phrase(
        en: "\(strong: "start of recording"); go on with \(code: "step")",
        zh: "\(strong: "已到记录的开头")；用 \(code: "step") 往前走")
    }
  }

  static func nothingToFinish(_ direction: Direction) -> Phrase {
    switch direction {
    case .forwards:
      Phrase(
        en: "no call is open here; \(code: "next") and \(code: "continue") go on",
        zh: "这里没有未结束的调用；用 \(code: "next") 或 \(code: "continue") 往前走")
    case .backwards:
      Phrase(
        en: "no call is open here; \(code: "rnext") and \(code: "rcontinue") go back",
        zh: "这里没有未结束的调用；用 \(code: "rnext") 或 \(code: "rcontinue") 往回走")
    }
  }

  static func returned(_ line: StyledText, at step: Int) -> Phrase {
    Phrase(
      en: "  \(dim: "value returned:") " + line + "  \(dim: "#\(step)")",
      zh: "  \(dim: "返回：")" + line + "  \(dim: "#\(step)")")
  }

  static func goWhere(_ count: Int, nearest: String? = nil) -> Phrase {
    Phrase(
      en:
        "say where: a step from \(code: "0") to \(code: "\(count)"), \(code: "+2"), \(code: "-2"), "
        + "\(code: "start"), \(code: "end"), \(code: "touch:1"), \(code: "t=50") or a mark"
        + Words.didYouMean(nearest).english,
      zh: "请说明位置：\(code: "0") 到 \(code: "\(count)") 的步骤、\(code: "+2")、\(code: "-2")、"
        + "\(code: "start")、\(code: "end")、\(code: "touch:1")、\(code: "t=50") 或某个标记"
        + Words.didYouMean(nearest).chinese)
  }

  static func notATime(_ word: String) -> Phrase {
    Phrase(
      en: "a time is a whole number of milliseconds, as in \(code: "t=50"), not '\(bad: word)'",
      zh: "时间是整数毫秒，例如 \(code: "t=50")，不是 \(bad: word)")
  }

  static func nowInWorld(_ world: World) -> Phrase {
    let label = world.label.isEmpty ? "" : ": \(world.label)"
    let chineseLabel = world.label.isEmpty ? "" : "：\(world.label)"
    return Phrase(
      en: "\(dim: "in branch \(world.number)\(label)")",
      zh: "\(dim: "现在位于分支 \(world.number)\(chineseLabel)")")
  }
}

extension Breakpoint.Label {
  /// What a stop calls it by: a temporary one is a breakpoint like others.
  fileprivate var kind: Verb { verb == .watch || verb == .catch ? verb : .break }
}
