import TouchDebugger
import TouchNarration

/// What the adapter says itself: of requests, files and what clients hold.
enum AdapterWords {
  static func unreadable(_ fault: MessageFrames.Fault) -> Phrase {
    switch fault {
    case .noLength:
      Phrase(
        en: "a header has no Content-Length, so the rest cannot be read; the session ends",
        zh: "消息头缺少 Content-Length：之后的内容无法读取，会话结束")
    case .badLength(let text):
      Phrase(
        en: """
          Content-Length must be a number up to \(MessageFrames.largestMessage), not \
          '\(bad: String(text.prefix(40)))'; the session ends
          """,
        zh: """
          Content-Length 应是不超过 \(MessageFrames.largestMessage) 的数，而不是\
          “\(bad: String(text.prefix(40)))”；会话结束
          """)
    case .endlessHeader:
      Phrase(
        en: "the header does not end: is this a client of the Debug Adapter Protocol?",
        zh: "消息头没有结尾：对方是 Debug Adapter Protocol 的客户端吗？")
    }
  }

  static let notJSON = Phrase(
    en: "ignored a message that is not JSON", zh: "有一条消息不是 JSON，已忽略")

  static func noRequest(_ name: String) -> Phrase {
    let name = String(name.prefix(60))
    return Phrase(
      en: "touchtrace does not support the request \(bad: name)",
      zh: "touchtrace 不处理请求 \(bad: name)")
  }

  static let nothingToAttachTo = Phrase(
    en:
      "there is no process to attach to: use launch, with a lesson or scene file as \(code: "program")",
    zh: "没有可以附加的进程：请用 launch，并在 \(code: "program") 中写课程或场景文件")

  static let nothingLaunched = Phrase(
    en: "nothing is launched yet: send \(code: "launch") with a \(code: "program") first",
    zh: "还没有启动：请先用带 \(code: "program") 的 \(code: "launch")")

  static let launchedAlready = Phrase(
    en: "a session is already launched; \(code: "restart") starts it again",
    zh: "已经启动；\(code: "restart") 重新开始")

  static let launchWhat = Phrase(
    en: """
      no program given: write \(code: "\"program\": \"login.scene\""), or name a lesson, a view dump \
      or a record
      """,
    zh: "没有写 program：\(code: "\"program\": \"login.scene\"")，课程、场景、应用的视图描述或记录")

  static func launchesShown(_ file: String) -> Phrase {
    Phrase(
      en: "\(file) only shows the steps of a session; launch the lesson or the scene instead",
      zh: "\(file) 只用来显示会话里发生的事；请从课程或场景文件启动")
  }

  static func tooManyTouches(_ most: Int) -> Phrase {
    Phrase(en: "a session can have at most \(most) touches", zh: "一次会话最多 \(most) 个触摸")
  }

  static let recordAndTouches = Phrase(
    en: "\(code: "touches") cannot be combined with \(code: "touch") or \(code: "tap")",
    zh: "\(code: "touches") 不能与 \(code: "touch") 或 \(code: "tap") 同时使用")

  static let tapAndTouch = Phrase(
    en: "\(code: "tap") cannot be combined with \(code: "touch")",
    zh: "\(code: "tap") 不能与 \(code: "touch") 同时使用")

  static let noThread = Phrase(
    en: "there is no such thread; \(code: "threads") lists them",
    zh: "没有这个线程；\(code: "threads") 会列出所有线程")

  static let launchEnded = Phrase(
    en: "the session ended before it began", zh: "会话还没有开始就结束了")

  static let isOver = Phrase(
    en: "the session is over: launch it again", zh: "会话已经结束：请重新启动")

  static let noLongerOpen = Phrase(
    en: "this value has expired: the session has moved since", zh: "它已经失效：会话在这之后移动过")

  static let notFromHere = Phrase(
    en: "files can be written only from the command line: \(code: "touchtrace debug FILE")",
    zh: "只能从命令行写文件：\(code: "touchtrace debug 文件")")

  static let askWhat = Phrase(
    en: "nothing to evaluate: write a command such as \(code: "why"), or an expression",
    zh: "请写出要执行的内容：命令（例如 \(code: "why")）或表达式")

  static let lineTooLong = Phrase(en: "the line is too long", zh: "这一行太长了")

  static let noValue = Phrase(
    en: "the new value is missing; write one such as \(code: "0.5") or \(code: "no")",
    zh: "请写出新的值，例如 \(code: "0.5") 或 \(code: "no")")

  static func cannotBeEdited(_ name: String, _ known: [String]) -> Phrase {
    let name = String(name.prefix(60))
    let list = known.joined(separator: " ")
    return Phrase(
      en: "\(bad: name) cannot be changed"
        + (known.isEmpty ? "" : "; you can change \(code: list)"),
      zh: "\(bad: name) 不能修改" + (known.isEmpty ? "" : "；可以修改的有 \(code: list)"))
  }

  static func cannotBeWatched(_ name: String) -> Phrase {
    let name = String(name.prefix(60))
    return Phrase(en: "\(bad: name) cannot be watched", zh: "不能观察 \(bad: name)")
  }
}

/// What the adapter calls the things it shows.
extension AdapterWords {
  static let mainRunLoop = Phrase(en: "main run loop", zh: "主运行循环")

  static func touch(_ name: String) -> Phrase { Phrase(en: "touch \(name)", zh: "触摸 \(name)") }

  static let atTheStart = Phrase(
    en: "start of recording: nothing has happened yet", zh: "记录的开头：还什么都没有发生")

  static let atTheEnd = Phrase(
    en: "end of recording: you can step back from here", zh: "记录到此结束：可以往回走")

  static func atTheEnd(next touch: String) -> Phrase {
    Phrase(
      en: "end of recording: step back from here, or continue to \(name: touch)",
      zh: "记录到此结束：可以往回走，或者继续到 \(name: touch)")
  }

  static func atTheStart(previous touch: String) -> Phrase {
    Phrase(
      en: "start of recording: nothing has happened yet; \(name: touch) comes before it",
      zh: "记录的开头：还什么都没有发生；在它前面的是 \(name: touch)")
  }

  static func missedTap(_ view: String, asked question: String) -> Phrase {
    Phrase(
      en: "the tap does not reach \(name: view): \(code: question) says why",
      zh: "这次点按到不了 \(name: view)：用 \(code: question) 问原因")
  }

  static func emptyTap(_ point: String) -> Phrase {
    Phrase(en: "the tap at \(point) reaches no view", zh: "\(point) 处的点按没有到达任何视图")
  }

  static let returned = Phrase(en: "returned", zh: "返回")
  static let asUsual = Phrase(en: "as usual", zh: "与平常一样")

  static func properties(_ count: Int) -> Phrase {
    Phrase(en: "\(count) \(count == 1 ? "property" : "properties")", zh: "\(count) 个属性")
  }

  static let working = Phrase(en: "searching the record", zh: "正在搜索记录")

  static func more(_ count: Int) -> Phrase {
    Phrase(en: "\(count) more", zh: "还有 \(count) 个")
  }

  static func timelineHead(_ label: String, _ count: Int, picture: String?) -> Phrase {
    let drawn =
      picture.map {
        Phrase(
          en: "; \(code: $0) in this folder is the picture of the stop",
          zh: "；同一文件夹里的 \(code: $0) 是当前停下处的图")
      } ?? Phrase(en: "", zh: "")
    return Phrase(
      en: "\(label): \(count) steps, one a line" + drawn.english,
      zh: "\(label)：\(count) 步，每步一行" + drawn.chinese)
  }

  static func back(_ command: String) -> Phrase {
    Phrase(en: "◀ back: \(command)", zh: "◀ 往回：\(command)")
  }

  static func label(_ mishap: Mishap) -> Phrase {
    switch mishap {
    case .refused: Phrase(en: "View refused", zh: "视图拒绝")
    case .outsideButVisible: Phrase(en: "Visible, but outside its superview", zh: "看得见，但在父视图外面")
    case .cancelled: Phrase(en: "Touch cancelled", zh: "触摸被取消")
    case .failed: Phrase(en: "Gesture failed", zh: "手势失败")
    case .unhandled: Phrase(en: "Touch or action not handled", zh: "触摸或动作没有处理")
    case .unimplemented: Phrase(en: "Action not implemented", zh: "动作没有实现")
    case .unexpected: Phrase(en: "Lesson expectation failed", zh: "与课程的预期不符")
    case .anomaly: Phrase(en: "Any anomaly", zh: "任何异常")
    }
  }

  static let conditionOfMishap = Phrase(
    en: "a condition, as after \(code: "catch … if"): view == card, point.x > 10",
    zh: "条件，写法同 \(code: "catch … if")：view == card、point.x > 10")
}
