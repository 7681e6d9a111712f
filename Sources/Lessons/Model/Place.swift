import TouchInquiry

/// Where something stands in a lesson file.
struct Place: Hashable, Sendable {
  var line: Int
  /// The character, from 1.
  var column = 1
  /// How many characters are meant.
  var length = 1
}

/// A line of a fence cut into words, without its comment.
struct Statement: Hashable, Sendable {
  let words: [PlacedWord]
  let line: Int

  /// The statements of a fence; blank lines are none.
  static func all(in fence: Fence) -> [Statement] {
    fence.body.enumerated().compactMap { offset, text in
      let words = PlacedWord.split(withoutComment(text))
      return words.isEmpty ? nil : Statement(words: words, line: fence.bodyLine + offset)
    }
  }

  /// Where a word stands.
  func place(of word: PlacedWord) -> Place {
    Place(line: line, column: word.column, length: word.text.count)
  }

  /// The place behind the last word, where something is missing.
  var end: Place {
    Place(line: line, column: words.last.map { $0.column + $0.text.count + 1 } ?? 1)
  }

  /// The words from a place on, as they are written, and the column at which they begin.
  ///
  /// Spaces stand as in the line, so columns count on.
  func text(from index: Int, to end: Int? = nil) -> (text: String, column: Int) {
    var text = ""
    let words = words[min(index, self.words.count)..<min(end ?? self.words.count, self.words.count)]
    guard let first = words.first else { return ("", self.end.column) }
    for word in words {
      text += String(repeating: " ", count: word.column - first.column - text.count) + word.text
    }
    return (text, first.column)
  }

  private static func withoutComment(_ text: String) -> String {
    var previous: Character?
    for (offset, character) in text.enumerated() {
      if character == "/", previous == "/" { return String(text.prefix(offset - 1)) }
      previous = character
    }
    return text
  }
}
