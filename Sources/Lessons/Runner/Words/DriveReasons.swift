import TouchCore
import TouchNarration

/// What is said of a hop of the right kind that is about somebody or something else.
enum DriveReasons {
  static func reasonOfSameKind(_ objection: DriveObjection) -> Phrase {
    switch objection {
    // 1.7: windows from the highest level down, among equals the one shown last.
    case .notAWindow(let name):
      Phrase(
        en: "Hit testing begins with a window, and \(name: name) is not a window.",
        zh: "查找从窗口开始，而 \(name: name) 不是窗口。")
    case .higherWindowFirst(let name):
      Phrase(
        en:
          "\(name: name) is a window, but a window above it has not been asked. The highest level "
          + "goes first; within a level, the window shown last.",
        zh: "\(name: name) 是窗口，但它上面还有窗口没有问：先问层级最高的，同级先问最后显示的。")
    // 4.1, 4.2
    case .recognizersFirst(let name):
      Phrase(
        en: "\(name: name) is not a recognizer. In every event, recognizers get the touch before "
          + "views do.",
        zh: "\(name: name) 不是识别器；在每个事件里，识别器都比视图先看到触摸。")
    case .heardAlready(let name, let step):
      Phrase(
        en:
          "\(name: name) has already got this message (\(dim: "#\(step + 1)")); it is not sent twice.",
        zh: "\(name: name) 已经收到了（\(dim: "#\(step + 1)")）；同一条消息不会发两次。")
    // 9.2
    case .notGathered(let name):
      Phrase(
        en: "\(name: name) does not get this touch now. Only the recognizers of the hit view and "
          + "of its superviews get it, before the views do.",
        zh: "\(name: name) 现在看不到这次触摸：只有命中的视图和它的父视图上的识别器看得到，而且先于视图。")
    case .otherRecognizerFirst(let name):
      Phrase(
        en: "\(name: name) also gets this touch, but another recognizer gets it first: the order "
          + "is from the hit view upwards.",
        zh: "\(name: name) 也看得到这次触摸，但先轮到另一个识别器：从命中的视图往上依次通知。")
    // 2.1, 6.1
    case .notTheTouchsView(let name, isOnItsWay: true):
      Phrase(
        en: "\(name: name) is further up. The message goes to the touch's view first; "
          + "\(name: name) gets it only if every responder before it forwards it.",
        zh: "\(name: name) 还在上面。消息先交给触摸自己的视图；前面的都往上传，才轮得到 \(name: name)。")
    case .notTheTouchsView(let name, isOnItsWay: false):
      Phrase(
        en:
          "The message goes to the touch's view, which hit testing found; \(name: name) is neither "
          + "that view nor on its chain.",
        zh: "消息交给触摸自己的视图，也就是命中测试找到的那个；\(name: name) 不是它，也不在它的响应者链上。")
    // 9.3: observers, no responders.
    case .noLink(let name):
      Phrase(
        en:
          "\(name: name) is a recognizer. It is not in the responder chain: no \(code: "next") returns it.",
        zh: "\(name: name) 是识别器，不是响应者链的一环：没有谁的 \(code: "next") 指向它。")
    case .otherMessage(let method, let instant): otherMessage(method, instant)
    case .decidedAlready, .decidesLater, .neverDecides, .holdsOther, .firesOther:
      reasonOfDecision(objection)
    case .askedAlready, .notASubview, .newerFirst, .refuses, .doesNotRefuse, .otherReason, .asksOn,
      .nobodyLeft, .answersElse, .goesElsewhere, .goesOn, .isKept, .stillHas, .endsHere,
      .otherFirst:
      DriveWords.reason(objection)
    }
  }

  private static func reasonOfDecision(_ objection: DriveObjection) -> Phrase {
    switch objection {
    case .decidedAlready(let name, let step):
      Phrase(
        en:
          "\(name: name) has already decided (\(dim: "#\(step + 1)")); it decides once per gesture.",
        zh: "\(name: name) 已经决定过了（\(dim: "#\(step + 1)")）；每个手势只决定一次。")
    case .decidesLater(let name):
      Phrase(
        en: "\(name: name) will, but not yet: another recognizer decides first.",
        zh: "\(name: name) 会的，但不是现在：先轮到另一个决定。")
    case .neverDecides(let name, let word):
      Phrase(
        en: "These touches do not make \(name: name) \(code: word.rawValue): compare its "
          + "requirements in the scene with the fingers' movements.",
        zh: "这些触摸不会让 \(name: name) \(code: word.rawValue)：请把场景里它的要求和手指做的事"
          + "对照一下。")
    // 9.30, 9.32
    case .holdsOther(let method):
      Phrase(
        en: "\(code: method.name) is not delayed here: \(code: "delaysTouchesBegan") delays "
          + "\(code: "touchesBegan"), \(code: "delaysTouchesEnded") delays \(code: "touchesEnded").",
        zh: "这里扣留的不是 \(code: method.name)：\(code: "delaysTouchesBegan") 扣留 "
          + "\(code: "touchesBegan")，\(code: "delaysTouchesEnded") 扣留 \(code: "touchesEnded")。")
    case .firesOther(let event, let instant):
      Phrase(
        en: "A control's events follow the finger. \(instant.phrase.english) That does not send "
          + "\(code: event).",
        zh: "控件的事件跟着手指走。\(instant.phrase.chinese)这时不会发出 \(code: event)。")
    case .askedAlready, .notASubview, .newerFirst, .refuses, .doesNotRefuse, .otherReason, .asksOn,
      .nobodyLeft, .answersElse, .goesElsewhere, .goesOn, .isKept, .stillHas, .endsHere,
      .otherFirst,
      .notAWindow, .higherWindowFirst, .recognizersFirst, .heardAlready, .notGathered,
      .otherRecognizerFirst, .notTheTouchsView, .noLink, .otherMessage:
      reasonOfSameKind(objection)
    }
  }

  private static func otherMessage(_ method: ResponderMethod, _ instant: DriveInstant) -> Phrase {
    Phrase(
      en: "The receiver is right, but the message is not. \(instant.phrase.english) That is not "
        + "\(code: method.name).",
      zh: "接收者对了，消息不对。\(instant.phrase.chinese)这不是 \(code: method.name)。")
  }
}

extension DriveInstant {
  /// What happens, as a sentence.
  fileprivate var phrase: Phrase {
    switch self {
    case .finger(.began, let time): finger(time, en: "lands", zh: "落下")
    case .finger(.moved, let time): finger(time, en: "moves", zh: "移动")
    case .finger(.stationary, let time): finger(time, en: "rests", zh: "停着")
    case .finger(.ended, let time): finger(time, en: "lifts", zh: "抬起")
    case .finger(.cancelled, let time):
      Phrase(en: "At \(time) ms the system cancels the touch.", zh: "\(time) 毫秒时，系统收回触摸。")
    case .heldBack:
      Phrase(
        en: "An earlier message was delayed, and is delivered now.",
        zh: "先前有一条消息被扣留，现在放行。")
    case .taken:
      Phrase(
        en: "A recognizer has taken the touch, so its view gets one last message.",
        zh: "识别器拿走了触摸，它的视图最后一次收到消息。")
    case .timer(let time):
      Phrase(en: "At \(time) ms a timer fires.", zh: "\(time) 毫秒时，计时器触发。")
    }
  }

  private func finger(_ time: Int, en: String, zh: String) -> Phrase {
    Phrase(en: "At \(time) ms the finger \(en).", zh: "\(time) 毫秒时，手指\(zh)。")
  }
}
