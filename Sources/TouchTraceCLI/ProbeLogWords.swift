import Lessons
import TouchNarration

/// What is said of a log from a device.
enum ProbeLogWords {
  static func verdict(_ log: DeviceLog) -> Phrase {
    let fitting = log.answers.filter(\.agrees).map(\.name)
    guard log.hasRecognized else {
      return Phrase(
        en: "Nothing was recognized: the taps were too slow or too far apart. Tap again.",
        zh: "什么也没有识别出来：两下点得太慢，或者隔得太远。请再点一次。")
    }
    guard !fitting.isEmpty else {
      return Phrase(
        en: """
          No hypothesis predicts this log. Add its row to the board of the double tap \
          (06-gestures/05): who measured it, on which device, and how.
          """,
        zh: """
          没有哪个假设得出这份日志。请把它写到双击那一课（06-gestures/05）的证据板上：\
          写明谁测的、什么设备、怎么测的。
          """)
    }
    let english = fitting.joined(separator: ", ")
    let chinese = fitting.joined(separator: "、")
    return Phrase(
      en: """
        \(strong: english) \(fitting.count == 1 ? "predicts" : "predict") this log, for two quick \
        taps on a view with these flags. ≈ means: the calls match, the touches in them do not.
        """,
      zh: """
        对同样开关的视图快速点两下，\(strong: chinese) 得出这份日志。≈ 表示调用一致、\
        里面的触摸个数不一致。
        """)
  }
}

extension ProbeLogWords {
  /// A file with a scene says nothing without a log.
  static func needsLog(_ file: String) -> Phrase {
    Phrase(
      en: """
        'probe \(file)' needs --read LOG: what the code of 'touchtrace convert \(file) --format \
        swift' printed
        """,
      zh: """
        “probe \(file)”需要 --read LOG：“touchtrace convert \(file) --format swift”\
        写出的代码打印的日志
        """)
  }

  /// The log stands where the file with the scene should.
  static func swapped(_ file: String, _ log: String) -> Phrase {
    Phrase(
      en: "\(file) is a log; write 'touchtrace probe \(log) --read \(file)'",
      zh: "\(file) 是日志；请写“touchtrace probe \(log) --read \(file)”")
  }

  /// An option is about a file that is not there.
  static func needsFile(_ option: Option) -> Phrase {
    Phrase(
      en: "\(option.spellings[0]) needs FILE and --read LOG",
      zh: "\(option.spellings[0]) 需要 FILE 和 --read LOG")
  }
}

extension DeviceLog.Problem {
  /// What is wrong, and what was meant.
  func phrase(file: String) -> Phrase {
    switch self {
    case .empty:
      Phrase(
        en: """
          \(file):1:1: error: it contains no log line, such as '0 began 1'; 'touchtrace probe \
          --logging' prints a view that writes them
          """,
        zh: """
          \(file):1:1: error: 里面没有日志行，例如“0 began 1”；“touchtrace probe --logging”\
          打印写日志的视图
          """)
    case .secondRun(let line):
      Phrase(
        en:
          "\(file):\(line):1: error: a second run begins here; put each run into a separate file",
        zh: "\(file):\(line):1: error: 这里开始第二次运行；请把每次运行各存一个文件")
    case .unreadable(let line, let text):
      Phrase(
        en: """
          \(file):\(line):1: error: '\(String(text.prefix(60)))' is not a log line; it has \
          milliseconds, one of began, moved, ended, cancelled, recognized, and the touches, such \
          as '213 cancelled 1,2'; the log of an exported scene is read with its file: 'touchtrace \
          probe FILE --read LOG'
          """,
        zh: """
          \(file):\(line):1: error: “\(String(text.prefix(60)))”不是日志行：应为毫秒、began、moved、\
          ended、cancelled、recognized 之一，以及触摸编号，例如“213 cancelled 1,2”；\
          导出场景的日志要和它的文件一起读：“touchtrace probe FILE --read LOG”
          """)
    }
  }
}
