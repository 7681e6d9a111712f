extension TextBytes {
  /// Whether a range says only that lines were left out: dots, or a word in brackets.
  func isFiller(_ range: Range<Int>) -> Bool {
    let range = trimmed(range)
    guard range.count >= 2 else { return false }
    var place = range.lowerBound
    while place < range.upperBound {
      if has("…", at: place, before: range.upperBound) {
        place += 3
      } else if [0x2E, 0x20, 0x5B, 0x5D, 0x28, 0x29, 0x7C].contains(self[place]) {
        place += 1
      } else {
        return false
      }
    }
    return find("..", in: range) != nil || find("…", in: range) != nil
  }

  /// Whether a range is what comments begin each line with, and nothing more.
  func isCommentMark(_ range: Range<Int>) -> Bool {
    range.count <= 3 && bytes[range].allSatisfy { [0x2F, 0x2A, 0x23, 0x3E].contains($0) }
  }
}
