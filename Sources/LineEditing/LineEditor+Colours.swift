import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

//   libedit draws   (tap #0/31)                       ↵ step     plain, and counts on it
//   painted over    (tap #0/31)                       ↵ step     the same letters, coloured

// The colours of prompt and hint. libedit is given both without them: a libedit of 2012 sends the
// escapes of a prompt before its text, and newer ones lose those at its end.
extension LineEditor {
  /// Gives prompt and hint their colours if libedit has drawn them anew.
  func paintIfNeeded(on editLine: OpaquePointer) {
    guard isPlain else { return }
    isPlain = false
    guard ce_is_editing(editLine) != 0, Terminal.isTerminal(STDOUT_FILENO) else { return }
    let (before, after) = typed(on: editLine)
    let columns = Terminal.size().columns
    let painted = [prompt.coloured, colouredHint(besides: before + after, columns: columns)]
      .compactMap { $0 }
    guard !painted.isEmpty else { return }
    let rowsUp = lineBreaks(in: prompt.plain + before, from: 0, columns: columns)
    let top = rowsUp > 0 ? "\u{1B}[\(rowsUp)A\r" : "\r"
    // Save the cursor, paint, put it back.
    print("\u{1B}7\(top)\(painted.joined())\u{1B}8", terminator: "")
    fflush(nil)
  }

  /// The hint with the way to its place in the first row; nil where libedit shows none.
  private func colouredHint(besides line: String, columns: Int) -> String? {
    guard let hint, let coloured = hint.coloured else { return nil }
    let start = columns - displayWidth(of: hint.plain) - 1
    // What libedit asks before it draws it: a line of one row that leaves a blank before the hint.
    guard lineBreaks(in: prompt.plain + line, from: 0, columns: columns) == 0,
      displayWidth(of: prompt.plain + line) < start
    else { return nil }
    return "\r\u{1B}[\(start)C" + coloured
  }
}
