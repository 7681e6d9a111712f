import TouchCore
import TouchNarration

extension RecordFault.Want {
  /// What is wanted, with its article.
  var words: Phrase {
    switch self {
    case .text: Phrase(en: "a string", zh: "文本")
    case .textOrNull: Phrase(en: "a string or null", zh: "文本或 null")
    case .integer: Phrase(en: "a whole number", zh: "整数")
    case .flag: Phrase(en: "true or false", zh: " true 或 false")
    case .point: Phrase(en: "a point, \(code: "[x,y]")", zh: "点 \(code: "[x,y]")")
    case .texts: Phrase(en: "a list of strings", zh: "文本的列表")
    case .value: Phrase(en: "a flag, a number or a list of numbers", zh: "布尔值、数字或数字的列表")
    case .object: Phrase(en: "an object", zh: "对象")
    case .objects: Phrase(en: "a list of objects", zh: "对象的列表")
    case .numbers: Phrase(en: "a list of whole numbers", zh: "整数的列表")
    }
  }
}

extension RecordFault.Thing {
  /// What it is, without an article.
  var words: Phrase {
    switch self {
    case .view: Phrase(en: "view", zh: "视图")
    case .responder: Phrase(en: "responder", zh: "响应者")
    case .recognizer: Phrase(en: "recognizer", zh: "识别器")
    case .object: Phrase(en: "object", zh: "对象")
    case .control: Phrase(en: "control", zh: "控件")
    }
  }
}

extension TraceBuilder.Fault {
  /// Why a step cannot follow.
  var words: Phrase {
    switch self {
    case .noMoment:
      Phrase(
        en:
          "nothing has happened before this step: a record's first step is \(code: "queue.put")",
        zh: "它之前还没有发生任何事：记录的第一步是 \(code: "queue.put")")
    case .noSuchEvent: Phrase(en: "the head's touches have no further event", zh: "head 的触摸没有更多事件")
    case .notInQueue: Phrase(en: "no event is in the queue", zh: "队列中没有事件")
    case .otherTime(let time):
      Phrase(
        en: "\(code: "t") must be \(time) here, the time of its event or timer",
        zh: "这里 \(code: "t") 应为 \(time)：所属的事件或计时器是那个时刻")
    case .badTime(let before):
      Phrase(
        en: "\(code: "t") is out of range: the clock is at \(before) and only moves forward",
        zh: "\(code: "t") 超出范围：时钟已经走到 \(before)，只会向前")
    case .noSuchTouch(let touch):
      Phrase(
        en: "touch \(bad: "\(touch)") has not gone down yet", zh: "触摸 \(bad: "\(touch)") 还没有按下")
    }
  }
}
