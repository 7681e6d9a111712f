extension CommandTable {
  static let look = calls + values + scenery

  private static let calls = [
    Command(
      .bt, .look, "[N]", aliases: ["where", "w", "backtrace"],
      en: "shows the calls open here, innermost first, down to the event",
      zh: "显示这里未结束的调用，最内层在前，直到引起它们的事件", examples: ["bt", "bt 2"],
      seeAlso: [.frame, .chain, .tree],
      lldb: (
        en: "as thread backtrace; N shows the innermost N", zh: "相当于 thread backtrace；N 只显示最内层的 N 个"
      ),
      argument: .nothing),
    Command(
      .frame, .look, "[N]", aliases: ["f"],
      en: "chooses an open call, and shows what it knew: its point, who asked, what it learnt",
      zh: "选择一个未结束的调用，并显示它当时知道什么：点、由谁询问、已得知的回答",
      examples: ["frame", "frame 1"], seeAlso: [.up, .down, .bt],
      lldb: (en: "as frame select", zh: "相当于 frame select")),
    Command(
      .up, .look, "[N]", en: "chooses the call around this one: whoever asked",
      zh: "选择外面一层的调用：是谁在询问", examples: ["up", "up 2"], seeAlso: [.down, .frame],
      lldb: (en: "as up", zh: "与 up 相同")),
    Command(
      .down, .look, "[N]", en: "chooses the call inside this one", zh: "选择里面一层的调用",
      examples: ["up ;; down", "up 2 ;; down 2"], seeAlso: [.up, .frame],
      lldb: (en: "as down", zh: "与 down 相同")),
    Command(
      .list, .look, "[N | N,M | -]", aliases: ["l"],
      en: "shows the steps around this one, or around step N; again, the steps after those",
      zh: "显示这一步或第 N 步前后的步骤；再输入一次，显示后面的步骤", examples: ["list", "list 5,9"],
      seeAlso: [.goto, .when],
      lldb: (en: "the source listed here is the record", zh: "这里列出的“源码”就是记录"),
      repeats: true),
  ]

  private static let values = [
    Command(
      .print, .look, "EXPRESSION", aliases: ["p", "po", "v"],
      en: "shows a value, or all of a view, touch or recognizer",
      zh: "显示一个值，或者视图、触摸、识别器的全部内容",
      examples: ["print point", "p fifthView.frame.width / 2"],
      seeAlso: [.info, .display],
      lldb: (en: "p, po and v are one: everything here is a value", zh: "p、po、v 是同一个命令：这里的一切都是值"),
      argument: .expression),
    Command(
      .display, .look, "[EXPRESSION]", aliases: ["disp"],
      en: "shows a value at every stop, and marks it where it changed",
      zh: "每次停下时显示一个值，并标出改变", examples: ["display point", "display"],
      seeAlso: [.undisplay, .watch],
      lldb: (
        en: "as gdb's display, or target stop-hook", zh: "相当于 gdb 的 display，或者 target stop-hook"
      ),
      argument: .expression),
    Command(
      .undisplay, .look, "[N…]", en: "no longer shows a value at every stop, or any",
      zh: "不再在停下时显示某个值，或者全部", examples: ["display point ;; undisplay 1", "undisplay"],
      seeAlso: [.display], lldb: (en: "as gdb's undisplay", zh: "相当于 gdb 的 undisplay")),
    Command(
      .info, .look,
      "[break|touches|touch|views|view NAME|recognizers|rules|scene|step|frame|display]",
      aliases: ["i"],
      en: "shows facts about the session", zh: "显示本次调试的各种信息",
      examples: ["info touches", "info view fifthView"], seeAlso: [.print, .tree],
      lldb: (en: "as gdb's info", zh: "相当于 gdb 的 info"),
      argument: .topic),
    Command(
      .rules, .look, "[NUMBER]", aliases: ["rule"],
      en: "shows the rules this record followed, or one rule",
      zh: "显示这份记录遵循的规则，或者某一条规则", examples: ["rules", "rules 2.5"],
      seeAlso: [.why]),
  ]

  private static let scenery = [
    Command(
      .tree, .look, "[VIEW]", aliases: ["pviews"],
      en: "shows the view tree, or what is in a view, and what each has said so far",
      zh: "显示视图树或某个视图里面的视图，以及每个视图到目前为止的回答",
      examples: ["tree", "goto end ;; tree thirdView"],
      seeAlso: [.map, .chain, .views], lldb: (en: "as Chisel's pviews", zh: "相当于 Chisel 的 pviews"),
      argument: .view),
    Command(
      .views, .look, "[PATTERN]",
      en:
        "lists the views, or finds them, controllers and recognizers by a part, glob or /regex/ of name, class or text",
      zh: "列出视图，或者按名称、类或文字的一部分、通配符或 /正则/ 查找视图、控制器和识别器",
      examples: ["views *View", "views /third|fourth/"], seeAlso: [.tree, .search],
      lldb: (en: "as Chisel's fv", zh: "相当于 Chisel 的 fv"), argument: .responder),
    Command(
      .chain, .look, "[RESPONDER]", aliases: ["presponder", "responders"],
      en: "shows the responder chain, with the reason for every hop",
      zh: "显示响应者链以及每一跳的原因", examples: ["chain", "chain fifthView"],
      seeAlso: [.bt], lldb: (en: "as Chisel's presponder", zh: "相当于 Chisel 的 presponder"),
      argument: .responder),
    Command(
      .recognizers, .look, aliases: ["gestures"],
      en: "shows the gesture recognizers, their states here, whom they wait for and what they hold",
      zh: "显示手势识别器、它们在这里的状态、各自在等谁以及扣住了什么",
      examples: ["recognizers", "goto end ;; gestures"], seeAlso: [.chain, .why]),
    Command(
      .map, .look, "[VIEW] [--ascii]",
      en: "draws the window or a view, the finger and what each view has said",
      zh: "画出窗口或某个视图、手指和每个视图的回答", examples: ["map", "map thirdView --ascii"],
      seeAlso: [.tree, .hitmap],
      argument: .words(["--ascii"])),
    Command(
      .hitmap, .look, "[--diff] [--ascii]",
      en: "draws who would get a tap at each place; with --diff, what the last change changed",
      zh: "画出在每个位置点击时谁会得到触摸；加 --diff 显示上次修改带来的变化",
      examples: ["hitmap", "hitmap --ascii"], seeAlso: [.map, .whatif],
      argument: .words(["--diff", "--ascii"])),
  ]
}
