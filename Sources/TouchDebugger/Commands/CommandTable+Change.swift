extension CommandTable {
  static let change = [
    Command(
      .whatif, .change,
      "NAME.PROPERTY = VALUE [from #N] | model.SETTING = VALUE | bring VIEW to front "
        + "| move touch N to X,Y | skip #N  [and …]",
      en: "delivers the touches again with one thing otherwise, and says what that changes",
      zh: "把一处改成别的样子，重新传递触摸，并说明有什么变化",
      examples: ["whatif thirdView.isHidden = yes", "whatif move touch 1 to 200,700"],
      seeAlso: [.undo, .compare, .whyNot, .set],
      lldb: (
        en: "as expression x = v, but the past is done again and undo takes it back",
        zh: "相当于 expression x = v，但过去会重演，而且可以用 undo 撤销"
      ), argument: .edit),
    Command(
      .undo, .change, "[N]", en: "takes the last change back, or the last N",
      zh: "撤销上一次修改，或者上 N 次",
      examples: ["whatif thirdView.alpha = 0 ;; undo", "set thirdView hidden ;; undo"],
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
      .set, .change, "VIEW PROPERTY… | model.SETTING VALUE | SETTING VALUE",
      en: "changes the scene in the words of the scene language and records the touches again",
      zh: "用场景语言的写法修改场景，并重新记录触摸",
      examples: ["set fourthView hidden", "set model.tapInterval 500"],
      seeAlso: [.show, .whatif, .undo],
      lldb: (
        en: "changes the scene; settings of the debugger are set NAME too: show lists them",
        zh: "修改的是场景；调试器自身的设置也用 set NAME：show 列出全部"
      ), argument: .setting),
    Command(
      .show, .change, "[settings | NAME]", aliases: ["settings"],
      en: "shows the debugger's settings, and what Apple leaves open and how it is set",
      zh: "显示调试器的设置，以及苹果未说明之处的设置",
      examples: ["show settings", "show repeat"], seeAlso: [.set],
      lldb: (en: "as settings show", zh: "相当于 settings show"), argument: .words(["settings"])),
  ]
}
