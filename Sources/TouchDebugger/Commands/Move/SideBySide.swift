import TouchCore
import TouchNarration

//   step, next, finish      move over rows, so both records go on together
//   continue, rcontinue     go to where the records part next, or to a breakpoint

extension MoveCommands {
  /// Moves over two records that stand side by side.
  mutating func walk(
    _ motion: Motion, _ direction: Direction, times: Int
  ) throws(Complaint) -> Reply {
    guard let start = companion?.row(at: cursor) else { return Reply() }
    try session.bindBreakpoints()
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
      session.cursor = session.companion?.go(to: row) ?? cursor
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
    let (left, right) = companion.steps(in: row, besides: trace)
    return min(left?.nesting ?? .max, right?.nesting ?? .max)
  }
}
