extension CommandTable {
  static let change = [
    Command(
      .whatif, .change,
      "[and] NAME.PROPERTY = VALUE [from #N] | NAME.OVERRIDE WORDS | model.SETTING = VALUE "
        + "| bring VIEW to front | move touch N to X,Y | skip #N  [and …]",
      en: "delivers the touches again with one thing otherwise, and says what that changes",
      zh: "把一处改成别的样子，重新传递触摸，并说明有什么变化",
      examples: ["whatif thirdView.isHidden = yes", "whatif move touch 1 to 200,700"],
      seeAlso: [.undo, .compare, .whyNot, .set],
      lldb: (
        en: "as expression x = v, but the past is done again and undo takes it back",
        zh: "相当于 expression x = v，但过去会重演，而且可以用 undo 撤销"
      ),
      details: (
        en: """
        Everything the scene language can say, also with UIKit's names and true or false: \
        thirdView.pointInside include fourthView, root.touchesBegan log, drag.shouldReceive = no, \
        drag.requiresToFail = list.pan. none takes an override away. A proposal takes the place of \
        the one before; whatif and … adds to it.
        """,
        zh: """
        场景语言能说的都可以改，也可以用 UIKit 的名字和 true、false：\
        thirdView.pointInside include fourthView、root.touchesBegan log、drag.shouldReceive = no、\
        drag.requiresToFail = list.pan。none 去掉重写。新的假设代替前一个；whatif and … 则在其上添加。
        """
      ), argument: .edit),
    Command(
      .undo, .change, "[N]", en: "takes the last change back, or the last N",
      zh: "撤销上一次修改，或者上 N 次",
      examples: ["whatif thirdView.alpha = 0 ;; undo", "set model.tapInterval 500 ;; undo"],
      seeAlso: [.whatif, .branches]),
    Command(
      .branches, .change, "[N]", aliases: ["branch"],
      en: "lists the worlds that changes have made, or goes to one",
      zh: "列出各次修改形成的分支，或者转到其中一个",
      examples: ["branches", "whatif thirdView.alpha = 0 ;; branches 0"],
      seeAlso: [.whatif, .compare],
      lldb: (
        en: "as gdb's info checkpoints and restart", zh: "相当于 gdb 的 info checkpoints 和 restart"
      )),
    Command(
      .compare, .change, "[N | RULES | all | off]",
      en:
        "steps two records side by side, from the first step where they part; all asks every set of rules",
      zh: "从第一个不同的步骤起并排走两份记录；all 则让每套规则回答",
      examples: ["compare 001", "compare all"],
      seeAlso: [.branches, .whatif],
      argument: .words(["all", "off"])),
    Command(
      .reload, .change,
      en: "reads the file again, and delivers its touches to what it says now",
      zh: "重新读取文件，按现在的内容重新传递触摸",
      examples: ["reload", "reload ;; branches"], seeAlso: [.undo, .branches, .compare],
      lldb: (en: "as a rebuild and gdb's run", zh: "相当于重新编译再 run"),
      details: (
        en: "Breakpoints stay; undo goes back to what was read before.",
        zh: "断点保留；undo 回到之前读到的内容。"
      )),
    Command(
      .set, .change, "SETTING VALUE | model.SETTING VALUE",
      en: "changes a setting of the debugger, or what Apple leaves open: show lists them",
      zh: "修改调试器的设置，或者苹果未说明之处：show 列出全部",
      examples: ["set repeat off", "set model.tapInterval 500"],
      seeAlso: [.show, .whatif, .undo],
      lldb: (
        en: "as settings set; the scene is changed by whatif",
        zh: "相当于 settings set；修改场景用 whatif"
      ),
      details: (
        en: "set VIEW PROPERTY… still changes the scene, in the words of a scene file.",
        zh: "set 视图 属性… 仍可按场景文件的写法修改场景。"
      ), argument: .setting),
    Command(
      .show, .change, "[settings | NAME]", aliases: ["settings"],
      en: "shows the debugger's settings, and what Apple leaves open and how it is set",
      zh: "显示调试器的设置，以及苹果未说明之处的设置",
      examples: ["show settings", "show repeat"], seeAlso: [.set],
      lldb: (en: "as settings show", zh: "相当于 settings show"), argument: .words(["settings"])),
  ]
}
