import TouchCore
import TouchNarration

/// What is said of where breakpoints stop.
enum StopWords {
  static let breakWhere = Phrase(
    en: """
      say where: a view, \(code: "VIEW.touches") or a step such as \(code: "#7"); \
      \(code: "help WHERE") lists every form
      """,
    zh: """
      请说明位置：一个视图、\(code: "VIEW.touches") 或者步骤，例如 \(code: "#7")；\
      \(code: "help WHERE") 列出全部写法
      """)

  static func breakpoint(
    _ number: Int, _ verb: Verb, at place: String, _ forecast: Phrase
  ) -> Phrase {
    let (english, chinese): (StyledText, StyledText) =
      switch verb {
      case .tbreak: ("temporary breakpoint \(number) at ", "临时断点 \(number)，位于 ")
      case .watch: ("watchpoint \(number) on ", "观察点 \(number)，观察 ")
      case .catch: ("catchpoint \(number) for ", "捕捉点 \(number)，捕捉 ")
      case .log: ("log point \(number) at ", "日志断点 \(number)，位于 ")
      default: ("breakpoint \(number) at ", "断点 \(number)，位于 ")
      }
    return Phrase(en: english + "\(code: place): ", zh: chinese + "\(code: place)：") + forecast
  }

  static func willStop(_ list: Listed, more: Int) -> Phrase {
    Phrase(
      en: "will stop at \(good: list.english)" + andMore(more).english,
      zh: "会停在 \(good: list.chinese)" + andMore(more).chinese)
  }

  static func willLog(_ list: Listed, more: Int) -> Phrase {
    Phrase(
      en: "will write at \(good: list.english)" + andMore(more).english,
      zh: "会在 \(good: list.chinese)" + andMore(more).chinese + (more > 0 ? "写一行" : " 写一行"))
  }

  static func isDisabled(_ count: Int) -> Phrase {
    Phrase(
      en: "\(bad: "disabled"); enabled it would stop \(count)×",
      zh: "\(bad: "已停用")；启用后会停 \(count) 次")
  }

  static func willStopOnce(_ number: Int) -> Phrase {
    Phrase(en: "will stop at \(good: "#\(number)"), once", zh: "会停在 \(good: "#\(number)")，只停一次")
  }

  static func stopsHere(_ number: Int) -> Phrase {
    Phrase(
      en: "stops at \(good: "#\(number)"), where you are", zh: "停在 \(good: "#\(number)")，就是这里")
  }

  static func isBehind(_ list: Listed, more: Int) -> Phrase {
    Phrase(
      en: "stops at \(good: list.english)" + andMore(more).english
        + ", behind you: \(code: "rcontinue") goes there",
      zh: "停在 \(good: list.chinese)" + andMore(more).chinese + "，已经走过：用 \(code: "rcontinue") 回去")
  }

  private static func andMore(_ more: Int) -> Phrase {
    guard more > 0 else { return Phrase(en: "", zh: "") }
    return Phrase(en: " and \(more) more", zh: " 以及另外 \(more) 处")
  }

  static func willNeverStop(because reason: Phrase, logs: Bool) -> Phrase {
    Phrase(
      en: "\(bad: logs ? "will never write" : "will never stop"): " + reason.english,
      zh: "\(bad: logs ? "永远不会写" : "永远不会停下")：" + reason.chinese)
  }

  static func unchanged(breakpoint number: Int) -> Phrase {
    Phrase(
      en: "interrupted; breakpoint \(number: "\(number)") is unchanged",
      zh: "已中断，断点 \(number: "\(number)") 保持原样")
  }

  static func conditionIsFalse(at steps: [Int]) -> Phrase {
    let list = Listed(steps.prefix(4).map { "#\($0)" })
    let dots = steps.count > 4 ? " …" : ""
    return Phrase(
      en: "the condition is false at \(list.english)\(dots)", zh: "条件在 \(list.chinese)\(dots) 处不成立")
  }

  static func hitTestNeverCalled(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name)'s \(code: "hitTest") is never called",
      zh: "\(name: name) 的 \(code: "hitTest") 从未被调用")
  }

  static func pointInsideNotCalled(_ name: String, _ verdict: AskVerdict, step: Int) -> Phrase {
    Phrase(
      en: "\(name: name) refused (\(bad: verdict.word)) at #\(step), before \(code: "pointInside")",
      zh: "\(name: name) 在 #\(step) 已经拒绝（\(verdict.chinese)），没有调用 \(code: "pointInside")")
  }

  static func behindRefusal(_ ancestor: String, _ verdict: AskVerdict, step: Int) -> Phrase {
    Phrase(
      en: "its superview \(name: ancestor) refused (\(bad: verdict.word)) at #\(step)",
      zh: "它上面的 \(name: ancestor) 在 #\(step) 拒绝了（\(verdict.chinese)）")
  }

  static func behindOverride(_ ancestor: String, step: Int) -> Phrase {
    Phrase(
      en: "\(name: ancestor)'s own \(code: "hitTest") returned at #\(step) without asking it",
      zh: "\(name: ancestor) 自己的 \(code: "hitTest") 在 #\(step) 没有问它就返回了")
  }

  static func behindSibling(_ sibling: String, of behind: String, step: Int) -> Phrase {
    Phrase(
      en:
        "\(name: sibling), asked before \(name: behind), returns a view at #\(step), so it is not asked",
      zh: "先于 \(name: behind) 被询问的 \(name: sibling) 在 #\(step) 已经返回视图，所以不会问到它")
  }

  static func otherWindowAnswered(_ window: String, step: Int) -> Phrase {
    Phrase(
      en: "another window, \(name: window), takes the touch at #\(step)",
      zh: "另一个窗口 \(name: window) 在 #\(step) 拿走了触摸")
  }

  static func windowNotShown(_ window: String, isHidden: Bool, step: Int) -> Phrase {
    guard !isHidden else {
      return Phrase(
        en: "its window \(name: window) is hidden and is passed over at #\(step)",
        zh: "它的窗口 \(name: window) 隐藏了，在 #\(step) 被跳过")
    }
    return Phrase(
      en: "its window \(name: window) is in no window scene and is passed over at #\(step)",
      zh: "它的窗口 \(name: window) 不在任何窗口场景里，在 #\(step) 被跳过")
  }

  static func notInWindow(_ name: String) -> Phrase {
    Phrase(en: "\(name: name) is in no window", zh: "\(name: name) 不在任何窗口里")
  }

  static func noMessageReaches(_ name: String) -> Phrase {
    Phrase(
      en: "no touches message ever reaches \(name: name)", zh: "没有任何触摸消息传到 \(name: name)")
  }

  static func sendsNothingOn(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) never sends a message on to its \(code: "next")",
      zh: "\(name: name) 从不把消息传给它的 \(code: "next")")
  }

  static func hasNoHitTest(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) is not a view, so it has no \(code: "hitTest")",
      zh: "\(name: name) 不是视图，没有 \(code: "hitTest")")
  }

  static func noAspect(_ word: String, known: [String], nearest: String?) -> Phrase {
    let list = known.map { ".\($0)" }.joined(separator: " ")
    let all = Phrase(en: "; there are \(code: list)", zh: "；可以用 \(code: list)")
    return Phrase(en: "cannot stop at \(bad: word)", zh: "不能在 \(bad: word) 停下")
      + Words.didYouMean(nearest, orElse: all)
  }

  static func deleted(_ numbers: [Int]) -> Phrase {
    let list = Listed(numbers.map { "\($0)" })
    guard !numbers.isEmpty else { return noBreakpoints }
    return Phrase(en: "deleted \(list.english)", zh: "已删除 \(list.chinese)")
  }

  static let noBreakpoints = Phrase(
    en: "no breakpoints; \(code: "break VIEW") sets one", zh: "没有断点；用 \(code: "break VIEW") 设置")

  static func whichBreakpoint(_ known: [Int]) -> Phrase {
    guard !known.isEmpty else { return noBreakpoints }
    let list = known.map { "\($0)" }.joined(separator: ", ")
    return Phrase(
      en: "say which breakpoint: \(code: list) or \(code: "last")",
      zh: "请写明哪个断点：\(code: list) 或 \(code: "last")")
  }

  static func noBreakpoint(_ word: String, known: [Int]) -> Phrase {
    guard !known.isEmpty else { return noBreakpoints }
    let list = Listed(known.map { "\($0)" })
    guard !word.isEmpty else {
      return Phrase(
        en: "say which breakpoint; there \(known.count == 1 ? "is" : "are") \(code: list.english)",
        zh: "请说明哪个断点；现有 \(code: list.chinese)")
    }
    return Phrase(
      en:
        "no breakpoint \(bad: word); there \(known.count == 1 ? "is" : "are") \(code: list.english)",
      zh: "没有断点 \(bad: word)；现有 \(code: list.chinese)")
  }

  static func hits(_ count: Int, logs: Bool) -> Phrase {
    guard !logs else {
      return count == 0
        ? Phrase(en: "", zh: "")
        : Phrase(en: "  \(dim: "written \(count)×")", zh: "  \(dim: "写过 \(count) 次")")
    }
    return switch count {
    case 0: Phrase(en: "", zh: "")
    case 1: Phrase(en: "  \(dim: "stopped once")", zh: "  \(dim: "停过一次")")
    default: Phrase(en: "  \(dim: "stopped \(count) times")", zh: "  \(dim: "停过 \(count) 次")")
    }
  }
}

extension AskVerdict {
  /// The verdict in Chinese.
  fileprivate var chinese: StyledText {
    switch self {
    case .inside: StyledText("在内", .good)
    case .outside: StyledText("在外", .bad)
    case .hidden: StyledText("隐藏", .bad)
    case .interaction: StyledText("不可交互", .bad)
    case .alpha: StyledText("透明", .bad)
    case .animating: StyledText("动画中", .bad)
    case .overridden: StyledText("已重写", .bad)
    }
  }

  /// The verdict as a word of a table.
  var phrase: Phrase {
    Phrase(en: StyledText(word, self == .inside ? .good : .bad), zh: chinese)
  }
}
