/// The known word nearest to a misspelt one; nil where none is near.
///
/// Near means an edit distance of at most 2, or 1 for words of up to three letters; swapping two
/// neighbouring letters counts as one edit. Where none is that near, a longer word begins with the
/// given one, if that has four letters or more: `largestUndimmed` for a name half remembered.
public func nearest(_ word: String, among known: some Sequence<String>) -> String? {
  // Nobody mistypes a name so long; to compare it with all of them would take seconds.
  guard word.utf8.count <= 1_000 else { return nil }
  let limit = word.count <= 3 ? 1 : 2
  let candidates = known.map { (word: $0, distance: editDistance(word, $0)) }
  let near = candidates.filter { $0.distance <= limit }
    .min { ($0.distance, $0.word) < ($1.distance, $1.word) }?.word
  guard near == nil, word.count >= 4 else { return near }
  let start = word.lowercased()
  return candidates.map { $0.word }.filter { $0.lowercased().hasPrefix(start) }
    .min { ($0.count, $0) < ($1.count, $1) }
}

/// How many letters must be inserted, deleted, replaced or swapped to turn one word into another.
public func editDistance(_ from: String, _ to: String) -> Int {
  let a = Array(from.lowercased())
  let b = Array(to.lowercased())
  guard abs(a.count - b.count) <= 2 else { return Int.max }
  var twoBack: [Int] = []
  var before = Array(0...b.count)
  for i in 0..<a.count {
    var row = [i + 1]
    for j in 0..<b.count {
      var best = min(before[j + 1] + 1, row[j] + 1, before[j] + (a[i] == b[j] ? 0 : 1))
      if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { best = min(best, twoBack[j - 1] + 1) }
      row.append(best)
    }
    twoBack = before
    before = row
  }
  return before[b.count]
}
