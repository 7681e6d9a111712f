import TouchCore

//  (lldb) po [0x7f8 gestureRecognizers]       asked: 0x7f8
//  <__NSArrayM 0x600>(                        begun: what is not listed up to the bracket that
//  <UITapGestureRecognizer: 0x60a; …>         closes it is not there
//  )                                          closed

/// Gives recognizers to the views that they are attached to.
struct RecognizerJoin: Sendable {
  private var elements: [(element: DumpedRecognizer, asked: UInt64?)] = []
  /// The view whose recognizers were asked for last.
  private var asked: UInt64?
  /// Whether the next line that says something is the answer.
  private var awaitsAnswer = false
  /// The list that is being read: whose it is, where that was asked, and its first element.
  private var list: (view: UInt64?, start: Int)?
  /// The views whose recognizers were listed to the end, be it none.
  private var answered: [UInt64] = []

  // Before, after, and some by themselves: no person pastes a view more often.
  /// How many views of one address get what was printed of it.
  private static let mostCopies = 16

  /// Whether nothing was printed of any.
  var isEmpty: Bool { elements.isEmpty && answered.isEmpty }

  /// Adds what was printed of one.
  mutating func add(_ element: DumpedRecognizer) { elements.append((element, asked)) }

  /// Says that something else begins, so that no bracket closes what is listed.
  mutating func breakOff() { (list, awaitsAnswer) = (nil, false) }

  /// Looks whether a line asks for the recognizers of a view, `po [0x7f8 gestureRecognizers]`, or
  /// begins or ends the list of those that were asked for.
  mutating func note(_ text: TextBytes, _ range: Range<Int>) {
    if let place = text.find("gestureRecognizers", in: range) {
      asked = text.firstAddress(in: range.lowerBound..<place)
      (list, awaitsAnswer) = (nil, asked != nil)
      return
    }
    let range = text.trimmed(range)
    guard !range.isEmpty else { return }
    let owner = awaitsAnswer ? asked : nil
    let open = list
    breakOff()
    if text.isNoList(range) {
      if let owner { answered.append(owner) }
    } else if text.beginsList(range) {
      list = (owner, elements.count)
    } else if text.isSame(range, ")"), let open {
      if let view = open.view ?? self.owner(ofListFrom: open.start) { answered.append(view) }
      asked = nil
    }
  }

  /// The only view that the recognizers of a list name; nil where there are several, or none.
  private func owner(ofListFrom start: Int) -> UInt64? {
    let views = Set(elements[start...].map { $0.element.view })
    return views.count == 1 ? views.first ?? nil : nil
  }

  /// Gives each to its view; what is left over belongs to nobody.
  ///
  /// - Complexity: O(*n*) in the number of recognizers.
  func join(to tree: inout ViewTree, _ places: [UInt64: [Int]]) -> [ImportRemark] {
    var remarks: [ImportRemark] = []
    var lists: [UInt64: PrintedRecognizers] = [:]
    for (element, asked) in elements {
      let recognizer = element.recognizer
      guard let view = element.view ?? asked, places[view] != nil else {
        remarks.append(
          ImportRemark(line: recognizer.line, .belongsToNobody(recognizer.className)))
        continue
      }
      lists[view, default: PrintedRecognizers()].add(recognizer)
    }
    for (view, list) in lists {
      for place in places[view]?.prefix(Self.mostCopies) ?? [] {
        tree.change(at: place) { view in
          view.recognizers = list.all
          if list.all.contains(where: { $0.delegate != nil }) { view.unknown.insert(.delegates) }
        }
      }
    }
    for view in Set(answered) {
      for place in places[view]?.prefix(Self.mostCopies) ?? [] {
        tree.change(at: place) { $0.unknown.remove(.recognizers) }
      }
    }
    return remarks
  }
}

/// What was printed of one view's recognizers: of one that was printed twice, what came last.
private struct PrintedRecognizers {
  private(set) var all: [ForeignRecognizer] = []
  private var places: [UInt64: Int] = [:]

  mutating func add(_ recognizer: ForeignRecognizer) {
    guard let address = recognizer.address, address != 0 else { return all.append(recognizer) }
    if let place = places[address] {
      all[place] = recognizer
    } else {
      places[address] = all.count
      all.append(recognizer)
    }
  }
}

extension TextBytes {
  /// Whether a line is how a debugger prints that there is no array, or an empty one.
  fileprivate func isNoList(_ range: Range<Int>) -> Bool {
    isSame(range, "nil") || isSame(range, "<nil>") || isSame(range, "()")
      || isArray(range) && has("()", at: range.upperBound - 2, before: range.upperBound)
  }

  /// Whether a line is how a debugger begins to print an array.
  fileprivate func beginsList(_ range: Range<Int>) -> Bool { isSame(range, "(") || isArray(range) }

  private func isArray(_ range: Range<Int>) -> Bool {
    has("<__NS", at: range.lowerBound, before: range.upperBound) && find("Array", in: range) != nil
  }
}
