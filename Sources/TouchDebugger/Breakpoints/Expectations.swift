import TouchCore
import TouchNarration

//  lesson.md:41   hitTest   banner (100,40) inside …      the record says otherwise at #9

/// What a file says of its own record, held against any other: whoever opens the file hands it in.
public struct Expectations: Sendable {
  /// A line of the file that a record does not bear out.
  public struct Miss: Hashable, Sendable {
    /// The step that says otherwise, from 1.
    public let step: Int
    /// The line of the file, from 1.
    public let line: Int
    /// What is expected there, and what is so instead.
    public let words: Phrase

    /// Makes it.
    public init(step: Int, line: Int, words: Phrase) {
      self.step = step
      self.line = line
      self.words = words
    }
  }

  /// The lines that a record does not bear out.
  public let misses: @Sendable (Trace) -> [Miss]

  /// Takes what holds a record against them.
  public init(_ misses: @escaping @Sendable (Trace) -> [Miss]) { self.misses = misses }
}
