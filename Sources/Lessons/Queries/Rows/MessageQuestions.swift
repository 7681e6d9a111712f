import TouchCore
import TouchNarration

extension QuestionRow {
  private static let hearing = ["get", "receive", "hear", "message", "told"]
  static let moving = ["is ", "move", "scroll"]

  static let count = QuestionRow(
    topic: .messages,
    parameters: [
      .keyed("view", Shape(.responder)),
      .keyed("of", Shape(.word, or: ResponderMethod.allCases.map(\.name))),
    ],
    shape: Shape(.number),
    meaning: Phrase(en: "how many messages of a kind a responder gets", zh: "某个响应者收到几次某种消息"),
    question: Saying(
      en: { "How many \($0["of"]) does \($0["view"]) get?" },
      zh: { "\($0["view"]) 收到几次 \($0["of"])？" }),
    claim: Saying(
      en: { "\(name: $0["view"]) gets \(code: $0["of"]) \($0.times)." },
      zh: { "\(name: $0["view"]) 收到 \(number: $0.value) 次 \(code: $0["of"])。" }),
    found: { $0.count }, looked: { $0.withoutMessage },
    refuted: { $0.messages.count(of: $0["of"], to: $0["view"]) },
    toldBy: hearing)

  static let nth = QuestionRow(
    topic: .messages, parameters: [.keyed("view", Shape(.responder)), .keyed("n", Shape(.number))],
    shape: Shape(.word, or: ResponderMethod.allCases.map(\.name)),
    nobody: Nobody("nil", en: "no such message", zh: "没有这一条"),
    meaning: Phrase(en: "the n-th message that a responder gets", zh: "某个响应者收到的第 n 条消息"),
    question: Saying(
      en: {
        $0["n"] == "1"
          ? "Which message does \($0["view"]) get first?"
          : "\($0["view"]) gets several messages. Which one is number \($0["n"])?"
      }, zh: { "\($0["view"]) 收到的第 \($0["n"]) 条消息是什么？" }),
    claim: Saying(
      en: { "Message \(number: $0["n"]) to \(name: $0["view"]) is \(code: $0.value)." },
      zh: { "\(name: $0["view"]) 收到的第 \(number: $0["n"]) 条消息是 \(code: $0.value)。" }),
    absence: Saying(
      en: { "\(name: $0["view"]) gets fewer than \(number: $0["n"]) messages." },
      zh: { "\(name: $0["view"]) 收到的消息不到 \(number: $0["n"]) 条。" }),
    found: { $0.nth }, looked: { $0.messages },
    guesses: {
      $0["n"] == "1"
        ? ["touchesBegan", "touchesCancelled"]
        : ["touchesMoved", "touchesEnded", "touchesCancelled"]
    },
    refuted: { $0.messages.sequence($0.value, to: $0["view"], upTo: $0[number: "n"]) },
    toldBy: hearing)

  static let touchesIn = QuestionRow(
    topic: .messages, parameters: [.keyed("view", Shape(.responder)), .keyed("n", Shape(.number))],
    shape: Shape(.number),
    meaning: Phrase(
      en: "the number of touches in the n-th message that a responder gets",
      zh: "某个响应者收到的第 n 条消息带来几个触摸"),
    question: Saying(
      en: { "How many touches are in message \($0["n"]) to \($0["view"])?" },
      zh: { "\($0["view"]) 收到的第 \($0["n"]) 条消息里有几个触摸？" }),
    claim: Saying(
      en: {
        "Message \(number: $0["n"]) to \(name: $0["view"]) has \(number: $0.value) "
          + ($0.value == "1" ? "touch." : "touches.")
      }, zh: { "\(name: $0["view"]) 收到的第 \(number: $0["n"]) 条消息里有 \(number: $0.value) 个触摸。" }),
    found: { $0.touchesIn }, looked: { $0.messages }, guesses: { _ in ["1", "2"] },
    refuted: { $0.messages.touches(inMessage: $0[number: "n"], to: $0["view"]) },
    toldBy: hearing)

  static let touchCount = QuestionRow(
    topic: .messages, shape: Shape(.number),
    meaning: Phrase(en: "how many UITouch objects there are in all", zh: "一共有几个 UITouch 对象"),
    question: Saying(en: "How many UITouch objects are there in all?", zh: "一共有几个 UITouch 对象？"),
    claim: Saying(
      en: {
        "\(number: $0.value) \($0.value == "1" ? "UITouch object" : "UITouch objects") in all."
      }, zh: { "一共有 \(number: $0.value) 个 UITouch 对象。" }),
    found: { Finding("\($0.trace.outcomes.count)") }, looked: { $0.deliveries.landings },
    refuted: { $0.messages.landings }, toldBy: ["touch"])

  static let previous = QuestionRow(
    topic: .messages, parameters: [.keyed("at", Shape(.number)), .touch],
    shape: Shape(.point), style: .point, nobody: Nobody("nil", en: "no such touch", zh: "没有这个触摸"),
    meaning: Phrase(
      en: "previousLocation(in: nil) of the touch in the event at a time, in ms",
      zh: "某一时刻（毫秒）的事件里，触摸的 previousLocation(in: nil)"),
    question: Saying(
      en: { "What is previousLocation(in: nil) of the touch at \($0["at"]) ms?" },
      zh: { "\($0["at"]) 毫秒时，触摸的 previousLocation(in: nil) 是什么？" }),
    claim: Saying(
      en: { "At \($0["at"]) ms, previousLocation(in: nil) of the touch is \(number: $0.point)." },
      zh: { "\($0["at"]) 毫秒时，触摸的 previousLocation(in: nil) 是 \(number: $0.point)。" }),
    absence: Saying(
      en: { "There is no such touch at \($0["at"]) ms." }, zh: { "\($0["at"]) 毫秒时没有这个触摸。" }),
    found: { $0.gestures.previous($0.touch, at: $0[number: "at"]) },
    refuted: { $0.gestures.previous($0.value, at: $0[number: "at"]) },
    toldBy: moving)

  static let translation = QuestionRow(
    topic: .messages, parameters: [.keyed("view", Shape(.view)), .keyed("at", Shape(.number))],
    shape: Shape(.point), style: .point,
    meaning: Phrase(
      en: "how far a view's transform moves the view after a time, in ms",
      zh: "某一时刻（毫秒）之后，视图的 transform 把它移动了多少"),
    question: Saying(
      en: { "By how much does the transform of \($0["view"]) move it after \($0["at"]) ms?" },
      zh: { "\($0["at"]) 毫秒之后，\($0["view"]) 的 transform 把它移动了多少？" }),
    claim: Saying(
      en: {
        "After \($0["at"]) ms, the transform moves \(name: $0["view"]) by \(number: $0.point)."
      }, zh: { "\($0["at"]) 毫秒之后，transform 把 \(name: $0["view"]) 移动了 \(number: $0.point)。" }),
    found: { $0.gestures.translation(of: $0["view"], at: $0[number: "at"]) },
    looked: { $0.messages },
    refuted: { $0.gestures.translation(of: $0["view"], until: $0[number: "at"]) },
    toldBy: moving)
}
