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

  static func alsoGets(_ name: String) -> Phrase {
    Phrase(en: "\(name: name) also gets it:", zh: "\(name: name) 也收到它：")
  }

  static let thisWay = Phrase(en: "The message goes this way:", zh: "它走的是这条路：")

  static func somebodyKeeps(_ name: String) -> Phrase {
    Phrase(en: "\(name: name) does keep it:", zh: "\(name: name) 没有再往后传：")
  }

  /// Somebody below the view where the message begins.
  static func below(_ name: String, _ first: String) -> Phrase {
    Phrase(
      en: "The message begins at \(name: first) and only goes up; \(name: name) is below:",
      zh: "消息从 \(name: first) 开始，只往上走；\(name: name) 在它下面：")
  }

  static func handles(_ name: String) -> Phrase {
    Phrase(en: "\(name: name) handles a message:", zh: "\(name: name) 处理了一条消息：")
  }

  static func never(_ method: String, _ name: String) -> Phrase {
    Phrase(
      en: "No step sends \(code: method) to \(name: name). The record has instead:",
      zh: "没有一步把 \(code: method) 送到 \(name: name)。记录里有的是：")
  }

  static func times(_ method: String, _ name: String, _ steps: [Int]) -> Phrase {
    let places = steps.map { "#\($0 + 1)" }
    let english = places.joined(separator: ", ")
    let chinese = places.joined(separator: "、")
    return Phrase(
      en: "\(name: name) gets \(code: method) at \(dim: english), and at no other step.",
      zh: "\(name: name) 收到 \(code: method) 的地方是 \(dim: chinese)，没有别的。")
  }

  static func messages(_ name: String, _ messages: [(String, Int)]) -> Phrase {
    guard !messages.isEmpty else {
      return Phrase(en: "\(name: name) gets no message.", zh: "\(name: name) 没有收到消息。")
    }
    let (english, chinese) = listed(messages)
    return Phrase(
      en: "\(name: name) gets, in this order: \(english).",
      zh: "\(name: name) 依次收到：\(chinese)。")
  }

  static func brings(_ touches: [Int], _ step: Int) -> Phrase {
    let numbers = touches.map(String.init)
    return Phrase(
      en:
        "The message of \(dim: "#\(step + 1)") brings touch \(number: numbers.joined(separator: " and ")).",
      zh: "\(dim: "#\(step + 1)") 的消息带来触摸 \(number: numbers.joined(separator: " 和 "))。")
  }

  static let oneEach = Phrase(
    en: "Each finger that lands has one touch, which stays the same until the finger lifts:",
    zh: "每根按下的手指一个，直到抬起都是同一个：")

  static func furtherOn(_ name: String) -> Phrase {
    Phrase(en: "\(name: name) comes later:", zh: "\(name: name) 在这条路上更靠后：")
  }

  static func noHop(_ name: String, _ from: String) -> Phrase {
    Phrase(
      en: "No \(code: "next") leads from \(name: from) to \(name: name):",
      zh: "\(name: from) 的 \(code: "next") 不通向 \(name: name)：")
  }

  static func nextIs(_ name: String, _ next: String?) -> Phrase {
    guard let next else {
      return Phrase(
        en: "\(code: "next") of \(name: name) is nil.", zh: "\(name: name) 的 \(code: "next") 是 nil。"
      )
    }
    return Phrase(
      en: "\(code: "next") of \(name: name) is \(name: next).",
      zh: "\(name: name) 的 \(code: "next") 是 \(name: next)。")
  }

  static func wayUp(_ name: String, _ way: [String]) -> Phrase {
    let names = ([name] + way).joined(separator: " → ")
    return Phrase(
      en: "Along \(code: "next"): \(name: names). The last one is the first controller.",
      zh: "沿着 \(code: "next")：\(name: names)。最后一个就是遇到的第一个控制器。")
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
  private static func listed(_ items: [(String, Int)]) -> (StyledText, StyledText) {
    func list(_ comma: String) -> StyledText {
      let parts = items.map { "\(name: $0.0) \(dim: "#\($0.1 + 1)")" as StyledText }
      return parts.dropFirst().reduce(parts.first ?? "") { "\($0)\(comma)\($1)" }
    }
    return (list(", "), list("、"))
  }
}
