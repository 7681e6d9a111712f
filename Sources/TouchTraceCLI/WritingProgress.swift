import DebugAdapter
import LineEditing
import TouchNarration

/// Says on a terminal how far a file is that takes longer to write than one likes to wait.
struct WritingProgress {
  private let path: String
  private let isShown = Terminal.isTerminal(2)
  private let start = Uptime.seconds
  private var shownAt: Double = 0
  private var bytes = 0
  private var line = WaitingLine()

  init(_ path: String) { self.path = path }

  /// So many more bytes were written.
  mutating func add(_ count: Int) {
    bytes += count
    let now = Uptime.seconds
    guard isShown, now - start > 0.5, now - shownAt > 0.2 else { return }
    shownAt = now
    WaitingSign.end()
    line.show(terminalSafe("\(path): \(bytes >> 20) MB …"))
  }

  /// Takes away what was shown.
  mutating func end() { line.wipe() }
}
