import TouchCore

/// A way to move over the record, forwards or backwards.
enum Motion: Hashable, Sendable {
  /// To the neighbouring step.
  case step
  /// To the neighbouring step that is not nested deeper.
  case next
  /// To the end, or backwards the beginning, of the innermost call that is still open.
  case finish
  /// To the next breakpoint.
  case `continue`
}

/// The two directions of time.
enum Direction: Int, Hashable, Sendable, CaseIterable {
  case forwards = 1
  case backwards = -1
}

extension Trace {
  /// Where a motion leads from a cursor if no breakpoint stops it.
  ///
  /// - Returns: Where it leads, and whether the record ended before the motion did; nil where
  ///   `finish` has nothing to finish.
  func target(
    of motion: Motion, _ direction: Direction, from cursor: Int
  ) -> (cursor: Int, ranOut: Bool)? {
    switch motion {
    case .step: neighbour(of: cursor, direction)
    case .next: neighbourNotDeeper(than: cursor, direction)
    case .finish: edgeOfCall(around: cursor, direction).map { ($0, false) }
    case .continue: (direction == .forwards ? count : 0, true)
    }
  }

  private func neighbour(of cursor: Int, _ direction: Direction) -> (Int, Bool) {
    let target = cursor + direction.rawValue
    return target < 0 || target > count ? (cursor, true) : (target, false)
  }

  private func neighbourNotDeeper(than cursor: Int, _ direction: Direction) -> (Int, Bool) {
    let limit = nesting(at: cursor)
    var target = cursor + direction.rawValue
    while target > 0, target <= count {
      if nesting(at: target) <= limit { return (target, false) }
      target += direction.rawValue
    }
    // The place before #1 is nested in nothing, so going back it can be reached.
    return target == 0 ? (0, false) : (Swift.min(Swift.max(target, 0), count), true)
  }

  private func nesting(at cursor: Int) -> Int { cursor == 0 ? 0 : self[cursor - 1].nesting }

  private func edgeOfCall(around cursor: Int, _ direction: Direction) -> Int? {
    let calls = calls(around: cursor)
    switch direction {
    case .forwards:
      return calls.last { $0.open <= cursor && cursor < $0.close }?.close
    case .backwards:
      return calls.last { $0.open < cursor && cursor <= $0.close }?.open
    }
  }
}
