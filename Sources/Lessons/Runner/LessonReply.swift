import TouchDebugger
import TouchNarration

/// What a line typed in a lesson came to.
public struct LessonReply: Sendable {
  /// How a line ended.
  public enum Status: Hashable, Sendable {
    /// It was carried out; an answer was right or is not graded.
    case ok
    /// It was an answer, and a wrong one.
    case wrong
    /// It was not carried out; the lines say why.
    case failed
    /// The learner leaves, with an exit code perhaps.
    case quit(code: Int?)
  }

  /// What to show, a line each; the last one says what to press next.
  public var lines: [StyledText] = []
  /// How it ended.
  public var status = Status.ok
  /// What an answer came to; nil if the line was not an answer.
  public var answer: GradedAnswer?
  /// Lines to append to the progress log.
  public var log: [String] = []
  /// What the program around the lesson has to do.
  public var effect: Reply.Effect?

  /// Makes an empty reply.
  public init() {}
}
