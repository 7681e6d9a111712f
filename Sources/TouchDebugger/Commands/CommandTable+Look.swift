extension CommandTable {
  static let look = [
    Command(
      .bt, .look, aliases: ["where", "w", "backtrace"],
      en: "shows the calls open here, innermost first",
      zh: "显示这里未结束的调用，最内层在前", examples: ["bt", "where"],
      seeAlso: [.chain, .tree]),
    Command(
      .print, .look, "EXPRESSION", aliases: ["p", "po", "v"],
      en: "shows a value, or all of a view, touch or point",
      zh: "显示一个值，或者视图、触摸、点的全部内容",
      examples: ["print point", "p fifthView.frame.width / 2"], seeAlso: [.info],
      argument: .expression),
    Command(
      .info, .look, "[break | touch | views | view NAME | rules | scene | step]", aliases: ["i"],
      en: "shows facts about the session", zh: "显示本次调试的各种信息",
      examples: ["info break", "info view fifthView"], seeAlso: [.print, .tree],
      argument: .words(InfoTopic.allCases.map(\.rawValue))),
    Command(
      .tree, .look, aliases: ["pviews"],
      en: "shows the view tree and what each view has said so far",
      zh: "显示视图树以及每个视图到目前为止的回答", examples: ["tree", "goto end ;; tree"],
      seeAlso: [.map, .chain]),
    Command(
      .chain, .look, "[RESPONDER]", aliases: ["presponder"],
      en: "shows the responder chain, with the reason for every hop",
      zh: "显示响应者链以及每一跳的原因", examples: ["chain", "chain fifthView"],
      seeAlso: [.bt], argument: .responder),
    Command(
      .recognizers, .look, aliases: ["gestures"],
      en: "shows the gesture recognizers, their states here and whom they wait for",
      zh: "显示手势识别器、它们在这里的状态以及各自在等谁",
      examples: ["recognizers", "goto end ;; gestures"], seeAlso: [.gate, .chain]),
    Command(
      .gate, .look, en: "shows the touches held back here, by whom, and what may become of them",
      zh: "显示这里被扣住的触摸、由谁扣住以及可能的结果", examples: ["gate", "step ;; gate"],
      seeAlso: [.recognizers]),
    Command(
      .list, .look, "[N]", aliases: ["l"], en: "shows the steps around this one, or around step N",
      zh: "显示这一步或第 N 步前后的步骤", examples: ["list", "list 20"],
      seeAlso: [.goto, .when]),
    Command(
      .map, .look, "[--ascii]", en: "draws the window, the finger and what each view has said",
      zh: "画出窗口、手指和每个视图的回答", examples: ["map", "map --ascii"], seeAlso: [.tree],
      argument: .words(["--ascii"])),
    Command(
      .rules, .look, "[NUMBER]", aliases: ["rule"],
      en: "shows the rules this record followed, or one rule",
      zh: "显示这份记录遵循的规则，或者某一条规则", examples: ["rules", "rules 2.5"],
      seeAlso: [.why]),
  ]

  static let ask = [
    Command(
      .why, .ask, "[short | long | VIEW | #N]",
      en: "explains this step, or a view's answer to the current touch",
      zh: "解释这一步，或者某个视图对当前触摸的回答",
      examples: ["why", "why fifthView"], seeAlso: [.whyNot, .rules], argument: .view),
    Command(
      .whyNot, .ask, "VIEW", aliases: ["whynot"],
      en: "says why a view does not get the current touch",
      zh: "说明某个视图为什么没有得到当前触摸",
      examples: ["why-not secondView", "whynot firstView"], seeAlso: [.why, .compare],
      argument: .view),
    Command(
      .compare, .ask, "[all]",
      en: "asks every set of rules who gets the touch; with all, wrong beliefs too",
      zh: "让每套规则回答谁得到触摸；加 all 则包括错误的想法",
      examples: ["compare", "compare all"], seeAlso: [.whyNot], argument: .words(["all"])),
  ]

  static let change = [
    Command(
      .set, .change, "VIEW PROPERTY… | model.SETTING VALUE",
      en: "changes the scene and records the touches again",
      zh: "修改场景并重新记录触摸",
      examples: ["set fourthView hidden", "set model.tapInterval 500"],
      seeAlso: [.show, .compare], argument: .setting),
    Command(
      .show, .change, "settings", en: "shows what Apple leaves open and how it is set",
      zh: "显示 Apple 未说明之处的设置", examples: ["show settings", "show"], seeAlso: [.set],
      argument: .words(["settings"])),
  ]
}
