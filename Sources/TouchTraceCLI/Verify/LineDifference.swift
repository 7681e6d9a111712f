/// Two versions of some lines, as a unified diff tells them.
struct LineDifference {
  /// How many unchanged lines are shown around a change.
  private static let context = 2

  fileprivate enum Line {
    case same(String)
    case old(String)
    case new(String)
  }

  private let lines: [Line]
  /// Whether there is nothing to tell.
  var isEmpty: Bool { changes.isEmpty }

  /// Compares; blanks at the end of a line, which editors take away, make no difference.
  init(from old: [String], to new: [String]) {
    let difference = new.difference(from: old) { Self.trimmed($0) == Self.trimmed($1) }
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let place, _, _): removed.insert(place)
      case .insert(let place, _, _): inserted.insert(place)
      }
    }
    var lines: [Line] = []
    var (before, after) = (0, 0)
    while before < old.count || after < new.count {
      if removed.contains(before) {
        lines.append(.old(old[before]))
        before += 1
      } else if inserted.contains(after) {
        lines.append(.new(new[after]))
        after += 1
      } else {
        lines.append(.same(old[before]))
        (before, after) = (before + 1, after + 1)
      }
    }
    self.lines = lines
  }

  /// The hunks.
  ///
  /// - Parameter first: The number of the first line, from 1.
  func text(first: Int) -> [String] {
    hunks.flatMap { hunk -> [String] in
      let old = lines[..<hunk.lowerBound].count { !$0.isNew }
      let new = lines[..<hunk.lowerBound].count { !$0.isOld }
      let oldCount = lines[hunk].count { !$0.isNew }
      let newCount = lines[hunk].count { !$0.isOld }
      return ["@@ -\(first + old),\(oldCount) +\(first + new),\(newCount) @@"]
        + lines[hunk].map(\.text)
    }
  }

  private var changes: [Int] {
    lines.indices.filter { if case .same = lines[$0] { false } else { true } }
  }

  private var hunks: [Range<Int>] {
    changes.reduce(into: []) { hunks, place in
      let start = max(0, place - Self.context)
      let end = min(lines.count, place + Self.context + 1)
      if let last = hunks.last, start <= last.upperBound {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
  }

  private static func trimmed(_ line: String) -> Substring {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return line
  }
}

extension LineDifference.Line {
  fileprivate var isNew: Bool { if case .new = self { true } else { false } }
  fileprivate var isOld: Bool { if case .old = self { true } else { false } }
  fileprivate var text: String {
    switch self {
    case .same(let line): " " + line
    case .old(let line): "-" + line
    case .new(let line): "+" + line
    }
  }
}
