extension CommandTable {
  static let tool = finding + making + leaving

  private static let finding = [
    Command(
      .help, .tool, "[COMMAND | CLASS | WHERE | EXPRESSION | all | WORD]", aliases: ["h", "?"],
      en: "says what a command does, or which commands speak of a word",
      zh: "说明一个命令的作用，或者哪些命令的说明里有某个词",
      examples: ["help break", "help checkpoint"], seeAlso: [.info],
      lldb: (en: "as help and apropos", zh: "相当于 help 和 apropos"), argument: .command),
    Command(
      .history, .tool, en: "shows the lines typed so far", zh: "显示输入过的行",
      examples: ["history", "history ;; when"], seeAlso: [.help],
      lldb: (en: "as session history", zh: "相当于 session history")),
  ]

  private static let making = [
    Command(
      .define, .tool, "[NAME [= [COMMANDS [# TEXT]]]]",
      en: "makes a command of your own, forgets one, or lists them",
      zh: "建立你自己的命令，去掉一个，或者列出全部",
      examples: ["define look = map ;; why  # where it is, and why", "define"],
      seeAlso: [.source, .help],
      lldb: (
        en: "as gdb's define and lldb's command alias",
        zh: "相当于 gdb 的 define 和 lldb 的 command alias"
      ),
      details: (
        en: """
        One command takes the words typed behind its new name; in several, $1, $2 … stand for \
        them and $* for all. Without = the commands follow on lines of their own, up to end. What \
        stands behind # is its help. The names of the commands here stay what they are.
        """,
        zh: """
        只有一条命令时，新名字后面的词接在它后面；有多条时用 $1、$2……代表这些词，$* 代表全部。\
        不写 = 时，命令逐行写出，直到 end。# 后面的文字是它的说明。这里已有的命令名不能改变。
        """
      ), argument: .command),
    Command(
      .source, .tool, "FILE", en: "carries out the commands of a file, up to the first that fails",
      zh: "执行文件里的命令，遇到失败即停",
      examples: ["source stops.touchtrace", "source commands.touchtrace"],
      seeAlso: [.save, .define], lldb: (en: "as command source", zh: "相当于 command source"),
      details: (
        en: "Empty lines and those that begin with # are passed over.", zh: "空行和以 # 开头的行会跳过。"
      ), argument: .file),
  ]

  private static let leaving = [
    Command(
      .quit, .tool, "[CODE]", aliases: ["q", "exit"],
      en: "leaves, with an exit code if one is given",
      zh: "退出，可带退出码", examples: ["quit", "quit 1"], seeAlso: [.run],
      lldb: (en: "as quit, but never asks", zh: "与 quit 相同，但从不询问"))
  ]
}
