import LineEditing
import TouchNarration

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Says on a terminal how far a file is that takes longer to write than one likes to wait.
struct WritingProgress {
  private let path: String
  private let isShown = Terminal.isTerminal(2)
  private let start = Environment.uptime
  private var shownAt: Double = 0
  private var bytes = 0
  private var width = 0

  init(_ path: String) { self.path = path }

  /// So many more bytes were written.
  mutating func add(_ count: Int) {
    bytes += count
    let now = Environment.uptime
    guard isShown, now - start > 0.5, now - shownAt > 0.2 else { return }
    shownAt = now
    WaitingSign.end()
    let line = terminalSafe("\(path): \(bytes >> 20) MB …")
    width = max(width, displayWidth(line))
    put("\r" + line)
  }

  /// Takes away what was shown.
  mutating func end() {
    if width > 0 { put("\r" + String(repeating: " ", count: width) + "\r") }
    width = 0
  }

  private func put(_ text: String) {
    var text = text
    text.withUTF8 { _ = write(2, $0.baseAddress, $0.count) }
  }
}
