import TouchCore
import TouchInquiry

/// A way to move over the record, forwards or backwards.
public enum Motion: String, Hashable, Sendable, CaseIterable {
  /// To the neighbouring step.
  case step
  /// To the next step that is not inside a call made from here.
  case next
  /// To the next step outside the call.
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
  /// - Parameters:
  ///   - calls: The calls of the record.
  ///   - touch: The touch whose steps alone are gone to; nil for all.
  /// - Returns: Where it leads, and whether the record ended before the motion did; nil where
  ///   `finish` has no call to leave. `next` and `finish` stay where they are if the record ends deeper
  ///   in the calls than they may lead.
  func target(
    of motion: Motion, _ direction: Direction, from cursor: Int, in calls: LastCalls = LastCalls(),
    only touch: Int? = nil
  ) -> (cursor: Int, ranOut: Bool)? {
    guard motion != .continue else { return (end(direction), true) }
    guard motion != .step else { return neighbour(of: cursor, direction, only: touch) }
    let tree = calls.around(cursor, in: self)
    let depth = tree.depth(at: cursor) - (motion == .finish ? 1 : 0)
    return depth < 0
      ? nil : neighbour(of: cursor, direction, only: touch, in: tree, deepest: depth)
  }

  /// The end of the record in a direction.
  func end(_ direction: Direction) -> Int { direction == .forwards ? count : 0 }

  /// Whether the step before a cursor is about a touch; nil is any, and the place before #1 is
  /// everybody's.
  func isAbout(_ touch: Int?, at cursor: Int) -> Bool {
    guard let touch, cursor > 0 else { return true }
    return self.touch(at: cursor - 1)?.number == touch
  }

  /// - Parameters:
  ///   - tree: The calls around the cursor; nil if it does not matter how deep the neighbour is.
  ///   - limit: How deep it is at most.
  private func neighbour(
    of cursor: Int, _ direction: Direction, only touch: Int?, in tree: CallTree? = nil,
    deepest limit: Int = 0
  ) -> (Int, Bool) {
    var tree = tree
    var target = cursor + direction.rawValue
    while target >= 0, target <= count {
      tree = tree?.following(target, in: self)
      if isAbout(touch, at: target), tree.map({ $0.depth(at: target) <= limit }) ?? true {
        return (target, false)
      }
      target += direction.rawValue
    }
    let end = end(direction)
    let isTooDeep = tree.map { $0.following(end, in: self).depth(at: end) > limit } ?? false
    return (isTooDeep ? cursor : end, true)
  }
}
