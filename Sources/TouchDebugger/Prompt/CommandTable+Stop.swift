extension CommandTable {
  static let stop = setting + changing

  private static let setting = [
    Command(
      .break, .stop, "WHERE [if CONDITION] [hits N | hits OP N] [\"TEXT\"] [do COMMANDS]",
      aliases: ["b", "br"],
      en: "stops at a place, and says at once where that will be or why it never will",
      zh: "在某处停下，并立即说明会停在哪里，或者为什么永远不会停",
      examples: ["break fifthView", "break *View.hitTest if verdict == outside"],
      seeAlso: [.tbreak, .catch, .watch, .info],
      lldb: (
        en: "b takes views, methods, rules and steps, not files and functions: help WHERE",
        zh: "b 接受视图、方法、规则和步骤，而不是文件和函数：见 help WHERE"
      ), argument: .place),
    Command(
      .tbreak, .stop, "WHERE [if CONDITION] [\"TEXT\"] [do COMMANDS]", aliases: ["tb"],
      en: "a breakpoint that stops only once", zh: "只停一次的断点",
      examples: ["tbreak firstView.next", "tbreak #9"], seeAlso: [.break, .continue],
      lldb: (en: "as breakpoint set --one-shot true", zh: "相当于 breakpoint set --one-shot true"),
      argument: .place),
    Command(
      .watch, .stop, "EXPRESSION [if CONDITION]",
      en: "stops where a value becomes another, and shows both",
      zh: "在某个值改变处停下，并显示改变前后的值",
      examples: ["watch firstView.alpha", "watch touch.phase"], seeAlso: [.break, .display],
      lldb: (
        en: "as watchpoint set variable, for any property of a view, touch or recognizer",
        zh: "相当于 watchpoint set variable，可用于视图、触摸、识别器的任何属性"
      ), argument: .expression),
    Command(
      .catch, .stop, "KIND… [if CONDITION]",
      en: "stops wherever something goes otherwise than hoped; catch alone lists the kinds",
      zh: "在事与愿违的地方停下；只写 catch 列出种类",
      examples: ["catch refused", "catch cancelled failed"], seeAlso: [.break, .whyNot],
      lldb: (en: "as gdb's catch; nothing is thrown here", zh: "相当于 gdb 的 catch；这里没有异常"),
      argument: .mishaps),
    Command(
      .log, .stop, "WHERE \"TEXT {EXPRESSION}\" [into: FILE] [--json]",
      en: "writes a line at every such step instead of stopping", zh: "在每个这样的步骤写一行，而不停下",
      examples: ["log fifthView \"asked with {point}\"", "log hit.ask \"{view}: {verdict}\""],
      seeAlso: [.break, .commands],
      lldb: (en: "as gdb's dprintf, or an editor's log point", zh: "相当于 gdb 的 dprintf，或者编辑器里的日志断点"),
      argument: .place),
  ]

  private static let changing = [
    Command(
      .condition, .stop, "N [CONDITION]", en: "gives a breakpoint a condition, or takes it away",
      zh: "给断点加上条件，或者去掉条件", examples: ["condition 1 depth > 1", "condition 1"],
      seeAlso: [.break, .ignore],
      lldb: (en: "as breakpoint modify -c", zh: "相当于 breakpoint modify -c"), argument: .breakpoint),
    Command(
      .ignore, .stop, "N COUNT [from STEP]", en: "lets a breakpoint pass the next COUNT times",
      zh: "让断点放过接下来的 COUNT 次", examples: ["ignore 1 2", "ignore 1 0"],
      seeAlso: [.condition, .continue],
      lldb: (en: "as breakpoint modify -i", zh: "相当于 breakpoint modify -i"), argument: .breakpoint),
    Command(
      .commands, .stop, "[N [COMMANDS]]",
      en: "carries out commands at every stop of a breakpoint: on one line, or on lines up to end",
      zh: "断点每次停下时执行命令：写在同一行，或者写多行直到 end",
      examples: ["commands 1 why ;; map", "commands 1"], seeAlso: [.break, .log],
      lldb: (en: "as breakpoint command add", zh: "相当于 breakpoint command add"),
      argument: .breakpoint),
    Command(
      .enable, .stop, "[N | N-M | last]…", en: "lets breakpoints stop again", zh: "让断点重新起作用",
      examples: ["enable 1", "enable"], seeAlso: [.disable],
      lldb: (en: "as breakpoint enable", zh: "相当于 breakpoint enable"), argument: .breakpoint),
    Command(
      .disable, .stop, "[N | N-M | last]…", en: "lets breakpoints pass, without forgetting them",
      zh: "让断点不再停下，但不删除", examples: ["disable 1", "disable"], seeAlso: [.enable, .delete],
      lldb: (en: "as breakpoint disable", zh: "相当于 breakpoint disable"), argument: .breakpoint),
    Command(
      .delete, .stop, "[N | N-M | last]…", aliases: ["d"],
      en: "deletes breakpoints, or all of them",
      zh: "删除断点，或者全部删除", examples: ["delete 1", "delete"], seeAlso: [.break, .info],
      lldb: (
        en: "as breakpoint delete, but never asks", zh: "相当于 breakpoint delete，但从不询问"
      ), argument: .breakpoint),
    Command(
      .save, .stop, "breakpoints FILE [--force]",
      en: "writes the breakpoints to a file that source reads back",
      zh: "把断点写入文件，可用 source 读回",
      examples: ["save breakpoints stops.touchtrace --force", "save breakpoints -"],
      seeAlso: [.source, .break],
      lldb: (
        en: "as breakpoint write; source reads it back", zh: "相当于 breakpoint write；用 source 读回"
      ),
      argument: .words(["breakpoints"])),
  ]
}
