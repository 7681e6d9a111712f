import TouchNarration

/// The commands, by the names people type.
public enum Verb: String, Hashable, Sendable, CaseIterable {
  case step, next, finish, `continue`, rstep, rnext, rfinish, rcontinue
  case goto, back, forward, run, when
  case `break`, tbreak, watch, `catch`, log
  case condition, ignore, commands, enable, disable, delete, save
  case bt, frame, up, down, list, print, display, undisplay, info
  case tree, views, chain, recognizers, map, hitmap, rules
  case why
  case whyNot = "why-not"
  case whatif, undo, branches, compare, reload, set, show
  case search
  case mark, note, export, transcript
  case help, history, define, source, quit
}

/// The classes of commands, in the order of `help`.
public enum CommandClass: String, Hashable, Sendable, CaseIterable {
  case move = "Move"
  case stop = "Stop"
  case look = "Look"
  case ask = "Ask"
  case change = "Change"
  case search = "Search"
  case keep = "Keep"
  case tool = "Tool"

  /// What it is called in help; `help Move` finds it by either name.
  var title: Phrase {
    switch self {
    case .move: Phrase(en: "Move", zh: "移动")
    case .stop: Phrase(en: "Stop", zh: "停下")
    case .look: Phrase(en: "Look", zh: "查看")
    case .ask: Phrase(en: "Ask", zh: "提问")
    case .change: Phrase(en: "Change", zh: "修改")
    case .search: Phrase(en: "Search", zh: "搜索")
    case .keep: Phrase(en: "Keep", zh: "保存")
    case .tool: Phrase(en: "Tool", zh: "工具")
    }
  }
}

extension Verb {
  /// Whether it goes back in time.
  var isBackwards: Bool {
    [.rstep, .rnext, .rfinish, .rcontinue, .back].contains(self)
  }

  /// The command that takes back what this one did, where one moves in time.
  var reverse: Verb? {
    switch self {
    case .step: .rstep
    case .next: .rnext
    case .finish: .rfinish
    case .continue: .rcontinue
    case .rstep: .step
    case .rnext: .next
    case .rfinish: .finish
    case .rcontinue: .continue
    case .back: .forward
    case .forward: .back
    case .up: .down
    case .down: .up
    case .goto, .run, .when, .break, .tbreak, .watch, .catch, .log, .condition, .ignore, .commands,
      .enable, .disable, .delete, .save, .bt, .frame, .list, .print, .display, .undisplay, .info,
      .tree, .views, .chain, .recognizers, .map, .hitmap, .rules, .why, .whyNot, .whatif, .undo,
      .branches, .compare, .reload, .set, .show, .search, .mark, .note, .export, .transcript, .help,
      .history, .define, .source, .quit:
      nil
    }
  }
}
