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
    // Control with an arrow, which libedit would type into the line. Not for vi, where a sequence
    // that begins with Escape would take the key from the command mode.
    ce_bind(editLine, "\\e[1;5D", "ed-prev-word")
    ce_bind(editLine, "\\e[1;5C", "em-next-word")
  }

  /// Binds what must work whatever the user's file says, in vi's command mode too.
  func bindNecessities(of editLine: OpaquePointer) {
    ce_take_signals_as_keys(editLine)
    ce_add_command(editLine, "tt-complete", "Complete the word") { editLine, _ in
      LineEditor.owner(of: editLine).complete(on: editLine)
    }
    ce_add_command(editLine, "tt-interrupt", "Drop the line") { editLine, _ in
      LineEditor.owner(of: editLine).interrupt(on: editLine)
    }
    ce_add_command(editLine, "tt-suspend", "Stop the program") { editLine, _ in
      LineEditor.owner(of: editLine).suspend(on: editLine)
    }
    ce_bind(editLine, "^I", "tt-complete")
    for (key, command) in [("^C", "tt-interrupt"), ("^Z", "tt-suspend")] {
      ce_bind(editLine, key, command)
      ce_bind_alternative(editLine, key, command)
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

  /// Ctrl-C: the end of the line as far as libedit knows, told apart by the flag.
  private func interrupt(on editLine: OpaquePointer) -> UInt8 {
    wasInterrupted = true
    print("^C", terminator: "")
    stepBelowLine(on: editLine)
    return UInt8(CC_EOF)
  }

  /// Ctrl-Z: the shell gets its terminal as it lent it, and `fg` finds the line redrawn.
  private func suspend(on editLine: OpaquePointer) -> UInt8 {
    ce_leave_editing_mode(editLine)
    raise(SIGTSTP)
    ce_enter_editing_mode(editLine)
    el_resize(editLine)
    ce_redraw(editLine)
    return UInt8(CC_NORM)
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
  private func typed(on editLine: OpaquePointer) -> (before: String, after: String) {
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
