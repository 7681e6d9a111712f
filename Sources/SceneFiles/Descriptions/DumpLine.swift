//  // 12:00:01 App[1:2]    |    | _buy, _button  <UIButton: 0x7f8; …
//  └── before the bars ──┘ └ two ┘└── aside ──┘  └ head
//
//     |    + <Shop.Sheet 0x7f9>, state: …         the last mark is a plus: presented
//  : | : <UIButton: 0x7f8; …                        before iOS 4 every other bar is a colon
//  2＃        <UIButton: 0x7f8; …                   numbered: what is blank behind the mark counts

/// Where a line stands in the tree, and what begins in it.
struct DumpLine: Sendable {
  /// How many bars and pluses stand before the view.
  private(set) var bars = 0
  /// Whether two bars touch, as where blanks have been lost.
  private(set) var barsTouch = false
  /// Whether the last of them says that what follows is presented.
  private(set) var isPresented = false
  /// How many columns of blanks the line begins with, or has behind the number of its depth.
  private(set) var indent = 0
  /// What stands between the bars and the view.
  private(set) var aside: Range<Int>
  /// The view, or another object, that the line names.
  private(set) var head: ElementHead?

  init(_ text: TextBytes, _ range: Range<Int>) {
    let end = range.upperBound
    aside = range.lowerBound..<range.lowerBound
    indent = text.indent(text.behindNumber(range))
    var place = range.lowerBound
    var afterBars = place
    var (failures, isAside, isFirst) = (0, false, true)
    while place < end {
      let byte = text[place]
      if byte == 0x3C {
        head = ElementHead(text, at: place, before: end)
        if head != nil { break }
        failures += 1
        // 256 that are none: this is no line of a dump.
        if failures == 256 { return }
      }
      if let mark = Mark(text, place, before: end, isFirst: isFirst), mark.isBar || !isAside {
        barsTouch = barsTouch || mark == .bar && place > range.lowerBound && text[place - 1] == byte
        bars += 1
        isPresented = mark == .plus || mark == .modal
        isAside = false
        place += mark == .line ? 2 : mark == .modal ? 1 : 0
        afterBars = place + 1
      } else if !byte.isBlank {
        isFirst = false
        isAside = bars > 0
      }
      place += 1
    }
    aside = text.trimmed(min(afterBars, place)..<place)
  }

  /// What may stand before a view and count.
  private enum Mark {
    /// `|`, one level.
    case bar
    /// `│` or `｜`, one level, as drawn.
    case line
    /// `:`, one level, where nothing but such marks stands before it.
    case colon
    /// `+`, one level, of what is presented.
    case plus
    /// `*M`, one level, of what is presented.
    case modal

    /// Whether it counts whatever stands between it and the one before.
    var isBar: Bool { self == .bar || self == .line }

    init?(_ text: TextBytes, _ place: Int, before end: Int, isFirst: Bool) {
      switch text[place] {
      case 0x7C: self = .bar
      case 0x3A where isFirst && text.has(": ", at: place, before: end): self = .colon
      case 0xE2 where text.has("│", at: place, before: end): self = .line
      case 0xEF where text.has("｜", at: place, before: end): self = .line
      case 0x2B where text.has("+ <", at: place, before: end): self = .plus
      case 0x2A where text.has("*M<", at: place, before: end): self = .modal
      default: return nil
      }
    }
  }
}

extension DumpLine {
  /// Whether a line may be the rest of a text that began in the line before: no view begins in it.
  ///
  /// - Parameter isInText: Whether a quotation mark is open, so that brackets and bars may be words.
  func goesOn(_ text: TextBytes, _ range: Range<Int>, isInText: Bool) -> Bool {
    guard bars == 0 || isInText && !beginsWithBar(text, range) else { return false }
    guard let head else { return true }
    guard text.find("; frame = (", in: range) == nil else { return false }
    return isValue(text) || text.lastSign(before: head.start) == 0x3D
      || isInText && head.address == nil && text.has(">", at: head.end, before: range.upperBound)
  }

  private func beginsWithBar(_ text: TextBytes, _ range: Range<Int>) -> Bool {
    let start = text.skipBlanks(range.lowerBound, before: range.upperBound)
    return start < range.upperBound
      && Mark(text, start, before: range.upperBound, isFirst: true) != nil
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

extension TextBytes {
  /// The last byte before a place that is no blank, be it in another line.
  fileprivate func lastSign(before place: Int) -> UInt8? {
    var place = place - 1
    while place >= 0, self[place].isBlank { place -= 1 }
    return place < 0 ? nil : self[place]
  }

  /// A line without the number of its depth, `2＃`, that it begins with.
  func behindNumber(_ line: Range<Int>) -> Range<Int> {
    let start = skipBlanks(line.lowerBound, before: line.upperBound)
    var place = start
    while place < line.upperBound, (0x30...0x39).contains(self[place]) { place += 1 }
    guard place > start, has("＃", at: place, before: line.upperBound) else { return line }
    return place + "＃".utf8.count..<line.upperBound
  }

  /// How many columns of blanks a range begins with; a tab goes on to the next multiple of four.
  func indent(_ range: Range<Int>) -> Int {
    var columns = 0
    for place in range {
      switch self[place] {
      case 0x20: columns += 1
      case 0x09: columns = (columns / 4 + 1) * 4
      default: return columns
      }
    }
    return columns
  }
}
