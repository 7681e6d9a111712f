//  ··view a 0,0 10x10 text="two words"  // comment
//  ▲ ▲    ▲ ▲   ▲     ▲
//  │ words, a quoted part belongs to its word
//  indent: 2

/// A word of a line, by its place in the file.
struct Word: Hashable, Sendable {
  /// The place of its line.
  let line: Int
  /// Its bytes.
  let range: Range<Int>

  /// The word without its first bytes.
  func from(_ offset: Int) -> Word { Word(line: line, range: offset..<range.upperBound) }

  /// The word up to a byte.
  func upTo(_ offset: Int) -> Word { Word(line: line, range: range.lowerBound..<offset) }
}

/// A line cut into words.
struct Line {
  /// How many spaces it begins with.
  var indent = 0
  /// Its words; where something unreadable stands, only those before it.
  var words: [Word] = []
  /// Whether something unreadable follows the words.
  var isCut = false
}
