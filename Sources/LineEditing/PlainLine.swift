import CEditline

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Reads a line of piped input without its line ending, `\n` or `\r\n`; the last may have none.
///
/// The standard library's `readLine()` waits on when Ctrl-C is pressed; this ends the wait if
/// ``InterruptFlag`` is installed, and does not begin it while the flag is raised.
///
/// - Returns: The line, or nothing at the end of the input and at Ctrl-C.
public func readPlainLine() -> String? {
  InterruptFlag.whileReading {
    var line: UnsafeMutablePointer<CChar>?
    var capacity = 0
    defer { free(line) }
    while !InterruptFlag.isRaised {
      // The end of the input is no error and leaves the number of an older one.
      errno = 0
      let count = ce_get_line(&line, &capacity)
      if count >= 0 { return withoutLineEnd(UnsafeRawBufferPointer(start: line, count: count)) }
      // Another signal, as for a new size of the screen, does not end the wait.
      guard errno == EINTR else { return nil }
    }
    return nil
  }
}

/// Decodes a line up to its end.
private func withoutLineEnd(_ bytes: UnsafeRawBufferPointer) -> String {
  var line = bytes[...]
  if line.last == UInt8(ascii: "\n") {
    line.removeLast()
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
  }
  return String(decoding: line, as: UTF8.self)
}
