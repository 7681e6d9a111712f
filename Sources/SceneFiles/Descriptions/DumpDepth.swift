//  <UIWindow: 0x1; …           root, indented by 0
//     | <UIView: 0x2; …        bars: one level each
//  <UIWindow: 0x3; …           another root
//    <UIView: 0x4; …           no bars: what is indented more than the root stands below it
//  <UIView: 0x5; …             neither, after a window: nobody knows

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

  /// Whether one level deeper is one rank more.
  var countsLevels: Bool { sign != .blanks }

  /// How deep a line stands; 0 begins another tree.
  ///
  /// - Parameters:
  ///   - shape: The line.
  ///   - text: The paste.
  ///   - followsTree: Whether the line before was one of a tree.
  ///   - last: The class of the view that was read last.
  mutating func rank(
    of shape: DumpLine, in text: TextBytes, followsTree: Bool, after last: String?
  ) -> Int {
    if shape.barsTouch { isLost = true }
    if shape.bars > 0 {
      sign = .bars
      return shape.bars
    }
    if followsTree, sign != .bars, shape.indent > rootIndent {
      sign = .blanks
      return shape.indent
    }
    let name = shape.head.map { text.string($0.name) }
    if followsTree, sign == nil, last?.hasSuffix("Window") == true,
      name?.hasSuffix("Window") != true
    {
      isLost = true
    }
    sign = nil
    rootIndent = shape.indent
    return 0
  }
}
