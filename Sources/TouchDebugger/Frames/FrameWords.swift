import TouchCore
import TouchInquiry
import TouchNarration

/// What is said of the calls around a step.
enum FrameWords {
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
    case .statusBar: return plainFrame("tap statusBar", "点状态栏", time)
    case .wheel: return plainFrame("wheel", "滚轮", time)
    case .hover: return plainFrame("hover", "指针", time)
    case .changes: return plainFrame("the program changes something", "程序作了改动", time)
    case .wait: return plainFrame("wait", "等待", time)
    }
  }

  private static func plainFrame(_ en: String, _ zh: String, _ time: Int) -> Phrase {
    Phrase(
      en: "\(name: en) at \(number: "\(time) ms")", zh: "\(name: zh)，\(number: "\(time)") 毫秒")
  }

  static let isAskingItsSubviews = Phrase(
    en: "asks its subviews", zh: "正在询问子视图")

  static func returns(_ name: String?) -> Phrase {
    guard let name else { return Phrase(en: "returns \(bad: "nil")", zh: "返回 \(bad: "nil")") }
    return Phrase(en: "returns \(name: name)", zh: "返回 \(name: name)")
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

  /// What a finger does, in Chinese.
  private static func chinese(_ action: TouchEvent.Action) -> String {
    switch action {
    case .down: "按下"
    case .move: "移动"
    case .up: "抬起"
    case .cancel: "取消"
    }
  }

  static func touchFrame(_ touches: [(touch: Touch, name: String)], at milliseconds: Int) -> Phrase
  {
    let places = touches.map { touch, name -> (en: StyledText, zh: StyledText) in
      let place: StyledText = "\(number: touch.screenLocation.exactly)"
      let phase = touch.phase.word
      return (
        "\(name: "touch \(name)") \(phase) at " + place,
        "\(name: "触摸 \(name)") \(phase)，位于 " + place
      )
    }
    return Phrase(
      en: places.map { $0.en }.joined(by: ", ") + " · \(number: "\(milliseconds) ms")",
      zh: places.map { $0.zh }.joined(by: "；") + " · \(number: "\(milliseconds)") 毫秒")
  }

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
      en: "there is no frame \(bad: word); frames are \(number: "0") to \(number: "\(last)"), "
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
      ? Phrase(en: "returns \(good: "true")", zh: "返回 \(good: "true")")
      : Phrase(en: "returns \(bad: "false")", zh: "返回 \(bad: "false")")
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
      en: "\(touch.number) (\(touch.finger)) \(touch.phase.word) at \(number: place)"
        + viewEn,
      zh: "\(touch.number)（\(touch.finger)）\(touch.phase.word)，位于 \(number: place)" + viewZh)
  }

  static func opensAndCloses(_ frame: Frame) -> Phrase {
    guard frame.open < frame.close else {
      return Phrase(en: "\(dim: "#\(frame.open)") only", zh: "只有 \(dim: "#\(frame.open)")")
    }
    return Phrase(
      en: "from \(dim: "#\(frame.open)") to \(dim: "#\(frame.close)")",
      zh: "从 \(dim: "#\(frame.open)") 到 \(dim: "#\(frame.close)")")
  }

  static func names(_ names: some RandomAccessCollection<String>, most: Int = 4) -> Phrase {
    let shown = names.prefix(most).map { StyledText($0, .name) }
    let rest = names.count - shown.count
    return Phrase(
      en: shown.joined(by: ", ") + (rest > 0 ? " and \(rest) more" : ""),
      zh: shown.joined(by: "、") + (rest > 0 ? " 等 \(names.count) 个" : ""))
  }
}
