//  <UIPanGestureRecognizer: 0x6; state = …      a recognizer
//  <_UILabelContentLayer: 0x6> (layer)          a layer without a view
//  <Popover: 0x6> tapped: <UIView: 0x7; frame   a view, named by another object

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

  /// Whether a description is a layout guide's, which is no view: `<UILayoutGuide: 0x6 - "Margins", …`.
  func isGuide(_ head: ElementHead, before end: Int) -> Bool {
    has(" - \"", at: head.end, before: end)
      && find(", layoutFrame = ", in: head.end..<end) != nil
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
}
