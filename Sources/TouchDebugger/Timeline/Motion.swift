import TouchCore
import TouchInquiry

/// A way to move over the record, forwards or backwards.
public enum Motion: String, Hashable, Sendable, CaseIterable {
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
public enum Direction: Int, Hashable, Sendable, CaseIterable {
  /// On.
  case forwards = 1
  /// Back.
  case backwards = -1
}

extension Trace {
  /// Where a motion leads from a cursor if no breakpoint stops it.
  ///
  /// - Parameter touch: The touch whose steps alone are gone to; nil for all.
  /// - Returns: Where it leads, and whether the record ended before the motion did; nil where
  ///   `finish` has nothing to finish.
  func target(
    of motion: Motion, _ direction: Direction, from cursor: Int, only touch: Int? = nil
  ) -> (cursor: Int, ranOut: Bool)? {
    switch motion {
    case .step: return neighbour(of: cursor, direction, only: touch)
    case .next: return neighbour(of: cursor, direction, only: touch, deepest: nesting(at: cursor))
    case .finish:
      guard let edge = edgeOfCall(around: cursor, direction) else { return nil }
      return isAbout(touch, at: edge)
        ? (edge, false) : neighbour(of: edge, direction, only: touch)
    case .continue: return (direction == .forwards ? count : 0, true)
    }
  }

  /// Whether the step before a cursor is about a touch; nil is any, and the place before #1 is
  /// everybody's.
  func isAbout(_ touch: Int?, at cursor: Int) -> Bool {
    guard let touch, cursor > 0 else { return true }
    return self.touch(at: cursor - 1)?.number == touch
  }

  private func neighbour(
    of cursor: Int, _ direction: Direction, only touch: Int?, deepest limit: Int = .max
  ) -> (Int, Bool) {
    var target = cursor + direction.rawValue
    while target >= 0, target <= count {
      if nesting(at: target) <= limit, isAbout(touch, at: target) { return (target, false) }
      target += direction.rawValue
    }
    return (Swift.min(Swift.max(target, 0), count), true)
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
