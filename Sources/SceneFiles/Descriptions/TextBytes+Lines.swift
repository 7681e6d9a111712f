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
  /// The view with a frame that a line names after another object, such as who wrote the line; that
  /// object where there is none.
  func viewHead(after head: ElementHead, before end: Int) -> ElementHead {
    guard head.end < end, self[head.end] == 0x3E,
      let frame = find("; frame = (", in: head.end..<end)
    else { return head }
    var start = frame
    while start > head.end, self[start] != 0x3C { start -= 1 }
    guard let view = ElementHead(self, at: start, before: end), view.end <= frame else {
      return head
    }
    return view
  }

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
    bars == 0 && (head == nil || isValue(text) && !text.mayHoldView(range))
  }

  /// Whether what the line names is only the value of a property.
  func isValue(_ text: TextBytes) -> Bool {
    !aside.isEmpty && text[aside.upperBound - 1] == 0x3D
  }

  /// Whether it is the layer of a view.
  func isLayersValue(_ text: TextBytes) -> Bool {
    text.has("layer =", at: aside.upperBound - 7, before: aside.upperBound)
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
    } else if let colon = text.find(":0x", in: range),
      let quote = text.findLast("'", in: range.lowerBound..<colon)
    {
      let name = names.readable(text, quote + 1..<colon)
      setController(name, address: text.firstAddress(in: colon..<range.upperBound))
    }
  }
}
