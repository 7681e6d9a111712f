//        the way needed            the stray allowed
//   75 pt ╲                   200 pt ╲
//           ╲ 50 pt                    ╲ 0 pt
//    0 ms ── 500 ms             0 ms ── 500 ms

/// What counts as a swipe, the later the less (10.24, 10.25).
///
/// Both pages name the ends only; that each limit goes in a straight line between its ends is
/// inferred.
struct SwipeLimits: Sendable {
  /// How long a swipe may take, in milliseconds.
  let longest: Double
  private let duration: Double
  private let distance: Double
  private let fastExtra: Double
  private let stray: Double

  /// The limits that some settings ask for.
  init(_ settings: Settings) {
    longest = settings[.swipeDuration]
    duration = max(longest, 1)
    distance = settings[.swipeDistance]
    fastExtra = settings[.swipeFastExtra]
    stray = settings[.swipeStray]
  }

  /// How far a finger must have gone after some milliseconds, in points.
  func distance(after milliseconds: Int) -> Double {
    distance * (duration + fastExtra * left(after: milliseconds)) / duration
  }

  /// How far it may have strayed sideways after some milliseconds, in points.
  func stray(after milliseconds: Int) -> Double {
    stray * left(after: milliseconds) / duration
  }

  /// Whether a way is long enough for the time it took.
  func length(of way: SwipeWay) -> Check {
    .distance(
      .along, way.along, .atLeast(distance(after: way.milliseconds)),
      from: .setting(.swipeDistance))
  }

  /// Whether it is straight enough for that time.
  func straightness(of way: SwipeWay) -> Check {
    .distance(
      .across, way.across, .atMost(stray(after: way.milliseconds)), from: .setting(.swipeStray))
  }

  /// Whether it is not too far sideways for a swipe at any time.
  func mayStillBe(_ way: SwipeWay, _ evidence: inout Evidence) -> Bool {
    guard way.across > stray else { return true }
    return evidence.holds(
      .distance(.across, way.across, .atMost(stray), from: .setting(.swipeStray)))
  }

  /// A way as long as a slow swipe's.
  func isLong(_ along: Double) -> Bool { along >= distance }

  private func left(after milliseconds: Int) -> Double {
    max(duration - Double(milliseconds), 0)
  }
}
