import TouchNarration

extension Looks {
  /// The breakpoints as they are now.
  public var breakpointValues: [BreakpointValues] {
    breakpoints.map { breakpoint in
      BreakpointValues(
        number: breakpoint.number, kind: breakpoint.verb.rawValue, place: breakpoint.place,
        condition: breakpoint.condition, isEnabled: breakpoint.isEnabled, hits: breakpoint.hits,
        stops: breakpoint.binding?.stops ?? [])
    }
  }

  /// What is said of a breakpoint in the record at hand: where it will stop, or why it never will.
  public func announcement(of breakpoint: Breakpoint) -> String {
    let looks = BreakpointLooks(session: session)
    return (try? looks.announcement(of: breakpoint)).map { names.telling($0).plain } ?? ""
  }

  /// The steps at which a breakpoint stops while it is enabled, counted from 1.
  public func stops(of breakpoint: Breakpoint) -> [Int] {
    (try? session.binding(of: breakpoint, ifInterrupted: Words.nothingSet).stops) ?? []
  }

  /// The steps at which a breakpoint ends a run, counted from 1: of a temporary one the next.
  public func runEnds(at breakpoint: Breakpoint) -> [Int] {
    guard breakpoint.stopsRuns else { return [] }
    let stops = stops(of: breakpoint)
    return breakpoint.isTemporary ? stops.first { $0 > cursor }.map { [$0] } ?? [] : stops
  }

  /// The moments of this branch that somebody named, and where they are.
  public var markValues: [(name: String, step: Int)] {
    session.bookmarks.marks.filter { $0.place.world == worlds.current }.map {
      ($0.name, $0.place.cursor)
    }
  }

  /// What the file expects otherwise at a step, from 1: the line of the file, and the words.
  public func unexpected(atStep step: Int) -> [(line: Int, words: String)] {
    (session.expectations?.misses(trace) ?? []).filter { $0.step == step }
      .map { ($0.line, $0.words[language].plain) }
  }

  /// What is set to catch something at the step where one stands.
  public var catchpointsHere: [Breakpoint] {
    breakpoints.filter { breakpoint in
      guard case .mishaps = breakpoint.subject, breakpoint.isEnabled else { return false }
      return breakpoint.stops(in: trace, expecting: session.expectations).contains(cursor)
    }
  }
}

extension Mishap {
  /// What it is, in one sentence, in a language.
  public func told(in language: Language) -> String { meaning[language].plain }
}
