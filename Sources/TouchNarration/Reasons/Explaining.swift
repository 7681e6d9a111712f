/// How much is said of each step without being asked.
public enum Explaining: String, Hashable, Sendable, CaseIterable {
  /// The fact alone, in a line.
  case line
  /// The fact, and why: a sentence or two with the numbers.
  case reason
  /// Everything that `why` would say.
  case full
}
