import TouchNarration

extension RefutationWords {
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

  static func furtherUp(_ name: String) -> Phrase {
    Phrase(
      en: "\(name: name) is further up, but the message does not get that far:",
      zh: "\(name: name) 还在上面，消息到不了那里：")
  }

  static func nobodysNext(_ name: String) -> Phrase {
    Phrase(
      en: "On this way, no responder's \(code: "next") is \(name: name):",
      zh: "这条路上没有哪个响应者的 \(code: "next") 是 \(name: name)：")
  }

  static func sendsOn(_ name: String, _ methods: [String]) -> Phrase {
    let english = methods.joined(separator: " and ")
    let chinese = methods.joined(separator: "、")
    return Phrase(
      en: """
        \(name: name) gets \(code: english) and only forwards \(methods.count == 1 ? "it" : "them"):
        """,
      zh: "\(name: name) 收到 \(code: chinese)，只是往后传：")
  }
}
