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
  /// Where a motion leads from a position if no breakpoint stops it.
  ///
  /// Both ends of the record are positions outside all calls: 0, and one more than there are steps.
  /// `continue` only goes up to the last step.
  ///
  /// - Parameters:
  ///   - motion: How one goes.
  ///   - direction: The direction of time.
  ///   - position: Where one stands.
  ///   - calls: The calls of the record.
  ///   - touch: The touch whose steps alone are gone to; nil for all.
  /// - Returns: Where it leads, and whether the record ended before the motion did; nil where
  ///   `finish` has no call to leave.
  func target(
    of motion: Motion, _ direction: Direction, from position: Int,
    in calls: LastCalls = LastCalls(), only touch: Int? = nil
  ) -> (position: Int, ranOut: Bool)? {
    guard motion != .continue else {
      return (direction == .forwards ? Swift.max(position, count) : 0, true)
    }
    guard motion != .step else { return neighbour(of: position, direction, only: touch) }
    let tree = calls.around(position, in: self)
    let depth = tree.depth(at: position) - (motion == .finish ? 1 : 0)
    return depth < 0
      ? nil : neighbour(of: position, direction, only: touch, in: tree, deepest: depth)
  }

  /// Whether the step at a position is about a touch; nil is any, and the ends of the record are
  /// everybody's.
  func isAbout(_ touch: Int?, at position: Int) -> Bool {
    guard let touch, indices.contains(position - 1) else { return true }
    return self.touch(at: position - 1)?.number == touch
  }

  /// The nearest position in a direction; at the end in that direction the record has run out.
  ///
  /// - Parameters:
  ///   - tree: The calls around the position; nil if it does not matter how deep the neighbour is.
  ///   - limit: How deep it is at most.
  private func neighbour(
    of position: Int, _ direction: Direction, only touch: Int?, in tree: CallTree? = nil,
    deepest limit: Int = 0
  ) -> (Int, Bool) {
    var tree = tree
    let end = direction == .backwards || isEmpty ? 0 : count + 1
    var target = position
    while target != end {
      target += direction.rawValue
      tree = tree?.following(target, in: self)
      if isAbout(touch, at: target), tree.map({ $0.depth(at: target) <= limit }) ?? true {
        return (target, false)
      }
    }
    return (end, true)
  }
}
