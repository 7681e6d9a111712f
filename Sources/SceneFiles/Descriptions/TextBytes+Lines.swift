extension ElementHead {
  /// Whether a description may be a gesture recognizer's.
  func mayBeRecognizer(_ text: TextBytes, before end: Int) -> Bool {
    if text.has("; state = ", at: self.end, before: end) { return true }
    if text.endsInRecognizer(name) { return true }
    guard text.has("; baseClass = ", at: self.end, before: end) else { return false }
    let base = self.end + 14
    let stop = text.find(";", in: base..<min(end, base + 256)) ?? end
    return text.endsInRecognizer(base..<stop)
  }
}

extension TextBytes {
  fileprivate func endsInRecognizer(_ name: Range<Int>) -> Bool {
    let ending = name.upperBound - 10
    return ending >= name.lowerBound && has("Recognizer", at: ending, before: name.upperBound)
  }

  /// Whether a view's description may begin in a line.
  func mayHoldView(_ range: Range<Int>) -> Bool {
    find("; frame = (", in: range) != nil || DumpLine(self, range).bars > 0
  }

  /// Whether a description is that of a layer without a view: `<CALayer: 0x6> (layer)`.
  func isLayer(_ head: ElementHead, before end: Int) -> Bool {
    let range = trimmed(head.end..<end)
    guard range.count >= 8, has("(layer)", at: range.upperBound - 7, before: end) else {
      return false
    }
    let before = trimmed(range.lowerBound..<range.upperBound - 7)
    return before.isEmpty || self[before.upperBound - 1] == 0x3E
  }

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
}

extension TextBytes {
  /// Whether a range is what comments begin each line with, and nothing more.
  func isCommentMark(_ range: Range<Int>) -> Bool {
    range.count <= 3 && bytes[range].allSatisfy { [0x2F, 0x2A, 0x23, 0x3E].contains($0) }
  }
}

extension DumpLine {
  /// Whether a line may be the rest of a text that began in the line before: nothing begins in it,
  /// or only the value of a property.
  func goesOn(_ text: TextBytes, _ range: Range<Int>) -> Bool {
    guard bars == 0 else { return false }
    if head == nil { return true }
    return !aside.isEmpty && text[aside.upperBound - 1] == 0x3D && !text.mayHoldView(range)
  }
}

extension ViewTree {
  /// Views that a debugger printed once more by themselves: what stands alone, and in a tree too.
  func echoes(_ places: [UInt64: [Int]]) -> Set<Int> {
    var hasSubviews = Set<Int>()
    for case .some(let superview) in superviews { hasSubviews.insert(superview) }
    let alone = views.indices.filter { superviews[$0] == nil && !hasSubviews.contains($0) }
    return Set(
      alone.filter { index in
        guard let address = views[index].address, let others = places[address] else { return false }
        return others.contains { superviews[$0] != nil || hasSubviews.contains($0) }
      })
  }
}

extension DumpedView {
  /// Reads what stands between the bars and the view: names of variables, or of a controller.
  mutating func readAside(_ range: Range<Int>, names: inout SwiftNames, text: TextBytes) {
    guard range.count > 1 else { return }
    if text[range.lowerBound] == 0x5F {
      var end = range.lowerBound
      while end < range.upperBound, text[end].beginsName || text[end].isDigit { end += 1 }
      setOutlet(text.string(range.lowerBound..<end))
    } else if text[range.upperBound - 1] == 0x27,
      let quote = text.findLast("'", in: range.lowerBound..<range.upperBound - 1),
      let colon = text.find(":0x", in: quote..<range.upperBound)
    {
      let name = names.readable(text, quote + 1..<colon)
      setController(name, address: text.firstAddress(in: colon..<range.upperBound))
    }
  }
}
