import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

// What the keys do that libedit alone does otherwise, or dangerously.
extension LineEditor {
  /// Binds what hands expect and the user's own file may change.
  func bindConveniences(of editLine: OpaquePointer) {
    ce_use_emacs_keys(editLine)
    ce_bind(editLine, "^R", "em-inc-search-prev")
    ce_bind(editLine, "^W", "ed-delete-prev-word")
    // Control or Option with an arrow, which libedit would type into the line: macOS keeps the
    // first for itself. Not for vi, where a sequence that begins with Escape would take the key from
    // the command mode.
    for modifier in ["[1;5", "[1;3", "[1;9", "\\e["] {
      ce_bind(editLine, "\\e\(modifier)D", "ed-prev-word")
      ce_bind(editLine, "\\e\(modifier)C", "em-next-word")
    }
  }

  /// Binds what must work whatever the user's file says.
  func bindNecessities(of editLine: OpaquePointer) {
    ce_add_command(editLine, "tt-complete", "Complete the word") { editLine, _ in
      LineEditor.owner(of: editLine).complete(on: editLine)
    }
    ce_bind(editLine, "^I", "tt-complete")
  }

  /// What libedit calls for each key: 1 with a character, 0 at the end, -1 if there is none.
  ///
  /// Ctrl-C and Ctrl-Z are answered here and bound to nothing, so that they work in the middle of
  /// whatever libedit waits for: a search, the rest of a sequence, a letter to go to.
  func readKey(into place: UnsafeMutablePointer<wchar_t>, on editLine: OpaquePointer) -> CInt {
    while true {
      // Once more at every key: quoting one with Ctrl-V gives the terminal libedit's own settings.
      ce_take_signals_as_keys(STDIN_FILENO)
      paintIfNeeded(on: editLine)
      let key = keys.next()
      switch key {
      case .character(3) where ce_is_editing(editLine) != 0:
        wasInterrupted = true
        print("^C", terminator: "")
        stepBelowLine(on: editLine)
        errno = EINTR
        return -1
      case .character(26) where ce_is_editing(editLine) != 0:
        suspend(on: editLine)
      case .character(let character):
        place.pointee = character
        // Ctrl-L, wherever it is bound, has everything drawn again.
        if character == 12 { isPlain = true }
        return 1
      case .end: return 0
      case .interrupted:
        errno = EINTR
        return -1
      }
    }
  }

  /// Tab.
  private func complete(on editLine: OpaquePointer) -> UInt8 {
    let text = typed(on: editLine).before
    switch completion(text).action(after: text) {
    case .refuse:
      return UInt8(CC_REFRESH_BEEP)
    case .replace(let scalars, let replacement):
      el_deletestr(editLine, CInt(scalars))
      el_insertstr(editLine, replacement)
      return UInt8(CC_REFRESH)
    case .list(let candidates):
      show(candidates, on: editLine)
      return UInt8(CC_NORM)
    }
  }

  /// Ctrl-Z: the shell gets its terminal as it lent it, and `fg` finds the line redrawn.
  private func suspend(on editLine: OpaquePointer) {
    ce_leave_editing_mode(editLine)
    raise(SIGTSTP)
    enterEditingMode(of: editLine)
    el_resize(editLine)
    ce_redraw(editLine)
    isPlain = true
  }

  /// Prints candidates under the line and draws the line again under them.
  private func show(_ candidates: [String], on editLine: OpaquePointer) {
    let (columns, rows) = Terminal.size()
    stepBelowLine(on: editLine)
    for row in candidateColumns(candidates, columns: columns, rowLimit: max(4, rows - 2)) {
      print(row)
    }
    fflush(nil)
    ce_redraw(editLine)
    isPlain = true
  }

  /// Goes to the screen line after the last one that the edited line takes.
  private func stepBelowLine(on editLine: OpaquePointer) {
    let (before, after) = typed(on: editLine)
    let columns = Terminal.size().columns
    let toCursor = lineBreaks(in: prompt.plain + before, from: 0, columns: columns)
    let toEnd = lineBreaks(in: prompt.plain + before + after, from: 0, columns: columns)
    print(String(repeating: "\n", count: toEnd - toCursor + 1), terminator: "")
    fflush(nil)
  }

  /// The text on both sides of the cursor.
  func typed(on editLine: OpaquePointer) -> (before: String, after: String) {
    guard let line = el_line(editLine)?.pointee else { return ("", "") }
    return (text(from: line.buffer, to: line.cursor), text(from: line.cursor, to: line.lastchar))
  }

  /// libedit's line has no NUL at its end.
  private func text(from start: UnsafePointer<CChar>?, to end: UnsafePointer<CChar>?) -> String {
    guard let start, let end else { return "" }
    return UnsafeRawBufferPointer(start: start, count: end - start)
      .withMemoryRebound(to: UInt8.self) { String(decoding: $0, as: UTF8.self) }
  }
}
