import Lessons
import SceneLanguage
import TouchDebugger
import TouchNarration

/// Says how to use the program, from the tables of subcommands and options.
struct Help {
  let console: Console

  /// Shows one subcommand's help, or all of them in a line each.
  func show(_ subcommand: Subcommand?) {
    if let subcommand { showOne(subcommand) } else { showAll() }
  }

  /// Shows the help of a word; a word nobody knows gets the overview.
  ///
  /// - Parameter format: The form in which a topic is wanted that has several.
  func show(named words: [String], as format: String?) -> ExitCode {
    let topic = words.first.flatMap(HelpPage.init)
    if let format, topic?.formats.contains(format) != true {
      console.complain(Invocation.Problem.badValue(.format, format, .help).words)
      return .usage
    }
    guard let word = words.first else {
      showAll()
      return .success
    }
    if let topic { return show(topic, words.dropFirst().first, as: format) }
    guard let subcommand = Subcommand(rawValue: word) else {
      console.complain(Invocation.Problem.unknownSubcommand(word).words)
      return .usage
    }
    showOne(subcommand)
    return .success
  }

  /// What the program is for.
  static let purpose = Phrase(
    en: "step through a touch on iOS and read why at every hop",
    zh: "逐步走过 iOS 上的一次触摸，在每一跳读到“为什么”")

  private func showAll() {
    console.show(
      en: "\(strong: "touchtrace"): \(Self.purpose.english)",
      zh: "\(strong: "touchtrace")：\(Self.purpose.chinese)")
    console.show([""])
    line(
      "touchtrace", Phrase(en: "learn: continue, or begin the first lesson", zh: "学习：继续上次，或从第一课开始"))
    for subcommand in Subcommand.allCases {
      line("touchtrace \(subcommand.rawValue) \(subcommand.operands)", subcommand.summary)
    }
    console.show([""])
    showOptions(Subcommand.everywhere)
    console.show([""])
    console.show(
      en: """
        Output is deterministic: the model uses neither a clock nor random numbers, so there is \
        no seed to set.
        """,
      zh: "相同的输入总是得到相同的字节：模型里没有真实时钟，也没有随机，所以不需要随机种子。")
    console.show(
      en: "\(code: "touchtrace help language") describes how scenes and touches are written.",
      zh: "\(code: "touchtrace help language") 列出场景和触摸的写法。")
    console.show(
      en: "\(code: "touchtrace help commands") lists the commands at the prompt.",
      zh: "\(code: "touchtrace help commands") 列出提示符下的命令。")
    console.show(
      en: "\(code: "touchtrace help completions") prints completions for your shell.",
      zh: "\(code: "touchtrace help completions") 用于在 shell 里按 Tab 补全。")
    console.show(
      en: "\(code: "touchtrace help limits") lists the limits of sizes and counts.",
      zh: "\(code: "touchtrace help limits") 列出大小和数量的上限。")
  }

  private func show(_ topic: HelpPage, _ word: String?, as format: String?) -> ExitCode {
    switch topic {
    case .language: return showSceneLanguage(word)
    case .commands: showCommands(as: format)
    case .completions: showCompletions(as: format)
    case .limits: showLimits(as: format)
    }
    return .success
  }

  /// What one's shell reads, or, where none is named, which there are and where they go.
  private func showCompletions(as format: String?) {
    let completions = Completions(language: console.language)
    guard let shell = format.flatMap({ Completions.Shell(rawValue: $0) }) else {
      for shell in Completions.Shell.allCases { line("  \(shell.command)", shell.place) }
      return
    }
    console.put(completions.script(for: shell))
  }

  private func showLimits(as format: String?) {
    let limits = LimitList(console: console)
    if format == "md" { console.put(limits.markdown) } else { limits.show() }
  }

  private func showCommands(as format: String?) {
    switch format {
    case "md": console.put(Manual.markdownTable(console.language, and: [Self.inLessons]))
    case "man": console.put(ManualPage(language: console.language).text)
    default:
      for commandClass in CommandClass.allCases {
        console.show(["\(strong: commandClass.rawValue)"])
        for command in CommandTable.commands where command.commandClass == commandClass {
          line("  " + command.usage, command.summary)
        }
      }
      console.show(["\(strong: Self.lessonTitle[console.language].plain)"])
      for word in LessonWords.all { line("  " + word.usage, word.summary) }
    }
  }

  static let lessonTitle = Phrase(en: "In a lesson, also", zh: "课程里还有")

  /// What a lesson's prompt takes besides.
  static let inLessons = Manual.Addition(lessonTitle, LessonWords.all)

  /// The scene language: an overview, or what a topic or a word of it is.
  private func showSceneLanguage(_ word: String?) -> ExitCode {
    let help = LanguageHelp(
      console.language, width: console.width,
      command: "touchtrace help \(HelpPage.language.rawValue)")
    guard let word else {
      console.show(help.overview)
      return .success
    }
    guard let lines = help.lines(about: word) else {
      console.complain(Invocation.Problem.unknownTopic(word).words)
      return .usage
    }
    console.show(lines)
    return .success
  }

  private func showOne(_ subcommand: Subcommand) {
    line("touchtrace \(subcommand.rawValue) \(subcommand.operands)", subcommand.summary)
    console.show([""])
    showOptions(subcommand.options + Subcommand.everywhere, of: subcommand)
    for remark in subcommand.remarks {
      console.show([""])
      console.show(remark.text)
    }
  }

  private func showOptions(_ options: [Option], of subcommand: Subcommand? = nil) {
    for option in options {
      let value = option.value(of: subcommand).map { " \($0)" } ?? ""
      line("  " + option.spellings.joined(separator: ", ") + value, option.summary)
    }
  }

  /// What one types and its meaning: side by side where the lines are wide enough for both.
  private func line(_ left: String, _ right: Phrase) {
    let column = 40
    let meaning = right[console.language]
    guard console.width >= 2 * column else {
      console.show([StyledText(left, .code)])
      console.show(meaning.wrapped(to: console.width, firstIndent: 6, indent: 6))
      return
    }
    let gap = String(repeating: " ", count: max(2, column - displayWidth(left)))
    let text = StyledText(left, .code) + StyledText(stringLiteral: gap) + meaning
    console.show(text.wrapped(to: console.width, firstIndent: 0, indent: column))
  }
}
