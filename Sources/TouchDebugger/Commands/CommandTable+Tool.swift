extension CommandTable {
  static let tool = finding + making + leaving

  private static let finding = [
    Command(
      .help, .tool, "[COMMAND | CLASS | WHERE | EXPRESSION | all]", aliases: ["h", "?"],
      en: "says what a command does", zh: "说明一个命令的作用",
      examples: ["help break", "help Move"], seeAlso: [.apropos, .info],
      lldb: (en: "as help", zh: "与 help 相同"), argument: .command),
    Command(
      .apropos, .tool, "WORD", en: "finds commands by a word of their help",
      zh: "按说明文字里的词查找命令", examples: ["apropos breakpoint", "apropos lldb"],
      seeAlso: [.help], lldb: (en: "as apropos", zh: "与 apropos 相同")),
    Command(
      .history, .tool, en: "shows the lines typed so far", zh: "显示输入过的行",
      examples: ["history", "history ;; when"], seeAlso: [.help],
      lldb: (en: "as session history", zh: "相当于 session history")),
  ]

  private static let making = [
    Command(
      .alias, .tool, "[NAME COMMAND…]", en: "gives a command line another name, or lists the names",
      zh: "给一行命令起别名，或者列出别名", examples: ["alias ll list 1", "alias"],
      seeAlso: [.unalias, .define],
      lldb: (en: "as command alias", zh: "相当于 command alias"),
      details: (
        en: "What is typed behind the alias is added to the line.", zh: "别名后面输入的内容会接在这一行之后。"
      ), argument: .command),
    Command(
      .unalias, .tool, "NAME", en: "takes an alias or a command of your own away",
      zh: "去掉一个别名或你自己的命令",
      examples: ["alias ll list 1 ;; unalias ll", "alias here when ;; unalias here"],
      seeAlso: [.alias], lldb: (en: "as command unalias", zh: "相当于 command unalias"),
      argument: .own),
    Command(
      .define, .tool, "[NAME [COMMANDS]]",
      en: "makes a command of your own from others: on one line, or on lines up to end",
      zh: "用已有的命令组成自己的命令：写在同一行，或者写多行直到 end",
      examples: ["define look map ;; why", "define"],
      seeAlso: [.document, .alias, .source],
      lldb: (
        en: "as gdb's define; $1, $2 … are the words behind it", zh: "相当于 gdb 的 define；$1、$2……是后面的词"
      ),
      details: (
        en: """
        $1, $2 … stand for the words behind the name, $* for all of them. The names of the \
        commands here stay what they are.
        """,
        zh: "$1、$2……代表名字后面的词，$* 代表全部。这里已有的命令名不能改变。"
      ), argument: .command),
    Command(
      .document, .tool, "NAME [TEXT]", en: "writes the help of a command of your own",
      zh: "给自己的命令写说明",
      examples: ["document again goes back and forth", "document again it repeats"],
      seeAlso: [.define, .help], lldb: (en: "as gdb's document", zh: "相当于 gdb 的 document"),
      argument: .own),
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
