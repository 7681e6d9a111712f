/// Gives recognizers to the views that they are attached to.
struct RecognizerJoin: Sendable {
  private var elements: [(element: DumpedRecognizer, asked: UInt64?)] = []
  /// The view whose recognizers were asked for last.
  private var asked: UInt64?

  /// Whether none was printed.
  var isEmpty: Bool { elements.isEmpty }

  /// Adds what was printed of one.
  mutating func add(_ element: DumpedRecognizer) { elements.append((element, asked)) }

  /// Looks whether a line asks for the recognizers of a view: `po [0x7f8 gestureRecognizers]`.
  mutating func noteCommand(_ text: TextBytes, _ range: Range<Int>) {
    guard let place = text.find("gestureRecognizers", in: range) else { return }
    asked = text.firstAddress(in: range.lowerBound..<place)
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
    return remarks
  }
}
