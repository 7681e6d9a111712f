//   a.start = 20,  b.start = a.end + 10,  b.end = 355,  b.end - b.start = a.end - a.start
//
//   no constraint alone gives another number; all of them together give a.end = 182.5

/// Linear equations of unknown numbers, and those numbers that they determine.
struct ConstraintSystem {
  /// Of each equation the factors of the unknown numbers, and at last what their sum is.
  private var rows: [[Double]] = []
  private let count: Int

  /// More is not solved: the time grows with the cube of it.
  static let mostUnknown = 48

  private static let tiny = 1e-9

  /// No equations of so many unknown numbers.
  init(count: Int) { self.count = count }

  /// Takes an equation: factors of unknown numbers, and what their sum is.
  mutating func add(_ factors: [(unknown: Int, factor: Double)], sum: Double) {
    guard !factors.isEmpty, rows.count < 2 * Self.mostUnknown else { return }
    var row = [Double](repeating: 0, count: count + 1)
    for (unknown, factor) in factors { row[unknown] += factor }
    row[count] = sum
    rows.append(row)
  }

  /// The numbers that the equations determine, by elimination.
  var solution: [Int: Double] {
    var rows = rows
    var found = 0
    for unknown in 0..<count {
      let best = rows.indices.dropFirst(found).max {
        abs(rows[$0][unknown]) < abs(rows[$1][unknown])
      }
      guard let best, abs(rows[best][unknown]) > Self.tiny else { continue }
      rows.swapAt(found, best)
      let pivot = rows[found][unknown]
      let row = rows[found].map { $0 / pivot }
      rows[found] = row
      for other in rows.indices where other != found {
        let factor = rows[other][unknown]
        guard abs(factor) > Self.tiny else { continue }
        for place in 0...count { rows[other][place] -= factor * row[place] }
      }
      found += 1
    }
    var solution: [Int: Double] = [:]
    for row in rows.prefix(found) {
      let left = (0..<count).filter { abs(row[$0]) > Self.tiny }
      if left.count == 1 { solution[left[0]] = row[count] }
    }
    return solution
  }
}
