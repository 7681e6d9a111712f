import TouchCore
import TouchInquiry
import TouchNarration

extension Words {
  static func touchFrame(_ touches: [(touch: Touch, name: String)], at milliseconds: Int) -> Phrase
  {
    let places = touches.map { touch, name -> (en: StyledText, zh: StyledText) in
      let place: StyledText = "\(number: touch.screenLocation.exactly)"
      let phase = "\(touch.phase)"
      return (
        "\(name: "touch \(name)") \(phase) at " + place,
        "\(name: "触摸 \(name)") \(phase)，位于 " + place
      )
    }
    return Phrase(
      en: joined(places.map(\.en), by: ", ") + " · \(number: "\(milliseconds) ms")",
      zh: joined(places.map(\.zh), by: "；") + " · \(number: "\(milliseconds)") 毫秒")
  }

  /// A timer, and whose it is.
  static func timerFrame(of name: String?, at milliseconds: Int) -> Phrase {
    let en: StyledText = name.map { "the timer of \(name: $0)" } ?? "a timer"
    let zh: StyledText = name.map { "\(name: $0) 的定时器" } ?? "定时器"
    return Phrase(
      en: en + " · \(number: "\(milliseconds) ms")",
      zh: zh + " · \(number: "\(milliseconds)") 毫秒")
  }

  static func moreFrames(_ count: Int) -> Phrase {
    Phrase(
      en: "\(dim: "\(count) more, around these; bt shows them all")",
      zh: "\(dim: "外面还有 \(count) 个；bt 显示全部")")
  }

  static func noFrame(_ word: String, last: Int) -> Phrase {
    Phrase(
      en: "there is no frame \(bad: word); they go from \(number: "0") to \(number: "\(last)"), "
        + "\(code: "bt") lists them",
      zh: "没有第 \(bad: word) 层调用；有 \(number: "0") 到 \(number: "\(last)")，用 \(code: "bt") 列出")
  }

  static let cannotGoUp = Phrase(
    en: "the outermost frame is selected; you cannot go up", zh: "已经是最外层的调用，不能再往上")

  static let cannotGoDown = Phrase(
    en: "the innermost frame is selected; you cannot go down", zh: "已经是最内层的调用，不能再往下")

  static func dimWord(_ word: String) -> Phrase { Phrase(en: "\(dim: word)", zh: "\(dim: word)") }

  static func answers(_ isYes: Bool) -> Phrase {
    isYes
      ? Phrase(en: "answers \(good: "yes")", zh: "回答\(good: "是")")
      : Phrase(en: "answers \(bad: "no")", zh: "回答\(bad: "否")")
  }

  static let point = Phrase(en: "point", zh: "点")
  static let askedBy = Phrase(en: "asked by", zh: "由谁询问")
  static let calledBy = Phrase(en: "called by", zh: "由谁调用")
  static let sentBy = Phrase(en: "sent by", zh: "由谁发来")
  static let touch = Phrase(en: "touch", zh: "触摸")
  static let bounds = Phrase(en: "bounds", zh: "边界")
  static let learnt = Phrase(en: "learnt", zh: "已得知")
  static let notAskedYet = Phrase(en: "not asked", zh: "尚未询问")
  static let checked = Phrase(en: "checked", zh: "检查")
  static let steps = Phrase(en: "steps", zh: "步骤")
  static let isBeingAsked = Phrase(en: "is being asked", zh: "正在询问")

  static func inOwnCoordinates(_ point: Point) -> Phrase {
    Phrase(
      en: "\(number: point.exactly) in its own coordinates", zh: "\(number: point.exactly)，在自己的坐标系里"
    )
  }

  static let windowSends = Phrase(
    en: "the window, to the touch's view", zh: "窗口，发给触摸的视图")

  static func touchHere(_ touch: Touch, view: String?) -> Phrase {
    let place = touch.screenLocation.exactly
    let viewEn: StyledText = view.map { ", of \(name: $0)" } ?? ""
    let viewZh: StyledText = view.map { "，属于 \(name: $0)" } ?? ""
    return Phrase(
      en: "\(touch.number) (\(touch.finger)) \("\(touch.phase)") at \(number: place)"
        + viewEn,
      zh: "\(touch.number)（\(touch.finger)）\("\(touch.phase)")，位于 \(number: place)" + viewZh)
  }

  static func opensAndCloses(_ frame: Frame) -> Phrase {
    guard frame.open < frame.close else {
      return Phrase(en: "\(dim: "#\(frame.open)") only", zh: "只有 \(dim: "#\(frame.open)")")
    }
    return Phrase(
      en: "from \(dim: "#\(frame.open)") to \(dim: "#\(frame.close)")",
      zh: "从 \(dim: "#\(frame.open)") 到 \(dim: "#\(frame.close)")")
  }

  static func names(_ names: [String]) -> Phrase {
    let shown = names.prefix(4).map { StyledText($0, .name) }
    let rest = names.count - shown.count
    return Phrase(
      en: joined(shown, by: ", ") + (rest > 0 ? " and \(rest) more" : ""),
      zh: joined(shown, by: "、") + (rest > 0 ? " 等 \(names.count) 个" : ""))
  }

  static func joined(_ parts: [StyledText], by separator: StyledText) -> StyledText {
    parts.dropFirst().reduce(parts.first ?? StyledText()) { $0 + separator + $1 }
  }
}
