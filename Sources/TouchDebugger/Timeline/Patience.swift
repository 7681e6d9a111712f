import TouchNarration

//   step  1 2 3 4 5 6 …                  asked at each of them
//               └─ Ctrl-C ─▶ Complaint   and what was begun is left undone

/// Asked during what looks at a whole record: whether the person still wants to wait.
struct Patience: Sendable {
  private let interrupted: (@Sendable () -> Bool)?
  /// What is said when they do not.
  private let remark: Phrase

  init(_ interrupted: (@Sendable () -> Bool)?, _ remark: Phrase) {
    self.interrupted = interrupted
    self.remark = remark
  }

  /// Nobody waits.
  static let endless = Patience(nil, Words.nothingSet)

  /// Ends what is going on where the person wants that.
  func ask() throws(Complaint) {
    if let interrupted, interrupted() { throw Complaint(remark) }
  }
}
