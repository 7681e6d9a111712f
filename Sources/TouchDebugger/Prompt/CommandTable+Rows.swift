extension CommandTable {
  static let move = [
    Command(
      .step, .move, "[N] [touch:N]", aliases: ["s"], seeAlso: [.next, .rstep], repeats: true),
    Command(
      .next, .move, "[N] [touch:N]", aliases: ["n"], seeAlso: [.step, .rnext], repeats: true),
    Command(
      .finish, .move, "[touch:N]", aliases: ["fin", "out", "so", "stepout"],
      seeAlso: [.rfinish, .bt],
      repeats: true),
    Command(
      .continue, .move, "[N | WHERE] [touch:N]", aliases: ["c", "until", "advance"],
      seeAlso: [.rcontinue, .break], repeats: true, argument: .place),
    Command(
      .rstep, .move, "[N] [touch:N]", aliases: ["rs", "reverse-step"], seeAlso: [.step, .back],
      repeats: true),
    Command(
      .rnext, .move, "[N] [touch:N]", aliases: ["rn", "reverse-next"], seeAlso: [.next, .rstep],
      repeats: true
    ),
    Command(
      .rfinish, .move, "[touch:N]", aliases: ["rf", "reverse-finish"], seeAlso: [.finish],
      repeats: true),
    Command(
      .rcontinue, .move, "[N | WHERE] [touch:N]", aliases: ["rc", "reverse-continue", "rewind"],
      seeAlso: [.continue, .break], repeats: true, argument: .place),
    Command(
      .goto, .move, "N | +N | -N | start | end | MARK | touch:N | t=MS", aliases: ["j"],
      seeAlso: [.when, .back, .mark], argument: .moment),
    Command(.run, .move, aliases: ["r"], seeAlso: [.goto]),
    Command(.when, .move, seeAlso: [.goto, .list]),
    Command(.back, .move, "[N]", seeAlso: [.forward, .rstep]),
    Command(.forward, .move, "[N]", seeAlso: [.back]),
  ]

  static let stop = [
    Command(
      .break, .stop, "WHERE [if CONDITION] [hits N | hits OP N] [\"TEXT\"] [do COMMANDS]",
      aliases: ["b", "br"], seeAlso: [.tbreak, .catch, .watch, .info], argument: .place),
    Command(
      .tbreak, .stop, "WHERE [if CONDITION] [\"TEXT\"] [do COMMANDS]", aliases: ["tb"],
      seeAlso: [.break, .continue], argument: .place),
    Command(
      .watch, .stop, "EXPRESSION [if CONDITION]", seeAlso: [.break, .display], argument: .expression
    ),
    Command(.catch, .stop, "KIND… [if CONDITION]", seeAlso: [.break, .whyNot], argument: .mishaps),
    Command(
      .log, .stop, "WHERE \"TEXT {EXPRESSION}\" [into: FILE] [--json]",
      seeAlso: [.break, .commands], argument: .place),
    Command(.condition, .stop, "N [CONDITION]", seeAlso: [.break, .ignore], argument: .breakpoint),
    Command(
      .ignore, .stop, "N COUNT [from STEP]", seeAlso: [.condition, .continue], argument: .breakpoint
    ),
    Command(.commands, .stop, "[N [COMMANDS]]", seeAlso: [.break, .log], argument: .breakpoint),
    Command(.enable, .stop, "[N | N-M | last]…", seeAlso: [.disable], argument: .breakpoint),
    Command(
      .disable, .stop, "[N | N-M | last]…", seeAlso: [.enable, .delete], argument: .breakpoint),
    Command(
      .delete, .stop, "[N | N-M | last]…", aliases: ["d"], seeAlso: [.break, .info],
      argument: .breakpoint),
    Command(
      .save, .stop, "breakpoints FILE [--force]", seeAlso: [.source, .break],
      argument: .words(["breakpoints"])),
  ]

  static let look = [
    Command(
      .bt, .look, "[N]", aliases: ["where", "w", "backtrace"], seeAlso: [.frame, .chain, .tree]),
    Command(.frame, .look, "[N]", aliases: ["f"], seeAlso: [.up, .down, .bt]),
    Command(.up, .look, "[N]", seeAlso: [.down, .frame]),
    Command(.down, .look, "[N]", seeAlso: [.up, .frame]),
    Command(.list, .look, "[N | N,M | -]", aliases: ["l"], seeAlso: [.goto, .when], repeats: true),
    Command(
      .print, .look, "EXPRESSION", aliases: ["p", "po", "v"], seeAlso: [.info, .display],
      argument: .expression),
    Command(
      .display, .look, "[EXPRESSION]", aliases: ["disp"], seeAlso: [.undisplay, .watch],
      argument: .expression),
    Command(.undisplay, .look, "[N…]", seeAlso: [.display]),
    Command(
      .info, .look,
      "[break|touches|touch|views|view NAME|recognizers|rules|scene|step|frame|display]",
      aliases: ["i"], seeAlso: [.print, .tree], argument: .topic),
    Command(.rules, .look, "[NUMBER]", aliases: ["rule"], seeAlso: [.why]),
    Command(
      .tree, .look, "[VIEW]", aliases: ["pviews"], seeAlso: [.map, .chain, .views], argument: .view),
    Command(.views, .look, "[PATTERN]", seeAlso: [.tree, .search], argument: .responder),
    Command(
      .chain, .look, "[RESPONDER]", aliases: ["presponder", "responders"], seeAlso: [.bt],
      argument: .responder),
    Command(.recognizers, .look, aliases: ["gestures"], seeAlso: [.chain, .why]),
    Command(
      .map, .look, "[VIEW] [--ascii]", seeAlso: [.tree, .hitmap], argument: .words(["--ascii"])),
    Command(
      .hitmap, .look, "[--diff] [--ascii]", seeAlso: [.map, .whatif],
      argument: .words(["--diff", "--ascii"])),
  ]

  static let ask = [
    Command(
      .why, .ask, "[short | long | #N | delivery | VIEW | CONTROLLER | RECOGNIZER | ACTION | ?]",
      aliases: ["explain"], seeAlso: [.whyNot, .rules], argument: .subject),
    Command(
      .whyNot, .ask, "[VIEW | CONTROLLER | RECOGNIZER | ACTION] [touch N | at X,Y]",
      aliases: ["whynot"],
      seeAlso: [.why, .whatif], argument: .subject),
  ]

  static let change = [
    Command(
      .whatif, .change,
      "[and] NAME.PROPERTY = VALUE [from #N] | NAME.OVERRIDE WORDS | model.SETTING = VALUE "
        + "| bring VIEW to front | move touch N to X,Y | skip #N  [and …]",
      seeAlso: [.undo, .compare, .whyNot, .set], argument: .edit),
    Command(.undo, .change, "[N]", seeAlso: [.whatif, .branches]),
    Command(.branches, .change, "[N]", aliases: ["branch"], seeAlso: [.whatif, .compare]),
    Command(
      .compare, .change, "[N | RULES | all | off]", seeAlso: [.branches, .whatif],
      argument: .words(["all", "off"])),
    Command(.reload, .change, seeAlso: [.undo, .branches, .compare]),
    Command(
      .set, .change, "SETTING VALUE | model.SETTING VALUE", seeAlso: [.show, .whatif, .undo],
      argument: .setting),
    Command(
      .show, .change, "[settings | NAME]", aliases: ["settings"], seeAlso: [.set],
      argument: .words(["settings"])),
  ]

  static let search = [
    Command(
      .search, .search, "[first | last | back | count] [TEXT | CONDITION]",
      aliases: ["/"], seeAlso: [.break, .rules], repeats: true, argument: .search)
  ]

  static let keep = [
    Command(
      .mark, .keep, "[NAME | delete NAME]", aliases: ["bookmark"], seeAlso: [.goto, .note],
      argument: .mark),
    Command(
      .note, .keep, "[TEXT | delete N]", seeAlso: [.export, .mark], argument: .words(["delete"])),
    Command(
      .export, .keep, "[A..B] FILE [--format F] [--force] | --lesson FILE | F",
      seeAlso: [.transcript, .note], argument: .format),
    Command(
      .transcript, .keep, "FILE [--force] | off", seeAlso: [.export, .history], argument: .file),
  ]

  static let tool = [
    Command(
      .help, .tool, "[COMMAND | CLASS | WHERE | EXPRESSION | all | WORD]", aliases: ["h", "?"],
      seeAlso: [.info], argument: .command),
    Command(.history, .tool, seeAlso: [.help]),
    Command(
      .define, .tool, "[NAME [= [COMMANDS [# TEXT]]]]", seeAlso: [.source, .help],
      argument: .command),
    Command(.source, .tool, "FILE", seeAlso: [.save, .define], argument: .file),
    Command(.quit, .tool, "[CODE]", aliases: ["q", "exit"], seeAlso: [.run]),
  ]
}
