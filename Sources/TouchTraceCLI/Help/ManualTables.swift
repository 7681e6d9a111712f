import TouchNarration

/// A line of the manual: something, and what it means.
typealias ManualEntry = (term: String, meaning: Phrase)

/// What the manual says of the surroundings and shows as examples.
enum ManualTables {
  /// What the program ends with.
  static let exitCodes: [ManualEntry] = [
    ("\(ExitCode.success.number)", Phrase(en: "Success.", zh: "一切正常。")),
    (
      "\(ExitCode.checkFailed.number)",
      Phrase(
        en:
          "A check failed: a claim is false, a view does not get its touch, or the audit or the doctor found an error.",
        zh: "检查未通过：某个说法不成立、视图没有得到触摸，或者审查、doctor 发现了错误。")
    ),
    ("\(ExitCode.usage.number)", Phrase(en: "The command line is invalid.", zh: "命令行有误。")),
    (
      "\(ExitCode.unreadable.number)",
      Phrase(en: "A file cannot be read or does not parse.", zh: "文件无法读取或解析。")
    ),
    (
      "\(ExitCode.commandFailed.number)",
      Phrase(
        en: "A command of a batch failed, or the output cannot be written.",
        zh: "批处理中的命令失败，或者无法写出结果。")
    ),
    ("\(ExitCode.interrupted.number)", Phrase(en: "Interrupted by Ctrl-C.", zh: "被 Ctrl-C 中断。")),
  ]

  /// What the environment decides.
  static let variables: [ManualEntry] = [
    (
      "LC_ALL, LC_MESSAGES, LANG",
      Phrase(
        en: "The first one that is set chooses the language, unless --lang is given.",
        zh: "第一个已设置的变量决定语言，除非给出 --lang。")
    ),
    ("NO_COLOR", Phrase(en: "If not empty: no colours.", zh: "不为空时不用颜色。")),
    (
      "TERM",
      Phrase(
        en: "If empty or dumb: no colours and no line editing.",
        zh: "为空或 dumb 时，不用颜色，也不在行内编辑。")
    ),
    (
      "TOUCHTRACE_HISTFILE",
      Phrase(
        en: "The file for the history of typed lines. If set and empty: no history is kept.",
        zh: "输入历史保存在哪里；设置为空则不保存。")
    ),
    (
      "TOUCHTRACE_PAGE",
      Phrase(en: "The file that page opens.", zh: "page 打开的文件。")
    ),
    (
      "XDG_STATE_HOME, XDG_CONFIG_HOME, XDG_CACHE_HOME, HOME",
      Phrase(en: "The folders of the files below.", zh: "下面这些文件的位置。")
    ),
    (
      "VSCODE_EXTENSIONS",
      Phrase(
        en: "The folder that dap --install-vscode writes to.", zh: "dap --install-vscode 写入的位置。")
    ),
  ]

  /// What is read or kept.
  static let files: [ManualEntry] = [
    (
      "${XDG_STATE_HOME:-~/.local/state}/touchtrace/progress.jsonl",
      Phrase(en: "Your progress in lessons, one event a line.", zh: "在课程里做过的事，每行一件。")
    ),
    (
      "${XDG_STATE_HOME:-~/.local/state}/touchtrace/history",
      Phrase(en: "The lines typed at the prompt.", zh: "在提示符下输入过的内容。")
    ),
    (
      "${XDG_CONFIG_HOME:-~/.config}/touchtrace/init, ~/.touchtraceinit",
      Phrase(
        en:
          "Commands that a session at a prompt runs first. Only the first of these files that exists is read.",
        zh: "有提示符的会话开始时执行的命令：取两者中先找到的一个。")
    ),
    (
      "./.touchtraceinit",
      Phrase(en: "The same, but read only with --local-init.", zh: "同上，只在给出 --local-init 时读取。")
    ),
    (
      "${XDG_CACHE_HOME:-~/.cache}/touchtrace",
      Phrase(
        en: "Listings that editors open, and the page that page opens; safe to delete.",
        zh: "编辑器打开的清单，以及 page 打开的网页；可以放心删除。")
    ),
  ]

  /// What one may begin with.
  static let examples: [ManualEntry] = [
    ("touchtrace", Phrase(en: "Continue the lessons where you stopped.", zh: "从上次的位置继续学习。")),
    (
      "touchtrace why buy screen.txt",
      Phrase(
        en: "Tell if buy gets the touch in a pasted view dump; if not, why.",
        zh: "说明在粘贴的视图转储里 buy 能否得到触摸；不能时说明原因。")
    ),
    (
      "touchtrace debug shop.scene -ex 'why-not buy'",
      Phrase(en: "Ask why buy does not get the touch, then step.", zh: "先问这个问题，再逐步调试。")
    ),
    (
      "touchtrace run shop.scene --format html --output shop.html",
      Phrase(en: "Write a web page that steps through the touch.", zh: "写出一个可以逐步查看触摸的网页。")
    ),
    (
      "touchtrace audit App --format sarif",
      Phrase(
        en: "Find controls that touches do not reach, in every storyboard of a folder.",
        zh: "在文件夹的所有 storyboard 里查找触摸到不了的控件。")
    ),
  ]
}
