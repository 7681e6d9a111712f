import TouchNarration

//  @@ 24 @@
//  - hitTest window (200,420) outside
//  + hitTest window (200,420) inside, ask 1

/// The lines in which two texts differ, as a diff shows them; none where they are the same.
///
/// - Complexity: n log n, of two texts however different: see ``SharedLines``.
public func lineDiff(from old: String, to new: String) -> [StyledText] {
  let before = old.split(separator: "\n", omittingEmptySubsequences: false)
  let after = new.split(separator: "\n", omittingEmptySubsequences: false)
  let shared = SharedLines(before, after).pairs
  var lines: [StyledText] = []
  var (left, right) = (0, 0)
  for (old, new) in shared + [(before.count, after.count)] {
    if left < old || right < new { lines.append("\(dim: "@@ \(right + 1) @@")") }
    lines += before[left..<old].map { "\(bad: "- \($0)")" }
    lines += after[right..<new].map { "\(good: "+ \($0)")" }
    (left, right) = (old + 1, new + 1)
  }
  return lines
}
