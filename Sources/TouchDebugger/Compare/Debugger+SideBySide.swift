import TouchCore
import TouchNarration

//   step, next, finish      move over rows, so both records go on together
//   continue, rcontinue     go to where the records part next, or to a breakpoint

extension Debugger {
  /// Moves over two records that stand side by side.
  mutating func walk(
    _ motion: Motion, _ direction: Direction, times: Int
  ) throws(Complaint) -> Reply {
    guard let start = companion?.row(at: cursor) else { return Reply() }
    try bindBreakpoints()
    let before = cursor
    var row = start
    var arrival = Arrival(reason: .arrived)
    for _ in 0..<times {
      guard let target = target(of: motion, direction, from: row) else {
        throw Complaint(MoveWords.nothingToFinish(direction))
      }
      arrival = travel(from: &row, to: target.row, direction, ranOut: target.ranOut)
      if ends(motion, at: arrival.reason) { break }
    }
    return arrive(arrival, from: before, direction, moved: row != start)
  }

  private mutating func travel(
    from row: inout Int, to target: Int, _ direction: Direction, ranOut: Bool
  ) -> Arrival {
    while row != target {
      row += direction.rawValue
      let before = cursor
      cursor = companion?.go(to: row) ?? cursor
      let hit = cursor == before ? [] : hitBreakpoints()
      if !hit.isEmpty { return Arrival(reason: .breakpoints(hit.map(\.label)), hit: hit) }
      if row != target, interrupted?() == true { return Arrival(reason: .interrupted) }
    }
    return Arrival(reason: ranOut ? .edge(direction) : .arrived)
  }

  private func target(
    of motion: Motion, _ direction: Direction, from row: Int
  ) -> (row: Int, ranOut: Bool)? {
    guard let companion else { return nil }
    let rows = companion.alignment.rows
    let last = direction == .forwards ? rows.count : 0
    switch motion {
    case .step:
      let next = row + direction.rawValue
      return next < 0 || next > rows.count ? (row, true) : (next, false)
    case .next:
      let limit = nesting(of: row)
      var next = row + direction.rawValue
      while next > 0, next <= rows.count {
        if nesting(of: next) <= limit { return (next, false) }
        next += direction.rawValue
      }
      return next == 0 ? (0, false) : (last, true)
    case .finish:
      guard let edge = trace.target(of: .finish, direction, from: cursor) else { return nil }
      return (companion.alignment.row(of: edge.cursor, isRight: companion.isLeft), false)
    case .continue:
      let parting = companion.alignment.parting(after: row, direction)
      return parting.map { ($0, false) } ?? (last, true)
    }
  }

  /// How deep a row is nested: as deep as the shallower of its steps.
  private func nesting(of row: Int) -> Int {
    guard let companion, row > 0 else { return 0 }
    let (left, right) = steps(in: row, companion)
    return min(left?.nesting ?? .max, right?.nesting ?? .max)
  }

  private func steps(in row: Int, _ companion: Companion) -> (left: Step?, right: Step?) {
    let (lefts, rights) = traces(with: companion)
    let here = companion.alignment.rows[row - 1]
    return (here.left.map { lefts[$0] }, here.right.map { rights[$0] })
  }

  private func traces(with companion: Companion) -> (left: Trace, right: Trace) {
    companion.isLeft ? (companion.trace, trace) : (trace, companion.trace)
  }
}

extension Debugger {
  /// What a stop shows of two records: one line where both say the same, two where they do not.
  func stopLines(_ reason: StopReason, besides companion: Companion) -> [StyledText] {
    let row = companion.row(at: cursor)
    guard row > 0 else {
      return [
        StyledText("\(promptPosition)  ", .dim) + say(MoveWords.startOfRecording),
        say(CompareWords.sideBySide(names(with: companion).left, names(with: companion).right)),
      ]
    }
    let (lefts, rights) = traces(with: companion)
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
    let (left, right) = steps(in: row, companion)
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
  public var promptPosition: String {
    guard let companion else {
      let branch = worlds.here.number == 0 ? "" : " b\(worlds.here.number)"
      return "#\(cursor)/\(trace.count)\(branch)"
    }
    let counts = companion.counts(after: companion.row(at: cursor))
    return "#\(counts.left) | #\(counts.right)'"
  }
}
