import LineEditing

/// Says on a terminal how far an audit of many files is, on one line.
struct AuditProgress: Sendable {
  private let count: Int
  private let isShown: Bool

  init(of count: Int) {
    self.count = count
    isShown = count > 20 && Terminal.isTerminal(2) && Rehearsal.current == nil
  }

  /// So many files were begun.
  func show(_ number: Int) {
    guard isShown, number % 10 == 0 || number == count else { return }
    _ = Descriptor(2).write("\r\(number)/\(count)")
  }

  /// Takes the line away.
  func end() {
    if isShown { _ = Descriptor(2).write("\r" + String(repeating: " ", count: 24) + "\r") }
  }
}
