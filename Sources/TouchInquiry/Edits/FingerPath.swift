import TouchCore

/// Where a finger was at one instant, in points of the screen.
package struct FingerPlace: Hashable, Sendable {
  package let milliseconds: Int
  package let point: Point
  package let phase: TouchPhase
}

extension Trace {
  /// Where the finger of a touch was, at every instant at which it did something.
  package func fingerPath(of touch: Int) -> [FingerPlace] {
    // Of a long record only what lies between its touch-down and its lift is looked at.
    guard lives.indices.contains(touch - 1), !moments.isEmpty else { return [] }
    let life = lives[touch - 1]
    return moments[Int(life.down)...Swift.min(Int(life.lift), moments.count - 1)].compactMap {
      moment in
      guard moment.event != nil,
        let now = moment.touches.first(where: { $0.number == touch && $0.phase != .stationary })
      else { return nil }
      return FingerPlace(
        milliseconds: moment.milliseconds, point: now.screenLocation, phase: now.phase)
    }
  }
}

extension [FingerPlace] {
  /// How far the finger was at most from where it went down, in a straight line.
  package var reach: Double {
    guard let start = first?.point else { return 0 }
    return map { place in
      let way = place.point - start
      return (way.x * way.x + way.y * way.y).squareRoot()
    }.max() ?? 0
  }
}
