import TouchNarration

/// What is said against an answer that is not the record's.
enum RefutationWords {
  static func somebodyAnswers(_ name: String) -> Phrase {
    Phrase(en: "A view does answer: \(name: name).", zh: "有视图回答了：\(name: name)。")
  }

  static let alsoAsked = Phrase(en: "These are also asked:", zh: "这些也被询问了：")

  static func turn(_ place: Int, _ name: String) -> Phrase {
    Phrase(
      en: "Number \(number: "\(place)") is \(name: name):",
      zh: "第 \(number: "\(place)") 个是 \(name: name)：")
  }

  static func asked(_ names: [(String, Int)]) -> Phrase {
    guard !names.isEmpty else { return Phrase(en: "None of them is asked.", zh: "一个都没有被询问。") }
    let (english, chinese) = listed(names)
    return Phrase(en: "Asked: \(english).", zh: "被询问的：\(chinese)。")
  }

  static let searchGoesOn = Phrase(en: "The search continues:", zh: "查找还在继续：")

  static func askedBefore(_ name: String) -> Phrase {
    Phrase(en: "\(name: name) is asked before that:", zh: "\(name: name) 在那之前就被询问了：")
  }

  static func askedLater(_ name: String) -> Phrase {
    Phrase(en: "\(name: name) is asked later:", zh: "\(name: name) 要到后面才被询问：")
  }

  static func isAsked(_ name: String) -> Phrase {
    Phrase(en: "\(name: name) is asked:", zh: "\(name: name) 被询问了：")
  }

  static func checks(_ name: String, _ place: Int) -> Phrase {
    Phrase(
      en: "The checks of \(name: name) at \(dim: "#\(place)"):",
      zh: "\(name: name) 在 \(dim: "#\(place)") 检查了什么：")
  }

  static func pointOf(_ name: String, _ point: String) -> Phrase {
    Phrase(
      en: "\(number: "(\(point))") is the point in the coordinates of \(name: name):",
      zh: "\(number: "(\(point))") 是 \(name: name) 坐标系里的点：")
  }

  static func subtraction(_ name: String, _ place: Int) -> Phrase {
    Phrase(
      en: "The point is converted to \(name: name) at \(dim: "#\(place)"):",
      zh: "这个点怎样换算到 \(name: name)（\(dim: "#\(place)")）：")
  }

  /// - Parameter also: Whether something that was named fires, too.
  static func fires(_ name: String, also: Bool) -> Phrase {
    also
      ? Phrase(en: "\(name: name) also fires:", zh: "\(name: name) 也触发：")
      : Phrase(en: "\(name: name) fires:", zh: "触发的是 \(name: name)：")
  }

  /// - Parameter also: Whether something that was named scrolls, too.
  static func scrolls(_ name: String, also: Bool) -> Phrase {
    also
      ? Phrase(en: "\(name: name) also scrolls:", zh: "\(name: name) 也滚动：")
      : Phrase(en: "\(name: name) scrolls:", zh: "滚动的是 \(name: name)：")
  }

  static func sends(_ name: String, _ events: [(String, Int)]) -> Phrase {
    let (english, chinese) = listed(events)
    return Phrase(
      en: "\(name: name) sends, in this order: \(english).",
      zh: "\(name: name) 依次发送：\(chinese)。")
  }

  static func staysWhereItIs(_ name: String) -> Phrase {
    Phrase(en: "No step scrolls \(name: name).", zh: "没有一步滚动 \(name: name)。")
  }

  static func onlyOnTheWay(_ offset: String) -> Phrase {
    Phrase(
      en: "\(number: "(\(offset))") is only passed through:", zh: "\(number: "(\(offset))") 只是路过：")
  }

  static func scrollsTo(_ name: String) -> Phrase {
    Phrase(
      en: "The first and the last step that scroll \(name: name):",
      zh: "滚动 \(name: name) 的第一步和最后一步：")
  }

  static func places(_ places: [(Int, String)], _ milliseconds: Int) -> Phrase {
    let all = places.map { "(\($0.1)) – \($0.0) ms" }
    return Phrase(
      en: """
        The finger's location in each event: \(number: all.joined(separator: "; ")). The previous \
                  location at \(milliseconds) ms is the location in the event before.
        """,
      zh: """
        手指在每个事件里的位置：\(number: all.joined(separator: "；"))。\(milliseconds) 毫秒时的\
        previousLocation 就是前一个事件里的位置。
        """)
  }

  static func moves(_ name: String) -> Phrase {
    Phrase(
      en: "Each move sets the transform of \(name: name):",
      zh: "每次移动把 \(name: name) 的 transform 变成：")
  }

  static func otherOrder(_ first: String, _ second: String) -> Phrase {
    Phrase(
      en: "\(name: first) is asked before \(name: second):",
      zh: "先问 \(name: first)，后问 \(name: second)：")
  }

  static func answers(_ name: String, _ place: Int) -> Phrase {
    Phrase(
      en: "The answer of \(name: name) at \(dim: "#\(place)"):",
      zh: "\(name: name) 的回答（\(dim: "#\(place)")）：")
  }

  static let nothingHeld = Phrase(
    en: "No recognizer delays a message of this touch:", zh: "没有识别器扣留这次触摸的消息：")

  static func fate(_ held: HeldFate) -> Phrase {
    let (fails, succeeds) = (held.onFailure, held.onSuccess)
    let (nothing, silence) = ("nothing", "什么也没有")
    return Phrase(
      en: """
        The delayed message becomes \(code: fails) if the recognizer fails, and \
        \(code: succeeds == HeldFate.none ? nothing : succeeds) if it recognizes:
        """,
      zh: """
        被扣留的消息，识别失败就成为 \(code: fails)，识别成功就成为 \
        \(code: succeeds == HeldFate.none ? silence : succeeds)：
        """)
  }

  static func notHeld(_ method: String, by name: String) -> Phrase {
    guard !name.isEmpty else {
      return Phrase(
        en: "No step delays \(code: method) of this touch:",
        zh: "没有一步扣留这次触摸的 \(code: method)：")
    }
    return Phrase(
      en: "\(name: name) does not delay \(code: method) of this touch:",
      zh: "\(name: name) 没有扣留这次触摸的 \(code: method)：")
  }

  static func handledByOther(_ action: String) -> Phrase {
    Phrase(en: "\(code: action) goes here:", zh: "\(code: action) 的去向是：")
  }

  static func becomes(_ name: String) -> Phrase {
    Phrase(en: "The states of \(name: name):", zh: "\(name: name) 的状态这样变化：")
  }

  /// Names with their steps, as each language writes a list.
  static func listed(_ items: [(String, Int)]) -> (StyledText, StyledText) {
    func list(_ comma: String) -> StyledText {
      let parts = items.map { "\(name: $0.0) \(dim: "#\($0.1 + 1)")" as StyledText }
      return parts.dropFirst().reduce(parts.first ?? "") { "\($0)\(comma)\($1)" }
    }
    return (list(", "), list("、"))
  }
}
