/// Which contacts of an attempt a machine follows; the others are ignored for good (10.16).
///
/// Contacts are only ever added to an attempt, so their places in its list name them.
struct FollowedContacts {
  private var places: UInt64 = 0
  private var seen = 0

  /// How many fingers are followed.
  var count: Int { places.nonzeroBitCount }

  /// Follows fingers that are new, up to a number; answers how many were too many.
  mutating func add(_ contacts: [GestureContact], atMost limit: Int) -> Int {
    var extra = 0
    for place in seen..<max(seen, contacts.count) {
      if count < limit { places |= 1 << place } else { extra += 1 }
    }
    seen = max(seen, contacts.count)
    return extra
  }

  /// Leaves out everything so far, as the fingers of taps before a press.
  mutating func pass(_ contacts: [GestureContact]) { seen = contacts.count }

  /// Lets go of the fingers that were lifted, or cancelled; answers whether there were any.
  mutating func remove(_ phase: TouchPhase, _ contacts: [GestureContact]) -> Bool {
    let before = places
    for place in contacts.indices where follows(place) && contacts[place].phase == phase {
      places &= ~(1 << place)
    }
    return places != before
  }

  /// Whether a finger that is followed moved in this call.
  func moved(_ contacts: [GestureContact]) -> Bool {
    for place in contacts.indices where follows(place) && contacts[place].phase == .moved {
      return true
    }
    return false
  }

  /// The middle of the fingers that are followed, in screen coordinates (9.13).
  func centroid(_ contacts: [GestureContact]) -> Point {
    var sum = Point.zero
    for place in contacts.indices where follows(place) { sum = sum + contacts[place].location }
    let count = Double(max(count, 1))
    return Point(sum.x / count, sum.y / count)
  }

  /// The way from the first of two followed fingers to the second; nil with fewer or more.
  func span(_ contacts: [GestureContact]) -> Point? {
    guard count == 2 else { return nil }
    let first = places.trailingZeroBitCount
    let second = (places & (places - 1)).trailingZeroBitCount
    return contacts[second].location - contacts[first].location
  }

  private func follows(_ place: Int) -> Bool { places & (1 << place) != 0 }
}

extension Point {
  /// The square of its distance from the origin: exact where the root would not be.
  var squaredLength: Double { x * x + y * y }

  /// The larger of its two distances from the origin, each along its axis.
  var longerAxis: Double { max(abs(x), abs(y)) }
}

extension Settings {
  /// A waiting time in whole milliseconds: it is over at this time.
  func wait(_ setting: Setting) -> Int { Int(self[setting].rounded(.up)) }
}
