import SceneLanguage
import TouchCore

extension Debugger {
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
