extension FenceKind {
  // Names of ordinary code that happen to be within two edits of a kind.
  private static let ordinary: Set<String> = ["plain", "scheme", "export"]

  /// The kind a word was probably meant to name.
  static func near(_ word: String) -> FenceKind? {
    let word = word.lowercased()
    guard (2...12).contains(word.count), !ordinary.contains(word) else { return nil }
    let ranked = allCases.map { ($0, editDistance(word, $0.rawValue)) }
      // Of three letters, two edits leave only one: `txt` is not `try`.
      .filter { $0.1 <= ($0.0.rawValue.count > 3 ? 2 : 1) }
    return ranked.min { $0.1 < $1.1 }?.0
  }
}

/// How many letters to add, drop, replace or swap with their neighbour to make one word the other.
func editDistance(_ left: String, _ right: String) -> Int {
  let (left, right) = (Array(left), Array(right))
  var before: [Int] = []
  var previous = Array(0...right.count)
  for i in left.indices {
    var row = [i + 1]
    for j in right.indices {
      let change = previous[j] + (left[i] == right[j] ? 0 : 1)
      var best = min(change, previous[j + 1] + 1, row[j] + 1)
      if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
        best = min(best, before[j - 1] + 1)
      }
      row.append(best)
    }
    (before, previous) = (previous, row)
  }
  return previous[right.count]
}
