import LineEditing
import TouchNarration

/// A line on standard error that is drawn over itself while somebody waits, and leaves no trace.
struct WaitingLine {
  private var width = 0

  /// Shows a text in place of the one before.
  mutating func show(_ text: String) {
    width = max(width, displayWidth(text))
    put("\r" + text)
  }

  /// Takes away what was shown.
  mutating func wipe() {
    if width > 0 { put("\r" + String(repeating: " ", count: width) + "\r") }
    width = 0
  }

  private func put(_ text: String) { _ = Descriptor(2).write(text) }
}
