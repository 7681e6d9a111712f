extension CommandTable {
  static let tool = [
    Command(
      .help, .tool, "[COMMAND | CLASS | WHERE | EXPRESSION]", aliases: ["h", "?"],
      en: "says what a command does", zh: "说明一个命令的作用",
      examples: ["help break", "help Move"], seeAlso: [.apropos, .info],
      lldb: (en: "as help", zh: "与 help 相同"), argument: .command),
    Command(
      .apropos, .tool, "WORD", en: "finds commands by a word of their help",
      zh: "按帮助文字里的词查找命令", examples: ["apropos breakpoint", "apropos backwards"],
      seeAlso: [.help], lldb: (en: "as apropos", zh: "与 apropos 相同")),
    Command(
      .history, .tool, en: "shows the lines typed so far", zh: "显示输入过的行",
      examples: ["history", "history ;; when"], seeAlso: [.help],
      lldb: (en: "as session history", zh: "相当于 session history")),
    Command(
      .alias, .tool, "[NAME COMMAND…]", en: "gives a command line another name, or lists the names",
      zh: "给一行命令起别名，或者列出别名", examples: ["alias ll list 1", "alias"],
      seeAlso: [.unalias, .define],
      lldb: (en: "as command alias", zh: "相当于 command alias"), argument: .command),
    Command(
      .unalias, .tool, "NAME", en: "takes such a name away", zh: "取消别名",
      examples: ["alias ll list 1 ;; unalias ll", "alias here when ;; unalias here"],
      seeAlso: [.alias], lldb: (en: "as command unalias", zh: "相当于 command unalias")),
    Command(
      .define, .tool, "NAME [COMMANDS]",
      en: "makes a command of your own from others: on one line, or on lines up to end",
      zh: "用已有的命令组成自己的命令：写在同一行，或者写多行直到 end",
      examples: ["define look map ;; why", "define again rstep ;; step"],
      seeAlso: [.document, .alias, .source],
      lldb: (
        en: "as gdb's define; $1, $2 … are the words behind it", zh: "相当于 gdb 的 define；$1、$2……是后面的词"
      )),
    Command(
      .document, .tool, "NAME TEXT", en: "writes the help of a command of your own",
      zh: "给自己的命令写说明",
      examples: [
        "define look map ;; document look draws the window", "define l2 list ;; document l2 lists",
      ],
      seeAlso: [.define, .help], lldb: (en: "as gdb's document", zh: "相当于 gdb 的 document")),
    Command(
      .source, .tool, "FILE", en: "carries out the commands of a file", zh: "执行文件里的命令",
      examples: ["source stops.touchtrace", "source commands.touchtrace"],
      seeAlso: [.save, .define], lldb: (en: "as command source", zh: "相当于 command source"),
      argument: .file),
    Command(
      .quit, .tool, "[CODE]", aliases: ["q", "exit"],
      en: "leaves, with an exit code if one is given",
      zh: "退出，可带退出码", examples: ["quit", "quit 1"], seeAlso: [.run],
      lldb: (en: "as quit, but never asks", zh: "与 quit 相同，但从不询问")),
  ]
}
