//  (lldb) po [0x7f8 gestureRecognizers]       asked: 0x7f8
//  <__NSArray0 0x1eb>(                        answered: what is not listed is not there
//
//  )

/// Gives recognizers to the views that they are attached to.
struct RecognizerJoin: Sendable {
  private var elements: [(element: DumpedRecognizer, asked: UInt64?)] = []
  /// The view whose recognizers were asked for last.
  private var asked: UInt64?
  /// Whether the next line that says something is the answer.
  private var awaitsAnswer = false
  /// The views whose recognizers were listed, be it none.
  private var answered: [UInt64] = []

  /// Whether nothing was printed of any.
  var isEmpty: Bool { elements.isEmpty && answered.isEmpty }

  /// Adds what was printed of one.
  mutating func add(_ element: DumpedRecognizer) { elements.append((element, asked)) }

  /// Looks whether a line asks for the recognizers of a view, `po [0x7f8 gestureRecognizers]`, or
  /// begins the list of those that were asked for.
  mutating func note(_ text: TextBytes, _ range: Range<Int>) {
    if let place = text.find("gestureRecognizers", in: range) {
      asked = text.firstAddress(in: range.lowerBound..<place)
      awaitsAnswer = asked != nil
      return
    }
    let range = text.trimmed(range)
    guard awaitsAnswer, !range.isEmpty else { return }
    awaitsAnswer = false
    if let asked, text.beginsList(range) { answered.append(asked) }
  }

  /// Gives each to its view; what is left over belongs to nobody.
  func join(to tree: inout ViewTree, _ places: [UInt64: [Int]]) -> [ImportRemark] {
    var remarks: [ImportRemark] = []
    for (element, asked) in elements {
      let recognizer = element.recognizer
      guard let address = element.view ?? asked, let views = places[address] else {
        remarks.append(
          ImportRemark(line: recognizer.line, .belongsToNobody(recognizer.className)))
        continue
      }
      for view in views {
        tree.change(at: view) { view in
          view.recognizers.append(recognizer)
          view.unknown.remove(.recognizers)
          if recognizer.delegate != nil { view.unknown.insert(.delegates) }
        }
      }
    }
    for view in answered.flatMap({ places[$0] ?? [] }) {
      tree.change(at: view) { $0.unknown.remove(.recognizers) }
    }
    return remarks
  }
}

extension TextBytes {
  /// Whether a line is how a debugger begins to print an array, or prints that there is none.
  fileprivate func beginsList(_ range: Range<Int>) -> Bool {
    isSame(range, "nil") || isSame(range, "<nil>") || isSame(range, "(")
      || has("<__NS", at: range.lowerBound, before: range.upperBound)
        && find("Array", in: range) != nil
  }
}
