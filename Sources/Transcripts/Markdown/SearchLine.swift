import TouchCore
import TouchNarration

/// A line of the search: a step's number, then columns or words.
enum SearchLine {
  case columns(Int, [String])
  case words(Int, depth: Int, String)
  /// What stands below a step's line, without its number.
  case reason(depth: Int, String)

  /// Where indentation ends: deeper levels would only move the line out of sight.
  private static let deepest = 20

  /// The spaces before a name.
  static func indent(_ depth: Int) -> String {
    String(repeating: "  ", count: min(max(depth, 0), deepest))
  }
}

extension MarkdownTranscript {
  /// A line after its step's number.
  func numbered(_ index: Int, _ words: String) -> String {
    let number = "\(index + 1)"
    let width = "\(trace.count)".count
    var line = String(repeating: " ", count: max(0, width - number.count)) + number + "  " + words
    while line.last == " " { line.removeLast() }
    return line
  }

  /// A line under another one, without a number.
  func below(_ words: String) -> String {
    String(repeating: " ", count: "\(trace.count)".count + 2) + words
  }

  /// A step's line, and what is said of it below.
  func told(_ index: Int) -> [String] {
    [numbered(index, narrator.line(index).plain)]
      + narrator.told(index, context.explaining).map { below("  " + $0.plain) }
      + notes(at: index).map { below("  " + $0) }
  }
}
