import TouchCore
import TouchNarration

/// The record that is walked side by side with the one where the person is.
struct Companion: Sendable {
  /// What people call it.
  let name: Phrase
  /// The record.
  let trace: Trace
  /// Whether it stands left: the older of two worlds does.
  let isLeft: Bool
  /// Both records in one.
  let alignment: Alignment
  /// How many rows have happened.
  private var row = 0

  init(
    _ name: Phrase, _ trace: Trace, besides here: Trace, isLeft: Bool, _ patience: Patience
  ) throws(Complaint) {
    self.name = name
    self.trace = trace
    self.isLeft = isLeft
    alignment = try isLeft ? Alignment(trace, here, patience) : Alignment(here, trace, patience)
  }

  /// Where a person stands in the alignment whose cursor in their own record may have moved alone.
  func row(at cursor: Int) -> Int {
    self.cursor(after: row) == cursor ? row : alignment.row(of: cursor, isRight: isLeft)
  }

  /// Goes to a row, and answers the cursor of the person's own record there.
  mutating func go(to row: Int) -> Int {
    self.row = row
    return cursor(after: row)
  }

  /// The cursor of the person's own record after so many rows.
  private func cursor(after row: Int) -> Int {
    let counts = self.counts(after: row)
    return isLeft ? counts.right : counts.left
  }

  /// The cursors of both records after so many rows.
  func counts(after row: Int) -> (left: Int, right: Int) {
    guard row > 0 else { return (0, 0) }
    let last = alignment.rows[row - 1]
    return (last.leftCount, last.rightCount)
  }

  /// The steps of a row, and the two records they are of.
  func steps(in row: Int, besides here: Trace) -> (left: Step?, right: Step?) {
    let (lefts, rights) = traces(besides: here)
    let row = alignment.rows[row - 1]
    return (row.left.map { lefts[$0] }, row.right.map { rights[$0] })
  }

  /// Both records, the left one first.
  func traces(besides here: Trace) -> (left: Trace, right: Trace) {
    isLeft ? (trace, here) : (here, trace)
  }
}
