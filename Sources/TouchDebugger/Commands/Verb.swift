/// The commands, by the names people type.
public enum Verb: String, Hashable, Sendable, CaseIterable {
  case step, next, finish, `continue`, rstep, rnext, rfinish, rcontinue, goto, run, when
  case `break`, tbreak, delete
  case bt, print, info, tree, chain, recognizers, gate, list, map, rules
  case why
  case whyNot = "why-not"
  case compare
  case set, show
  case export
  case help, history, quit
}

/// The classes of commands, in the order of `help`.
public enum CommandClass: String, Hashable, Sendable, CaseIterable {
  case move = "Move"
  case stop = "Stop"
  case look = "Look"
  case ask = "Ask"
  case change = "Change"
  case keep = "Keep"
  case tool = "Tool"
}
