import TouchNarration

extension Debugger {
  /// Looks at what is there where one stands.
  public var looks: Looks { Looks(session: session) }

  /// Chooses one of the calls open where one stands, the innermost being 0; nothing else changes,
  /// as it would if somebody typed it.
  public mutating func choose(frame number: Int) {
    guard session.frames.indices.contains(number) else { return }
    session.frame = number
  }

  /// Explains the step where one stands, and what it follows from.
  public mutating func explainStep() -> Reply {
    act(.why) { $0[WhyCommand.self].explainStep(isLong: true) }
  }

  /// The commands by class.
  ///
  /// - Parameter all: Whether those are told of that are seldom used, too.
  public func help(all: Bool = false) -> [StyledText] {
    let help = HelpCommand(session: session)
    return all ? help.lines(about: .all) : help.overview
  }

  /// What the file expects otherwise at a step, from 1: the line of the file, and the words.
  public func unexpected(atStep step: Int) -> [(line: Int, words: String)] {
    (expectations?.misses(trace) ?? []).filter { $0.step == step }
      .map { ($0.line, $0.words[language].plain) }
  }

  /// What is set to catch something at the step where one stands.
  public var catchpointsHere: [Breakpoint] {
    breakpoints.filter { breakpoint in
      guard case .mishaps = breakpoint.subject, breakpoint.isEnabled else { return false }
      return breakpoint.stops(in: trace, expecting: expectations).contains(cursor)
    }
  }

  /// The screen where one stands, as `map` draws it, but in a size of the caller's.
  ///
  /// - Parameters:
  ///   - columns: The widest it may be, in characters.
  ///   - rows: The highest it may be without its legend, in lines.
  public func picture(columns: Int, rows: Int) -> [StyledText] {
    SceneMap(
      trace: trace, cursor: cursor, columns: columns, rows: rows,
      ascii: session.manner.drawsInASCII, language: language
    ).lines
  }

  /// What could stand at the cursor: the text left of it goes in, and how many of its last
  /// characters a candidate replaces comes out.
  public func completions(for line: String) -> (replacing: Int, candidates: [String]) {
    Completion(
      scene: scene, trace: trace, breakpoints: breakpoints.map(\.number),
      moments: session.momentNames,
      marks: session.bookmarks.marks.map(\.name)
    )
    .candidates(for: line)
  }
}

extension Mishap {
  /// What it is, in one sentence, in a language.
  public func told(in language: Language) -> String { meaning[language].plain }
}
