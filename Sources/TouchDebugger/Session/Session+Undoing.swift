import TouchNarration

//  whatif A    whatif B    break card    note look here
//     0    ▶    1     ▶     2     ▶    3      ▶    4           undo goes one to the left

/// What a command changed, as it was before; nil for what the command left alone.
struct Change: Sendable {
  /// The command as it was typed.
  let label: String
  /// The world, and the step in it.
  var place: Place?
  /// The breakpoints that the command changed, before it and after it.
  var breakpoints: (before: [Breakpoint], after: [Breakpoint])?
  var displays: Displays?
  var bookmarks: Bookmarks?
  var settings: Habits?

  /// What `set` changes of the debugger itself.
  struct Habits: Hashable, Sendable {
    var manner: Manner
    var language: Language
  }

  /// Compares a session before a command and after it; nil if nothing changed.
  init?(_ label: String, by verb: Verb, from before: Session, to after: Session) {
    self.label = label
    if before.worlds.current != after.worlds.current { place = before.place }
    // A motion hits breakpoints and removes temporary ones; that is not a change.
    if CommandTable.command(verb).commandClass == .stop,
      before.breakpoints.map({ $0.state }) != after.breakpoints.map({ $0.state })
    {
      let (old, new) = (before.breakpoints.states, after.breakpoints.states)
      breakpoints = (
        before.breakpoints.filter { new[$0.number] != $0.state },
        after.breakpoints.filter { old[$0.number] != $0.state }
      )
    }
    if before.displays.numbers != after.displays.numbers { displays = before.displays }
    if before.bookmarks != after.bookmarks { bookmarks = before.bookmarks }
    if before.settings != after.settings { settings = before.settings }
    guard
      place != nil || breakpoints != nil || displays != nil || bookmarks != nil || settings != nil
    else { return nil }
  }
}

extension [Breakpoint] {
  /// What each of them is, by its number: an editor sets thousands.
  fileprivate var states: [Int: Breakpoint.State] {
    reduce(into: [:]) { $0[$1.number] = $1.state }
  }
}

extension Session {
  fileprivate var settings: Change.Habits {
    Change.Habits(manner: manner, language: language)
  }

  /// Goes to the state before the last change.
  ///
  /// - Returns: The change that is undone; nil if there is none.
  mutating func undo() -> Change? {
    guard let change = changes.popLast() else { return nil }
    if let place = change.place {
      go(toWorld: place.world)
      cursor = place.cursor
    }
    if let (before, after) = change.breakpoints {
      // An editor sets breakpoints of its own between the commands; they stay.
      let gone = Set((before + after).map { $0.number })
      breakpoints = (breakpoints.filter { !gone.contains($0.number) } + before)
        .sorted { $0.number < $1.number }.map { $0.reading(lines) }
    }
    if let displays = change.displays { self.displays = displays }
    if let bookmarks = change.bookmarks { self.bookmarks = bookmarks }
    if let settings = change.settings { (manner, language) = (settings.manner, settings.language) }
    return change
  }
}

extension Displays {
  fileprivate var numbers: [Int] { all.map { $0.number } }
}

extension Breakpoint {
  fileprivate struct State: Hashable {
    let number: Int
    let isEnabled: Bool
    let clauses: Clauses
  }

  /// What a command can change about it.
  fileprivate var state: State {
    State(number: number, isEnabled: isEnabled, clauses: clauses)
  }
}
