import TouchNarration

extension Debugger {
  /// The screen where one stands, as `map` draws it, but in a size of the caller's.
  ///
  /// - Parameters:
  ///   - columns: The widest it may be, in characters.
  ///   - rows: The highest it may be without its legend, in lines.
  public func picture(columns: Int, rows: Int) -> [StyledText] {
    SceneMap(
      trace: trace, cursor: cursor, columns: columns, rows: rows,
      ascii: session.manner.drawsInASCII, language: language
    ).lines
  }
}
