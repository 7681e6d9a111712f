//  before   a b c d e f        lines that are in each text once: b e
//  after    a x b y e f        between them, small parts are compared line by line;
//           a   b   e f        a large part without such a line counts as changed as a whole

/// The lines that two texts share, in their order.
///
/// Lines that are in both texts once are matched first, as patience diff does, so that the exact
/// comparison, which grows with the square, sees only the short parts between them.
struct SharedLines {
  /// The places of each shared line in the first text and in the second.
  private(set) var pairs: [(old: Int, new: Int)] = []
  private let before: [Substring]
  private let after: [Substring]
  /// Parts with more pairs of lines than this are not compared exactly.
  private static let mostPairs = 1_000_000

  init(_ before: [Substring], _ after: [Substring]) {
    (self.before, self.after) = (before, after)
    let most = min(before.count, after.count)
    let start = (0..<most).first { before[$0] != after[$0] } ?? most
    let end =
      (0..<most - start).first { before[before.count - 1 - $0] != after[after.count - 1 - $0] }
      ?? most - start
    pairs = (0..<start).map { ($0, $0) }
    let (lastOld, lastNew) = (before.count - end, after.count - end)
    var (left, right) = (start, start)
    for anchor in anchors(start..<lastOld, start..<lastNew) + [(lastOld, lastNew)] {
      compare(left..<anchor.old, right..<anchor.new)
      if anchor.old < lastOld { pairs.append(anchor) }
      (left, right) = (anchor.old + 1, anchor.new + 1)
    }
    pairs += (0..<end).map { (lastOld + $0, lastNew + $0) }
  }

  /// The lines that are once in each part, as many as have one order in both.
  private func anchors(_ old: Range<Int>, _ new: Range<Int>) -> [(old: Int, new: Int)] {
    let places = Self.single(before, old)
    let both = Self.single(after, new).compactMap { line, place in
      places[line].map { (old: $0, new: place) }
    }
    // The longest run that rises in both, by piles of cards.
    var piles: [Int] = []
    var below = [Int?](repeating: nil, count: both.count)
    let sorted = both.sorted { $0.old < $1.old }
    for (card, pair) in sorted.enumerated() {
      var (low, high) = (0, piles.count)
      while low < high {
        let middle = (low + high) / 2
        if sorted[piles[middle]].new < pair.new { low = middle + 1 } else { high = middle }
      }
      below[card] = low > 0 ? piles[low - 1] : nil
      if low < piles.count { piles[low] = card } else { piles.append(card) }
    }
    var run: [(old: Int, new: Int)] = []
    var card = piles.last
    while let here = card {
      run.append(sorted[here])
      card = below[here]
    }
    return run.reversed()
  }

  private static func single(_ lines: [Substring], _ part: Range<Int>) -> [Substring: Int] {
    var places: [Substring: Int] = [:]
    var repeated: Set<Substring> = []
    for place in part where places.updateValue(place, forKey: lines[place]) != nil {
      repeated.insert(lines[place])
    }
    return places.filter { !repeated.contains($0.key) }
  }

  private mutating func compare(_ old: Range<Int>, _ new: Range<Int>) {
    guard !old.isEmpty, !new.isEmpty, old.count * new.count <= Self.mostPairs else { return }
    let changes = after[new].difference(from: before[old])
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in changes {
      switch change {
      case .remove(let offset, _, _): removed.insert(old.lowerBound + offset)
      case .insert(let offset, _, _): inserted.insert(new.lowerBound + offset)
      }
    }
    pairs += zip(old.filter { !removed.contains($0) }, new.filter { !inserted.contains($0) })
      .map { ($0, $1) }
  }
}
