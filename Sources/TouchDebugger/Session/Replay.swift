import SceneLanguage
import TouchCore
import TouchNarration

//   the file's steps ─▶ world 0          step why list …     read what somebody else recorded
//                          └ set, whatif ─▶ world 1          played again here, from the file's head

/// What is known of a record that somebody else made.
public struct Replay: Sendable {
  /// The version that plays its scene again.
  public let tool: String
  /// What is said of this version's own answers; nil where it would have recorded the same.
  public let doubt: Phrase?

  /// Makes it.
  public init(tool: String, doubt: Phrase?) {
    self.tool = tool
    self.doubt = doubt
  }
}
