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
  /// - Parameter format: For the prompt's commands, as text, Markdown or a manual page.
  func show(named words: [String], as format: String?) -> ExitCode {
    guard let word = words.first else {
      showAll()
      return .success
    }
    guard word != Self.languageTopic else { return showSceneLanguage(words.dropFirst().first) }
    guard word != Self.commandsTopic else {
      showCommands(as: format)
      return .success
    }
    guard word != Self.limitsTopic else {
      let limits = LimitList(console: console)
      if format == "md" { console.put(limits.markdown) } else { limits.show() }
      return .success
    }
    guard let subcommand = Subcommand(rawValue: word) else {
      console.complain(Invocation.Problem.unknownSubcommand(word).words)
      return .usage
    }
    showOne(subcommand)
    return .success
  }

  private func showAll() {
    console.show(
      Phrase(
        en: "\(strong: "touchtrace"): step through a touch on iOS and read why at every hop",
        zh: "\(strong: "touchtrace")：逐步走过 iOS 上的一次触摸，在每一跳读到“为什么”"))
    console.show([""])
    line("touchtrace", Phrase(en: "learn: resume, or the first lesson", zh: "学习：继续上次，或从第一课开始"))
    for subcommand in Subcommand.allCases {
      line("touchtrace \(subcommand.rawValue) \(subcommand.operands)", subcommand.summary)
    }
    console.show([""])
    showOptions(Subcommand.everywhere)
    console.show([""])
    console.show(
      Phrase(
        en: """
          The same input gives the same bytes: there is no clock and no chance in the model, so \
          there is no seed to set.
          """,
        zh: "相同的输入总是得到相同的字节：模型里没有真实时钟，也没有随机，所以不需要随机种子。"))
    console.show(
      Phrase(
        en: "\(code: "touchtrace help language") shows the words of scenes and touches.",
        zh: "\(code: "touchtrace help language") 列出场景和触摸的写法。"))
    console.show(
      Phrase(
        en: "\(code: "touchtrace help commands") lists the commands of the prompt.",
        zh: "\(code: "touchtrace help commands") 列出提示符下的命令。"))
    console.show(
      Phrase(
        en: "\(code: "touchtrace help limits") says how much of everything there may be.",
        zh: "\(code: "touchtrace help limits") 说明各种东西最多可以有多少。"))
  }

  /// The topic that is no subcommand: `touchtrace help language`.
  static let languageTopic = "language"

  /// The topic of what one types at the prompt: `touchtrace help commands --format man`.
  static let commandsTopic = "commands"

  /// The topic of how much the program takes: `touchtrace help limits`.
  static let limitsTopic = "limits"

  private func showCommands(as format: String?) {
    switch format {
    case "md": console.put(Manual.markdownTable(console.language, and: [Self.inLessons]))
    case "man": console.put(Manual.roff(console.language, version: TouchTrace.version))
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

  private static let lessonTitle = Phrase(en: "In a lesson, besides", zh: "课程里还有")

  /// What a lesson's prompt takes besides.
  static let inLessons = Manual.Addition(lessonTitle, LessonWords.all)

  /// The scene language: an overview, or what a topic or a word of it is.
  private func showSceneLanguage(_ word: String?) -> ExitCode {
    let help = LanguageHelp(
      console.language, width: console.width, command: "touchtrace help \(Self.languageTopic)")
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
    showOptions(subcommand.options + Subcommand.everywhere)
    for remark in subcommand.remarks {
      console.show([""])
      console.show(remark)
    }
  }

  private func showOptions(_ options: [Option]) {
    for option in options {
      let value = option.value.map { " \($0)" } ?? ""
      line("  " + option.spellings.joined(separator: ", ") + value, option.summary)
    }
  }

  /// What one types and its meaning: side by side where the lines are wide enough for both.
  private func line(_ left: String, _ right: Phrase) {
    let column = 40
    let meaning = right[console.language]
    guard console.width >= 2 * column else {
      console.show([StyledText(left, .code)])
      return console.show(meaning.wrapped(to: console.width, firstIndent: 6, indent: 6))
    }
    let gap = String(repeating: " ", count: max(2, column - displayWidth(left)))
    let text = StyledText(left, .code) + StyledText(stringLiteral: gap) + meaning
    console.show(text.wrapped(to: console.width, firstIndent: 0, indent: column))
  }
}
