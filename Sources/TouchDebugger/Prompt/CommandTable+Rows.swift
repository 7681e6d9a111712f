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
      .rstep, .move, "[N] [touch:N]", aliases: ["rs", "reverse-step"], seeAlso: [.step],
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
      seeAlso: [.list, .mark], argument: .moment),
    Command(.run, .move, aliases: ["r"], seeAlso: [.goto], isListed: false),
  ]

  static let stop = [
    Command(
      .break, .stop, "WHERE [if CONDITION] [hits N | hits OP N] [\"TEXT\"] [do COMMANDS]",
      aliases: ["b", "br"], seeAlso: [.tbreak, .catch, .watch, .info], argument: .place),
    Command(
      .watch, .stop, "EXPRESSION [if CONDITION]", seeAlso: [.break, .display], argument: .expression
    ),
    Command(.catch, .stop, "KIND… [if CONDITION]", seeAlso: [.break, .whyNot], argument: .mishaps),
    Command(
      .delete, .stop, "[N | N-M | last]… | display [N]…", aliases: ["d"],
      seeAlso: [.break, .info], argument: .breakpoint),
    Command(
      .tbreak, .stop, "WHERE [if CONDITION] [\"TEXT\"] [do COMMANDS]", aliases: ["tb"],
      seeAlso: [.break, .continue], isListed: false, argument: .place),
    Command(
      .log, .stop, "WHERE \"TEXT {EXPRESSION}\" [into: FILE] [--json]", seeAlso: [.break],
      isListed: false, argument: .place),
    Command(
      .enable, .stop, "[N | N-M | last]…", seeAlso: [.disable], isListed: false,
      argument: .breakpoint),
    Command(
      .disable, .stop, "[N | N-M | last]…", seeAlso: [.enable, .delete], isListed: false,
      argument: .breakpoint),
  ]

  static let inspect = [
    Command(
      .bt, .inspect, "[N]", aliases: ["where", "w", "backtrace"], seeAlso: [.frame, .chain, .tree]),
    Command(.list, .inspect, "[N | N,M | -]", aliases: ["l"], seeAlso: [.goto], repeats: true),
    Command(
      .print, .inspect, "EXPRESSION", aliases: ["p", "po", "v"], seeAlso: [.info, .display],
      argument: .expression),
    Command(
      .tree, .inspect, "[VIEW | PATTERN]", aliases: ["pviews"], seeAlso: [.map, .chain],
      argument: .responder),
    Command(
      .chain, .inspect, "[RESPONDER]", aliases: ["presponder", "responders"], seeAlso: [.bt],
      argument: .responder),
    Command(
      .map, .inspect, "[VIEW] [--ascii] [--text]", seeAlso: [.tree, .hitmap],
      argument: .words(["--ascii", "--text"])),
    Command(
      .frame, .inspect, "[N]", aliases: ["f"], seeAlso: [.up, .down, .bt], isListed: false),
    Command(.up, .inspect, "[N]", seeAlso: [.down, .frame], isListed: false),
    Command(.down, .inspect, "[N]", seeAlso: [.up, .frame], isListed: false),
    Command(
      .display, .inspect, "[EXPRESSION]", aliases: ["disp"], seeAlso: [.delete, .watch],
      isListed: false, argument: .expression),
    Command(
      .info, .inspect, "[break [N] | touches | touch | scene | step]", aliases: ["i"],
      seeAlso: [.print, .tree], isListed: false, argument: .topic),
    Command(
      .recognizers, .inspect, aliases: ["gestures"], seeAlso: [.chain, .why], isListed: false),
    Command(
      .hitmap, .inspect, "[--diff] [--ascii]", seeAlso: [.map, .whatif], isListed: false,
      argument: .words(["--diff", "--ascii"])),
    Command(.rules, .inspect, "[NUMBER]", aliases: ["rule"], seeAlso: [.why], isListed: false),
  ]

  static let ask = [
    Command(
      .why, .ask, "[short | long | #N | delivery | VIEW | CONTROLLER | RECOGNIZER | ACTION | ?]",
      aliases: ["explain"], seeAlso: [.whyNot, .rules], argument: .subject),
    Command(
      .whyNot, .ask,
      "[VIEW | CONTROLLER [dismissed | popped] | RECOGNIZER | ACTION] [touch N | at X,Y]",
      aliases: ["whynot"],
      seeAlso: [.why, .whatif], argument: .subject),
  ]

  static let change = [
    Command(
      .whatif, .change,
      "[and] NAME.PROPERTY = VALUE [from #N] | NAME.OVERRIDE WORDS | VIEW WORDS | "
        + "model.SETTING = VALUE | bring VIEW to front | move touch N to X,Y | tap X,Y | skip #N  "
        + "[and …]",
      seeAlso: [.undo, .compare, .whyNot, .set], argument: .edit),
    Command(.undo, .change, "[N]", seeAlso: [.whatif, .branches]),
    Command(
      .compare, .change, "[N | RULES | all]", seeAlso: [.branches, .whatif],
      argument: .words(["all"])),
    Command(
      .branches, .change, "[N]", aliases: ["branch"], seeAlso: [.whatif, .compare], isListed: false),
    Command(.reload, .change, seeAlso: [.undo, .branches, .compare], isListed: false),
    Command(
      .set, .change, "SETTING VALUE | model.SETTING VALUE", seeAlso: [.show, .whatif, .undo],
      isListed: false, argument: .setting),
    Command(
      .show, .change, "[settings | NAME]", aliases: ["settings"], seeAlso: [.set], isListed: false,
      argument: .words(["settings"])),
  ]

  static let keep = [
    Command(
      .note, .keep, "[TEXT | delete N]", seeAlso: [.export, .mark], argument: .words(["delete"])),
    Command(
      .export, .keep, "[A..B] FILE [--format F] [--force] | --lesson FILE | F",
      seeAlso: [.transcript, .note, .source], argument: .format),
    Command(
      .mark, .keep, "[NAME | delete NAME]", aliases: ["bookmark"], seeAlso: [.goto, .note],
      isListed: false, argument: .mark),
    Command(
      .search, .keep, "[first | last | back | count] [TEXT | /REGEX/ | CONDITION]",
      aliases: ["/"], seeAlso: [.break, .rules], isListed: false, repeats: true, argument: .search),
    Command(
      .transcript, .keep, "FILE [--force] | off", seeAlso: [.export], isListed: false,
      argument: .file),
  ]

  static let tool = [
    Command(
      .help, .tool, "[COMMAND | CLASS | WHERE | EXPRESSION | all | WORD]", aliases: ["h", "?"],
      seeAlso: [.info], argument: .command),
    Command(.quit, .tool, "[CODE]", aliases: ["q", "exit"], seeAlso: [.run]),
    Command(
      .source, .tool, "FILE", seeAlso: [.export, .transcript], isListed: false, argument: .file),
  ]
}
