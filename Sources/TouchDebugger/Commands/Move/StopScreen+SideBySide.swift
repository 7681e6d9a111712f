import TouchCore
import TouchNarration

extension StopScreen {
  /// What a stop shows of two records: one line where both say the same, two where they do not.
  func lines(_ reason: StopReason, besides companion: Companion) -> [StyledText] {
    let row = companion.row(at: cursor)
    guard row > 0 else {
      return [
        StyledText("\(promptPosition)  ", .dim) + say(MoveWords.startOfRecording),
        say(CompareWords.sideBySide(names(with: companion).left, names(with: companion).right)),
      ]
    }
    let (lefts, rights) = companion.traces(besides: trace)
    let here = companion.alignment.rows[row - 1]
    let left = here.left.map { told($0, in: lefts) }
    let right = here.right.map { told($0, in: rights) }
    var header = header(of: row, companion)
    if case .breakpoints(let numbers) = reason { header += say(MoveWords.atBreakpoints(numbers)) }
    if companion.alignment.parts(at: row) { header += say(CompareWords.recordsPart) }
    if let left, here.isSame, left == right { return [header, say(CompareWords.both) + left] }
    let nothing = say(CompareWords.noSuchStep)
    return [
      header, StyledText("− ", .bad) + (left ?? nothing),
      StyledText("+ ", .good) + (right ?? nothing),
    ]
  }

  private func told(_ index: Int, in trace: Trace) -> StyledText {
    Narrator(trace, language).explain(index).short
  }

  private func header(of row: Int, _ companion: Companion) -> StyledText {
    let (left, right) = companion.steps(in: row, besides: trace)
    let kinds = [left?.kindName, right?.kindName].compactMap { $0 }
    let kind = kinds.first == kinds.last ? kinds.first ?? "" : kinds.joined(separator: " | ")
    let phase = (left ?? right)?.phase.rawValue ?? ""
    return StyledText("\(promptPosition)  \(phase)  \(kind)", .dim)
  }

  /// What people call the two records.
  func names(with companion: Companion) -> (left: Phrase, right: Phrase) {
    let here = CompareWords.world(worlds.here.number)
    return companion.isLeft ? (companion.name, here) : (here, companion.name)
  }

  /// Where one stands, for a prompt: `#12/31`, in a branch `#12/31 b1`, and with two records side by
  /// side `#12 | #12'`.
  var promptPosition: String {
    guard let companion else {
      let branch = worlds.here.number == 0 ? "" : " b\(worlds.here.number)"
      return "#\(cursor)/\(trace.count)\(branch)"
    }
    let counts = companion.counts(after: companion.row(at: cursor))
    return "#\(counts.left) | #\(counts.right)'"
  }
}
