extension ElementHead {
  /// Whether a description may be a gesture recognizer's.
  func mayBeRecognizer(_ text: TextBytes, before end: Int) -> Bool {
    if text.has("; state = ", at: self.end, before: end) { return true }
    let ending = name.upperBound - 10
    return ending >= name.lowerBound && text.has("Recognizer", at: ending, before: name.upperBound)
  }
}

extension TextBytes {
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

extension DumpLine {
  /// Whether a line may be the rest of a text that began in the line before.
  var goesOn: Bool { bars == 0 && head == nil }
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
    } else if text[range.lowerBound] == 0x27, let colon = text.find(":0x", in: range) {
      let name = names.readable(text, range.lowerBound + 1..<colon)
      setController(name, address: text.firstAddress(in: colon..<range.upperBound))
    }
  }
}
