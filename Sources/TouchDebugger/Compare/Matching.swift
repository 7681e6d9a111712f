import TouchCore

//   left   a b c d e f        a b c x f       right
//          └─┴─┘     └──────────────┘         same beginning, same end,
//                d e  │  x                    and in between the longest common subsequence

/// Pairs the equal elements of two sequences, in order, as many as can be found quickly.
struct Matching {
  /// More comparisons than this are not made for one stretch: unique elements divide it first.
  private static let mostComparisons = 250_000

  // Numbers stand for the elements: they are compared and copied again and again.
  private let left: [Int]
  private let right: [Int]
  /// The places paired, both growing.
  private(set) var pairs: [(left: Int, right: Int)] = []

  init<Key: Hashable>(_ left: [Key], _ right: [Key]) {
    var numbers: [Key: Int] = [:]
    self.left = left.map { numbers.number(of: $0) }
    self.right = right.map { numbers.number(of: $0) }
    match(left.indices, right.indices)
  }

  private mutating func match(_ lefts: Range<Int>, _ rights: Range<Int>) {
    var lefts = lefts
    var rights = rights
    while let first = lefts.first, let other = rights.first, left[first] == right[other] {
      pairs.append((first, other))
      lefts.removeFirst()
      rights.removeFirst()
    }
    var ends: [(Int, Int)] = []
    while let last = lefts.last, let other = rights.last, left[last] == right[other] {
      ends.append((last, other))
      lefts.removeLast()
      rights.removeLast()
    }
    matchMiddle(lefts, rights)
    pairs += ends.reversed().map { (left: $0.0, right: $0.1) }
  }

  private mutating func matchMiddle(_ lefts: Range<Int>, _ rights: Range<Int>) {
    guard !lefts.isEmpty, !rights.isEmpty else { return }
    guard lefts.count * rights.count > Self.mostComparisons else {
      return subsequence(lefts, rights)
    }
    let anchors = anchors(lefts, rights)
    guard !anchors.isEmpty else { return }
    var start = (lefts.lowerBound, rights.lowerBound)
    for anchor in anchors {
      match(start.0..<anchor.left, start.1..<anchor.right)
      pairs.append(anchor)
      start = (anchor.left + 1, anchor.right + 1)
    }
    match(start.0..<lefts.upperBound, start.1..<rights.upperBound)
  }

  private mutating func subsequence(_ lefts: Range<Int>, _ rights: Range<Int>) {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in right[rights].difference(from: left[lefts]) {
      switch change {
      case .remove(let offset, _, _): removed.insert(lefts.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(rights.lowerBound + offset)
      }
    }
    let kept = zip(lefts.filter { !removed.contains($0) }, rights.filter { !inserted.contains($0) })
    pairs += kept.map { (left: $0, right: $1) }
  }

  /// The longest run of pairs, growing on both sides, of elements that each side has once.
  private func anchors(_ lefts: Range<Int>, _ rights: Range<Int>) -> [(left: Int, right: Int)] {
    let ours = Self.unique(left, lefts)
    let theirs = Self.unique(right, rights)
    let candidates = ours.compactMap { key, place in theirs[key].map { (left: place, right: $0) } }
      .sorted { $0.left < $1.left }
    // Patience sorting: the last place of the best run of each length, and what came before.
    var tops: [Int] = []
    var previous: [Int?] = []
    for (place, candidate) in candidates.enumerated() {
      let pile = tops.firstPlace { candidates[$0].right < candidate.right }
      previous.append(pile > 0 ? tops[pile - 1] : nil)
      if pile < tops.count { tops[pile] = place } else { tops.append(place) }
    }
    var run: [(left: Int, right: Int)] = []
    var here = tops.last
    while let place = here {
      run.append(candidates[place])
      here = previous[place]
    }
    return run.reversed()
  }

  private static func unique(_ keys: [Int], _ places: Range<Int>) -> [Int: Int] {
    var found: [Int: Int] = [:]
    var repeated: Set<Int> = []
    for place in places where found.updateValue(place, forKey: keys[place]) != nil {
      repeated.insert(keys[place])
    }
    return found.filter { !repeated.contains($0.key) }
  }
}

extension Dictionary where Value == Int {
  /// The number of a key: equal keys have the same, new ones the next.
  fileprivate mutating func number(of key: Key) -> Int {
    if let number = self[key] { return number }
    self[key] = count
    return count - 1
  }
}
