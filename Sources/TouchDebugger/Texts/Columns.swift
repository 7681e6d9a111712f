import TouchNarration

//  label    value, which goes on below itself        a table: labels as wide as the widest,
//           where it is too long                     values hanging
//  a line that may not wrap is cut, and ends with …

extension StyledText {
  /// The text in at most so many columns: what does not fit is cut off, and … says so.
  package func cut(to columns: Int) -> StyledText {
    guard width > columns else { return self }
    var room = max(columns - 1, 0)
    var kept = StyledText()
    for run in runs {
      let text = run.text.prefix { character in
        room -= character.displayWidth
        return room >= 0
      }
      kept.runs.append(StyledRun(String(text), run.style))
      if text.endIndex < run.text.endIndex { break }
    }
    return kept + StyledText("…", .dim)
  }

  /// The text with blanks behind it, up to so many columns.
  func padded(to columns: Int) -> StyledText {
    let blanks = columns - width
    return blanks > 0 ? self + StyledText(String(repeating: " ", count: blanks), .plain) : self
  }
}
