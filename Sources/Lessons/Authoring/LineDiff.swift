import TouchNarration

//  @@ 24 @@
//  - hitTest window (200,420) outside
//  + hitTest window (200,420) inside, ask 1

/// The lines in which two texts differ, as a diff shows them; none where they are the same.
public func lineDiff(from old: String, to new: String) -> [StyledText] {
  let before = old.split(separator: "\n", omittingEmptySubsequences: false)
  let after = new.split(separator: "\n", omittingEmptySubsequences: false)
  var removed: [Int: Substring] = [:]
  var inserted: [Int: Substring] = [:]
  for change in after.difference(from: before) {
    switch change {
    case .remove(let offset, let line, _): removed[offset] = line
    case .insert(let offset, let line, _): inserted[offset] = line
    }
  }
  var lines: [StyledText] = []
  var (left, right, isOpen) = (0, 0, false)
  while left < before.count || right < after.count {
    let (old, new) = (removed[left], inserted[right])
    guard old != nil || new != nil else {
      (left, right, isOpen) = (left + 1, right + 1, false)
      continue
    }
    if !isOpen { lines.append("\(dim: "@@ \(right + 1) @@")") }
    isOpen = true
    if let old {
      lines.append("\(bad: "- \(old)")")
      left += 1
    } else if let new {
      lines.append("\(good: "+ \(new)")")
      right += 1
    }
  }
  return lines
}
