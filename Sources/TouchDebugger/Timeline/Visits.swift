//   #0  #7  #12   ◀── back     here     forward ──▶   #9
//   └── past ───┘             #31                 └ future ┘
//
//   Any other motion puts the moment it leaves into the past, and forgets the future.

/// A moment of one of the worlds.
struct Place: Hashable, Sendable {
  /// The world's number.
  var world: Int
  /// How many steps have happened.
  var cursor: Int
}

/// The moments looked at, as a browser keeps its pages.
struct Visits: Sendable {
  private var past: [Place] = []
  private var future: [Place] = []

  /// Remembers a moment that is left by a motion.
  mutating func leave(_ place: Place) {
    if past.last != place { past.append(place) }
    future = []
  }

  /// Goes some moments back or forward; fewer where there are no more.
  mutating func go(
    _ direction: Direction, times: Int, from here: Place
  ) -> (place: Place, ranOut: Bool) {
    var here = here
    for _ in 0..<times {
      switch direction {
      case .backwards:
        guard let target = past.popLast() else { return (here, true) }
        future.append(here)
        here = target
      case .forwards:
        guard let target = future.popLast() else { return (here, true) }
        past.append(here)
        here = target
      }
    }
    return (here, false)
  }
}
