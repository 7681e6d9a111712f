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
}
