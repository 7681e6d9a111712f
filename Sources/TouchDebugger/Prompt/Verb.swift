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
  /// Commands, and those that take back what they did.
  private static let pairs: [(forwards: Verb, backwards: Verb)] = [
    (.step, .rstep), (.next, .rnext), (.finish, .rfinish), (.continue, .rcontinue), (.up, .down),
  ]

  /// Whether it goes back in time.
  var isBackwards: Bool { self != .down && Self.pairs.contains { $0.backwards == self } }

  /// The command that takes back what this one did, where one moves in time.
  var reverse: Verb? {
    Self.pairs.first { $0.forwards == self }?.backwards
      ?? Self.pairs.first { $0.backwards == self }?.forwards
  }

  /// The command that moves so.
  public init(_ motion: Motion, _ direction: Direction) {
    let verb = Verb(rawValue: motion.rawValue) ?? .step
    self = direction == .forwards ? verb : verb.reverse ?? verb
  }
}
