/// What came of asking for a line.
public enum LineInput: Sendable, Hashable {
  /// A line was finished with Return. The text is without its newline, and may be empty.
  case line(String)

  /// Ctrl-C: what was typed is dropped, and the screen is on a fresh line.
  case interrupted

  /// Ctrl-D on an empty line, or the terminal went away. The screen is on a fresh line.
  case endOfInput
}
