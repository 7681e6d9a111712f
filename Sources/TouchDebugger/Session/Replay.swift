import SceneLanguage
import TouchCore
import TouchNarration

//   the file's head ─▶ played here: world 0    step why list …    the record's own words beside it
//                          └ set, whatif ─▶ world 1

/// What is known of a record that somebody else made.
public struct Replay: Sendable {
  /// The version that plays its scene again.
  public let tool: String
  /// What is said of this version's own answers; nil where it would have recorded the same.
  public let doubt: Phrase?
  /// What the record says at the steps of which this version says something else.
  public let texts: [Int: String]

  /// Makes it.
  public init(tool: String, doubt: Phrase?, texts: [Int: String] = [:]) {
    self.tool = tool
    self.doubt = doubt
    self.texts = texts
  }
}
