import TouchCore
import TouchNarration

extension Debugger {
  /// What was read from an app, by what it is found by there.
  public var names: FoundNames { FoundNames(trace.scene) }

  /// What a command shows, with those names: in its sentences, or in a list below what is drawn.
  func named(_ lines: [StyledText], of verb: Verb) -> [StyledText] {
    switch verb {
    case .map, .hitmap, .list, .recognizers, .compare, .search:
      lines + names.list(of: lines).filled(to: pictureWidth, by: "  ")
    case .step, .next, .finish, .continue, .rstep, .rnext, .rfinish, .rcontinue, .goto, .run,
      .break, .watch, .catch, .delete, .tbreak, .log, .enable, .disable, .bt, .print, .tree,
      .chain, .frame, .up, .down, .display, .info, .rules, .why, .whyNot, .whatif, .undo,
      .branches, .reload, .set, .show, .note, .export, .mark, .transcript, .help, .quit, .source:
      names.telling(lines)
    }
  }
}
