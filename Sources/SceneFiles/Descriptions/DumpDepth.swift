//  <UIWindow: 0x1; …           root, indented by 0
//     | <UIView: 0x2; …        bars: one level each
//  <UIWindow: 0x3; …           another root
//    <UIView: 0x4; …           no bars: what is indented more than the root stands below it
//  <UIView: 0x5; …             neither, after a root: nobody knows

/// How deep the lines of a dump stand.
struct DumpDepth: Sendable {
  /// What a line's depth is told by.
  private enum Sign { case bars, blanks }

  /// What it is told by in the tree that is read; nil before its second line.
  private var sign: Sign?
  /// The indentation of the tree's root.
  private var rootIndent = 0
  /// Whether depth could not be told for sure anywhere.
  private(set) var isLost = false
  /// Whether what the line that was looked at last stands below is only a guess.
  private(set) var isGuess = false

  /// Whether one level deeper is one rank more.
  var countsLevels: Bool { sign != .blanks }

  /// How deep a line stands; 0 begins another tree.
  ///
  /// - Parameters:
  ///   - shape: The line.
  ///   - text: The paste.
  ///   - followsTree: Whether the line before was one of a tree.
  ///   - isPrinted: Whether its view was printed before, so that its superview is known.
  mutating func rank(
    of shape: DumpLine, in text: TextBytes, followsTree: Bool, isPrinted: Bool
  ) -> Int {
    if shape.barsTouch { (isLost, isGuess) = (true, true) }
    if shape.bars > 0 {
      sign = .bars
      return shape.bars
    }
    if followsTree, sign != .bars, shape.indent > rootIndent {
      sign = .blanks
      return shape.indent
    }
    let isWindow = shape.head.map { text.string($0.name).hasSuffix("Window") } == true
    isGuess = followsTree && sign == nil && !isWindow && !isPrinted && !shape.isMember(text)
    isLost = isLost || isGuess
    sign = nil
    rootIndent = shape.indent
    return 0
  }
}

extension DumpLine {
  /// Whether the view follows another one as the members of an array do, behind a comma.
  fileprivate func isMember(_ text: TextBytes) -> Bool {
    guard let head else { return false }
    var place = head.start
    while place > 0, text[place - 1].isBlank || text[place - 1].isBreakOrQuote { place -= 1 }
    return place > 0 && text[place - 1] == 0x2C
  }
}

extension UInt8 {
  fileprivate var isBreakOrQuote: Bool { self == 0x0A || self == 0x0D || self == 0x22 }
}
