//        the way needed            the stray allowed
//   75 pt ╲                   200 pt ╲
//           ╲ 50 pt                    ╲ 0 pt
//    0 ms ── 500 ms             0 ms ── 500 ms

/// What counts as a swipe, the later the less (10.24, 10.25).
///
/// Both pages name the ends only; that each limit goes in a straight line between its ends is
/// inferred.
public struct SwipeLimits: Sendable {
  private let duration: Double
  private let distance: Double
  private let fastExtra: Double
  private let stray: Double

  /// The limits that some settings ask for.
  public init(_ settings: Settings) {
    duration = max(settings[.swipeDuration], 1)
    distance = settings[.swipeDistance]
    fastExtra = settings[.swipeFastExtra]
    stray = settings[.swipeStray]
  }

  /// How far a finger must have gone after some milliseconds, in points.
  public func distance(after milliseconds: Int) -> Double {
    distance * (duration + fastExtra * left(after: milliseconds)) / duration
  }

  /// How far it may have strayed sideways after some milliseconds, in points.
  public func stray(after milliseconds: Int) -> Double {
    stray * left(after: milliseconds) / duration
  }

  /// Whether a way, along and across in points, is a swipe after some milliseconds.
  func admit(_ along: Double, _ across: Double, after milliseconds: Int) -> Bool {
    // Multiplied by the duration, so that the limits are exact.
    let left = duration - Double(milliseconds)
    return along * duration >= distance * (duration + fastExtra * left)
      && across * duration <= stray * left
  }

  /// A way that is no swipe at any time: too far sideways.
  func strays(_ across: Double) -> Bool { across > stray }

  /// A way as long as a slow swipe's.
  func isLong(_ along: Double) -> Bool { along >= distance }

  private func left(after milliseconds: Int) -> Double {
    max(duration - Double(milliseconds), 0)
  }
}
