import TouchNarration

/// The commands, by the names people type.
public enum Verb: String, Hashable, Sendable, CaseIterable {
  case step, next, finish, `continue`, rstep, rnext, rfinish, rcontinue, goto, run
  case `break`, watch, `catch`, delete, tbreak, log, enable, disable
  case bt, list, print, tree, chain, map
  case frame, up, down, display, info, recognizers, hitmap, rules
  case why
  case whyNot = "why-not"
  case whatif, undo, compare, branches, reload, set, show
  case note, export, mark, search, transcript
  case help, quit, source
}

/// The classes of commands, in the order of `help`.
public enum CommandClass: String, Hashable, Sendable, CaseIterable {
  case move = "Move"
  case stop = "Stop"
  case inspect = "Inspect"
  case ask = "Ask"
  case change = "Change"
  case keep = "Keep"
  case tool = "Tool"

  /// What it is called in help; `help Move` finds it by either name.
  var title: Phrase {
    switch self {
    case .move: Phrase(en: "Move", zh: "移动")
    case .stop: Phrase(en: "Stop", zh: "停下")
    case .inspect: Phrase(en: "Inspect", zh: "查看")
    case .ask: Phrase(en: "Ask", zh: "提问")
    case .change: Phrase(en: "Change", zh: "修改")
    case .keep: Phrase(en: "Keep", zh: "保存")
    case .tool: Phrase(en: "Tool", zh: "工具")
    }
  }
}

extension Verb {
  /// Whether it goes back in time.
  var isBackwards: Bool { [.rstep, .rnext, .rfinish, .rcontinue].contains(self) }

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
    case .up: .down
    case .down: .up
    case .goto, .run, .break, .tbreak, .watch, .catch, .log, .enable, .disable, .delete, .bt,
      .frame, .list, .print, .display, .info, .tree, .chain, .recognizers, .map, .hitmap, .rules,
      .why, .whyNot, .whatif, .undo, .branches, .compare, .reload, .set, .show, .search, .mark,
      .note, .export, .transcript, .help, .source, .quit:
      nil
    }
  }
}
