import Lessons
import TouchDebugger
import TouchNarration

/// The manual page, made of the tables that the program itself reads.
struct ManualPage {
  let language: Language

  /// The page in roff.
  var text: String {
    var page = Roff()
    page.title(
      "TOUCHTRACE", day: TouchTrace.day, source: "touchtrace \(TouchTrace.version)",
      volume: say(Phrase(en: "User Commands", zh: "用户命令")))
    opening(&page)
    subcommands(&page)
    page.request("SH", say(Phrase(en: "OPTIONS", zh: "选项")))
    page.text(say(Self.whichOptions))
    for option in Option.allCases { entry(option, &page) }
    commands(&page)
    for (title, entries) in Self.tables {
      page.request("SH", say(title))
      for (term, meaning) in entries { page.entry(term, say(meaning)) }
    }
    return page.lines.map { $0 + "\n" }.joined()
  }

  private func opening(_ page: inout Roff) {
    page.request("SH", say(Phrase(en: "NAME", zh: "名称")))
    page.text("touchtrace - " + say(Help.purpose))
    page.request("SH", say(Phrase(en: "SYNOPSIS", zh: "概要")))
    page.request("B", "touchtrace")
    for subcommand in Subcommand.allCases {
      page.request("br")
      page.text("touchtrace \(subcommand.rawValue) \(subcommand.operands)")
    }
    page.request("SH", say(Phrase(en: "DESCRIPTION", zh: "描述")))
    page.text(say(Self.description))
  }

  private func subcommands(_ page: inout Roff) {
    page.request("SH", say(Phrase(en: "SUBCOMMANDS", zh: "子命令")))
    for subcommand in Subcommand.allCases {
      let usage = "\(subcommand.rawValue) \(subcommand.operands)".trimmed
      page.entry(usage, sentence(subcommand.summary))
      let options = subcommand.options.map { option in
        option == .format
          ? "\(option.spellings[0]) \(option.value(of: subcommand) ?? "")" : option.spellings[0]
      }
      if !options.isEmpty {
        page.text(say(Phrase(en: "Options: ", zh: "选项：")) + options.joined(separator: ", ") + ".")
      }
      for remark in subcommand.remarks {
        page.request("IP")
        page.text(say(remark.text))
      }
    }
  }

  private func entry(_ option: Option, _ page: inout Roff) {
    let value = option.value(of: nil).map { " \($0)" } ?? ""
    page.entry(option.spellings.joined(separator: ", ") + value, sentence(option.summary))
  }

  private func commands(_ page: inout Roff) {
    page.request("SH", say(Phrase(en: "COMMANDS", zh: "命令")))
    page.text(say(Self.atThePrompt))
    for commandClass in CommandClass.allCases {
      page.request("SS", commandClass.rawValue)
      for command in CommandTable.rows(of: commandClass) { entry(command, &page) }
    }
    page.request("SS", say(Help.lessonTitle))
    for word in LessonWords.all { page.entry(word.usage, sentence(word.summary)) }
  }

  private func entry(_ command: Command, _ page: inout Roff) {
    page.entry(command.usage, sentence(command.summary))
    if let details = command.details { page.text(say(details)) }
    if !command.aliases.isEmpty {
      let also = say(Phrase(en: "Also: ", zh: "也可写作："))
      page.text(also + command.aliases.joined(separator: ", ") + ".")
    }
    let examples = say(Phrase(en: "Examples: ", zh: "例子："))
    page.text(examples + command.examples.joined(separator: " · ") + ".")
  }

  private func say(_ phrase: Phrase) -> String { phrase[language].plain }

  /// A summary as a sentence of its own.
  private func sentence(_ phrase: Phrase) -> String {
    switch language {
    case .english: say(phrase).hasSuffix(".") ? say(phrase) : say(phrase) + "."
    case .simplifiedChinese: say(phrase) + "。"
    }
  }
}

extension ManualPage {
  fileprivate static let tables: [(Phrase, [ManualEntry])] = [
    (Phrase(en: "EXIT STATUS", zh: "退出状态"), ManualTables.exitCodes),
    (Phrase(en: "ENVIRONMENT", zh: "环境变量"), ManualTables.variables),
    (Phrase(en: "FILES", zh: "文件"), ManualTables.files),
    (Phrase(en: "EXAMPLES", zh: "示例"), ManualTables.examples),
  ]

  fileprivate static let description = Phrase(
    en: """
      touchtrace takes a view hierarchy and a script of touches, delivers the touches as UIKit \
      would, and records every decision. You can step through the record forwards and backwards, \
      stop at views, and read why each hop happened. FILE is a scene, a lesson, a view dump, a \
      storyboard, a xib or a probe's output. Without a subcommand, touchtrace continues the \
      lessons. Output is deterministic: the model uses neither a clock nor random numbers.
      """,
    zh: """
      它读取视图层级和手指的动作，像 UIKit 一样投递触摸，记录每一个决定，让人前后走过这份记录，\
      停在关心的视图上，读到每一跳的原因。FILE 可以是场景、课程、视图转储、storyboard、xib \
      或探针的输出。不写子命令则继续学习课程。相同的输入总是得到相同的字节：模型里没有真实时钟，也没有随机。
      """)

  fileprivate static let whichOptions = Phrase(
    en:
      "Every subcommand takes --lang, --color, --width, --help and --version, in addition to the options listed with it above.",
    zh: "每个子命令都接受 --lang、--color、--width、--help 和 --version，以及上面为它列出的选项。")

  fileprivate static let atThePrompt = Phrase(
    en: """
      Type these at the prompt, give them with -ex, or read them from a file with -x. The start of \
      a name is enough; an empty line repeats the last motion; ;; separates commands.
      """,
    zh: "这些命令在提示符下输入，用 -ex 给出，或者用 -x 从文件读取。名字只写开头即可；空行重复上一次移动；;; 分隔命令。")
}

extension String {
  fileprivate var trimmed: String { hasSuffix(" ") ? String(dropLast()) : self }
}
