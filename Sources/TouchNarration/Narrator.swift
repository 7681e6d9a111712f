import TouchCore

/// The reason behind a step, in words.
public struct Explanation: Hashable, Sendable {
  /// One line: what happened and the reason that decided.
  public var short: StyledText
  /// Full sentences, a paragraph each: whose turn it is and why, what was asked and answered with
  /// the numbers, and what follows.
  public var long: [StyledText]
  /// The rule that decided.
  public var rule: RuleNumber
}

/// Tells a record's steps, in one language.
public struct Narrator: Sendable {
  /// The record.
  public let trace: Trace
  /// The language.
  public let language: Language

  /// Makes a narrator of a record.
  public init(_ trace: Trace, _ language: Language) {
    self.trace = trace
    self.language = language
  }
}
