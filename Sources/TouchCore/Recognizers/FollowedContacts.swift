/// Which contacts of an attempt a machine follows; the others are ignored for good (10.16).
///
/// Contacts are only ever added to an attempt, so their places in its list name them.
struct FollowedContacts {
  private var places = ContactPlaces()
  private var seen = 0

  /// How many fingers are followed.
  var count: Int { places.count }

  /// Follows fingers that are new, up to a number; answers how many were too many.
  mutating func add(_ contacts: [GestureContact], atMost limit: Int) -> Int {
    var extra = 0
    for place in seen..<max(seen, contacts.count) {
      if count >= limit || !places.insert(place) { extra += 1 }
    }
    seen = max(seen, contacts.count)
    return extra
  }

  /// Leaves out everything so far, as the fingers of taps before a press.
  mutating func pass(_ contacts: [GestureContact]) { seen = contacts.count }

  /// Lets go of the fingers that were lifted, or cancelled; answers whether there were any.
  mutating func remove(_ phase: TouchPhase, _ contacts: [GestureContact]) -> Bool {
    let before = count
    for place in contacts.indices where follows(place) && contacts[place].phase == phase {
      places.remove(place)
    }
    return count != before
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

  /// The middle of the ways that the fingers which moved went in this call (18.3).
  func way(_ contacts: [GestureContact]) -> Point {
    var sum = Point.zero
    var count = 0.0
    for place in contacts.indices where follows(place) && contacts[place].phase == .moved {
      sum = sum + contacts[place].location - contacts[place].previous
      count += 1
    }
    return count == 0 ? .zero : Point(sum.x / count, sum.y / count)
  }

  /// The way from the first of two followed fingers to the second; nil with fewer or more.
  func span(_ contacts: [GestureContact]) -> Point? {
    guard count == 2, let first = contacts.indices.first(where: follows),
      let second = contacts.indices.last(where: follows)
    else { return nil }
    return contacts[second].location - contacts[first].location
  }

  private func follows(_ place: Int) -> Bool { places.contains(place) }
}

/// Places in a list, the first 64 of them as bits: an attempt hardly ever has more contacts.
///
/// All in the machine itself, without references (4.1): of later places only as many are kept as
/// there are fingers, in two bytes each, which name every touch that a script has.
private struct ContactPlaces {
  private static let nobody = UInt16.max
  // The one that wants room around it comes first.
  private var late = SIMD16<UInt16>(repeating: Self.nobody)
  private var early: UInt64 = 0
  private(set) var count = 0

  func contains(_ place: Int) -> Bool {
    if place < UInt64.bitWidth { return early & (1 << place) != 0 }
    return late.indices.contains { late[$0] == place }
  }

  /// Takes a place in; answers whether there was room for it.
  mutating func insert(_ place: Int) -> Bool {
    if place < UInt64.bitWidth {
      early |= 1 << place
    } else {
      guard let slot = late.indices.first(where: { late[$0] == Self.nobody }),
        let short = UInt16(exactly: place)
      else { return false }
      late[slot] = short
    }
    count += 1
    return true
  }

  mutating func remove(_ place: Int) {
    guard contains(place) else { return }
    if place < UInt64.bitWidth {
      early &= ~(1 << place)
    } else if let slot = late.indices.first(where: { late[$0] == place }) {
      late[slot] = Self.nobody
    }
    count -= 1
  }
}

extension Point {
  /// The square of its distance from the origin: exact where the root would not be.
  var squaredLength: Double { x * x + y * y }

  /// The larger of its two distances from the origin, each along its axis.
  var longerAxis: Double { max(abs(x), abs(y)) }
}

extension Settings {
  /// A waiting time in whole milliseconds: it is over at this time.
  func wait(_ setting: Setting) -> Int { Int(saturating: self[setting].rounded(.up)) }
}
